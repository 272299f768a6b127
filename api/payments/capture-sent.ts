import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { refundable, unsent } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Effect } from "effect"
import { type GatewayError, GatewayUnavailable } from "../platform/gateway-error.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import { ActionOutcome, type PaymentGateway } from "./payment-gateway.ts"
import { gatewayNamed, type PaymentGateways } from "./payment-gateways.ts"
import { stepToRecord } from "./payment-step.ts"

/**
 * Cents to capture now: the order's amount of this payment, less the items that have not shipped, less what was
 * captured already. It depends on the current state only, so a shipment that is reported twice, or late, captures
 * nothing twice.
 */
export const dueOf = (order: PlacedOrder, payment: PaymentDetails, sale: GatewayTransaction): Cents => {
  const { captured = 0, refunded = 0 } = sale
  return Math.max(0, refundable(order, payment) - unsent(order) - (captured - refunded))
}

/**
 * Captures the money for shipped items, where it was only reserved: returns the steps of the payments that this
 * settles. If the gateway refuses, the daily look-up of settlements tries again.
 */
export const captureSent = Effect.fnUntraced(function* (
  order: PlacedOrder,
): Effect.fn.Return<ReadonlyArray<PaymentDetails>, GatewayError, PaymentGateways> {
  const steps: Array<PaymentDetails> = []
  for (const payment of order.payments) {
    if (payment.kind !== "sale" || payment.result !== "succeeded" || payment.transactionId === null) continue
    const gateway = yield* gatewayNamed(payment.gatewayName)
    if (gateway.capturesWhenSent !== true) continue
    const sale = yield* gateway.find(payment.transactionId)
    if (sale === undefined) continue
    const outcome = yield* captureDue(order, payment, sale, gateway)
    // It may have been made: that is seen at the next try, which comes soon.
    if (outcome._tag === "Unanswered")
      return yield* new GatewayUnavailable({ operation: "capture", reason: outcome.reason })
    const step = stepToRecord(order, payment, yield* afterCapture(order, sale, outcome))
    if (step !== undefined && isNews(payment, step)) steps.push(step)
  }
  return steps
})

/** A part that is captured is one more step of the same result. */
export const isNews = (payment: PaymentDetails, step: PaymentDetails): boolean =>
  step.kind !== payment.kind ||
  step.result !== payment.result ||
  (step.captured ?? 0) > (payment.captured ?? 0)

/** Captures what is due of a payment, which may be nothing. */
export const captureDue = (
  order: PlacedOrder,
  payment: PaymentDetails,
  sale: GatewayTransaction,
  gateway: PaymentGateway,
): Effect.Effect<ActionOutcome, GatewayError> => {
  const due = dueOf(order, payment, sale)
  if (due === 0) return Effect.succeed(ActionOutcome.Done({ transaction: sale }))
  const parcel = order.shipments.at(-1)
  return gateway.capture(sale.id, {
    // The total captured so far makes the key of each capture unique.
    requestId: `${payment.paymentId}:capture:${(sale.captured ?? 0) + due}`,
    amount: due,
    ...(parcel === undefined ? {} : { parcel }),
  })
}

/** The transaction after its due amount has been captured; the sale as it was where it has not, which staff are told. */
export const afterCapture = Effect.fnUntraced(function* (
  order: PlacedOrder,
  sale: GatewayTransaction,
  outcome: ActionOutcome,
): Effect.fn.Return<GatewayTransaction> {
  if (outcome._tag === "Done") return outcome.transaction
  yield* Effect.logError(`Money for items that were sent is not captured: ${outcome._tag}`).pipe(
    Effect.annotateLogs({
      alert: "capture-failed",
      orderId: order.created.orderId,
      reason: "code" in outcome ? outcome.code : "",
    }),
  )
  return sale
})
