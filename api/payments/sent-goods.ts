import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { refundable, unsent } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import { PaymentGateways } from "./payment-gateways.ts"
import { stepOf } from "./payment-step.ts"

/**
 * Cents that are to be captured now: what the order holds of this payment, less what its goods that are not sent yet come
 * to, less what was captured already. It follows from where things stand, so that a shipment that is heard of twice, or
 * too late, captures nothing twice.
 */
export const dueOf = (order: PlacedOrder, payment: PaymentDetails, sale: GatewayTransaction): Cents => {
  const { captured = 0, refunded = 0 } = sale
  return Math.max(0, refundable(order, payment) - unsent(order) - (captured - refunded))
}

/**
 * Takes the money for goods that have been sent, where it was only reserved: the steps of the payments that this settles.
 * A gateway that refuses is asked again by the daily look at what has not settled.
 */
export const captureSent = Effect.fnUntraced(function* (
  order: PlacedOrder,
): Effect.fn.Return<ReadonlyArray<PaymentDetails>, GatewayError, PaymentGateways> {
  const steps: Array<PaymentDetails> = []
  for (const payment of order.payments) {
    if (payment.kind !== "sale" || payment.result !== "succeeded" || payment.transactionId === null) continue
    const gateway = yield* PaymentGateways.use(({ named }) => named(payment.gatewayName))
    if (gateway.capturesWhenSent !== true) continue
    const sale = yield* gateway.find(payment.transactionId)
    const captured = sale === undefined ? undefined : yield* captureDue(order, payment, sale, gateway)
    const step = captured === undefined ? undefined : stepOf(order, payment, captured)
    if (step !== undefined && isNews(payment, step)) steps.push(step)
  }
  return steps
})

const isNews = (payment: PaymentDetails, step: PaymentDetails): boolean =>
  step.result !== payment.result || (step.captured ?? 0) > (payment.captured ?? 0)

/** The transaction after what was due of it has been captured. */
export const captureDue = Effect.fnUntraced(function* (
  order: PlacedOrder,
  payment: PaymentDetails,
  sale: GatewayTransaction,
  gateway: PaymentGateway,
): Effect.fn.Return<GatewayTransaction, GatewayError> {
  const due = dueOf(order, payment, sale)
  if (due === 0) return sale
  const parcel = order.shipments.at(-1)
  const outcome = yield* gateway.capture(sale.id, {
    // The total captured so far differs each time.
    requestId: `${payment.paymentId}:capture:${(sale.captured ?? 0) + due}`,
    amount: due,
    ...(parcel === undefined ? {} : { parcel }),
  })
  if (outcome._tag === "Done") return outcome.transaction
  yield* Effect.logError(`Money for goods that were sent is not captured: ${outcome._tag}`).pipe(
    Effect.annotateLogs({
      alert: "capture-failed",
      orderId: order.created.orderId,
      reason: "code" in outcome ? outcome.code : "",
    }),
  )
  return sale
})
