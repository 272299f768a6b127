import { randomBytes, randomUUID } from "node:crypto"
import type { SimulatedClock } from "../clock.ts"
import type { Book } from "../coin-vendor/book.ts"
import { coinOf, unitsFor } from "../coin-vendor/coins.ts"
import type { Notification, Outbox } from "../outbox.ts"
import { advanced, type Invoice, maySwitch, paid, pushed, type Status } from "./invoice.ts"

export interface InvoiceRequest {
  readonly orderNumber: string
  readonly orderName: string
  readonly email: string | null
  readonly coin: string
  readonly allowed: ReadonlyArray<string>
  /** Cents. */
  readonly sourceAmount: number
  readonly expireMinutes: number
  readonly callbackSearch: string
  readonly successUrl: string | null
  readonly failUrl: string | null
}

export interface PlisioSettings {
  /** From a payment to its confirmation by the network. */
  confirmAfterMs: number
}

/** The vendor itself: decides, stores, then answers. It has no HTTP. */
export class Plisio {
  readonly settings: PlisioSettings
  readonly #book: Book<Invoice>
  readonly #clock: SimulatedClock
  readonly #outbox: Outbox
  #stored: Promise<void> = Promise.resolve()

  constructor(parts: {
    readonly book: Book<Invoice>
    readonly clock: SimulatedClock
    readonly outbox: Outbox
    readonly settings: PlisioSettings
  }) {
    this.#book = parts.book
    this.#clock = parts.clock
    this.#outbox = parts.outbox
    this.settings = { ...parts.settings }
  }

  /** `undefined` for a coin without a rate. */
  async create(request: InvoiceRequest): Promise<Invoice | undefined> {
    const { expireMinutes, coin: coinId, ...asked } = request
    const coin = coinOf(coinId)
    if (coin === undefined) return undefined
    const now = this.#clock.now()
    const invoice: Invoice = {
      ...asked,
      id: randomBytes(12).toString("hex"),
      coin: coinId,
      units: unitsFor(coin, request.sourceAmount),
      status: "new",
      createdAt: now,
      expiresAt: now + expireMinutes * 60_000,
      parentId: null,
      childId: null,
      payments: [],
    }
    await this.#store(invoice)
    return invoice
  }

  /** The invoice in its current state. */
  async find(id: string): Promise<Invoice | undefined> {
    const known = this.#book.find(id)
    if (known === undefined) return undefined
    const now = advanced(known, this.#clock.now(), this.settings.confirmAfterMs)
    // Also waits until the change of another call is on disk, before it is told.
    await (now === known ? this.#stored : this.#store(now))
    return now
  }

  /** Oldest first. */
  async search(text: string): Promise<ReadonlyArray<Invoice>> {
    const found = this.#book
      .list()
      .filter(({ id, orderNumber, email }) => id === text || orderNumber.includes(text) || email === text)
    const invoices = await Promise.all(found.map(({ id }) => this.find(id)))
    return invoices.filter((invoice) => invoice !== undefined)
  }

  byOrderNumber(orderNumber: string): Invoice | undefined {
    return this.#book.list().find((invoice) => invoice.orderNumber === orderNumber)
  }

  async pay(id: string, units: number): Promise<void> {
    const invoice = await this.find(id)
    if (invoice === undefined || units <= 0) return
    await this.#store(paid(invoice, randomUUID().replaceAll("-", ""), units, this.#clock.now()))
  }

  /** The invoice that the shopper continues with: a new one in that coin, or the same if it cannot be replaced. */
  async switchCoin(id: string, coinId: string): Promise<Invoice | undefined> {
    const invoice = await this.find(id)
    const coin = coinOf(coinId)
    if (invoice === undefined || coin === undefined || !maySwitch(invoice, coinId)) return invoice
    const child: Invoice = {
      ...invoice,
      id: randomBytes(12).toString("hex"),
      coin: coinId,
      units: unitsFor(coin, invoice.sourceAmount),
      createdAt: this.#clock.now(),
      parentId: invoice.id,
    }
    await this.#store({ ...invoice, status: "cancelled_duplicate", childId: child.id }, child)
    return child
  }

  /** Expires the invoice at once. */
  async expire(id: string): Promise<void> {
    const invoice = await this.find(id)
    if (invoice === undefined) return
    const now = this.#clock.now()
    const over = advanced({ ...invoice, expiresAt: now }, now, this.settings.confirmAfterMs)
    await this.#store(over)
  }

  async push(id: string, status: Status): Promise<Invoice | undefined> {
    const invoice = await this.find(id)
    if (invoice === undefined) return undefined
    const now = pushed(invoice, status, this.#clock.now())
    await this.#store(now)
    return now
  }

  /** Imports old records: no messages are sent, and existing records are not changed. */
  async take(invoices: ReadonlyArray<Invoice>): Promise<void> {
    const unknown = invoices.filter(({ id }) => this.#book.find(id) === undefined)
    if (unknown.length > 0) await this.#book.commit({ records: unknown })
  }

  /** Does what is due. */
  async tick(): Promise<void> {
    await Promise.all(this.#book.waiting().map(({ id }) => this.find(id)))
  }

  #store(...invoices: ReadonlyArray<Invoice>): Promise<void> {
    this.#stored = this.#write(invoices)
    return this.#stored
  }

  async #write(invoices: ReadonlyArray<Invoice>): Promise<void> {
    const notifications = invoices.map(
      ({ id, status }): Notification => ({
        id: randomUUID(),
        kind: status,
        subject: id,
        at: this.#clock.now(),
        attempts: 0,
        state: "waiting",
      }),
    )
    await this.#book.commit({ records: invoices, notifications })
    for (const notification of notifications) this.#outbox.post(notification)
  }
}
