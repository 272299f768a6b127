import { join } from "node:path"
import Fastify from "fastify"
import { adminRoutes } from "../admin.ts"
import { SimulatedClock } from "../clock.ts"
import { disturb, FaultPlan } from "../faults.ts"
import { Outbox } from "../outbox.ts"
import type { SharedSettings } from "../settings.ts"
import type { RunningSimulator } from "../vendor.ts"
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

  const app = Fastify({ forceCloseConnections: true, keepAliveTimeout: 75_000, bodyLimit: 64 * 1_024 })
  disturb(app, faults, stopping.signal)
  app.get("/healthz", async () => ({ ok: true }))
  vendorRoutes(app, { clock, keys, store })
  adminRoutes(app, { token: adminToken, clock, faults, outbox }, (admin) => checkAdmin(admin, store))

  const close = async () => {
    stopping.abort()
    await app.close()
    await store.close()
  }
  try {
    const url = await app.listen({ host: options.host, port: options.port })
    return { url, adminUrl: `${url}/admin`, close }
  } catch (cause) {
    await close()
    throw cause
  }
}
