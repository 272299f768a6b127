import type { Faker } from "@faker-js/faker"
import { orderAggregate } from "@voltread/api/aggregates/aggregates.ts"
import { lenderActor } from "@voltread/api/loans/sync-with-lender.ts"
import { gatewayActor } from "@voltread/api/payments/payment-step.ts"
import { fold } from "@voltread/domain/decider.ts"
import type { Actor } from "@voltread/domain/event.ts"
import { loan } from "@voltread/domain/loans/application.ts"
import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import type { LoanState } from "@voltread/domain/loans/application-state.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { loanToOrder } from "@voltread/domain/processes/loan-to-order.ts"
import { Result } from "effect"
import type { DatedCommand } from "../../history/dated-commands.ts"
import type { Charge } from "../../simulators/coinbase/charge.ts"
import type { Order as KlarnaOrder } from "../../simulators/klarna/records.ts"
import type { Invoice } from "../../simulators/plisio/invoice.ts"
import type { Application } from "../../simulators/simple-lease/records.ts"

export const SYSTEM: Actor = { id: "voltread", name: "Voltread", role: "system" }
export const BRAINTREE: Actor = gatewayActor("braintree")
export const LENDER: Actor = lenderActor("simple-lease")
/** May also make refunds. */
const ADMIN: Actor = { id: "admin@voltread.example", name: "Ada Lindqvist", role: "admin" }
const STAFF: ReadonlyArray<Actor> = [
  { id: "support@voltread.example", name: "Sam Okafor", role: "customersupport" },
  { id: "dana@voltread.example", name: "Dana Reyes", role: "customersupport" },
  ADMIN,
]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The vendors' records of one order, by their own ids. */
interface VendorRecords {
  readonly klarna: Map<string, KlarnaOrder>
  readonly plisio: Map<string, Invoice>
  readonly coinbase: Map<string, Charge>
  readonly lender: Map<string, Application>
}

interface Options {
  readonly faker: Faker
  readonly orderId: string
  readonly uniqueId: string
  readonly shopper: Actor
  readonly start: number
  readonly end: number
  /** The address of a vendor's page, for browsers. */
  readonly pageAt: (vendor: string, path: string) => string
}

/**
 * The commands of one order, on a clock that only moves forward, and its vendors' records. Commands after `end` are
 * left out, so that recent orders are still in progress.
 */
export class OrderScript {
  readonly orderSteps: Array<DatedCommand<OrderCommand>> = []
  readonly loanSteps: Array<DatedCommand<LoanCommand>> = []
  readonly records: VendorRecords = {
    klarna: new Map(),
    plisio: new Map(),
    coinbase: new Map(),
    lender: new Map(),
  }
  readonly faker: Faker
  readonly orderId: string
  readonly uniqueId: string
  readonly shopper: Actor
  readonly pageAt: Options["pageAt"]
  readonly #end: number
  #now: number
  #order: OrderState = orderAggregate.decider.initial
  #loan: LoanState = loan.initial

  constructor({ end, start, ...options }: Options) {
    this.faker = options.faker
    this.orderId = options.orderId
    this.uniqueId = options.uniqueId
    this.shopper = options.shopper
    this.pageAt = options.pageAt
    this.#now = start
    this.#end = end
  }

  get loanId(): string {
    return `${this.uniqueId}-L1`
  }

  /** The id of the numbered attempt to pay the order, as the shop makes it. */
  paymentId(number: number): string {
    return `${this.orderId}:pay:${number}`
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now
  }

  get at(): string {
    return new Date(this.#now).toISOString()
  }

  /** The end of the year is reached: what would happen now has not happened. */
  get isOver(): boolean {
    return this.#now > this.#end
  }

  /** The order after its commands. */
  get state(): PlacedOrder {
    if (this.#order._tag !== "placed") throw new Error(`${this.uniqueId} is not placed`)
    return this.#order
  }

  get application(): LoanState {
    return this.#loan
  }

  /** The time in `days` from now, for promises such as an estimated delivery. */
  in(days: number): string {
    return new Date(this.#now + days * DAY).toISOString()
  }

  minutes(min: number, max: number): this {
    return this.#later(min * MINUTE, max * MINUTE)
  }

  hours(min: number, max: number): this {
    return this.#later(min * HOUR, max * HOUR)
  }

  days(min: number, max: number): this {
    return this.#later(min * DAY, max * DAY)
  }

  #later(min: number, max: number): this {
    this.#now += this.faker.number.int({ min, max })
    return this
  }

  /** Throws if the shop would reject it. */
  order(actor: Actor, command: OrderCommand): this {
    if (this.isOver) return this
    const { decider } = orderAggregate
    const decided = decider.decide(command, this.#order)
    if (Result.isFailure(decided))
      throw new Error(`${this.uniqueId}, ${command.type}: ${decided.failure.message}`)
    if (decided.success.length === 0) return this
    this.#order = fold(decider, decided.success, this.#order)
    this.orderSteps.push({ at: this.at, actor, command })
    return this
  }

  /** The order follows, as it does in the shop. */
  loan(actor: Actor, command: LoanCommand): this {
    if (this.isOver) return this
    const decided = Result.getOrThrow(loan.decide(command, this.#loan))
    if (decided.length > 0) this.loanSteps.push({ at: this.at, actor, command })
    for (const event of decided) {
      this.#loan = loan.evolve(this.#loan, event)
      for (const step of loanToOrder(event, this.#loan, this.#order, this.at)) this.order(actor, step)
    }
    return this
  }

  /** Inserts commands among the existing ones, each at its own time. Nothing can be added after them. */
  insert(steps: ReadonlyArray<DatedCommand<OrderCommand>>): void {
    this.orderSteps.push(...steps)
    this.orderSteps.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  }

  staff(): Actor {
    return this.faker.helpers.arrayElement(STAFF)
  }

  admin(): Actor {
    return ADMIN
  }
}
