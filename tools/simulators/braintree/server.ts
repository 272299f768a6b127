import { join } from "node:path"
import { adminRoutes } from "../admin.ts"
import { SimulatedClock } from "../clock.ts"
import { FaultPlan } from "../faults.ts"
import { Outbox } from "../outbox.ts"
import { serveVendor } from "../serve-vendor.ts"
import type { SharedSettings } from "../settings.ts"
import type { RunningSimulator } from "../vendor.ts"
import { takeEmptyJson, vendorApp } from "../vendor-app.ts"
import { transactionAdmin } from "./admin.ts"
import { type MerchantKeys, vendorRoutes } from "./api.ts"
import { Gateway, type GatewaySettings } from "./gateway.ts"
import { googlePay } from "./google-pay.ts"
import { notice } from "./notices.ts"
import { Settler } from "./settlement.ts"
import { Store } from "./store.ts"
import { tokenizer } from "./tokenizer.ts"

export interface BraintreeSimulatorOptions extends SharedSettings {
  /** 0 for any free one. */
  readonly port: number
  readonly keys: MerchantKeys
  readonly settings: GatewaySettings
}

export interface RunningBraintree extends RunningSimulator {
  /** The back end of the card form. */
  readonly tokenizeUrl: string
}

/** The vendor on this machine: its API, its card form's back end, its webhooks, and routes for tests. */
export const startBraintree = async (options: BraintreeSimulatorOptions): Promise<RunningBraintree> => {
  const { adminToken, keys, report, webhookRetryMs, webhookUrl } = options
  const clock = new SimulatedClock()
  const faults = new FaultPlan()
  const stopping = new AbortController()
  const outbox: Outbox = new Outbox({
    url: webhookUrl,
    clock,
    retryMs: webhookRetryMs,
    build: (notification, misSigned) =>
      notice(notification, store.transaction(notification.subject), keys, clock, misSigned),
    save: (notification) => store.commit({ notifications: [notification] }),
    report,
  })
  const store: Store = await Store.open(join(options.directory, "braintree.jsonl"), (notification) =>
    outbox.restore(notification),
  )
  const gateway = new Gateway({ store, clock, outbox, settings: options.settings, stopped: stopping.signal })
  const settler = new Settler(gateway, store, clock)

  const app = vendorApp({
    name: "braintree",
    bodyLimit: 64 * 1_024,
    faults,
    stopped: stopping.signal,
    report,
  })
  takeEmptyJson(app)
  tokenizer(app, store, clock)
  googlePay(app, store, clock)
  vendorRoutes(app, { gateway, store, clock, keys })
  adminRoutes(app, { token: adminToken, clock, faults, outbox }, (admin) =>
    transactionAdmin(admin, gateway, store),
  )

  const running = await serveVendor(
    { name: "braintree", app, outbox, store, stopping, round: () => settler.run() },
    options,
  )
  return { ...running, tokenizeUrl: `${running.url}/tokenize` }
}
