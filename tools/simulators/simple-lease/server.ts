import { join } from "node:path"
import { adminRoutes } from "../admin.ts"
import { SimulatedClock } from "../clock.ts"
import { FaultPlan } from "../faults.ts"
import { Outbox } from "../outbox.ts"
import { serveVendor } from "../serve-vendor.ts"
import type { SharedSettings } from "../settings.ts"
import type { RunningSimulator } from "../vendor.ts"
import { vendorApp } from "../vendor-app.ts"
import { applicationAdmin } from "./admin.ts"
import { lenderRoutes } from "./api.ts"
import { Lender } from "./lender.ts"
import { notice } from "./notices.ts"
import type { LenderSettings } from "./rules.ts"
import { signPage } from "./sign-page.ts"
import { Store } from "./store.ts"

export interface LenderSimulatorOptions extends SharedSettings {
  /** 0 for any free one. */
  readonly port: number
  readonly apiKey: string
  readonly webhookSecret: string
  /** The address for browsers; absent: the simulator's own address. */
  readonly browserUrl: string | undefined
  readonly settings: LenderSettings
}

/** The lender on this machine: its API, its page for signatures, its webhooks, and routes for tests. */
export const startLender = async (options: LenderSimulatorOptions): Promise<RunningSimulator> => {
  const { adminToken, apiKey, report, webhookRetryMs, webhookSecret, webhookUrl } = options
  const clock = new SimulatedClock()
  const faults = new FaultPlan()
  const stopping = new AbortController()
  const outbox: Outbox = new Outbox({
    url: webhookUrl,
    clock,
    retryMs: webhookRetryMs,
    build: (notification, misSigned) =>
      notice(notification, store.application(notification.subject), webhookSecret, clock, misSigned),
    save: (notification) => store.commit({ notifications: [notification] }),
    report,
  })
  const store: Store = await Store.open(join(options.directory, "simple-lease.jsonl"), (notification) =>
    outbox.restore(notification),
  )
  const lender = new Lender({ store, clock, outbox, settings: options.settings })

  const app = vendorApp({
    name: "simple-lease",
    bodyLimit: 256 * 1_024,
    faults,
    stopped: stopping.signal,
    report,
    refusal: (message) => ({ error: { code: "invalid_request", message } }),
  })
  const signUrl = (token: string) => new URL(`/sign/${token}`, options.browserUrl ?? app.listeningOrigin).href
  lenderRoutes(app, { lender, store, clock, apiKey, stopped: stopping.signal, signUrl })
  signPage(app, { clock, lender, store })
  adminRoutes(app, { token: adminToken, clock, faults, outbox }, (admin) =>
    applicationAdmin(admin, lender, store),
  )

  return serveVendor(
    { name: "simple-lease", app, outbox, store, stopping, round: () => lender.tick() },
    options,
  )
}
