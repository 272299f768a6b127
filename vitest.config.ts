import { defineConfig } from "vitest/config"

const ignored = ["**/node_modules/**", "**/dist/**", "data/**"]

/** `parts`: everything but the running shop, on one throw-away Postgres. `shop`: tests that start the whole of it. */
export default defineConfig({
  // Node gives everybody the CommonJS form of graphql; a second copy from its ES modules would not know its own types.
  resolve: { alias: [{ find: /^graphql$/, replacement: import.meta.resolve("graphql") }] },
  test: {
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          include: [
            "{domain,projections,api,tools}/**/*.test.ts",
            "apps/{ui,storefront,backoffice}/**/*.test.{ts,tsx}",
          ],
          exclude: [...ignored, "**/*.shop.test.ts"],
          globalSetup: ["tools/test/global-setup.ts"],
          // They wait for Postgres as much as for the processor: all of it, also on two cores.
          maxWorkers: "100%",
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "shop",
          include: ["tools/**/*.shop.test.ts"],
          exclude: ignored,
          // Each of them takes the whole machine.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
