import type { CartCommand, CartItem } from "@voltread/domain/ordering/cart-event.ts"
import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { Streams } from "../aggregates/streams.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import { Problem } from "../platform/http/problem.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { releaseStock } from "../stock/stock.ts"
import type { CurrentCart } from "./find-cart.ts"
import { type CartFailure, CHANGED_ELSEWHERE, settledCart } from "./settle-cart.ts"

/** What to do, given what is in the cart. */
export type CartPlan = (items: ReadonlyArray<CartItem>) => ReadonlyArray<CartCommand>

const BEING_PAID = new Problem({
  code: "CONFLICT",
  message: "Your payment is being processed. Please wait a moment before you change the cart.",
})
const BEING_PLACED = new Problem({
  code: "CONFLICT",
  message: "Your order is being placed. Please complete the checkout, or try again in a moment.",
})

/**
 * Changes the cart of a browser, creating it when nothing was ever in it. A cart that became an unpaid order is opened
 * again as its successor with the same items, and that order is cancelled.
 */
export const writeCart = Effect.fnUntraced(function* (
  cartId: string,
  username: string | null,
  plan: CartPlan,
  intent: Intent,
): Effect.fn.Return<CurrentCart, CartFailure, Streams | Database> {
  // Nearly every cart is open, and then this is the only call.
  const written = yield* write({ cartId, username, successorOf: null }, plan, intent).pipe(
    Effect.catchTag("Rejection", (refusal) =>
      refusal.code === "not-allowed-now" ? Effect.succeed(refusal) : Effect.fail(refusal),
    ),
  )
  return written === CLOSED || "_tag" in written
    ? yield* writeElsewhere(cartId, username, plan, intent, written)
    : written
})

interface NewCart {
  readonly cartId: string
  readonly username: string | null
  readonly successorOf: string | null
}

/** The cart was merged or checked out, so that even changing nothing is not done here. */
const CLOSED = "closed"

const write = Effect.fnUntraced(function* (fresh: NewCart, plan: CartPlan, intent: Intent) {
  const { carts } = yield* Streams
  const { state, position } = yield* carts.handle(fresh.cartId, commandsFor(fresh, plan), intent)
  const { cartId, successorOf } = fresh
  switch (state._tag) {
    case "open":
      return { cartId, items: state.items, position, standing: { _tag: "open" } } satisfies CurrentCart
    case "none":
      return { cartId, items: [], position, standing: { _tag: "none", successorOf } } satisfies CurrentCart
    case "merged":
    case "checkedOut":
      return CLOSED
  }
})

const commandsFor =
  (fresh: NewCart, plan: CartPlan) =>
  (state: CartState): ReadonlyArray<CartCommand> => {
    switch (state._tag) {
      case "none": {
        const commands = plan([])
        return commands.length === 0 ? [] : [{ type: "CreateCart", ...fresh, items: [] }, ...commands]
      }
      case "open":
      case "checkedOut":
        return plan(state.items)
      case "merged":
        return plan([])
    }
  }

const ATTEMPTS = 3

/** The cart is closed, or refuses: finds the one that counts now and writes there. */
const writeElsewhere = Effect.fnUntraced(function* (
  cartId: string,
  username: string | null,
  plan: CartPlan,
  intent: Intent,
  refusal: Rejection | typeof CLOSED,
): Effect.fn.Return<CurrentCart, CartFailure, Streams | Database> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const current = yield* writableCart(cartId, username, intent)
    if (current.cartId === cartId && refusal !== CLOSED) return yield* Effect.fail(refusal)
    const written = yield* write(freshOf(current, username), plan, intent)
    if (written !== CLOSED) return written
  }
  return yield* CHANGED_ELSEWHERE
})

const freshOf = ({ cartId, standing }: CurrentCart, username: string | null): NewCart => ({
  cartId,
  username,
  successorOf: standing._tag === "none" ? standing.successorOf : null,
})

/**
 * The cart that counts now, open or not created yet. Going back from an unpaid order cancels it; fails while its payment
 * is under way.
 */
export const writableCart = Effect.fnUntraced(function* (
  cartId: string,
  username: string | null,
  intent: Intent,
): Effect.fn.Return<CurrentCart, CartFailure, Streams | Database> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const current = yield* settledCart(cartId, username, intent)
    const { standing } = current
    switch (standing._tag) {
      case "open":
      case "none":
        return current
      case "unfinished":
        return yield* BEING_PLACED
      case "unpaid":
        if (standing.order.isCharging) return yield* BEING_PAID
        yield* cancelUnpaid(standing.order.orderId, standing.orderRevision, intent)
    }
  }
  return yield* CHANGED_ELSEWHERE
})

/** At the revision at which it was found unpaid: an order that is paid meanwhile must not be cancelled by this. */
const cancelUnpaid = Effect.fnUntraced(function* (orderId: string, revision: number, intent: Intent) {
  const { orders } = yield* Streams
  yield* orders
    .handleAt(orderId, { at: revision }, () => [{ type: "CancelOrder", reason: "cart changed" }], intent)
    .pipe(Effect.catchTag("StreamMoved", () => Effect.void))
  const { state } = yield* orders.load(orderId)
  // At once, because the shopper may want the very units that the order held.
  if (state._tag === "placed" && ORDER_STATUS_TABLE[state.status].stock === "released")
    yield* releaseStock(orderId)
})
