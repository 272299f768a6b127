import { Effect } from "effect"
import { cartOfAccount, rememberCartOfAccount } from "../auth/accounts.ts"
import { findProducts } from "../catalogue/products.ts"
import type { Intent } from "../commands/aggregate.ts"
import { derivedId } from "../commands/event-id.ts"
import { Streams } from "../commands/streams.ts"
import type { Database } from "../postgres/pool.ts"
import { type CurrentCart, findCart } from "./find-cart.ts"
import { type CartFailure, writeCart } from "./write-cart.ts"

/**
 * Adds the cart of this browser to the signed-in shopper's (lifecycle §6) and closes it. Repeating it changes nothing:
 * the shopper's cart knows which carts it has taken in.
 */
export const mergeIntoAccount = Effect.fnUntraced(function* (
  username: string,
  guestCartId: string | undefined,
  intent: Intent,
): Effect.fn.Return<CurrentCart, CartFailure, Streams | Database> {
  const known = yield* cartOfAccount(username)
  const own = yield* findCart(known ?? derivedId("cart-of", username))
  const guest = guestCartId === undefined ? undefined : yield* findCart(guestCartId)
  const merged =
    guest === undefined ||
    guest.cartId === own.cartId ||
    guest.standing._tag !== "open" ||
    guest.items.length === 0
      ? own
      : yield* takeIn(own, guest, username, intent)
  if (merged.cartId !== known) yield* rememberCartOfAccount(username, merged.cartId)
  return merged
})

const takeIn = Effect.fnUntraced(function* (
  own: CurrentCart,
  guest: CurrentCart,
  username: string,
  intent: Intent,
) {
  const { carts } = yield* Streams
  const products = yield* findProducts([...guest.items, ...own.items].map((item) => item.productId))
  const available = Object.fromEntries([...products].map(([id, product]) => [id, product.available]))
  const merged = yield* writeCart(
    own.cartId,
    username,
    () => [{ type: "MergeCart", fromCartId: guest.cartId, items: guest.items, available }],
    intent,
  )
  yield* carts.handle(guest.cartId, () => [{ type: "CloseInto", cartId: merged.cartId }], intent)
  return merged
})
