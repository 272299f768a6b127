import { randomBytes, randomUUID } from "node:crypto"
import type { SimulatedClock } from "../clock.ts"
import type { Book } from "../coin-vendor/book.ts"
import { coinOf, unitsFor } from "../coin-vendor/coins.ts"
import type { Notification, Outbox } from "../outbox.ts"
import { advanced, type Charge, paid, type Status, statusOf, withEntry } from "./charge.ts"

export interface ChargeRequest {
  readonly name: string
  readonly description: string
  readonly cents: number
  readonly metadata: Readonly<Record<string, string>>
  readonly redirectUrl: string | null
  readonly cancelUrl: string | null
}

export interface CoinbaseSettings {
  /** From a payment to its confirmation by the network. */
  confirmAfterMs: number
  /** How long a charge can be paid. */
  expireAfterMs: number
}

const EVENT_TYPES: Readonly<Record<Status, string | null>> = {
  NEW: "charge:created",
  SIGNED: null,
  PENDING: "charge:pending",
  COMPLETED: "charge:confirmed",
  EXPIRED: "charge:failed",
  CANCELED: "charge:failed",
  UNRESOLVED: "charge:failed",
  RESOLVED: "charge:resolved",
  "REFUND PENDING": null,
  REFUNDED: null,
}

/** The event that reports the last entry of a charge's timeline. */
const eventType = (charge: Charge): string | null =>
  charge.timeline.at(-1)?.context === "DELAYED" ? "charge:delayed" : EVENT_TYPES[statusOf(charge)]

/** The vendor itself: decides, stores, then answers. It has no HTTP. */
export class Coinbase {
  readonly settings: CoinbaseSettings
  readonly #book: Book<Charge>
  readonly #clock: SimulatedClock
  readonly #outbox: Outbox
  #stored: Promise<void> = Promise.resolve()

  constructor(parts: {
    readonly book: Book<Charge>
    readonly clock: SimulatedClock
    readonly outbox: Outbox
    readonly settings: CoinbaseSettings
  }) {
    this.#book = parts.book
    this.#clock = parts.clock
    this.#outbox = parts.outbox
    this.settings = { ...parts.settings }
  }

  async create(request: ChargeRequest): Promise<Charge> {
    const now = this.#clock.now()
    const charge: Charge = {
      ...request,
      id: randomUUID(),
      code: randomBytes(5).toString("hex").slice(0, 8).toUpperCase(),
      createdAt: now,
      expiresAt: now + this.settings.expireAfterMs,
      timeline: [{ at: now, status: "NEW", context: null }],
      payments: [],
    }
    await this.#store(charge)
    return charge
  }

  /** By its id or its code, in its current state. */
  async find(name: string): Promise<Charge | undefined> {
    const known = this.#book.find(name) ?? this.#book.list().find(({ code }) => code === name)
    if (known === undefined) return undefined
    const now = advanced(known, this.#clock.now(), this.settings.confirmAfterMs)
    // The change of another call is not reported before it is on disk, either.
    await (now === known ? this.#stored : this.#store(now))
    return now
  }

  /** Newest first. */
  async list(): Promise<ReadonlyArray<Charge>> {
    const charges = await Promise.all(this.#book.list().map(({ id }) => this.find(id)))
    return charges.filter((charge) => charge !== undefined).reverse()
  }

  async pay(name: string, cents: number, coinId: string): Promise<Charge | undefined> {
    const charge = await this.find(name)
    const coin = coinOf(coinId)
    if (charge === undefined || coin === undefined || cents <= 0) return charge
    const transactionId = `0x${randomUUID().replaceAll("-", "")}`
    const after = paid(
      charge,
      { transactionId, coin: coinId, units: unitsFor(coin, cents), cents },
      this.#clock.now(),
    )
    await this.#store(after)
    return after
  }

  /** Expires the charge at once. */
  async expire(name: string): Promise<Charge | undefined> {
    const charge = await this.find(name)
    if (charge === undefined) return undefined
    const now = this.#clock.now()
    const after = advanced({ ...charge, expiresAt: now }, now, this.settings.confirmAfterMs)
    await this.#store(after)
    return after
  }

  /** `undefined` if the charge's state does not allow that. */
  async move(name: string, from: ReadonlyArray<Status>, to: Status): Promise<Charge | undefined> {
    const charge = await this.find(name)
    if (charge === undefined || !from.includes(statusOf(charge))) return undefined
    return this.push(name, to)
  }

  async push(name: string, status: Status): Promise<Charge | undefined> {
    const charge = await this.find(name)
    if (charge === undefined) return undefined
    const after = withEntry(charge, status, this.#clock.now())
    await this.#store(after)
    return after
  }

  /** Imports old records: no messages are sent, and existing records are not changed. */
  async take(charges: ReadonlyArray<Charge>): Promise<void> {
    const unknown = charges.filter(({ id }) => this.#book.find(id) === undefined)
    if (unknown.length > 0) await this.#book.commit({ records: unknown })
  }

  /** Does what is due. */
  async tick(): Promise<void> {
    await Promise.all(this.#book.waiting().map(({ id }) => this.find(id)))
  }

  #store(charge: Charge): Promise<void> {
    this.#stored = this.#write(charge)
    return this.#stored
  }

  /** Stores a new state and reports it; a message contains the charge as it was then. */
  async #write(charge: Charge): Promise<void> {
    const isNewState = (this.#book.find(charge.id)?.timeline.length ?? 0) < charge.timeline.length
    const type = isNewState ? eventType(charge) : null
    const notifications: ReadonlyArray<Notification> =
      type === null
        ? []
        : [
            {
              id: randomUUID(),
              kind: `${type} ${charge.timeline.length}`,
              subject: charge.id,
              at: this.#clock.now(),
              attempts: 0,
              state: "waiting",
            },
          ]
    await this.#book.commit({ records: [charge], notifications })
    for (const notification of notifications) this.#outbox.post(notification)
  }
}
