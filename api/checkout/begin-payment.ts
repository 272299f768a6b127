import { isBeingPaid } from "@voltread/domain/ordering/order-money.ts"
import { STILL_CHARGING } from "@voltread/domain/ordering/order-rules-payment.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { orderNumber } from "../cart/order-number.ts"
import { orderUrl } from "../order-link/order-token.ts"
import { type PaymentGateway, PaymentOutcome, startedMessage } from "../payments/payment-gateway.ts"
import type { Config } from "../platform/config.ts"
import { centsOf } from "../platform/graphql/money.ts"
import { CART_EMPTY, CheckoutRefused } from "./checkout-refused.ts"
import { findWaiting } from "./find-resumable-payment.ts"
import { nextPaymentId } from "./payment-attempt.ts"
import { orderIdOf } from "./place-order.ts"
import { quoteCart } from "./quote.ts"

interface CartToPay {
  readonly cartId: string
  /** The state of delivery. */
  readonly state: string
  /** In dollars, as shown to the shopper. */
  readonly expectedTotal: number
}

/**
 * Makes the next attempt to pay the order that this viewer's cart will become, or finds the one that waits at the gateway
 * already. Its total must be the one the shopper saw.
 */
export const beginPayment = Effect.fnUntraced(function* (
  { cartId, state, expectedTotal }: CartToPay,
  gateway: PaymentGateway & Required<Pick<PaymentGateway, "begin">>,
  username: string | null,
  config: Config,
) {
  const { lines, problems, totals } = yield* quoteCart(cartId, username, state)
  if (problems.length > 0)
    return yield* new CheckoutRefused({ code: "OUT_OF_STOCK", message: problems.join(" ") })
  if (lines.length === 0) return yield* CART_EMPTY
  if (totals.total !== centsOf(expectedTotal))
    return yield* new CheckoutRefused({ code: "TOTAL_CHANGED", message: CHANGED })
  const orderId = orderIdOf(cartId)
  const { orders } = yield* CommandHandlers
  const { state: order } = yield* orders.load(orderId)
  if (order._tag === "placed") {
    if (isBeingPaid(order))
      return yield* new CheckoutRefused({ code: "NOT_POSSIBLE", message: STILL_CHARGING })
    const waiting = yield* findWaiting(order, totals.total, gateway)
    if (waiting !== null)
      return PaymentOutcome.Started({ transaction: waiting.transaction, message: startedMessage })
  }
  return yield* gateway.begin({
    orderId,
    paymentId: nextPaymentId(orderId, order),
    amount: totals.total,
    order: { number: orderNumber(orderId), lines },
    returnUrl: orderUrl(config, orderId),
  })
})

const CHANGED = "The total of your order has changed. Please check it and confirm again."
