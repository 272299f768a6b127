import { agreedDownPayment } from "../ordering/down-payment.ts"
import { missingMoney } from "../ordering/order-balance.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent, PaymentDetails } from "../ordering/order-event.ts"
import {
  EXPIRED,
  hasOpenSale,
  held,
  isRefusedByBank,
  OUTCOME_UNKNOWN,
  paymentOf,
  refundable,
  SUPERSEDED,
  VOIDED,
} from "../ordering/order-money.ts"
import { type OrderState, orderTotals, type PlacedOrder } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import { hasMoved } from "../ordering/payment-result.ts"
import { inDollars } from "../shared/dollars.ts"
import { lateMoney } from "./late-money.ts"
import { voidStep } from "./money-taken-back.ts"
import type { Reaction } from "./reacting.ts"
import { refundOf } from "./refund-of.ts"
import { isSigned, signedMeanwhile } from "./signed-contract.ts"
import { statusChanges } from "./status-changes.ts"
import { askToFind } from "./unknown-outcome.ts"

type OrderReaction = Reaction<OrderState, OrderCommand, OrderEvent>

/** The changes of an order's status that follow from a payment step (lifecycle §1). */
export const paymentToOrder: OrderReaction = (event, after, before) => {
  if (event.type !== "OrderPaymentDetailsUpdated" || after._tag !== "placed") return []
  const { payment } = event.data
  const known = before._tag === "placed" ? paymentOf(before, payment.paymentId) : undefined
  switch (payment.kind) {
    case "sale":
      return saleStep(after, payment, known)
    case "void":
      return voidStep(after, payment, known)
    case "refund":
      return isRefusedByBank(payment) ? [tellOfRefusal(payment)] : []
    case "lease":
    case "write-off":
      return []
  }
}

/** The refund is due again; staff must find out with the customer how to pay it. */
const tellOfRefusal = ({ paymentId, amount, transactionId }: PaymentDetails): OrderCommand => ({
  type: "AddCustomNotes",
  note: {
    noteId: `${paymentId}:refused`,
    subject: "Refund failed at the bank",
    body: `The bank could not give back the ${inDollars(amount)} of refund ${transactionId}. The customer has not got the money: refund it again.`,
  },
})

const saleStep = (
  order: PlacedOrder,
  payment: PaymentDetails,
  known: PaymentDetails | undefined,
): ReadonlyArray<OrderCommand> => {
  switch (payment.result) {
    case "requested":
      return order.status === "PENDING_PAYMENT"
        ? []
        : [{ type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "payment attempted" }]
    case "unanswered":
    case "started":
      return []
    case "reviewing":
      return [
        ...(order.status === "PENDING_PAYMENT" ? [toReview(payment)] : []),
        ...(payment.code === OUTCOME_UNKNOWN ? [askToFind(order, payment)] : []),
      ]
    case "declined":
    case "failed":
      return [...outOfReview(order, known), ...notPaid(order, payment, known)]
    case "succeeded":
    case "settled":
      return known !== undefined && hasMoved(known)
        ? moreCame(order, payment, known)
        : moneyCame(order, payment, known)
  }
}

const toReview = ({ code }: PaymentDetails): OrderCommand => ({
  type: "ChangeStatus",
  to: "PENDING_REVIEW",
  reason:
    code === OUTCOME_UNKNOWN
      ? "nobody knows whether the payment provider has made the payment"
      : "the payment provider is reviewing the payment",
})

/** The order is in review because of this payment, and for no other reason. */
const isReviewOf = (order: PlacedOrder, known: PaymentDetails | undefined): boolean =>
  known?.result === "reviewing" &&
  order.status === "PENDING_REVIEW" &&
  order.statusBeforeReview === "PENDING_PAYMENT"

const outOfReview = (order: PlacedOrder, known: PaymentDetails | undefined): ReadonlyArray<OrderCommand> =>
  isReviewOf(order, known)
    ? [
        {
          type: "ChangeStatus",
          to: "PENDING_PAYMENT",
          reason: "the payment provider has reviewed the payment",
        },
      ]
    : []

/**
 * A payment that the gateway voided, or reserved and let expire, cancels the order (gateways §11); a shopper who left
 * the gateway's page, or paid there too late, may still pay another way. An order whose contract was signed meanwhile
 * needs no other payment, or staff see to what the contract does not pay.
 */
const notPaid = (
  order: PlacedOrder,
  payment: PaymentDetails,
  known: PaymentDetails | undefined,
): ReadonlyArray<OrderCommand> => {
  const awaitsThis = order.status === "PENDING_PAYMENT" || isReviewOf(order, known)
  // No payment failed: the shop needs another amount.
  if (!awaitsThis || payment.code === SUPERSEDED || hasOpenSale(order)) return []
  if (isSigned(order)) return signedMeanwhile(`the contract is signed; ${failure(payment)}`)
  if (order.lease?.statusName === "COMPLETED")
    return statusChanges(["PENDING_REVIEW"], `the signed contract is for less; ${failure(payment)}`)
  if (order.payments.some((other) => other.kind === "sale" && hasMoved(other))) return []
  const isOver = payment.code === VOIDED || (payment.code === EXPIRED && payment.paymentUrl === null)
  return isOver && known?.result !== "started"
    ? [{ type: "CancelOrder", reason: `the payment is ${payment.code}` }]
    : [{ type: "ChangeStatus", to: "PAYMENT_FAILED", reason: failure(payment) }]
}

const moneyCame = (
  order: PlacedOrder,
  payment: PaymentDetails,
  known: PaymentDetails | undefined,
): ReadonlyArray<OrderCommand> => {
  const { total } = orderTotals(order)
  if (isPaidWithout(order, payment))
    return [
      refundOf(order, payment, "the order is paid already"),
      ...(order.status === "PENDING_PAYMENT" ? [RECEIVED] : []),
    ]
  if (order.status !== "PENDING_PAYMENT" && !isReviewOf(order, known)) {
    const late = lateMoney(order, payment)
    if (late.length > 0) return late
    const isAllMoney = held(order) === refundable(order, payment)
    return isAllMoney ? excessOf(order, payment, known) : tellOfExcess(order, payment)
  }
  if (payment.review === undefined && held(order) < total && order.status === "PENDING_PAYMENT") {
    const part = partCame(order, payment)
    if (part !== undefined) return part
  }
  const isWrong = held(order) < total || (known?.code === SUPERSEDED && held(order) !== total)
  if (payment.review !== undefined || isWrong) {
    const reason = payment.review ?? "the amount paid is not the order's total"
    return [{ type: "ChangeStatus", to: "PENDING_REVIEW", reason }]
  }
  const parts = unneededParts(order, payment)
  return parts.length === 0
    ? [RECEIVED, ...excessOf(order, payment, known)]
    : [RECEIVED, ...parts.map((part) => refundOf(order, part, "the order is paid another way"))]
}

/**
 * What staff gave back on purpose is not missing: money that comes then is still a second payment. What they only gave
 * up may come after all.
 */
const isPaidWithout = (order: PlacedOrder, payment: PaymentDetails): boolean => {
  const { total } = orderTotals(order)
  const own = refundable(order, payment)
  if (own === 0 || total === 0) return false
  if (held(order) - own >= total) return true
  const { isPaid } = ORDER_STATUS_TABLE[order.status]
  const others = order.payments.filter(
    ({ kind, paymentId }) => paymentId !== payment.paymentId && kind !== "write-off",
  )
  return isPaid && missingMoney({ ...order, payments: others }) === 0
}

const RECEIVED: OrderCommand = { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" }

/**
 * A part that the shopper pays beside a lease: the contract for the rest follows, or the part is refunded if the lease
 * has ended.
 */
const partCame = (order: PlacedOrder, payment: PaymentDetails): ReadonlyArray<OrderCommand> | undefined => {
  const agreed = agreedDownPayment(order)
  if (agreed > 0 && held(order) >= agreed)
    return [{ type: "ChangeStatus", to: "LOAN_IN_PROCESS", reason: "the part beside the lease is paid" }]
  if (agreed > 0 || payment.amount !== order.lease?.downPayment) return undefined
  return [refundOf(order, payment, "the lease that pays the rest has ended")]
}

/** What was paid before or beside a lease, when the whole order is paid another way. */
const unneededParts = (order: PlacedOrder, payment: PaymentDetails): ReadonlyArray<PaymentDetails> => {
  if (order.lease?.downPayment === undefined) return []
  let excess = held(order) - orderTotals(order).total
  return order.payments.filter((other) => {
    const part = other.kind === "sale" && other.paymentId !== payment.paymentId ? refundable(order, other) : 0
    if (part === 0 || part > excess) return false
    excess -= part
    return true
  })
}

/** The same charge again: more money has arrived, or the gateway has ended its own review of it. */
const moreCame = (
  order: PlacedOrder,
  payment: PaymentDetails,
  known: PaymentDetails,
): ReadonlyArray<OrderCommand> => {
  if (payment.amount > known.amount)
    return [...lateMoney(order, payment), ...(isOver(order) ? [] : tellOfExcess(order, payment))]
  const isResolved = known.review !== undefined && payment.review === undefined
  return isResolved && order.status === "PENDING_REVIEW" && held(order) >= orderTotals(order).total
    ? [{ type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "resolved by the payment provider" }]
    : []
}

const isOver = ({ status }: PlacedOrder): boolean => ORDER_STATUS_TABLE[status].next.length === 0

/** A card is charged the requested amount: too much if the order became smaller meanwhile, or some had come before. */
const excessOf = (
  order: PlacedOrder,
  payment: PaymentDetails,
  known: PaymentDetails | undefined,
): ReadonlyArray<OrderCommand> => {
  const amount = Math.min(held(order) - orderTotals(order).total, refundable(order, payment))
  const isAsAsked = payment.paymentUrl === null && known?.amount === payment.amount
  return amount > 0 && isAsAsked
    ? [{ ...refundOf(order, payment, "more was paid than the order comes to"), amount }]
    : tellOfExcess(order, payment)
}

/** Staff decide about an excess; money that the shopper may have meant to pay is not refunded automatically. */
const tellOfExcess = (order: PlacedOrder, payment: PaymentDetails): ReadonlyArray<OrderCommand> => {
  const excess = held(order) - orderTotals(order).total
  if (excess <= 0) return []
  const note = {
    noteId: `${payment.paymentId}:excess:${payment.amount}`,
    subject: "Paid too much",
    body: `${inDollars(excess)} more has come than the order comes to. Ask the customer how to give it back, then refund it.`,
  }
  return [{ type: "AddCustomNotes", note }]
}

const failure = (payment: PaymentDetails): string =>
  payment.code === null ? `payment ${payment.result}` : `payment ${payment.result}: ${payment.code}`
