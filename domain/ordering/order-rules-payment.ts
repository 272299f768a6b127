import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import { inDollars } from "../shared/dollars.ts"
import { AMOUNT_RANGE, type Cents, isPrice } from "../shared/money.ts"
import type { CommandOf } from "./order-command.ts"
import type { OrderEvent, PaymentDetails } from "./order-event.ts"
import {
  givingBack,
  isBeingPaid,
  isRefusedByBank,
  paymentOf,
  refundable,
  refundedAmount,
} from "./order-money.ts"
import type { Order } from "./order-state.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"
import { broughtMoney, hasMoved, isIncoming, isPayout } from "./payment-result.ts"
import { paymentResultWord } from "./payment-result-word.ts"
import { inRefundOrder } from "./refund-order.ts"
import { orderStatusName } from "./status-names.ts"

/** Nobody who means to pay tries so often, and every attempt stays in the order's history. */
export const MAX_ATTEMPTS = 50

/** Refund ids are made from payment ids and must fit an id's 100 characters, too. */
const MAX_PAYMENT_ID = 80

const STEP: Readonly<Record<PaymentDetails["result"], number>> = {
  requested: 0,
  unanswered: 1,
  started: 2,
  reviewing: 3,
  declined: 4,
  failed: 4,
  succeeded: 4,
  settled: 5,
}

/**
 * The next known step of one movement of money. Gateways repeat themselves and answer out of order: a step that is not
 * newer than the known one changes nothing. Money that arrives after a recorded failure counts; so does a bank's
 * refusal of a refund that was made. A settlement that a gateway takes back is a `void` of the sale, not a step
 * backwards. One charge of the gateway is one payment, even where two attempts could have caused it.
 */
export const recordPayment = (order: Order, payment: PaymentDetails): Decision<OrderEvent> => {
  if (order._tag === "draft")
    return refuse("not-allowed-now", "Nothing can be paid before the order is submitted.")
  if (!isPrice(payment.amount)) return refuse("invalid", "An amount is whole cents, not below zero.")
  if (payment.paymentId.length > MAX_PAYMENT_ID)
    return refuse("invalid", `A payment id has at most ${MAX_PAYMENT_ID} characters.`)
  const known = paymentOf(order, payment.paymentId)
  if (known !== undefined && (known.kind !== payment.kind || known.refersTo !== payment.refersTo))
    return refuse("already-exists", "This payment is known as another movement of money.")
  if (known !== undefined && !isNews(known, payment)) return unchanged
  if (payment.kind === "sale" && order.payments.some((other) => isSameCharge(other, payment)))
    return unchanged
  const problem = isIncoming(payment)
    ? incomingProblem(order, payment, known)
    : outgoingProblem(order, payment, known)
  // Only the bank's own messages begin and end a dispute, whatever else becomes known of the payment.
  return problem ?? updated(payment, known?.disputed)
}

const updated = ({ disputed: _, ...payment }: PaymentDetails, disputed: Cents = 0): Decision<OrderEvent> =>
  accept([
    {
      type: "OrderPaymentDetailsUpdated",
      data: { payment: disputed === 0 ? payment : { ...payment, disputed } },
    },
  ])

/** `disputed`: cents of the payment that its customer's bank decides about; 0 where it has decided. */
export const recordDispute = (order: Order, paymentId: string, disputed: Cents): Decision<OrderEvent> => {
  const known = paymentOf(order, paymentId)
  if (known === undefined || !broughtMoney(known))
    return refuse("not-found", `The order has received no payment ${paymentId}.`)
  if (!isPrice(disputed) || disputed > known.amount)
    return refuse("invalid", "What is disputed is whole cents, and not more than the payment.")
  return disputed === (known.disputed ?? 0) ? unchanged : updated(known, disputed)
}

const isSameCharge = (other: PaymentDetails, payment: PaymentDetails): boolean =>
  other.kind === "sale" &&
  other.paymentId !== payment.paymentId &&
  other.gatewayName === payment.gatewayName &&
  other.transactionId !== null &&
  other.transactionId === payment.transactionId

const isNews = (known: PaymentDetails, step: PaymentDetails): boolean => {
  if (isRefusedByBank(known)) return false
  // A refusal with another transaction concerns a second attempt at the refund.
  if (isRefusedByBank(step)) return known.transactionId === null || known.transactionId === step.transactionId
  return isLater(known, step)
}

const isLater = (known: PaymentDetails, step: PaymentDetails): boolean =>
  STEP[step.result] > STEP[known.result] ||
  (hasMoved(step) && !hasMoved(known)) ||
  (step.kind === "sale" && step.result === known.result && saysMore(known, step))

/**
 * At some gateways money arrives in parts: each further part counts, and so do captures of a reservation and the end of
 * the gateway's own review.
 */
const saysMore = (known: PaymentDetails, step: PaymentDetails): boolean =>
  hasMoved(step)
    ? step.amount > known.amount ||
      (step.captured ?? 0) > (known.captured ?? 0) ||
      (step.amount === known.amount && known.review !== undefined && step.review === undefined)
    : step.result === "started" && (step.detected ?? 0) > (known.detected ?? 0)

const incomingProblem = (
  order: Order,
  payment: PaymentDetails,
  known: PaymentDetails | undefined,
): Decision<never> | undefined => {
  if (known !== undefined && payment.amount < refundedAmount(order, payment.paymentId))
    return refuse("invalid", "More than this amount has already been refunded.")
  if (payment.kind === "lease" || payment.result !== "requested") return undefined
  // A gateway's report about an earlier charge is recorded in every status.
  if (!ORDER_STATUS_TABLE[order.status].mayBeCharged)
    return refuse("not-allowed-now", `An order that is ${orderStatusName(order.status)} cannot be paid.`)
  if (isBeingPaid(order)) return stillCharging
  return order.payments.filter(({ kind }) => kind === "sale").length < MAX_ATTEMPTS
    ? undefined
    : tooManyAttempts
}

const tooManyAttempts = refuse(
  "not-allowed-now",
  "There were too many attempts to pay this order. Please order its items anew, or write to us.",
)

export const STILL_CHARGING = "A payment of this order is still being processed. Please wait for it."
export const stillCharging: Decision<never> = refuse("not-allowed-now", STILL_CHARGING)

const outgoingProblem = (
  order: Order,
  payment: PaymentDetails,
  known: PaymentDetails | undefined,
): Decision<never> | undefined => {
  const original = payment.refersTo === null ? undefined : paymentOf(order, payment.refersTo)
  if (original === undefined || !isIncoming(original))
    return refuse("not-found", "The payment to refund is not known.")
  if (payment.kind === "refund" && !hasMoved(original))
    return refuse(
      "not-allowed-now",
      `A payment that is ${paymentResultWord(original.result)} cannot be refunded.`,
    )
  // What a gateway did is a fact even while other refunds are open; the store's own requests must leave room for those.
  // A refund that settles was already counted when it was made.
  const itself = known !== undefined && hasMoved(known) ? known.amount : 0
  const left = hasMoved(payment)
    ? original.amount - refundedAmount(order, original.paymentId) + itself
    : leftToAskFor(order, original, known)
  return payment.amount > left ? tooMuch(left) : undefined
}

const leftToAskFor = (order: Order, original: PaymentDetails, known: PaymentDetails | undefined): Cents => {
  if (known !== undefined || !hasMoved(original)) return original.amount
  return refundable(order, original)
}

const tooMuch = (left: Cents): Decision<never> =>
  refuse(
    "invalid",
    left > 0
      ? `At most ${inDollars(left)} of this payment can be refunded.`
      : "Nothing of this payment is left to be refunded.",
  )

/** Staff have paid a refund out by hand; `reference` identifies the payout, such as a transaction of its network. */
export const confirmPayout = (order: Order, refundId: string, reference: string): Decision<OrderEvent> => {
  const refund = paymentOf(order, refundId)
  if (refund === undefined || refund.kind !== "refund")
    return refuse("not-found", `The order has no refund ${refundId}.`)
  if (hasMoved(refund))
    return refund.transactionId === reference
      ? unchanged
      : refuse("already-exists", `This refund has been paid out already: ${refund.transactionId}.`)
  if (!isPayout(refund)) return refuse("not-allowed-now", "This refund is not paid out by hand.")
  const payment: PaymentDetails = { ...refund, result: "succeeded", transactionId: reference }
  return accept([{ type: "OrderPaymentDetailsUpdated", data: { payment } }])
}

/** Starts to refund a payment or part of it. Requesting the same refund twice makes one refund. */
export const requestRefund = (
  order: Order,
  refund: Omit<CommandOf<"RequestRefund">, "type">,
): Decision<OrderEvent> => {
  const payment = paymentOf(order, refund.paymentId)
  if (payment === undefined || !isIncoming(payment))
    return refuse("not-found", `The order has no payment ${refund.paymentId}.`)
  const known = paymentOf(order, refund.refundId)
  if (known !== undefined)
    return known.kind === "refund" && known.refersTo === refund.paymentId && known.amount === refund.amount
      ? unchanged
      : refuse("already-exists", "This refund is known with other content.")
  if (refund.refundId.length > 100) return refuse("invalid", "A refund id has at most 100 characters.")
  if (!hasMoved(payment))
    return refuse(
      "not-allowed-now",
      `A payment that is ${paymentResultWord(payment.result)} cannot be refunded.`,
    )
  if (!isPrice(refund.amount)) return refuse("invalid", `The amount ${AMOUNT_RANGE}.`)
  if (refund.amount === 0) return refuse("invalid", "A refund is at least one cent.")
  const left = refundable(order, payment)
  if (refund.left !== undefined && refund.left !== left)
    return refuse(
      "not-allowed-now",
      `The refunds of this payment have changed since you opened it: ${inDollars(left)} of it is left. Please check them.`,
    )
  if (refund.amount > left) return tooMuch(left)
  const { captured: _, detected: __, review: ___, disputed: ____, ...incoming } = payment
  return accept([
    {
      type: "OrderPaymentDetailsUpdated",
      data: {
        payment: {
          ...incoming,
          paymentId: refund.refundId,
          kind: "refund",
          result: "requested",
          transactionId: null,
          amount: refund.amount,
          refersTo: refund.paymentId,
          paymentUrl: null,
          code: null,
          message: refund.reason,
        },
      },
    },
  ])
}

type RefundPart = Pick<CommandOf<"RequestRefund">, "paymentId" | "refundId" | "amount">

/** The payments that an amount is refunded from; less than the amount if less is left of them. */
export const refundsOf = (order: Order, amount: Cents): ReadonlyArray<RefundPart> => {
  const parts: Array<RefundPart> = []
  let remaining = amount
  for (const payment of inRefundOrder(order.payments)) {
    const share = Math.min(remaining, refundable(order, payment))
    if (share <= 0) continue
    remaining -= share
    const { paymentId } = payment
    parts.push({ paymentId, refundId: nextRefundId(order, paymentId), amount: share })
  }
  return parts
}

/** The id of the next refund of a payment: the same for everybody who decides by the same history. */
export const nextRefundId = (order: Order, paymentId: string): string => {
  let number = givingBack(order, paymentId).length + 1
  while (paymentOf(order, `${paymentId}:refund:${number}`) !== undefined) number += 1
  return `${paymentId}:refund:${number}`
}
