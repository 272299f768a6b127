import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import {
  isCharging,
  NEVER_ARRIVED,
  OUTCOME_UNKNOWN,
  SUPERSEDED,
} from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { HELD_FOR_REVIEW_DAYS, ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { hasMoved, isUnanswered } from "@voltread/domain/ordering/payment-result.ts"
import { Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import { gatewayNamed, type PaymentGateways } from "./payment-gateways.ts"
import { stepToRecord, TIMED_OUT, transactionStep } from "./payment-step.ts"

/** Milliseconds after which a charge that the gateway does not know counts as never made. */
const NEVER_ARRIVED_AFTER = 120_000
const NOT_CHARGED = "Your payment did not reach the bank, and you have not been charged. Please try again."

const BEING_FOUND_OUT =
  "We are finding out whether your payment went through. Please do not pay again; we will write to you."

/** The code of a charge whose gateway could not be asked about it for as long as its items were held. */
const UNREACHABLE = "unreachable"

/** Milliseconds in which staff may find out about a charge; its items are held for as long. */
const DECIDED_WITHIN = HELD_FOR_REVIEW_DAYS * 86_400_000

/** Milliseconds for which a charge that counts as never made is still looked up. */
const LOOKED_FOR = 7 * 86_400_000

/**
 * Any of these:
 * - The gateway did not know the charge, and the shopper was told that it did not happen.
 * - The gateway could not be asked about it.
 * - It was made on the gateway's own page and has ended; money, or more of it, may still be sent.
 */
export const isGivenUp = ({ kind, result, code, paymentUrl }: PaymentDetails): boolean =>
  kind === "sale" &&
  (result === "failed"
    ? code === NEVER_ARRIVED || code === UNREACHABLE || paymentUrl !== null
    : result === "settled" && paymentUrl !== null)

/**
 * What became of a charge whose answer was never recorded: the next step of the payment, or undefined while the gateway
 * has not decided or may not know it yet.
 */
const lookUpSale = Effect.fnUntraced(function* (
  order: PlacedOrder,
  payment: PaymentDetails,
  ageMs: number,
): Effect.fn.Return<PaymentDetails | undefined, GatewayError, PaymentGateways> {
  const gateway = yield* gatewayNamed(payment.gatewayName)
  const transaction = yield* transactionOf(order, payment, gateway)
  if (transaction?.status === "waiting" && !ORDER_STATUS_TABLE[order.status].mayBeCharged) {
    const ended = yield* endUnneeded(payment, transaction, gateway)
    if (ended !== undefined) return ended
  }
  if (transaction !== undefined) return transactionStep(payment, transaction)
  // Where the gateway cannot be asked, only its own message or staff can tell, within the time they have.
  if (payment.code === OUTCOME_UNKNOWN && ageMs > DECIDED_WITHIN) return unreachable(payment)
  if (ageMs < NEVER_ARRIVED_AFTER || payment.result === "reviewing") return undefined
  const lost =
    gateway.lostPayments === undefined
      ? "never-made"
      : yield* gateway.lostPayments.withdraw(payment.paymentId)
  if (lost === "unknowable")
    return { ...payment, result: "reviewing", code: OUTCOME_UNKNOWN, message: BEING_FOUND_OUT }
  return {
    ...payment,
    result: "failed",
    code: NEVER_ARRIVED,
    message: NOT_CHARGED,
    vendorError: { ...TIMED_OUT, message: NOT_CHARGED },
  }
})

/**
 * The same where the gateway does not answer, no longer accepts the store's key, or is not configured: the order does
 * not wait forever. The charge then counts as failed; should its money turn up, it is late money.
 */
export const lookUpInTime = (
  order: PlacedOrder,
  payment: PaymentDetails,
  ageMs: number,
): Effect.Effect<PaymentDetails | undefined, GatewayError, PaymentGateways> =>
  lookUpSale(order, payment, ageMs).pipe(
    Effect.catch((failure) =>
      isUnanswered(payment) && ageMs > waitsFor(payment)
        ? Effect.succeed(unreachable(payment))
        : Effect.fail(failure),
    ),
  )

const UNKNOWN =
  "We could not find out whether your payment went through. If the money was taken, we will refund it or send your order. You can pay again or another way."

const unreachable = (payment: PaymentDetails): PaymentDetails => ({
  ...payment,
  result: "failed",
  code: UNREACHABLE,
  message: UNKNOWN,
})

const waitsFor = ({ gatewayType }: PaymentDetails): number =>
  (ORDER_STATUS_TABLE.PENDING_PAYMENT.heldFor?.paying[gatewayType] ?? 0) * 60_000

const transactionOf = (order: PlacedOrder, payment: PaymentDetails, gateway: PaymentGateway) =>
  payment.transactionId === null
    ? Effect.map(gateway.findByOrder(order.created.orderId), (all) => unclaimedSale(order, payment, all))
    : gateway.find(payment.transactionId)

/**
 * Cancels a payment that nobody needs to complete: its order was paid another way, was canceled, or has another total.
 */
const endUnneeded = Effect.fnUntraced(function* (
  payment: PaymentDetails,
  transaction: GatewayTransaction,
  gateway: PaymentGateway,
): Effect.fn.Return<PaymentDetails | undefined, GatewayError> {
  const ended = yield* gateway.cancel(transaction.id, { requestId: `${payment.paymentId}:end` })
  return ended._tag === "Done" ? transactionStep(payment, ended.transaction) : undefined
})

/**
 * What is known of a charge that was given up: its outcome after all, `wait`, or `over` when nothing will come of it.
 * While another attempt is open, a charge that is found belongs to that one.
 */
export const lookForGivenUp = Effect.fnUntraced(function* (
  order: PlacedOrder,
  payment: PaymentDetails,
  ageMs: number,
): Effect.fn.Return<PaymentDetails | "wait" | "over", GatewayError, PaymentGateways> {
  if (isCharging(order)) return "wait"
  const gateway = yield* gatewayNamed(payment.gatewayName)
  const transaction = yield* transactionOf(order, payment, gateway)
  if (transaction?.status === "waiting" && payment.code === SUPERSEDED)
    yield* endUnneeded(payment, transaction, gateway)
  const step = transaction === undefined ? undefined : stepToRecord(order, payment, transaction)
  if (step !== undefined && (step.kind !== payment.kind || isMore(payment, step))) return step
  if (step !== undefined && payment.transactionId === null) return "over"
  return ageMs < LOOKED_FOR ? "wait" : "over"
})

const isMore = (payment: PaymentDetails, step: PaymentDetails): boolean =>
  hasMoved(step) &&
  (!hasMoved(payment) ||
    step.amount > payment.amount ||
    (step.review === undefined) !== (payment.review === undefined))

/**
 * A sale that belongs to no recorded payment: it is this attempt's, if the gateway says so; otherwise it belongs to the
 * open attempt, since attempts follow one another.
 */
const unclaimedSale = (
  order: PlacedOrder,
  payment: PaymentDetails,
  transactions: ReadonlyArray<GatewayTransaction>,
): GatewayTransaction | undefined => {
  const claimed = new Set(order.payments.map(({ transactionId }) => transactionId))
  return transactions.findLast(
    ({ id, kind, paymentId }) =>
      kind === "sale" && !claimed.has(id) && (paymentId ?? payment.paymentId) === payment.paymentId,
  )
}
