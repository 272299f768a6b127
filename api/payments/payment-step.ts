import type { Actor } from "@voltread/domain/event.ts"
import type { PaymentDetails, VendorError } from "@voltread/domain/ordering/order-event.ts"
import {
  DISPUTE_LOST,
  EXPIRED,
  givingBack,
  paymentOf,
  REFUSED_BY_BANK,
  refundable,
  VOIDED,
} from "@voltread/domain/ordering/order-money.ts"
import type { OrderFacts } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved, isOpen } from "@voltread/domain/ordering/payment-result.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { type Cents, sum } from "@voltread/domain/shared/money.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import { type PaymentOutcome, reviewingMessage, startedMessage } from "./payment-gateway.ts"

/**
 * Errors for clients: after a call without an answer, and after one that was certainly not carried out (gateways §11).
 */
export const TIMED_OUT = { name: "PaymentUnanswered", code: "TIMEOUT" } as const
export const UNAVAILABLE = { name: "PaymentUnavailable", code: "UNAVAILABLE" } as const

interface Told {
  /** The gateway's transaction, null where it made none. */
  readonly transaction: GatewayTransaction | null
  readonly code: string | null
  readonly message: string | null
  readonly vendorError?: VendorError | undefined
}

const stepTo = (
  result: PaymentDetails["result"],
  payment: PaymentDetails,
  { transaction, code, message, vendorError = transaction?.vendorError }: Told,
): PaymentDetails => {
  const { captured, detected: _, review: __, vendorError: ___, ...rest } = payment
  const taken = Math.max(captured ?? 0, transaction?.captured ?? 0)
  return {
    ...rest,
    result,
    gatewayType: transaction?.gatewayType ?? payment.gatewayType,
    transactionId: transaction?.id ?? payment.transactionId,
    paymentUrl: transaction?.paymentUrl ?? payment.paymentUrl,
    amount: transaction?.amount ?? payment.amount,
    card: transaction?.card ?? payment.card,
    code,
    message,
    ...(taken === 0 ? {} : { captured: taken }),
    ...(transaction?.detected === undefined ? {} : { detected: transaction.detected }),
    ...(transaction?.review === undefined ? {} : { review: transaction.review }),
    ...(vendorError === undefined ? {} : { vendorError }),
  }
}

/** The next step of a payment, from the gateway's answer. */
export const outcomeStep = (payment: PaymentDetails, outcome: PaymentOutcome): PaymentDetails => {
  switch (outcome._tag) {
    case "Authorized":
    case "Settling": {
      const { transaction } = outcome
      return stepTo("succeeded", payment, { transaction, code: transaction.code, message: null })
    }
    case "Pending": {
      const { transaction, message } = outcome
      const result = transaction.status === "reviewing" ? "reviewing" : "unanswered"
      return stepTo(result, payment, { transaction, code: null, message })
    }
    case "Started":
      return stepTo("started", payment, { ...outcome, code: null })
    case "Declined":
    case "Rejected":
      return stepTo("declined", payment, outcome)
    case "Failed":
      return stepTo("failed", payment, outcome)
    case "Invalid":
      return stepTo("failed", payment, { ...outcome, transaction: null })
    case "Unanswered":
      return stepTo("unanswered", payment, { transaction: null, code: null, message: outcome.message })
  }
}

/**
 * The next step of a payment by the state of its transaction alone; undefined while that is undecided. What is recorded
 * of one that may be paid already: `stepToRecord`.
 */
export const transactionStep = (
  payment: PaymentDetails,
  transaction: GatewayTransaction,
): PaymentDetails | undefined => {
  const { code, reason } = transaction
  switch (transaction.status) {
    case "authorized":
    case "submitted":
    case "settling":
      return stepTo("succeeded", payment, { transaction, code, message: paidMessage(payment) })
    case "settled":
      return stepTo("settled", payment, { transaction, code, message: paidMessage(payment) })
    case "declined":
    case "rejected":
    case "settlement-declined":
      return stepTo("declined", payment, { transaction, code, message: wordsOf(transaction) })
    case "failed":
      return stepTo("failed", payment, { transaction, code, message: wordsOf(transaction) })
    case "expired":
      return stepTo("failed", payment, { transaction, code: EXPIRED, message: reason })
    case "voided":
      return stepTo("failed", payment, { transaction, code: VOIDED, message: reason })
    case "reviewing":
      return payment.result === "reviewing"
        ? undefined
        : stepTo("reviewing", payment, { transaction, code: null, message: reviewingMessage })
    case "waiting":
    case "authorizing":
      return progressStep(payment, transaction)
    case "settlement-pending":
      return undefined
  }
}

/** The message of an open sale no longer applies once it is paid. A refund keeps the reason that staff gave. */
const paidMessage = ({ kind, message }: PaymentDetails): string | null => (kind === "sale" ? null : message)

/** For shoppers: a bank's own message may contain what only the bank and the shop may know. */
const wordsOf = ({ reason, vendorError }: GatewayTransaction): string | null => vendorError?.message ?? reason

/**
 * A payment on a gateway's own page: recorded when it waits there, and each time more of its money has been detected.
 */
const progressStep = (
  payment: PaymentDetails,
  transaction: GatewayTransaction,
): PaymentDetails | undefined => {
  const { amount, detected = 0, status } = transaction
  if (!isOpen(payment)) return undefined
  const isNews =
    payment.result === "started" ? detected > (payment.detected ?? 0) : status === "waiting" || detected > 0
  const message = progressMessage(detected, amount)
  return isNews ? stepTo("started", payment, { transaction, code: null, message }) : undefined
}

const progressMessage = (detected: Cents, amount: Cents): string => {
  if (detected === 0) return startedMessage
  return detected < amount
    ? `We have received ${inDollars(detected)} of ${inDollars(amount)} so far. Please send the rest.`
    : "We have seen your payment and are waiting for it to be confirmed. This usually takes a few minutes."
}

/**
 * The next step from the gateway's current state of a payment that may already be recorded as paid. If the gateway
 * takes money back after that, it is a movement of its own, not a step backwards, except for a refund that did not
 * arrive; the same holds for money that comes by a second transaction of one attempt.
 */
export const stepToRecord = (
  order: OrderFacts,
  payment: PaymentDetails,
  transaction: GatewayTransaction,
): PaymentDetails | undefined => {
  const step = transactionStep(payment, transaction)
  if (isOtherMoney(payment, transaction)) {
    return step === undefined || !hasMoved(step)
      ? undefined
      : { ...step, paymentId: `${payment.paymentId}:${transaction.id}` }
  }
  const lapsed = lapsedStep(order, payment, transaction)
  if (lapsed !== undefined) return lapsed
  if (step === undefined || hasMoved(step)) return step
  if (payment.kind === "refund") return refusedRefund(payment, transaction)
  if (!hasMoved(payment)) return step
  // An open refund may be why the gateway no longer has the money, or may fail because of that; the missing amount is
  // known once the refund is decided.
  if (payment.kind !== "sale" || givingBack(order, payment.paymentId).some(isOpen)) return undefined
  const amount = refundable(order, payment)
  return amount === 0
    ? undefined
    : voidOf(payment, transaction, { paymentId: `${payment.paymentId}:void`, amount, code: step.code })
}

/** For staff, of money that a lost dispute took. */
export const GIVEN_BACK_BY_BANK = "The bank has given this money back to the customer."

/** What a lost dispute takes back of a payment, once. The gateway's record of the payment stays as it was. */
export const lostDispute = (
  order: OrderFacts,
  payment: PaymentDetails,
  { amount, disputeId }: { readonly amount: Cents; readonly disputeId: string },
): PaymentDetails | undefined => {
  const paymentId = `${payment.paymentId}:${disputeId}`
  const taken = paymentOf(order, paymentId) === undefined ? Math.min(amount, refundable(order, payment)) : 0
  return taken === 0
    ? undefined
    : voidOf(
        payment,
        { id: null, reason: GIVEN_BACK_BY_BANK },
        { paymentId, amount: taken, code: DISPUTE_LOST },
      )
}

const voidOf = (
  payment: PaymentDetails,
  { id, reason }: { readonly id: string | null; readonly reason: string | null },
  change: Pick<PaymentDetails, "paymentId" | "amount" | "code">,
): PaymentDetails => {
  const { captured: _, disputed: __, ...reserved } = payment
  return {
    ...reserved,
    kind: "void",
    result: "succeeded",
    refersTo: payment.paymentId,
    transactionId: id,
    message: reason,
    ...change,
  }
}

/** A part of a reservation that ran out after another was captured: the store will never get that money. */
const lapsedStep = (
  order: OrderFacts,
  payment: PaymentDetails,
  transaction: GatewayTransaction,
): PaymentDetails | undefined => {
  const { lapsed = 0 } = transaction
  if (lapsed === 0 || payment.kind !== "sale" || !hasMoved(payment)) return undefined
  const back = givingBack(order, payment.paymentId)
  // A refund under way may be releasing it.
  if (back.some(isOpen)) return undefined
  const known = sum(back.filter(({ kind }) => kind === "void").map(({ amount }) => amount))
  const amount = Math.min(lapsed - known, refundable(order, payment))
  return amount <= 0
    ? undefined
    : voidOf(payment, transaction, {
        paymentId: `${payment.paymentId}:void:${lapsed}`,
        amount,
        code: EXPIRED,
      })
}

/** A refund that was to be made by canceling its sale has no transaction of its own. */
const refusedRefund = (
  payment: PaymentDetails,
  { id, kind, reason }: GatewayTransaction,
): PaymentDetails | undefined =>
  kind === "refund" && id === (payment.transactionId ?? id)
    ? {
        ...payment,
        result: "failed",
        transactionId: id,
        code: REFUSED_BY_BANK,
        message: reason ?? payment.message,
      }
    : undefined

const isOtherMoney = ({ kind, result, transactionId }: PaymentDetails, { id }: GatewayTransaction): boolean =>
  kind === "sale" && hasMoved({ result }) && transactionId !== null && transactionId !== id

/** The id of the command that records a step: the same step again is the same command. */
export const stepCommandId = ({
  paymentId,
  result,
  amount,
  captured,
  detected,
  review,
}: PaymentDetails): string =>
  derivedId(
    "outcome",
    paymentId,
    result,
    String(amount),
    String(detected ?? 0),
    review ?? "",
    ...(captured === undefined ? [] : [String(captured)]),
  )

/** A gateway as the actor of events. */
export const gatewayActor = (name: string): Actor => ({ id: name, name, role: "gateway" })
