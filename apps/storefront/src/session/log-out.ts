import { hasEnded, NOT_LOGGED_OUT } from "@voltread/ui/api/has-ended.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { clearShopperData } from "../local-storage/local-store.ts"
import { leaving } from "../shop/leaving.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { toast } from "../shop/toasts.ts"

/**
 * Ends the session here and on the server, and deletes what is stored on this device, whatever the server answers
 * (spec §4). Says so if it may go on there.
 */
export const logOut = async ({
  store,
  queries,
  rest,
  cart,
}: Pick<ShopContext, "store" | "queries" | "rest" | "cart">): Promise<void> => {
  const isOver = await leaving(queries, () => hasEnded(rest({ method: "POST", path: "/api/auth/logout" })))
  store.dispatch(accountReset())
  if (!isOver) toast({ severity: "error", message: NOT_LOGGED_OUT })
  clearShopperData()
  // Where the cart is shown, it says itself that it could not be loaded.
  cart.load().catch(() => undefined)
}
