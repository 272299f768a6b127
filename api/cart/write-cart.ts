import type { CartCommand, CartItem } from "@voltread/domain/ordering/cart-event.ts"
import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import { Effect, Result } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type CurrentCart, isOpenTo } from "./find-cart.ts"
import { type CartFailure, CHANGED_ELSEWHERE, openCart } from "./settle-cart.ts"

/** What to do, given what is in the cart. */
export type CartPlan = (items: ReadonlyArray<CartItem>) => ReadonlyArray<CartCommand>

const ATTEMPTS = 4

/**
 * Changes the cart of a browser, creating it when nothing was ever in it. A cart that became an unpaid order is opened
 * again as its successor with the same items, and that order is canceled.
 */
export const writeCart = Effect.fnUntraced(function* (
  cartId: string,
  username: string | null,
  plan: CartPlan,
  intent: Intent,
): Effect.fn.Return<CurrentCart, CartFailure, CommandHandlers | Database> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // First with the cached cart, which is nearly always current; the write verifies its revision.
    const isRemembered = attempt === 0
    const cart = yield* openCart(cartId, username, intent, isRemembered ? "loadCached" : "load")
    const written = yield* Effect.result(write(cart, username, plan, intent))
    if (Result.isSuccess(written)) {
      if (written.success !== CLOSED) return written.success
    } else {
      const { failure } = written
      const mayBeOutdated = isRemembered && failure._tag === "Rejection" && failure.code === "not-allowed-now"
      if (!mayBeOutdated) return yield* Effect.fail(failure)
    }
  }
  return yield* CHANGED_ELSEWHERE
})

/** The cart was merged, checked out or created by another request meanwhile, so the change must be planned again. */
const CLOSED = "closed"

const write = Effect.fnUntraced(function* (
  { cartId, status }: CurrentCart,
  username: string | null,
  plan: CartPlan,
  intent: Intent,
) {
  const { carts } = yield* CommandHandlers
  const successorOf = status._tag === "none" ? status.successorOf : null
  const { state, position } = yield* carts.handle(
    cartId,
    commandsFor({ cartId, username, successorOf }, plan),
    intent,
  )
  switch (state._tag) {
    case "open":
      if (!isOpenTo(state.username, username)) return CLOSED
      return {
        cartId,
        items: state.items,
        promotionCode: state.promotionCode,
        position,
        status: { _tag: "open" },
      } satisfies CurrentCart
    case "none":
      return {
        cartId,
        items: [],
        promotionCode: null,
        position,
        status: { _tag: "none", successorOf },
      } satisfies CurrentCart
    case "merged":
    case "checkedOut":
      return CLOSED
  }
})

interface NewCart {
  readonly cartId: string
  readonly username: string | null
  readonly successorOf: string | null
}

const commandsFor =
  (fresh: NewCart, plan: CartPlan) =>
  (state: CartState): ReadonlyArray<CartCommand> => {
    switch (state._tag) {
      case "none": {
        const commands = plan([])
        return commands.length === 0 ? [] : [{ type: "CreateCart", ...fresh, items: [] }, ...commands]
      }
      case "open":
        return isOpenTo(state.username, fresh.username) ? plan(state.items) : []
      case "checkedOut":
        return plan(state.items)
      case "merged":
        return plan([])
    }
  }
