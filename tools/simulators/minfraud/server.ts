import { join } from "node:path"
import { adminRoutes } from "../admin.ts"
import { SimulatedClock } from "../clock.ts"
import { FaultPlan } from "../faults.ts"
import { Outbox } from "../outbox.ts"
import { serveVendor } from "../serve-vendor.ts"
import type { SharedSettings } from "../settings.ts"
import type { RunningSimulator } from "../vendor.ts"
import { vendorApp } from "../vendor-app.ts"
import { type AccountKeys, checkAdmin, vendorRoutes } from "./api.ts"
import { Store } from "./store.ts"

export interface MinFraudSimulatorOptions extends SharedSettings {
  /** 0 for any free one. */
  readonly port: number
  readonly keys: AccountKeys
}

/** The vendor on this machine: its API, and routes for tests. It sends no webhooks. */
export const startMinFraud = async (options: MinFraudSimulatorOptions): Promise<RunningSimulator> => {
  const { adminToken, keys, report, webhookRetryMs } = options
  const clock = new SimulatedClock()
  const faults = new FaultPlan()
  const stopping = new AbortController()
  const outbox = new Outbox({
    url: undefined,
    clock,
    retryMs: webhookRetryMs,
    build: () => ({ contentType: "application/json", body: "" }),
    save: () => Promise.resolve(),
    report,
  })
  const store = await Store.open(join(options.directory, "minfraud.jsonl"))

  const app = vendorApp({
    name: "minfraud",
    bodyLimit: 64 * 1_024,
    faults,
    stopped: stopping.signal,
    report,
  })
  vendorRoutes(app, { clock, keys, store })
  adminRoutes(app, { token: adminToken, clock, faults, outbox }, (admin) => checkAdmin(admin, store))

  return serveVendor({ name: "minfraud", app, outbox, store, stopping }, options)
}
