import { type AuthPort, guest } from "@voltread/ui/api/auth-port.ts"
import { createGraphql } from "@voltread/ui/api/graphql.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { createCartService } from "../cart/cart-service.ts"
import { createQueries } from "../router.tsx"
import type { ShopContext } from "./shop-context.ts"
import { createStore } from "./store.ts"
import { toast } from "./toasts.ts"

const CART_PROBLEM = "We could not load your cart. Reload the page to try again."

/** The origin that the server put into the page, whatever name the shopper reached it by. */
const serverOrigin = (): string => {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
  return canonical === null ? window.location.origin : new URL(canonical.href).origin
}

/** The services of one tab. `start` begins with what this device has kept; call it once the page has hydrated. */
export const createBrowserContext = (): ShopContext & { readonly start: () => Promise<void> } => {
  const store = createStore()
  const queries = createQueries()
  // Whoever is logged in is known once storage has been read; until then this is a guest's tab.
  let session = guest
  const auth: AuthPort = { tokens: () => session.tokens(), refresh: (used) => session.refresh(used) }
  const request = createGraphql({ baseUrl: "", auth })
  const rest: ShopContext["rest"] = async (call) => {
    const { createRest } = await import("@voltread/ui/api/rest.ts")
    return createRest({ baseUrl: "", auth })(call)
  }
  const cart = createCartService({
    store,
    request,
    onRefused: (message) => toast({ severity: "error", message }),
  })

  return {
    origin: serverOrigin(),
    store,
    queries,
    request,
    rest,
    cart,
    start: async () => {
      try {
        const [{ persistShop }, { rememberTracking }] = await Promise.all([
          import("./persist-shop.ts"),
          import("./tracking.ts"),
        ])
        rememberTracking(window.location.search)
        const kept = persistShop(store)
        session = kept.auth
        await kept.restored
        await cart.load()
      } catch {
        toast({ severity: "warning", message: CART_PROBLEM })
      }
    },
    logOut: async () => {
      try {
        await rest({ method: "POST", path: "/api/auth/logout" })
      } finally {
        // Spec §4: a failed or empty answer logs out here all the same.
        store.dispatch(accountReset())
        queries.clear()
      }
      await cart.load()
    },
  }
}
