import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { CartCommand } from "@voltread/domain/ordering/cart-event.ts"
import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { findProducts } from "../catalogue/products.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { abandonCheckout } from "./abandon-checkout.ts"
import { cancelUnpaid } from "./cancel-unpaid.ts"
import { newCartId } from "./cart-session.ts"
import { type CurrentCart, type FoundCart, findCart, isOpenTo, type UnmergedItems } from "./find-cart.ts"

export type CartFailure = Problem | Rejection | TooMuchContention | EventLogUnavailable | DatabaseError

export const CHANGED_ELSEWHERE = new Problem({
  code: "CONFLICT",
  message: "Your cart was changed elsewhere at the same moment. Please try again.",
})

const ATTEMPTS = 3

/**
 * The current cart, after an interrupted write was completed: items of merged carts are added, and a cart whose order was
 * given up is continued with the same items. Idempotent. Answers a new cart where this one is another account's.
 */
export const settledCart = Effect.fnUntraced(function* (
  cartId: string,
  username: string | null,
  intent: Intent,
  read: "load" | "loadCached" = "load",
): Effect.fn.Return<CurrentCart, CartFailure, CommandHandlers | Database> {
  let id = cartId
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = yield* findCart(id, attempt === 0 ? read : "load")
    if (!isOpenTo(found.owner, username)) {
      id = newCartId()
      continue
    }
    if (isSettled(found)) return found
    yield* settle(found, username, intent)
  }
  return yield* CHANGED_ELSEWHERE
})

/** While an order waits for its payment its cart does not change; merged items go to the cart that follows. */
const isSettled = ({ status, unmerged, restored }: FoundCart): boolean =>
  status._tag === "unpaid" || status._tag === "unplaced" || (unmerged.length === 0 && restored.length === 0)

const settle = Effect.fnUntraced(function* (found: FoundCart, username: string | null, intent: Intent) {
  const { carts } = yield* CommandHandlers
  const merges = yield* mergesOf(found)
  const { cartId, promotionCode, status, restored, unmerged } = found
  const successorOf = status._tag === "none" ? status.successorOf : null
  const plan = ({ _tag }: CartState): ReadonlyArray<CartCommand> => {
    switch (_tag) {
      case "none":
        return [
          { type: "CreateCart", cartId, username, successorOf, promotionCode, items: restored },
          ...merges,
        ]
      case "open":
        return merges
      // Closed in the meantime: the next read finds its successor.
      case "merged":
      case "checkedOut":
        return []
    }
  }
  // A separate command id: the write that needed this one goes to the same stream and must not be taken for a repetition.
  const commandId = derivedId("settle", intent.commandId, ...unmerged.map(({ fromCartId }) => fromCartId))
  yield* carts.handle(cartId, plan, { ...intent, commandId })
})

const mergesOf = Effect.fnUntraced(function* ({
  unmerged,
  items,
}: FoundCart): Effect.fn.Return<ReadonlyArray<CartCommand>, DatabaseError, Database> {
  if (unmerged.length === 0) return []
  const all = [...items, ...unmerged.flatMap((cart: UnmergedItems) => cart.items)]
  const products = yield* findProducts(all.map(({ productId }) => productId))
  const available = Object.fromEntries([...products].map(([id, product]) => [id, product.available]))
  return unmerged.map((cart) => ({ type: "MergeCart", ...cart, available }))
})

const BEING_PAID = new Problem({
  code: "CONFLICT",
  message: "Your payment is being processed. Please wait a moment before you change the cart.",
})

/**
 * The current cart, open or not created yet. An unpaid order is canceled, and its items are in the cart that follows, as
 * where the order was never placed. Fails while a payment is under way.
 */
export const openCart = Effect.fnUntraced(function* (
  cartId: string,
  username: string | null,
  intent: Intent,
  read: "load" | "loadCached" = "load",
): Effect.fn.Return<CurrentCart, CartFailure, CommandHandlers | Database> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const current = yield* settledCart(cartId, username, intent, attempt === 0 ? read : "load")
    const { status } = current
    switch (status._tag) {
      case "open":
      case "none":
        return current
      case "unplaced":
        yield* abandonCheckout(current.cartId, status.orderId, intent)
        break
      case "unpaid":
        if (status.order.isBeingPaid) return yield* BEING_PAID
        yield* cancelUnpaid(status.order.orderId, status.orderRevision, intent)
    }
  }
  return yield* CHANGED_ELSEWHERE
})
