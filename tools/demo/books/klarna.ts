import { KLARNA } from "@voltread/api/gateways/klarna/klarna.ts"
import { klarnaPurchase } from "@voltread/api/gateways/klarna/klarna-lines.ts"
import { outcomeOf, refusedOutcome } from "@voltread/api/gateways/klarna/klarna-outcome.ts"
import { toTransaction, WireOrder } from "@voltread/api/gateways/klarna/klarna-wire.ts"
import { dueOf } from "@voltread/api/payments/capture-sent.ts"
import { gatewayActor, outcomeStep } from "@voltread/api/payments/payment-step.ts"
import { record, requestedPayment } from "@voltread/api/payments/requested-payment.ts"
import { amountDue } from "@voltread/domain/ordering/down-payment.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { Result, Schema } from "effect"
import { SimulatedClock } from "../../simulators/clock.ts"
import { orderAnswer } from "../../simulators/klarna/answers.ts"
import { cancel, capture, captured, decide, placed, refund } from "../../simulators/klarna/order-rules.ts"
import { readPurchase } from "../../simulators/klarna/purchase-rules.ts"
import type { Authorization, Order } from "../../simulators/klarna/records.ts"
import type { OrderScript } from "../script/order-script.ts"
import { recordTransaction } from "./record-transaction.ts"

const DAY = 86_400_000
const LIVES = { authorizationMs: 28 * DAY, reviewMs: DAY }
const ACTOR = gatewayActor(KLARNA)

const clock = new SimulatedClock()
const readOrder = Schema.decodeUnknownSync(WireOrder)

/** A Klarna order as the shop reads it. */
const asSeen = (order: Order) => toTransaction(readOrder(orderAnswer(order, clock)))

/**
 * One attempt to pay with Klarna, from the request to Klarna's answer; Klarna keeps no record of an order that it
 * rejects.
 */
export const payByKlarna = (
  script: OrderScript,
  number: number,
  consent: Authorization["fraud"] = "accepted",
): void => {
  const paidThrough = { name: KLARNA, gatewayType: "KLARNA" as const }
  const asked = requestedPayment(script.paymentId(number), amountDue(script.state), paidThrough)
  script.order(script.shopper, record(asked)).minutes(0, 1)
  if (script.isOver) return
  if (consent === "refused") {
    script.order(ACTOR, record(outcomeStep(asked, refusedOutcome(REJECTED))))
    return
  }
  const purchase = Result.getOrThrow(readPurchase(purchaseOf(script.state)))
  const made = { ...placed(purchase, consent, script.now, LIVES), id: script.faker.string.uuid() }
  script.records.klarna.set(made.id, made)
  script.order(ACTOR, record(outcomeStep(asked, outcomeOf(asSeen(made)))))
}

/** Klarna's answer to a purchase that it rejects. */
const REJECTED = {
  _tag: "Refused",
  status: 403,
  code: "REJECTED",
  message: "The order was rejected.",
  repeated: false,
} as const

const purchaseOf = (order: PlacedOrder) => {
  const { billingAddress, created, lines, shippingAddress } = order
  if (billingAddress === null || shippingAddress === null) throw new Error("Klarna needs an address")
  return {
    ...klarnaPurchase({
      email: created.contact.email,
      lines,
      totals: orderTotals(order),
      billingAddress,
      shippingAddress,
    }),
    merchant_reference1: created.uniqueId,
    merchant_reference2: created.orderId,
  }
}

/** Ends Klarna's own review of an order. */
export const klarnaDecides = (script: OrderScript, accept: boolean): void =>
  changeAll(script, (order) => Result.getOrThrow(decide(order, accept)))

/** Captures the money for items that have shipped since, as the shop does after a shipment. */
export const captureAtKlarna = (script: OrderScript): void => {
  for (const payment of script.state.payments) {
    const order = script.records.klarna.get(payment.transactionId ?? "")
    if (order === undefined || payment.kind !== "sale" || payment.result !== "succeeded") continue
    const due = dueOf(script.state, payment, asSeen(order))
    if (due === 0) continue
    script.minutes(0, 1)
    const parcel = script.state.shipments.at(-1)
    const taken = {
      amount: due,
      reference: `${payment.paymentId}:capture:${captured(order) + due}`,
      shipping:
        parcel === undefined
          ? []
          : [
              {
                shipping_company: parcel.carrier,
                tracking_number: parcel.trackingNumber,
                tracking_uri: parcel.trackingUrl,
              },
            ],
    }
    changeAll(script, (now) => Result.getOrThrow(capture(now, taken, script.now)))
  }
}

/** An order without captures is canceled; otherwise its captures are refunded. */
export const refundAtKlarna = (
  script: OrderScript,
  sale: PaymentDetails,
  refunded: PaymentDetails,
): PaymentDetails => {
  const order = script.records.klarna.get(sale.transactionId ?? "")
  if (order === undefined) throw new Error(`Klarna does not know ${sale.paymentId}`)
  const isUnsent = captured(order) === 0
  if (isUnsent && refunded.amount < sale.amount)
    throw new Error(`A part of ${sale.paymentId} is given back before it was captured`)
  const after = isUnsent ? cancel(order) : refund(order, refunded.amount, refunded.paymentId, script.now)
  script.records.klarna.set(order.id, Result.getOrThrow(after))
  return { ...refunded, result: "succeeded", transactionId: isUnsent ? order.id : refunded.paymentId }
}

const changeAll = (script: OrderScript, change: (order: Order) => Order): void => {
  if (script.isOver) return
  for (const order of [...script.records.klarna.values()]) {
    const after = change(order)
    script.records.klarna.set(after.id, after)
    recordTransaction(script, KLARNA, asSeen(after))
  }
}

/** The shop's own record of the order: Klarna cannot search by the shop's order number. */
export const klarnaOrdersOf = ({ orderId, records, state }: OrderScript) =>
  [...records.klarna.keys()].flatMap((klarnaOrderId) =>
    state.payments
      .filter(({ kind, transactionId }) => kind === "sale" && transactionId === klarnaOrderId)
      .map(({ paymentId }) => ({ klarnaOrderId, orderId, paymentId })),
  )
