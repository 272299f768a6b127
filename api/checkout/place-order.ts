import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { type Cents, share, toDecimal } from "@voltread/domain/shared/money.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Data, Effect } from "effect"
import { Streams } from "../aggregates/streams.ts"
import { findProducts } from "../catalogue/products.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { StreamMoved } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { OutOfStock, reserveStock, type StaleReservation } from "../stock/stock.ts"
import type { CheckoutRequest } from "./checkout-request.ts"
import { orderNumber } from "./order-number.ts"
import { type PricedCart, priceCart, shortage } from "./pricing.ts"

/** The checkout cannot go on as it is; nothing was charged. `message` is for the shopper. */
export class CheckoutRefused extends Data.TaggedError("CheckoutRefused")<{
  readonly code: "TOTAL_CHANGED" | "OUT_OF_STOCK" | "CART_EMPTY" | "CART_CLOSED"
  readonly message: string
}> {}

export type PlaceOrder = Extract<OrderCommand, { readonly type: "PlaceOrder" }>

/** The order that a cart becomes. */
export const orderIdOf = (cartId: string): string => derivedId("order", cartId)

/** Of what shoppers pay for the goods, to the affiliate who sent them; basis points. */
const AFFILIATE_TAKE = 600

/**
 * Closes the cart for its order: prices it, compares with what the shopper saw, and holds the stock. The cart's stream
 * is the referee: of all who try at once, one closes it, and the content that was priced is the content that closed.
 * Answers the command that places the order.
 */
export const closeCart = Effect.fnUntraced(function* (
  items: ReadonlyArray<CartItem>,
  revision: number,
  request: CheckoutRequest,
  username: string | null,
  intent: Intent,
): Effect.fn.Return<
  PlaceOrder,
  CheckoutRefused | StaleReservation | StreamMoved | Rejection | DatabaseError | EventLogUnavailable,
  Streams | Database
> {
  const { carts } = yield* Streams
  const orderId = orderIdOf(request.cartId)
  const place = yield* priceAndHold(items, revision + 1, request, username)
  yield* carts.handleAt(request.cartId, { at: revision }, () => [{ type: "CheckOut", orderId }], intent)
  return place
})

/** For a cart that was closed by somebody who did not get as far as placing the order. */
export const priceAndHold = Effect.fnUntraced(function* (
  items: ReadonlyArray<CartItem>,
  /** The revision of the event that closes, or closed, the cart. */
  closingRevision: number,
  request: CheckoutRequest,
  username: string | null,
) {
  const orderId = orderIdOf(request.cartId)
  const products = yield* findProducts(items.map((item) => item.productId))
  // What is short is found by reserving: what a product row says may be over by then.
  const priced = priceCart(orderId, items, products, request.shippingAddress.state, true)
  if (priced.problems.length > 0) {
    return yield* new CheckoutRefused({ code: "OUT_OF_STOCK", message: priced.problems.join(" ") })
  }
  yield* sameTotal(priced.totals.total, request.expectedTotal)
  yield* reserveStock(
    orderId,
    closingRevision,
    priced.lines.map(({ productId, quantity }) => ({ productId, quantity })),
  ).pipe(
    Effect.catchIf(
      (error) => error instanceof OutOfStock,
      ({ products: short }) =>
        Effect.fail(new CheckoutRefused({ code: "OUT_OF_STOCK", message: shortages(short, priced) })),
    ),
  )
  return toPlaceOrder(orderId, priced, request, username)
})

export const sameTotal = (total: Cents, expected: Cents): Effect.Effect<void, CheckoutRefused> =>
  total === expected
    ? Effect.void
    : Effect.fail(
        new CheckoutRefused({
          code: "TOTAL_CHANGED",
          message: `The total of your order is $${toDecimal(total)} now. You have not been charged. Please check it and confirm again.`,
        }),
      )

const shortages = (short: OutOfStock["products"], priced: PricedCart): string =>
  short
    .map(({ productId, available }) => {
      const line = priced.lines.find((each) => each.productId === productId)
      return shortage({ name: line?.name ?? productId, available })
    })
    .join(" ")

const toPlaceOrder = (
  orderId: string,
  { lines, totals }: PricedCart,
  request: CheckoutRequest,
  username: string | null,
): PlaceOrder => {
  const { firstName, lastName, phone } = request.billingAddress
  return {
    type: "PlaceOrder",
    order: {
      orderId,
      uniqueId: orderNumber(orderId),
      mode: "CREATE_ORDER_FOR_CART",
      cartId: request.cartId,
      username,
      status: "PENDING_PAYMENT",
      contact: { firstName, lastName, email: request.email, phone },
      affiliate: request.affiliate,
      tracking: request.tracking,
      promotionCode: null,
      priceMarkupGroupId: null,
    },
    items: lines,
    billingAddress: request.billingAddress,
    shippingAddress: request.shippingAddress,
    submission: {
      submittedBy: username ?? "guest",
      submittedRollupId: request.affiliate.rollupId,
      lenderTake: 0,
      affiliateTake:
        request.affiliate.affiliateId === null ? 0 : share(totals.subTotal - totals.discount, AFFILIATE_TAKE),
    },
  }
}
