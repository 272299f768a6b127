import type { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { type Cents, toDecimal } from "@voltread/domain/shared/money.ts"
import { Data, Effect } from "effect"
import { findProducts } from "../catalogue/products.ts"
import { OutOfStock, reserveStock } from "../stock/stock.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import { orderIdOf } from "./place-order.ts"
import { priceCart, shortage, withTaxFor } from "./pricing.ts"

/** The checkout cannot go on as it is; nothing was charged. `message` is for the shopper. */
export class CheckoutRefused extends Data.TaggedError("CheckoutRefused")<{
  readonly code: "TOTAL_CHANGED" | "OUT_OF_STOCK" | "CART_EMPTY" | "CART_CLOSED"
  readonly message: string
}> {}

/** Prices the cart, compares with what the shopper saw, and holds the stock for its order. */
export const priceAndHold = Effect.fnUntraced(function* (
  items: ReadonlyArray<CartItem>,
  /** The revision of the event that closes, or closed, the cart. */
  closingRevision: number,
  details: CheckoutDetails,
) {
  const orderId = orderIdOf(details.cartId)
  const products = yield* findProducts(items.map((item) => item.productId))
  // What is short is found by reserving: what a product row says may be over by then.
  const priced = priceCart(orderId, items, products, details.shippingAddress.state, true)
  if (priced.problems.length > 0) {
    return yield* new CheckoutRefused({ code: "OUT_OF_STOCK", message: priced.problems.join(" ") })
  }
  yield* sameTotal(priced.totals.total, details.expectedTotal)
  yield* hold(orderId, closingRevision, priced.lines)
  return priced
})

/** The same for an order that waits for another try: its prices stay, and its units may have been given back. */
export const priceAndHoldAgain = Effect.fnUntraced(function* (
  order: PlacedOrder,
  cartRevision: number,
  details: CheckoutDetails,
) {
  const { totals, lines } = withTaxFor(order, details.shippingAddress.state)
  yield* sameTotal(totals.total, details.expectedTotal)
  yield* hold(order.created.orderId, cartRevision, lines).pipe(
    // Another submission of the same cart holds them.
    Effect.catchTag("StaleReservation", () => Effect.void),
  )
})

interface Line {
  readonly productId: string
  readonly name: string
  readonly quantity: number
}

const hold = (orderId: string, version: number, lines: ReadonlyArray<Line>) =>
  reserveStock(
    orderId,
    version,
    lines.map(({ productId, quantity }) => ({ productId, quantity })),
  ).pipe(
    Effect.catchIf(
      (error) => error instanceof OutOfStock,
      ({ products }) =>
        Effect.fail(new CheckoutRefused({ code: "OUT_OF_STOCK", message: shortages(products, lines) })),
    ),
  )

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
