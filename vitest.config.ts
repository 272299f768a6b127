import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

/** Tests wait for Postgres as much as for the processor: more of them than there are cores. */
const maxWorkers = Math.ceil(availableParallelism() * 2)

const ignored = ["**/node_modules/**", "**/dist/**", "data/**"]

/** What tests of parts share: one throw-away Postgres, and time for a busy machine. */
const onPostgres = {
  globalSetup: ["tools/test/global-setup.ts"],
  maxWorkers,
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/**
 * `parts`: all that starts no shop, kills nothing and opens no browser; `screens`: those of them that are about the apps.
 * `faults`: tests that start servers or commands of their own, or kill them or cut them off. `shop`: tests that start
 * the whole shop.
 */
export default defineConfig({
  // Node gives everybody the CommonJS form of graphql; a second copy from its ES modules would not know its own types.
  resolve: { alias: [{ find: /^graphql$/, replacement: import.meta.resolve("graphql") }] },
  test: {
    // Costs time in each file, so it is left out where nothing is to be repeated.
    setupFiles: process.env.PROPERTY_SEED === undefined ? [] : ["tools/test/replay-property.ts"],
    unstubEnvs: true,
    restoreMocks: true,
    // The line that the summary says of a failure names the values, not "[ …(2) ]".
    chaiConfig: { truncateThreshold: 300 },
    // One second, the default, is not enough for what a busy machine does later.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          include: ["{domain,projections,api,tools}/**/*.test.ts"],
          exclude: [...ignored, "**/*.{faults,servers,shop}.test.ts"],
          ...onPostgres,
          // None of them replaces a module or a global: loading all modules anew for each file is a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "screens",
          include: ["apps/{ui,storefront,backoffice}/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
          exclude: ignored,
          // Each file begins anew, which takes a third less as a thread than as a process.
          pool: "threads",
          maxWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["{api,tools}/**/*.{faults,servers}.test.ts"],
          exclude: ignored,
          ...onPostgres,
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
