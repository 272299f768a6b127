import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { hasMoved, isCharging } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import { PaymentGateways } from "./payment-gateways.ts"
import { transactionStep } from "./payment-step.ts"

/** How long the gateway may work on a charge before one that it does not know counts as never made; milliseconds. */
const NEVER_ARRIVED_AFTER = 120_000
const NEVER_ARRIVED = "never-arrived"

/** How long a charge that counts as never made is looked for all the same; milliseconds. */
const LOOKED_FOR = 7 * 86_400_000

/** A charge that the gateway did not know, and that the shopper was told did not happen. */
export const isGivenUp = ({ kind, result, code }: PaymentDetails): boolean =>
  kind === "sale" && result === "failed" && code === NEVER_ARRIVED

/**
 * What became of a charge whose answer was never recorded: the next step of the payment, or undefined while the gateway
 * has not decided, or may still be about to know it.
 */
export const lookUpSale = Effect.fnUntraced(function* (
  order: PlacedOrder,
  payment: PaymentDetails,
  ageMs: number,
): Effect.fn.Return<PaymentDetails | undefined, GatewayError, PaymentGateways> {
  const gateway = yield* PaymentGateways.use(({ named }) => named(payment.gatewayName))
  const transaction =
    payment.transactionId === null
      ? unclaimedSale(order, yield* gateway.findByOrder(order.created.orderId))
      : yield* gateway.find(payment.transactionId)
  if (transaction !== undefined) return transactionStep(payment, transaction)
  if (ageMs < NEVER_ARRIVED_AFTER) return undefined
  return {
    ...payment,
    result: "failed",
    code: NEVER_ARRIVED,
    message: "Your payment did not reach the bank, and you have not been charged. Please try again.",
  }
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
  const transaction = unclaimedSale(order, yield* gateway.findByOrder(order.created.orderId))
  const step = transaction === undefined ? undefined : transactionStep(payment, transaction)
  if (step !== undefined) return hasMoved(step) ? step : "over"
  return ageMs < LOOKED_FOR ? "wait" : "over"
})

/** A sale that no payment of the order is known by: attempts follow one another, so it is of the one that is open. */
const unclaimedSale = (
  order: PlacedOrder,
  transactions: ReadonlyArray<GatewayTransaction>,
): GatewayTransaction | undefined => {
  const claimed = new Set(order.payments.map(({ transactionId }) => transactionId))
  return transactions.findLast(({ id, kind }) => kind === "sale" && !claimed.has(id))
}
