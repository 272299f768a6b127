import { join } from "node:path"
import { adminRoutes } from "../admin.ts"
import { SimulatedClock } from "../clock.ts"
import { FaultPlan } from "../faults.ts"
import { Outbox } from "../outbox.ts"
import { serveVendor } from "../serve-vendor.ts"
import type { SharedSettings } from "../settings.ts"
import type { RunningSimulator } from "../vendor.ts"
import { takeEmptyJson, vendorApp } from "../vendor-app.ts"
import { orderAdmin } from "./admin.ts"
import { type KlarnaKeys, vendorRoutes } from "./api.ts"
import { Klarna, type KlarnaSettings } from "./klarna.ts"
import { notice } from "./notices.ts"
import { Store } from "./store.ts"
import { widgetRoutes } from "./widget.ts"

export interface KlarnaSimulatorOptions extends SharedSettings {
  /** 0 for any free one. */
  readonly port: number
  readonly keys: KlarnaKeys
  readonly settings: KlarnaSettings
}

/** The vendor waits 2 seconds for an answer, and retries 3 times. */
const PATIENCE = { timeoutMs: 2_000, tries: 4 }

/** The vendor on this machine: its API, its widget, its callbacks, and routes for tests. */
export const startKlarna = async (options: KlarnaSimulatorOptions): Promise<RunningSimulator> => {
  const { adminToken, keys, report, webhookRetryMs, webhookUrl } = options
  const clock = new SimulatedClock()
  const faults = new FaultPlan()
  const stopping = new AbortController()
  const outbox: Outbox = new Outbox({
    url: webhookUrl,
    clock,
    retryMs: webhookRetryMs,
    patience: PATIENCE,
    build: (notification, misSigned) => notice(notification, store, misSigned),
    save: (notification) => store.commit({ notifications: [notification] }),
    report,
  })
  const store: Store = await Store.open(join(options.directory, "klarna.jsonl"), (notification) =>
    outbox.restore(notification),
  )
  const klarna = new Klarna({ store, clock, outbox, settings: options.settings })

  const app = vendorApp({ name: "klarna", bodyLimit: 1_048_576, faults, stopped: stopping.signal, report })
  takeEmptyJson(app)
  widgetRoutes(app, klarna, store)
  vendorRoutes(app, { klarna, store, clock, keys })
  adminRoutes(app, { token: adminToken, clock, faults, outbox }, (admin) =>
    orderAdmin(admin, klarna, store, clock),
  )

  return serveVendor({ name: "klarna", app, outbox, store, stopping, round: () => klarna.tick() }, options)
}
