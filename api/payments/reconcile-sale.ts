import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import {
  hasMoved,
  isCharging,
  NEVER_ARRIVED,
  OUTCOME_UNKNOWN,
  SUPERSEDED,
} from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { HELD_FOR_REVIEW_DAYS, ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import { PaymentGateways } from "./payment-gateways.ts"
import { stepOf, TIMED_OUT, transactionStep } from "./payment-step.ts"

/** How long the gateway may work on a charge before one that it does not know counts as never made; milliseconds. */
const NEVER_ARRIVED_AFTER = 120_000
const NOT_CHARGED = "Your payment did not reach the bank, and you have not been charged. Please try again."

const BEING_FOUND_OUT =
  "We are finding out whether your payment went through. Please do not pay again; we will write to you."

/** Of a charge whose gateway could not be asked about it for as long as its goods are held. */
const UNREACHABLE = "unreachable"

/** How long people may find out about a charge, while its goods are held; milliseconds. */
const DECIDED_WITHIN = HELD_FOR_REVIEW_DAYS * 86_400_000

/** How long a charge that counts as never made is looked for all the same; milliseconds. */
const LOOKED_FOR = 7 * 86_400_000

/**
 * A charge that the gateway did not know, and that the shopper was told did not happen; one that it could not be asked
 * about; or one at the gateway's own page
 * that is over, where money, or more of it, may still be sent.
 */
export const isGivenUp = ({ kind, result, code, paymentUrl }: PaymentDetails): boolean =>
  kind === "sale" &&
  (result === "failed"
    ? code === NEVER_ARRIVED || code === UNREACHABLE || paymentUrl !== null
    : result === "settled" && paymentUrl !== null)

/**
 * What became of a charge whose answer was never recorded: the next step of the payment, or undefined while the gateway
 * has not decided, or may still be about to know it.
 */
const lookUpSale = Effect.fnUntraced(function* (
  order: PlacedOrder,
  payment: PaymentDetails,
  ageMs: number,
): Effect.fn.Return<PaymentDetails | undefined, GatewayError, PaymentGateways> {
  const gateway = yield* PaymentGateways.use(({ named }) => named(payment.gatewayName))
  const transaction = yield* transactionOf(order, payment, gateway)
  if (transaction?.status === "waiting" && !ORDER_STATUS_TABLE[order.status].mayBeCharged) {
    const ended = yield* endUnneeded(payment, transaction, gateway)
    if (ended !== undefined) return ended
  }
  if (transaction !== undefined) return transactionStep(payment, transaction)
  // Of one that nobody can ask about, only the gateway's own message tells, or people, as long as they have the time.
  if (payment.code === OUTCOME_UNKNOWN && ageMs > DECIDED_WITHIN)
    return { ...payment, result: "failed", code: UNREACHABLE, message: UNKNOWN }
  if (ageMs < NEVER_ARRIVED_AFTER || payment.result === "reviewing") return undefined
  if ((yield* gateway.withdraw?.(payment.paymentId) ?? Effect.succeed("never-made")) === "unknowable")
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
 * The same where the gateway does not answer, takes our key no more, or is not configured: an order does not wait for it
 * for ever. The charge counts as failed then; should its money turn up, it is late money.
 */
export const lookUpInTime = (
  order: PlacedOrder,
  payment: PaymentDetails,
  ageMs: number,
): Effect.Effect<PaymentDetails | undefined, GatewayError, PaymentGateways> =>
  lookUpSale(order, payment, ageMs).pipe(
    Effect.catch((failure) =>
      isBlocking(payment) && ageMs > waitsFor(payment)
        ? Effect.succeed<PaymentDetails>({
            ...payment,
            result: "failed",
            code: UNREACHABLE,
            message: UNKNOWN,
          })
        : Effect.fail(failure),
    ),
  )

const UNKNOWN =
  "We could not find out whether your payment went through. If the money was taken, we will refund it or send your order. You can pay again or another way."

/** No other payment may start meanwhile, and nobody looks at it. */
const isBlocking = ({ result }: PaymentDetails): boolean => result === "requested" || result === "unanswered"

const waitsFor = ({ gatewayType }: PaymentDetails): number =>
  (ORDER_STATUS_TABLE.PENDING_PAYMENT.heldFor?.paying[gatewayType] ?? 0) * 60_000

const transactionOf = (order: PlacedOrder, payment: PaymentDetails, gateway: PaymentGateway) =>
  payment.transactionId === null
    ? Effect.map(gateway.findByOrder(order.created.orderId), (all) => unclaimedSale(order, payment, all))
    : gateway.find(payment.transactionId)

/** Nobody needs to complete a payment of an order that is paid another way, or canceled, or has another total. */
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
 * While another attempt is open, a charge that is found is that one's.
 */
export const lookForGivenUp = Effect.fnUntraced(function* (
  order: PlacedOrder,
  payment: PaymentDetails,
  ageMs: number,
): Effect.fn.Return<PaymentDetails | "wait" | "over", GatewayError, PaymentGateways> {
  if (isCharging(order)) return "wait"
  const gateway = yield* PaymentGateways.use(({ named }) => named(payment.gatewayName))
  const transaction = yield* transactionOf(order, payment, gateway)
  if (transaction?.status === "waiting" && payment.code === SUPERSEDED)
    yield* endUnneeded(payment, transaction, gateway)
  const step = transaction === undefined ? undefined : stepOf(order, payment, transaction)
  if (step !== undefined && (step.kind !== payment.kind || isMore(payment, step))) return step
  if (step !== undefined && payment.transactionId === null) return "over"
  return ageMs < LOOKED_FOR ? "wait" : "over"
})

const isMore = (payment: PaymentDetails, step: PaymentDetails): boolean =>
  hasMoved(step) && (!hasMoved(payment) || step.amount > payment.amount || step.review !== payment.review)

/**
 * A sale that no payment of the order is known by: the one of this attempt, where the gateway says so; else attempts
 * follow one another, so it is of the one that is open.
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
