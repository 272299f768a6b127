import type { Faker } from "@faker-js/faker"
import { orderAggregate } from "@voltread/api/aggregates/aggregates.ts"
import { requestedPayment } from "@voltread/api/payments/requested-payment.ts"
import { fold } from "@voltread/domain/decider.ts"
import type { Actor } from "@voltread/domain/event.ts"
import { loan } from "@voltread/domain/loans/application.ts"
import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import type { LoanState } from "@voltread/domain/loans/application-state.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { GatewayType, PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import { loanToOrder } from "@voltread/domain/processes/loan-to-order.ts"
import { Result } from "effect"
import type { Step } from "../history/dated-commands.ts"
import { unsettledCharge } from "./settlement.ts"

export const SYSTEM: Actor = { id: "voltread", name: "Voltread", role: "system" }
export const BRAINTREE: Actor = { id: "braintree", name: "Braintree", role: "gateway" }
export const LENDER: Actor = { id: "simple-lease", name: "Simple Lease", role: "gateway" }
export const STAFF: ReadonlyArray<Actor> = [
  { id: "support@voltread.example", name: "Sam Okafor", role: "customersupport" },
  { id: "dana@voltread.example", name: "Dana Reyes", role: "customersupport" },
  { id: "admin@voltread.example", name: "Ada Lindqvist", role: "admin" },
]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The commands of one order, on a clock that only moves forward. Commands after `end` are left out, so that recent
 * orders are still in progress.
 */
export class OrderScript {
  readonly orderSteps: Array<Step<OrderCommand>> = []
  readonly loanSteps: Array<Step<LoanCommand>> = []
  readonly faker: Faker
  readonly uniqueId: string
  readonly shopper: Actor
  readonly #end: number
  #now: number
  #loan: LoanState = loan.initial

  constructor(options: { faker: Faker; uniqueId: string; shopper: Actor; start: number; end: number }) {
    this.faker = options.faker
    this.uniqueId = options.uniqueId
    this.shopper = options.shopper
    this.#now = options.start
    this.#end = options.end
  }

  get loanId(): string {
    return `${this.uniqueId}-L1`
  }

  /** As the lender calls the application. */
  get lenderReference(): string {
    return `SL${this.uniqueId.slice(-6)}`
  }

  get at(): string {
    return new Date(this.#now).toISOString()
  }

  /** `days` from now, for promises such as the end of an approval. */
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

  order(actor: Actor, command: OrderCommand): this {
    if (this.#now <= this.#end) this.orderSteps.push({ at: this.at, actor, command })
    return this
  }

  /** The order follows as it does in the shop. */
  loan(actor: Actor, command: LoanCommand): this {
    if (this.#now > this.#end) return this
    this.loanSteps.push({ at: this.at, actor, command })
    const decided = Result.getOrThrow(loan.decide(command, this.#loan))
    for (const event of decided) {
      this.#loan = loan.evolve(this.#loan, event)
      for (const step of loanToOrder(event, this.#loan, this.#order(), this.at)) this.order(actor, step)
    }
    return this
  }

  #order(): OrderState {
    return this.orderSteps.reduce<OrderState>(
      (order, { command }) =>
        fold(orderAggregate.decider, Result.getOrThrow(orderAggregate.decider.decide(command, order)), order),
      orderAggregate.decider.initial,
    )
  }

  /** Commands that are given among those that are there, each at its own time. */
  insert(steps: ReadonlyArray<Step<OrderCommand>>): void {
    this.orderSteps.push(...steps)
    this.orderSteps.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  }

  staff(): Actor {
    return this.faker.helpers.arrayElement(STAFF)
  }
}

interface Charge {
  readonly number: number
  readonly amount: number
  readonly gatewayType?: GatewayType
}

const CARDS = ["Visa", "MasterCard", "Discover", "American Express"]

/** One attempt to pay by card, from the request to the gateway's answer. */
export const payByCard = (
  script: OrderScript,
  { number, amount, gatewayType = "CARD" }: Charge,
  outcome: "succeeded" | "declined",
): void => {
  const { faker } = script
  const requested: PaymentDetails = {
    ...requestedPayment(`${script.uniqueId}:pay:${number}`, amount, { name: BRAINTREE.id, gatewayType }),
    card: { type: faker.helpers.arrayElement(CARDS), lastFour: faker.string.numeric(4) },
  }
  script.order(script.shopper, { type: "RecordPayment", payment: requested })
  script.minutes(0, 1).order(BRAINTREE, {
    type: "RecordPayment",
    payment: {
      ...requested,
      transactionId: faker.string.alphanumeric({ length: 8, casing: "lower" }),
      result: outcome,
      ...(outcome === "declined" ? { code: "2000", message: "Your card was declined." } : { code: "1000" }),
    },
  })
}

/** The gateway confirms the first refund of the first charge: one that has not settled is cancelled, and keeps its id. */
export const completeRefund = (script: OrderScript, amount: number): void => {
  const paymentId = `${script.uniqueId}:pay:1`
  const ownId = script.faker.string.alphanumeric({ length: 8, casing: "lower" })
  script.minutes(1, 5)
  const unsettled = unsettledCharge(script.orderSteps, paymentId, script.at)
  script.order(BRAINTREE, {
    type: "RecordPayment",
    payment: {
      paymentId: `${paymentId}:refund:1`,
      kind: "refund",
      result: "succeeded",
      gatewayType: "CARD",
      gatewayName: BRAINTREE.id,
      transactionId: unsettled ?? ownId,
      amount,
      refersTo: paymentId,
      paymentUrl: null,
      secondaryLeaseId: null,
      approvedLeaseAmount: null,
      code: null,
      message: null,
      card: null,
    },
  })
}

export const checkFraud = (script: OrderScript, score: number, reasons: ReadonlyArray<string> = []): void => {
  const { faker } = script
  script.minutes(0, 2).order(SYSTEM, {
    type: "RecordFraudCheck",
    fraud: {
      fraudIsChecked: true,
      fraudScore: score,
      fraudIpDistanceFromAddress: faker.number.int({ min: 2, max: score > 20 ? 4_200 : 180 }),
      fraudEmailFirstSeen: faker.date.past({ years: 9, refDate: script.at }).toISOString().slice(0, 10),
      fraudReasons: [...reasons],
    },
  })
}

const CARRIERS = [
  ["FedEx", "Ground", "https://www.fedex.com/fedextrack/?trknbr="],
  ["UPS", "Ground", "https://www.ups.com/track?tracknum="],
  ["USPS", "Priority Mail", "https://tools.usps.com/go/TrackConfirmAction?tLabels="],
] as const

/** Hands the order to its supplier. */
export const fulfil = (script: OrderScript): void => {
  script
    .hours(1, 8)
    .order(SYSTEM, { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "released to the supplier" })
  script.hours(2, 30).order(SYSTEM, {
    type: "ChangeStatus",
    to: "CONFIRMED_BY_SUPPLIER",
    reason: "the supplier confirmed the order",
  })
}

/** Ships the lines, in one parcel or a parcel each, and delivers them. */
export const shipAndDeliver = (script: OrderScript, items: ReadonlyArray<OrderItem>): void => {
  const { faker } = script
  const parcels = faker.datatype.boolean(0.75) ? [items] : items.map((item) => [item])
  for (const [index, parcel] of parcels.entries()) {
    const [first, ...others] = parcel.map((item) => ({ itemId: item.itemId, quantity: item.quantity }))
    if (first === undefined) continue
    const [carrier, shipMethod, url] = faker.helpers.arrayElement(CARRIERS)
    const trackingNumber = faker.string.numeric(12)
    script.hours(3, 30).order(script.staff(), {
      type: "RecordShipment",
      shipment: {
        shipmentId: `${script.uniqueId}:parcel:${index + 1}`,
        lines: [first, ...others],
        carrier,
        shipMethod,
        trackingNumber,
        trackingUrl: `${url}${trackingNumber}`,
        partnerOrderId: `PO-${faker.string.numeric(7)}`,
        shippedDate: script.at,
        estimatedDeliveryDate: script.in(4).slice(0, 10),
      },
    })
  }
  for (const item of items) {
    script.hours(20, 60).order(SYSTEM, {
      type: "ChangeItemStatus",
      itemId: item.itemId,
      to: "DELIVERED",
      reason: "delivered by the carrier",
    })
  }
}
