import { type Cents, sum } from "../shared/money.ts"
import type { PaymentDetails } from "./order-event.ts"
import type { OrderFacts } from "./order-state.ts"

/** The gateway said that the money moved. */
export const hasMoved = (payment: Pick<PaymentDetails, "result">): boolean =>
  payment.result === "succeeded" || payment.result === "settled"

/** Requested from the gateway; the outcome is not known yet. */
export const isOpen = (payment: Pick<PaymentDetails, "result">): boolean =>
  payment.result === "requested" || payment.result === "unanswered"

/** A charge has started and its outcome is not known: no other may start. */
export const isCharging = (order: Pick<OrderFacts, "payments">): boolean =>
  order.payments.some((payment) => payment.kind === "sale" && isOpen(payment))

/** Brings money in, as opposed to giving it back. */
export const isIncoming = (payment: Pick<PaymentDetails, "kind">): boolean =>
  payment.kind === "sale" || payment.kind === "lease"

export const paymentOf = (order: OrderFacts, paymentId: string): PaymentDetails | undefined =>
  order.payments.find((payment) => payment.paymentId === paymentId)

/** All refunds and voids of one payment, whatever their result. */
export const givingBack = (order: OrderFacts, paymentId: string): ReadonlyArray<PaymentDetails> =>
  order.payments.filter((payment) => !isIncoming(payment) && payment.refersTo === paymentId)

/** Cents of a payment whose refund or void the gateway confirmed. */
export const givenBack = (order: OrderFacts, paymentId: string): Cents =>
  sum(
    givingBack(order, paymentId)
      .filter(hasMoved)
      .map((refund) => refund.amount),
  )

/** Cents of a payment that may still be given back: what came in less what went back or is on its way. */
export const refundable = (order: OrderFacts, payment: PaymentDetails): Cents => {
  if (!isIncoming(payment) || !hasMoved(payment)) return 0
  const promised = givingBack(order, payment.paymentId).filter((refund) => hasMoved(refund) || isOpen(refund))
  return Math.max(0, payment.amount - sum(promised.map((refund) => refund.amount)))
}

/** Cents that came in, refunds not deducted. */
export const captured = (order: OrderFacts): Cents =>
  sum(
    order.payments
      .filter((payment) => isIncoming(payment) && hasMoved(payment))
      .map((payment) => payment.amount),
  )

/** Cents that came in and have not been given back or promised back. */
export const held = (order: OrderFacts): Cents =>
  sum(order.payments.map((payment) => refundable(order, payment)))
