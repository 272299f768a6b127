import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import { Effect } from "effect"
import { cartOfAccount, setCartOfAccount } from "../accounts/accounts.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { CurrentCart } from "./find-cart.ts"
import { type CartFailure, openCart, settledCart } from "./settle-cart.ts"

/** Tries, since another tab may close the guest's cart between finding and closing it. */
const RETRIES = 2

/**
 * Adds the cart of this browser to the signed-in shopper's (lifecycle §6) and closes it. Repeating it changes nothing. While
 * either of them may still be paid, both stay as they are, and the guest's stays this browser's.
 */
export const mergeIntoAccount = (
  username: string,
  guestCartId: string | undefined,
  intent: Intent,
): Effect.Effect<CurrentCart, CartFailure, CommandHandlers | Database> =>
  merge(username, guestCartId, intent).pipe(
    Effect.retry({
      times: RETRIES,
      while: (failure) => failure._tag === "Rejection" && failure.code === "not-allowed-now",
    }),
  )

const merge = Effect.fnUntraced(function* (
  username: string,
  guestCartId: string | undefined,
  intent: Intent,
): Effect.fn.Return<CurrentCart, CartFailure, CommandHandlers | Database> {
  const known = yield* cartOfAccount(username)
  // First, since this may complete an earlier merge into the same cart.
  const settled = guestCartId === undefined ? undefined : yield* settledCart(guestCartId, username, intent)
  const own = yield* settledCart(known, username, intent)
  const guest = settled ?? own
  const isAnother = guest.cartId !== own.cartId
  const hasMore = isAnother && guest.items.length > 0
  if ((isAnother && mayBePaid(guest)) || (hasMore && mayBePaid(own))) return guest
  const merged = hasMore ? yield* mergeInto(own, guest, username, intent) : own
  if (merged.cartId !== known) yield* setCartOfAccount(username, merged.cartId)
  return merged
})

const mayBePaid = ({ status }: CurrentCart): boolean =>
  status._tag === "unplaced" || (status._tag === "unpaid" && status.order.hasOpenSale)

/**
 * Closes the guest's cart, which records the cart that its items belong to from then on. They are then added to that
 * cart: now or, after a crash in between, by the next request that settles it.
 */
const mergeInto = Effect.fnUntraced(function* (
  own: CurrentCart,
  guest: CurrentCart,
  username: string,
  intent: Intent,
) {
  const { carts } = yield* CommandHandlers
  const target = yield* openCart(own.cartId, username, intent)
  yield* create(target, username, intent)
  const source = yield* openCart(guest.cartId, username, intent)
  // Another tab was quicker.
  if (source.cartId === target.cartId) return source
  const { state } = yield* carts.handle(
    source.cartId,
    ({ _tag }) => (_tag === "none" ? [] : [{ type: "CloseInto", cartId: target.cartId }]),
    intent,
  )
  return yield* settledCart(state._tag === "merged" ? source.cartId : target.cartId, username, intent)
})

/** Creates the cart before any items point to it, so that the shopper owns it even if another request adds them. */
const create = Effect.fnUntraced(function* (
  { cartId, promotionCode, status }: CurrentCart,
  username: string,
  intent: Intent,
) {
  if (status._tag !== "none") return
  const { carts } = yield* CommandHandlers
  const { successorOf } = status
  yield* carts.handle(
    cartId,
    ({ _tag }: CartState) =>
      _tag === "none"
        ? [{ type: "CreateCart", cartId, username, successorOf, promotionCode, items: [] }]
        : [],
    { ...intent, commandId: derivedId("create", intent.commandId) },
  )
})
