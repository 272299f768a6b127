import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { CartCommand, CartItem } from "@voltread/domain/ordering/cart-event.ts"
import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { releaseStock } from "../catalogue/stock.ts"
import type { Intent } from "../commands/aggregate.ts"
import type { TooMuchContention } from "../commands/command-handler.ts"
import { Streams } from "../commands/streams.ts"
import { Problem } from "../http/problem.ts"
import type { Database } from "../postgres/pool.ts"
import type { DatabaseError } from "../postgres/query.ts"
import { type CurrentCart, findCart } from "./find-cart.ts"

/** What to do, given what is in the cart. */
export type CartPlan = (items: ReadonlyArray<CartItem>) => ReadonlyArray<CartCommand>

export type CartFailure = Problem | Rejection | TooMuchContention | EventLogUnavailable | DatabaseError

const BEING_PAID = new Problem({
  code: "CONFLICT",
  message: "Your payment is being processed. Please wait a moment before you change the cart.",
})
const BEING_PLACED = new Problem({
  code: "CONFLICT",
  message: "Your order is being placed. Please complete the checkout, or try again in a moment.",
})
const CHANGED_ELSEWHERE = new Problem({
  code: "CONFLICT",
  message: "Your cart was changed elsewhere at the same moment. Please try again.",
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
  const written = yield* write({ cartId, username, successorOf: null, items: [] }, plan, intent).pipe(
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
  readonly items: ReadonlyArray<CartItem>
}

/** The cart was merged or checked out, so that even changing nothing is not done here. */
const CLOSED = "closed"

const write = Effect.fnUntraced(function* (fresh: NewCart, plan: CartPlan, intent: Intent) {
  const { carts } = yield* Streams
  const { state, position } = yield* carts.handle(fresh.cartId, commandsFor(fresh, plan), intent)
  const { cartId } = fresh
  switch (state._tag) {
    case "open":
      return { cartId, items: state.items, position, standing: { _tag: "open" } } satisfies CurrentCart
    case "none":
      return { cartId, items: fresh.items, position, standing: standingOf(fresh) } satisfies CurrentCart
    case "merged":
    case "checkedOut":
      return CLOSED
  }
})

const standingOf = ({ items, successorOf }: NewCart): CurrentCart["standing"] =>
  successorOf !== null && items.length > 0 ? { _tag: "reopened", successorOf } : { _tag: "none", successorOf }

const commandsFor =
  (fresh: NewCart, plan: CartPlan) =>
  (state: CartState): ReadonlyArray<CartCommand> => {
    switch (state._tag) {
      case "none": {
        const commands = plan(fresh.items)
        return commands.length === 0 ? [] : [{ type: "CreateCart", ...fresh }, ...commands]
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
    const current = yield* findCart(cartId)
    const { standing } = current
    switch (standing._tag) {
      case "open":
      case "none":
      case "reopened": {
        if (current.cartId === cartId && refusal !== CLOSED) return yield* Effect.fail(refusal)
        const successorOf = standing._tag === "open" ? null : standing.successorOf
        const written = yield* write({ ...current, username, successorOf }, plan, intent)
        if (written !== CLOSED) return written
        break
      }
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
  if (state._tag === "placed" && state.status === "CANCELLED") yield* releaseStock(orderId)
})
