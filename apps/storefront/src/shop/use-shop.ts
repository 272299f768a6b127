import { useRouteContext } from "@tanstack/react-router"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { useSelector } from "react-redux"
import type { ShopState } from "../store/store.ts"
import type { ShopContext } from "./shop-context.ts"

export const useShopState: <A>(select: (state: ShopState) => A) => A = useSelector.withTypes<ShopState>()

/** Whether it is known who is logged in; nothing more will be where the cart could not be loaded. */
export const useIsSessionKnown = (): boolean =>
  useShopState(({ isRestored, hasCartFailed }) => isRestored || hasCartFailed)

export const useIsLoggedIn = (): boolean => useShopState(({ auth }) => isLoggedIn(auth))

/** The account that is logged in; empty for a guest. */
export const useUsername = (): string =>
  useShopState(({ auth }) => (isLoggedIn(auth) ? (auth.user?.username ?? "") : ""))

/** The services of this tab or request. */
export const useShop = (): ShopContext => useRouteContext({ from: "__root__" })
