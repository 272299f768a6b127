import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { CartCommand } from "@voltread/domain/ordering/cart-event.ts"
import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { Streams } from "../aggregates/streams.ts"
import { findProducts } from "../catalogue/products.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { Problem } from "../platform/http/problem.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { type CurrentCart, type FoundCart, findCart, type OwedItems } from "./find-cart.ts"

export type CartFailure = Problem | Rejection | TooMuchContention | EventLogUnavailable | DatabaseError

export const CHANGED_ELSEWHERE = new Problem({
  code: "CONFLICT",
  message: "Your cart was changed elsewhere at the same moment. Please try again.",
})

const ATTEMPTS = 3

/**
 * The cart that counts now, after what an interrupted write left undone has been done: items of merged carts are in it,
 * and a cart whose order came to nothing goes on with what it held. Doing it again changes nothing.
 */
export const settledCart = Effect.fnUntraced(function* (
  cartId: string,
  username: string | null,
  intent: Intent,
): Effect.fn.Return<CurrentCart, CartFailure, Streams | Database> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = yield* findCart(cartId)
    if (isSettled(found)) return found
    yield* settle(found, username, intent)
  }
  return yield* CHANGED_ELSEWHERE
})

/** While an order waits for its payment its cart is as it is; what is owed comes with the next one. */
const isSettled = ({ standing, owed, reopens }: FoundCart): boolean =>
  standing._tag === "unpaid" || standing._tag === "unfinished" || (owed.length === 0 && reopens.length === 0)

const settle = Effect.fnUntraced(function* (found: FoundCart, username: string | null, intent: Intent) {
  const { carts } = yield* Streams
  const merges = yield* mergesOf(found)
  const { cartId, standing, reopens } = found
  const successorOf = standing._tag === "none" ? standing.successorOf : null
  const plan = ({ _tag }: CartState): ReadonlyArray<CartCommand> => {
    switch (_tag) {
      case "none":
        return [{ type: "CreateCart", cartId, username, successorOf, items: reopens }, ...merges]
      case "open":
        return merges
      // Closed in the meantime: whoever looks again finds the next one.
      case "merged":
      case "checkedOut":
        return []
    }
  }
  // An id of its own: the write that waits for this one goes to the same stream and must not count as done.
  const commandId = derivedId("settle", intent.commandId, ...found.owed.map(({ fromCartId }) => fromCartId))
  yield* carts.handle(cartId, plan, { ...intent, commandId })
})

const mergesOf = Effect.fnUntraced(function* ({
  owed,
  items,
}: FoundCart): Effect.fn.Return<ReadonlyArray<CartCommand>, DatabaseError, Database> {
  if (owed.length === 0) return []
  const all = [...items, ...owed.flatMap((cart: OwedItems) => cart.items)]
  const products = yield* findProducts(all.map(({ productId }) => productId))
  const available = Object.fromEntries([...products].map(([id, product]) => [id, product.available]))
  return owed.map((cart) => ({ type: "MergeCart", ...cart, available }))
})
