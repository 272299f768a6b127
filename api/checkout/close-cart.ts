import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { cancelUnpaid } from "../cart/cancel-unpaid.ts"
import { findCart, isOpenTo, ownerOf } from "../cart/find-cart.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { notFound, type Problem } from "../platform/problem.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import type { OrderDetails } from "./checkout-details.ts"
import { CART_CHANGED, CART_EMPTY, CheckoutRefused } from "./checkout-refused.ts"
import type { PaymentStart } from "./payment-start.ts"
import { type OrderOfCart, orderIdOf } from "./place-order.ts"
import { placeAndHold } from "./price-and-hold.ts"

/** How often a cart may change between pricing and closing it. */
const ATTEMPTS = 5

/**
 * Prices the cart, checks that its order can be placed, holds its stock, and closes it for its order. The cart's stream
 * decides between concurrent submissions: one of them closes the cart, and the priced content is the closed content.
 */
export const closeCart = Effect.fnUntraced(function* (
  details: OrderDetails,
  username: string | null,
  beginning: PaymentStart,
  intent: Intent,
): Effect.fn.Return<
  OrderOfCart,
  CheckoutRefused | Problem | Rejection | EventLogUnavailable | DatabaseError,
  CommandHandlers | Database | EventLog | Cryptography | CurrentSettings
> {
  const { carts, orders } = yield* CommandHandlers
  const { cartId } = details
  const orderId = orderIdOf(cartId)
  const submission = { details, username, beginning }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // Closing compares the revision, so a cached cart is safe; but a cart that is empty in the cache may have been
    // filled by another process.
    const remembered = attempt === 0 ? yield* carts.loadCached(cartId) : null
    const { state, revision } =
      remembered === null || isEmpty(remembered.state) ? yield* carts.load(cartId) : remembered
    switch (state._tag) {
      case "none":
        return yield* CART_EMPTY
      case "merged":
        return yield* MERGED
      case "open": {
        if (!isOpenTo(state.username, username)) return yield* NOT_YOURS
        if (state.items.length === 0) return yield* CART_EMPTY
        const place = yield* placeAndHold(state, revision + 1, submission).pipe(
          Effect.tap(() =>
            carts.handleAt(cartId, { at: revision }, () => [{ type: "CheckOut", orderId }], intent),
          ),
          Effect.catchTags({
            StreamMoved: () => Effect.succeed(null),
            StaleReservation: () => Effect.succeed(null),
          }),
        )
        if (place !== null) return { orderId, place }
        break
      }
      case "checkedOut": {
        const order = yield* orders.load(state.orderId)
        // The answer would show the order: the name, the address, and a link to it.
        if (!isOpenTo(state.username ?? ownerOf(order.state), username)) return yield* NOT_YOURS
        if (isUnderAnother(order.state, details.email)) yield* beginAnew(cartId, intent)
        // Paid by an earlier submission, waiting for another attempt, or canceled.
        if (order.state._tag !== "none") return { orderId: state.orderId, place: null }
        // Closed by a submission that ended before it placed the order.
        const place = yield* placeAndHold(state, revision, submission).pipe(
          Effect.catchTag("StaleReservation", () => Effect.succeed(null)),
        )
        if (place !== null) return { orderId, place }
      }
    }
  }
  return yield* CART_CHANGED
})

const isUnderAnother = (order: OrderState, email: string): boolean =>
  order._tag === "placed" && normalizeEmail(order.created.contact.email) !== normalizeEmail(email)

/**
 * Whoever corrects their email is not to pay an order whose mails, with the link to it, go to the first one. It is
 * canceled where nothing has been paid, and the cart that follows becomes an order under the new email.
 */
const beginAnew = Effect.fnUntraced(function* (cartId: string, intent: Intent) {
  const { status } = yield* findCart(cartId)
  if (status._tag !== "unpaid") return
  const { orderId, isBeingPaid, uniqueId } = status.order
  // An earlier cart's order may be paid, and the one that is not be that of a cart after it.
  if (orderId !== orderIdOf(cartId) || isBeingPaid) return
  if (!(yield* cancelUnpaid(orderId, status.orderRevision, intent))) return yield* CART_CHANGED
  return yield* new CheckoutRefused({
    code: "CART_CLOSED",
    message: `Order ${uniqueId} was placed with another email, so we canceled it. You have not been charged. Please confirm again to order with this email.`,
  })
})

const isEmpty = (state: CartState): boolean =>
  state._tag === "none" || (state._tag === "open" && state.items.length === 0)

const NOT_YOURS = notFound("This cart")
const MERGED = new CheckoutRefused({
  code: "CART_CLOSED",
  message: "This cart was merged into another one. Please check your cart and try again.",
})
