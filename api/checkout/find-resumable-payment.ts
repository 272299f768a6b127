import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import { orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { isSameAddress } from "@voltread/domain/shared/same-address.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import type { CheckoutDetails, OrderDetails } from "./checkout-details.ts"
import type { PaidAttempt } from "./paid-attempt.ts"

/**
 * The payment that this shopper has started at this gateway and can continue there, so that nobody sees two pages to
 * pay the same order. Null where there is none, or where something about the order has changed.
 */
export const findResumablePayment = Effect.fnUntraced(function* (
  orderId: string,
  details: CheckoutDetails,
  gateway: PaymentGateway,
): Effect.fn.Return<PaidAttempt | null, EventLogUnavailable, CommandHandlers> {
  const { orders } = yield* CommandHandlers
  const { state, revision } = yield* orders.load(orderId)
  if (state._tag !== "placed" || !isUnchanged(state, details)) return null
  const waiting = yield* findWaiting(state, details.expectedTotal, gateway)
  return waiting === null ? null : { order: state, revision, payment: waiting.payment, appends: [] }
})

/** The payment of that amount for which this gateway waits. Null where there is none. */
export const findWaiting = Effect.fnUntraced(function* (
  { payments, status }: PlacedOrder,
  total: Cents,
  gateway: PaymentGateway,
) {
  if (!ORDER_STATUS_TABLE[status].mayBeCharged) return null
  const payment = payments.findLast(
    ({ amount, gatewayName, kind, result }) =>
      kind === "sale" && result === "started" && gatewayName === gateway.name && amount === total,
  )
  if (payment === undefined || payment.transactionId === null) return null
  // One that cannot be looked up now is not resumed; the new attempt will find out.
  const transaction = yield* gateway.find(payment.transactionId).pipe(Effect.orElseSucceed(() => undefined))
  return transaction?.status === "waiting" ? { payment, transaction } : null
})

const isUnchanged = (order: PlacedOrder, details: CheckoutDetails): boolean =>
  orderTotals(order).total === details.expectedTotal && hasSameAddresses(order, details)

export const hasSameAddresses = (
  order: Pick<PlacedOrder, "billingAddress" | "shippingAddress">,
  details: OrderDetails,
): boolean =>
  isSameAddress(order.billingAddress, details.billingAddress) &&
  isSameAddress(order.shippingAddress, details.shippingAddress)
