import type { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import { isCharging } from "@voltread/domain/ordering/order-money.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { decideAll } from "@voltread/domain/processes/reacting.ts"
import { type Cents, toDecimal } from "@voltread/domain/shared/money.ts"
import { Effect, Result } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { findProducts } from "../catalogue/products.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { keepAll, OutOfStock, reserveStock } from "../stock/stock.ts"
import { stockOfOrder } from "../stock/stock-of-order.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import { CHANGED, CheckoutRefused } from "./checkout-refused.ts"
import { mayTryCard } from "./decline-limit.ts"
import { orderIdOf, type PlaceOrder, placeOrder } from "./place-order.ts"
import { priceCart, shortage, withTaxFor } from "./pricing.ts"
import { firstAttempt } from "./record-attempt.ts"

/**
 * Prices the cart, compares with what the shopper saw, makes sure that nothing refuses its order afterwards, and holds
 * the stock for it. Answers the command that places it.
 */
export const placeAndHold = Effect.fnUntraced(function* (
  items: ReadonlyArray<CartItem>,
  /** The revision of the event that closes, or closed, the cart. */
  closingRevision: number,
  details: CheckoutDetails,
  username: string | null,
  gateway: PaymentGateway,
) {
  const orderId = orderIdOf(details.cartId)
  const products = yield* findProducts(items.map((item) => item.productId))
  // What is short is found by reserving: what a product row says may be over by then.
  const priced = priceCart(orderId, items, products, details.shippingAddress.state, true)
  if (priced.problems.length > 0) {
    return yield* new CheckoutRefused({ code: "OUT_OF_STOCK", message: priced.problems.join(" ") })
  }
  yield* sameTotal(priced.totals.total, details.expectedTotal)
  const place = placeOrder(priced, details, username)
  yield* canBePlaced(place, gateway)
  yield* mayTryCard(details)
  yield* reserveStock(
    orderId,
    closingRevision,
    priced.lines.map(({ productId, quantity }) => ({ productId, quantity })),
  ).pipe(Effect.catchIf(isOutOfStock, (short) => refuseShort(short, priced.lines)))
  return place
})

/** Once its cart is closed, the order must come: what would refuse it does so before. */
const canBePlaced = (place: PlaceOrder, gateway: PaymentGateway): Effect.Effect<void, CheckoutRefused> => {
  const decided = decideAll(
    orderWithReactions,
    [place, firstAttempt(place, gateway)],
    orderWithReactions.initial,
  )
  return Result.isSuccess(decided)
    ? Effect.void
    : Effect.fail(new CheckoutRefused({ code: "NOT_POSSIBLE", message: decided.failure.message }))
}

/**
 * The same for an order that was placed before: its prices stay, and its units may have been given back. Answers the
 * revision that this is true of; null when the order has moved on meanwhile. An order that cannot be charged any more is
 * left to whoever records the attempt.
 */
export const priceAndHoldAgain = Effect.fnUntraced(function* (orderId: string, details: CheckoutDetails) {
  const { orders } = yield* CommandHandlers
  const { state, revision } = yield* orders.load(orderId)
  if (state._tag === "none") return revision
  // Somebody went back from this checkout before its order was placed.
  if (state._tag === "draft") return yield* CHANGED
  const { awaitsPayment, mayBeCharged } = ORDER_STATUS_TABLE[state.status]
  if (!mayBeCharged) return revision
  const { totals, lines } = withTaxFor(state, details.shippingAddress.state)
  yield* sameTotal(totals.total, details.expectedTotal)
  // Nothing is charged before that one's outcome is known.
  if (isCharging(state)) return revision
  yield* mayTryCard(details)
  if (!awaitsPayment) return revision
  return yield* keepAll(stockOfOrder(state, revision)).pipe(
    Effect.as(revision),
    Effect.catchTag("StaleReservation", () => Effect.succeed(null)),
    Effect.catchIf(isOutOfStock, (short) => refuseShort(short, lines)),
  )
})

type Line = Pick<OrderItem, "productId" | "name">

const isOutOfStock = (error: unknown): error is OutOfStock => error instanceof OutOfStock

const refuseShort = ({ products }: OutOfStock, lines: ReadonlyArray<Line>) =>
  Effect.fail(new CheckoutRefused({ code: "OUT_OF_STOCK", message: shortages(products, lines) }))

const shortages = (short: OutOfStock["products"], lines: ReadonlyArray<Line>): string =>
  short
    .map(({ productId, available }) => {
      const line = lines.find((each) => each.productId === productId)
      return shortage({ name: line?.name ?? productId, available })
    })
    .join(" ")

const sameTotal = (total: Cents, expected: Cents): Effect.Effect<void, CheckoutRefused> =>
  total === expected
    ? Effect.void
    : Effect.fail(
        new CheckoutRefused({
          code: "TOTAL_CHANGED",
          message: `The total of your order is $${toDecimal(total)} now. You have not been charged. Please check it and confirm again.`,
        }),
      )
