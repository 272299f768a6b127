import { join } from "node:path"
import Fastify from "fastify"
import { adminRoutes } from "../admin.ts"
import { SimulatedClock } from "../clock.ts"
import { disturb, FaultPlan } from "../faults.ts"
import { Outbox } from "../outbox.ts"
import type { SharedSettings } from "../settings.ts"
import type { RunningSimulator } from "../vendor.ts"
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
  /** Where browsers reach the simulator; absent: at its own address. */
  readonly browserUrl: string | undefined
  readonly settings: LenderSettings
}

const lookEveryMs = 250

const reason = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

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

  const app = Fastify({ forceCloseConnections: true, keepAliveTimeout: 75_000, bodyLimit: 256 * 1_024 })
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500)
      report(`simple-lease: ${request.method} ${request.routeOptions.url ?? "?"}: ${error.message}`)
    return reply
      .code(status)
      .send(status >= 500 ? "" : { error: { code: "invalid_request", message: error.message } })
  })

  disturb(app, faults, stopping.signal)
  app.get("/healthz", async () => ({ ok: true }))
  const signUrl = (token: string) => new URL(`/sign/${token}`, options.browserUrl ?? ownUrl).href
  lenderRoutes(app, { lender, store, clock, apiKey, stopped: stopping.signal, signUrl })
  signPage(app, { clock, lender, store })
  adminRoutes(app, { token: adminToken, clock, faults, outbox }, (admin) =>
    applicationAdmin(admin, lender, store),
  )

  const close = async () => {
    stopping.abort()
    await lender.rounds.stop()
    outbox.stop()
    await app.close()
    await store.close()
  }
  let ownUrl = ""
  try {
    ownUrl = await app.listen({ host: options.host, port: options.port })
    lender.rounds.start(lookEveryMs, (cause) => report(`simple-lease: ${reason(cause)}`))
    outbox.resume()
    return { url: ownUrl, adminUrl: `${ownUrl}/admin`, close }
  } catch (cause) {
    await close()
    throw cause
  }
}
