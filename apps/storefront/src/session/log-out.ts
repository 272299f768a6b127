import { hasEnded, NOT_LOGGED_OUT } from "@voltread/ui/api/has-ended.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { clearShopperData } from "../local-storage/local-store.ts"
import { leaving } from "../shop/leaving.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { toast } from "../shop/toasts.ts"

type Services = Pick<ShopContext, "store" | "queries" | "rest" | "cart">

/** Whether the call has ended the session on the server; says so if it may go on there. */
const endAtServer = async ({ queries, rest }: Services, path: string): Promise<boolean> => {
  const isOver = await leaving(queries, () => hasEnded(rest({ method: "POST", path })))
  if (!isOver) toast({ severity: "error", message: NOT_LOGGED_OUT })
  return isOver
}

/**
 * Ends the session here and on the server, and deletes what is stored on this device, whatever the server answers
 * (spec §4).
 */
export const logOut = async (services: Services): Promise<void> => {
  const { store, cart } = services
  await endAtServer(services, "/api/auth/logout")
  store.dispatch(accountReset())
  clearShopperData()
  // Where the cart is shown, it says itself that it could not be loaded.
  cart.load().catch(() => undefined)
}

/** Ends every session of the account, then this device's; false if they may go on, and this one with them. */
export const logOutEverywhere = async (services: Services): Promise<boolean> => {
  if (!(await endAtServer(services, "/api/auth/logoutEverywhere"))) return false
  // The tokens are worth nothing anymore.
  services.store.dispatch(accountReset())
  await logOut(services)
  return true
}
