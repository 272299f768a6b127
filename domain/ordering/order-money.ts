import { type Cents, portion, sum } from "../shared/money.ts"
import type { PaymentDetails } from "./order-event.ts"
import { totalsOf } from "./order-item.ts"
import { isLive, type OrderFacts } from "./order-state.ts"
import { broughtMoney, hasMoved, isIncoming, isInFlight, isOpen, isUnanswered } from "./payment-result.ts"

type WithPayments = Pick<OrderFacts, "payments">

/** Codes of money that came to nothing at the gateway: returned there, or reserved and not captured in time. */
export const VOIDED = "voided"
export const EXPIRED = "expired"

/** The code of money that went back to the customer after a lost dispute. */
export const DISPUTE_LOST = "dispute-lost"

/**
 * The code of a payment on the gateway's own page that was opened for an earlier total of the order, and canceled by
 * the store.
 */
export const SUPERSEDED = "superseded"

/**
 * The code of a charge whose answer was lost at a gateway that cannot be asked about it: only staff can find out there.
 */
export const OUTCOME_UNKNOWN = "unheard-of"

/** The code of a charge that its gateway did not know, and that counts as never made. */
export const NEVER_ARRIVED = "never-arrived"

/** Nobody knows whether this charge was made. */
export const isSaleOfUnknownOutcome = ({
  kind,
  result,
  code,
}: Pick<PaymentDetails, "kind" | "result" | "code">): boolean =>
  kind === "sale" && result === "reviewing" && code === OUTCOME_UNKNOWN

/** Undefined where there is none. */
export const saleOfUnknownOutcome = ({ payments }: WithPayments): PaymentDetails | undefined =>
  payments.find(isSaleOfUnknownOutcome)

/** The code of a refund that its gateway made and the bank refused afterwards: the money never arrived. */
export const REFUSED_BY_BANK = "refused-by-bank"

/** Final: the money is returned by another refund. */
export const isRefusedByBank = ({ kind, code }: Pick<PaymentDetails, "kind" | "code">): boolean =>
  kind === "refund" && code === REFUSED_BY_BANK

/** Money may be moving: no other charge may start. */
export const isCharging = (order: WithPayments): boolean =>
  order.payments.some((payment) => payment.kind === "sale" && isInFlight(payment))

/** The answer to a charge should come within seconds. A review, on the other hand, takes up to a day. */
export const awaitsAnswer = (order: WithPayments): boolean =>
  order.payments.some((payment) => payment.kind === "sale" && isUnanswered(payment))

/** All of its money was detected; the gateway waits until it is final. */
const isConfirming = (order: WithPayments): boolean =>
  order.payments.some(
    ({ kind, result, amount, detected = 0 }) => kind === "sale" && result === "started" && detected >= amount,
  )

/** Money is on its way: the customer must not pay again, nor change what it is for. */
export const isBeingPaid = (order: WithPayments): boolean => isCharging(order) || isConfirming(order)

/** A payment may still succeed, such as one on a gateway's own page that nobody has paid yet. */
export const hasOpenSale = (order: WithPayments): boolean =>
  order.payments.some((payment) => payment.kind === "sale" && isOpen(payment))

export const paymentOf = (order: OrderFacts, paymentId: string): PaymentDetails | undefined =>
  order.payments.find((payment) => payment.paymentId === paymentId)

/** All refunds and voids of one payment, whatever their result. */
export const givingBack = (order: WithPayments, paymentId: string): ReadonlyArray<PaymentDetails> =>
  order.payments.filter((payment) => !isIncoming(payment) && payment.refersTo === paymentId)

/** Cents of a payment whose refund or void the gateway confirmed. */
export const refundedAmount = (order: WithPayments, paymentId: string): Cents =>
  sum(
    givingBack(order, paymentId)
      .filter(hasMoved)
      .map((refund) => refund.amount),
  )

/** Cents of a payment that can still be refunded: what came in less what was or is being refunded. */
export const refundable = (order: WithPayments, payment: PaymentDetails): Cents => {
  if (!broughtMoney(payment)) return 0
  const promised = givingBack(order, payment.paymentId).filter((refund) => hasMoved(refund) || isOpen(refund))
  return Math.max(0, payment.amount - sum(promised.map((refund) => refund.amount)))
}

/** Cents that the customer disputes, and that their bank has not decided about. */
export const disputedAmount = (order: WithPayments): Cents =>
  sum(order.payments.map(({ disputed = 0 }) => disputed))

/** Cents of the order for items that have not left the shop yet. */
export const unsent = (order: Pick<OrderFacts, "lines">): Cents =>
  sum(
    order.lines
      .filter((line) => line.counted && isLive(line))
      .map((line) => {
        const { total } = totalsOf([line])
        return total - portion(total, line.shippedQuantity, line.quantity)
      }),
  )

/** Cents that came in, without deducting refunds. */
export const received = (order: OrderFacts): Cents =>
  sum(order.payments.filter(broughtMoney).map((payment) => payment.amount))

/** Cents that came in and have not been refunded, nor a refund started. */
export const held = (order: OrderFacts): Cents =>
  sum(order.payments.map((payment) => refundable(order, payment)))

/** Cents that came in other than from a lender and have not been refunded, nor a refund started. */
export const paidOtherwise = (order: WithPayments): Cents =>
  sum(order.payments.filter(({ kind }) => kind === "sale").map((payment) => refundable(order, payment)))
