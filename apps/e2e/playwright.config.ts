import { defineConfig } from "@playwright/test"

const executablePath = process.env.E2E_CHROMIUM

/**
 * Journeys through a running shop. `npm test` starts one; by hand, name yours with E2E_BASE_URL, its page of simulated
 * vendors with E2E_OPERATOR_URL, and its DEMO_PASSWORD.
 */
export default defineConfig({
  testDir: "journeys",
  testMatch: "**/*.e2e.ts",
  // One shop on two cores: journeys after each other measure the shop, not the queue for the processor.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  outputDir: "test-results",
  use: {
    baseURL: process.env.E2E_BASE_URL ?? "http://localhost:3000",
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "America/Chicago",
    actionTimeout: 15_000,
    // Recording takes half as long again; `--trace on` shows a journey that failed.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
})
