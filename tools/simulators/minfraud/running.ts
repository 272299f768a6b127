import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startMinFraud } from "./server.ts"

const keys = { accountId: "10", licenseKey: "license-of-tests" }

/** The vendor's simulator, for tests of a whole shop. */
export const startMinFraudBench = async () => {
  const directory = await mkdtemp(join(tmpdir(), "voltread-minfraud-"))
  const simulator = await startMinFraud({
    host: "127.0.0.1",
    port: 0,
    directory,
    adminToken: "admin-token-of-tests",
    keys,
    webhookUrl: undefined,
    webhookRetryMs: 20,
    report: () => undefined,
  })
  return {
    /** The addresses for a shop process, with its other environment variables. */
    urls: { MINFRAUD_URL: simulator.url },
    environment: { MINFRAUD_ACCOUNT_ID: keys.accountId, MINFRAUD_LICENSE_KEY: keys.licenseKey },
    close: async () => {
      await simulator.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
