import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import { isCharging } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { isOpenTo, ownerOf } from "../cart/find-cart.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import { notFound, type Problem } from "../platform/http/problem.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import { type OrderOfCart, orderIdOf, placeOrder } from "./place-order.ts"
import { CheckoutRefused, priceAndHold, priceAndHoldAgain } from "./price-and-hold.ts"

/** How often a cart may change between being priced and being closed. */
const ATTEMPTS = 5

/**
 * Prices the cart, holds its stock, and closes it for its order. The cart's stream is the referee: of all who try at
 * once, one closes it, and the content that was priced is the content that closed.
 */
export const closeCart = Effect.fnUntraced(function* (
  details: CheckoutDetails,
  username: string | null,
  intent: Intent,
): Effect.fn.Return<
  OrderOfCart,
  CheckoutRefused | Problem | Rejection | EventLogUnavailable | DatabaseError,
  CommandHandlers | Database
> {
  const { carts, orders } = yield* CommandHandlers
  const { cartId } = details
  const orderId = orderIdOf(cartId)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // What is remembered is proved by closing the cart; a cart remembered as empty may have been filled elsewhere.
    const remembered = attempt === 0 ? yield* carts.loadCached(cartId) : null
    const { state, revision } =
      remembered === null || isEmpty(remembered.state) ? yield* carts.load(cartId) : remembered
    switch (state._tag) {
      case "none":
        return yield* EMPTY
      case "merged":
        return yield* MERGED
      case "open": {
        if (!isOpenTo(state.username, username)) return yield* NOT_YOURS
        if (state.items.length === 0) return yield* EMPTY
        const priced = yield* priceAndHold(state.items, revision + 1, details).pipe(
          Effect.tap(() =>
            carts.handleAt(cartId, { at: revision }, () => [{ type: "CheckOut", orderId }], intent),
          ),
          Effect.catchTags({
            StreamMoved: () => Effect.succeed(null),
            StaleReservation: () => Effect.succeed(null),
          }),
        )
        if (priced !== null) return { orderId, place: placeOrder(priced, details, username) }
        break
      }
      case "checkedOut": {
        const order = yield* orders.load(state.orderId)
        // Its answer would show the order: the name, the address, and a link to it.
        if (!isOpenTo(state.username ?? ownerOf(order.state), username)) return yield* NOT_YOURS
        if (order.state._tag === "placed") {
          // Paid by an earlier submission, or waiting for another try.
          if (isUnpaid(order.state)) yield* priceAndHoldAgain(order.state, revision, details)
          return { orderId: state.orderId, place: null }
        }
        // Closed by somebody who did not get as far as placing the order.
        const priced = yield* priceAndHold(state.items, revision, details).pipe(
          Effect.catchTag("StaleReservation", () => Effect.succeed(null)),
        )
        if (priced !== null) return { orderId, place: placeOrder(priced, details, username) }
      }
    }
  }
  return yield* CHANGED
})

const isEmpty = (state: CartState): boolean =>
  state._tag === "none" || (state._tag === "open" && state.items.length === 0)

/** And no payment is under way. */
const isUnpaid = (order: PlacedOrder): boolean =>
  ORDER_STATUS_TABLE[order.status].awaitsPayment && !isCharging(order)

const NOT_YOURS = notFound("This cart")
const EMPTY = new CheckoutRefused({ code: "CART_EMPTY", message: "Your cart is empty." })
const MERGED = new CheckoutRefused({
  code: "CART_CLOSED",
  message: "This cart was merged into another one. Please check your cart and try again.",
})
const CHANGED = new CheckoutRefused({
  code: "CART_CLOSED",
  message: "Your cart was changed while you paid. You have not been charged. Please check it and try again.",
})
