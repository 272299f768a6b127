import { join } from "node:path"
import type { Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { adminRoutes } from "../admin.ts"
import { SimulatedClock } from "../clock.ts"
import { FaultPlan } from "../faults.ts"
import { type Message, type Notification, Outbox } from "../outbox.ts"
import { serveVendor } from "../serve-vendor.ts"
import type { SharedSettings } from "../settings.ts"
import type { RunningSimulator } from "../vendor.ts"
import { vendorApp } from "../vendor-app.ts"
import { Book } from "./book.ts"

export interface Parts<R extends { readonly id: string }> {
  readonly app: FastifyInstance
  readonly book: Book<R>
  readonly clock: SimulatedClock
  readonly outbox: Outbox
  /** The address of a page, for browsers. */
  readonly pageUrl: (path: string) => string
}

export interface CryptoVendorOptions extends SharedSettings {
  /** 0 for any free one. */
  readonly port: number
  /** The address for browsers; absent: the listening address. */
  readonly publicUrl: string | undefined
}

/** The parts of a vendor of crypto payments. */
export interface CryptoVendor<S extends Schema.Decoder<{ readonly id: string }>> {
  readonly name: string
  readonly schema: S
  /** Whether the record may still change as time passes. */
  readonly isWaiting: (record: S["Type"]) => boolean
  readonly build: (
    notification: Notification,
    record: S["Type"] | undefined,
    misSigned: boolean,
    parts: Pick<Parts<S["Type"]>, "clock" | "pageUrl">,
  ) => Message
  /** Adds the vendor's routes; the returned function is called repeatedly to do what is due. */
  readonly open: (parts: Parts<S["Type"]>) => {
    readonly tick: () => Promise<void>
    readonly admin: (admin: FastifyInstance) => void
  }
}

/** A vendor on this machine: its API, its pages, its webhooks, and routes for tests. */
export const startCryptoVendor = async <S extends Schema.Decoder<{ readonly id: string }>>(
  vendor: CryptoVendor<S>,
  options: CryptoVendorOptions,
): Promise<RunningSimulator> => {
  const { report } = options
  const clock = new SimulatedClock()
  const faults = new FaultPlan()
  const stopping = new AbortController()
  const outbox: Outbox = new Outbox({
    url: options.webhookUrl,
    clock,
    retryMs: options.webhookRetryMs,
    build: (notification, misSigned) =>
      vendor.build(notification, book.find(notification.subject), misSigned, { clock, pageUrl }),
    save: (notification) => book.commit({ notifications: [notification] }),
    report,
  })
  const book: Book<S["Type"]> = await Book.open(
    join(options.directory, `${vendor.name}.jsonl`),
    vendor.schema,
    vendor.isWaiting,
    (notification) => outbox.restore(notification),
  )

  const app = vendorApp({
    name: vendor.name,
    bodyLimit: 64 * 1_024,
    faults,
    stopped: stopping.signal,
    report,
  })
  const pageUrl = (path: string) => new URL(path, options.publicUrl ?? app.listeningOrigin).href
  const { admin, tick } = vendor.open({ app, book, clock, outbox, pageUrl })
  adminRoutes(app, { token: options.adminToken, clock, faults, outbox }, admin)

  return serveVendor({ name: vendor.name, app, outbox, store: book, stopping, round: tick }, options)
}
