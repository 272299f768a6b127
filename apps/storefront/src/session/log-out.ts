import { hasEnded, NOT_LOGGED_OUT } from "@voltread/ui/api/has-ended.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { toast } from "../shop/toasts.ts"

/** Logs out on this device, whatever the server answers (spec §4), and says so if it did not end the session. */
export const logOut = async ({
  store,
  rest,
  cart,
}: Pick<ShopContext, "store" | "rest" | "cart">): Promise<void> => {
  const isOver = await hasEnded(rest({ method: "POST", path: "/api/auth/logout" }))
  store.dispatch(accountReset())
  if (!isOver) toast({ severity: "error", message: NOT_LOGGED_OUT })
  const { clearShopperData } = await import("../local-storage/local-store.ts")
  clearShopperData()
  await cart.load()
}
