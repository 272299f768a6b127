import { type AuthPort, guest } from "@voltread/ui/api/auth-port.ts"
import { createGraphql } from "@voltread/ui/api/graphql.ts"
import { beginTrace } from "@voltread/ui/api/traceparent.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { shopName } from "@voltread/ui/page/shop-name.ts"
import { googleTagId } from "../analytics/google-tag-id.ts"
import { createHydration } from "../shop/hydration.ts"
import { leaseTerms } from "../shop/lease-terms.ts"
import { createQueryClient } from "../shop/query-client.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { toast } from "../shop/toasts.ts"
import type { CartService } from "../store/cart-service.ts"
import { cartFailed } from "../store/cart-slice.ts"
import { createStore } from "../store/store.ts"
import type { PersistedShop } from "./persist-shop.ts"

const CART_PROBLEM = "We could not load your cart. Reload the page to try again."

/** The canonical origin that the server wrote into the page. */
const serverOrigin = (): string => {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
  return canonical === null ? window.location.origin : new URL(canonical.href).origin
}

/** The services of one tab. Call `start` after hydration: it reads local storage. */
export const createBrowserContext = (): ShopContext & {
  readonly start: (goTo: (address: string) => void) => Promise<void>
} => {
  const store = createStore()
  const queries = createQueryClient()
  // Until storage has been read, this tab is a guest's.
  let persisted: PersistedShop | undefined
  let knowSession = (): void => undefined
  const sessionKnown = new Promise<void>((resolve) => {
    knowSession = resolve
  })
  const auth: AuthPort = {
    tokens: () => (persisted?.auth ?? guest).tokens(),
    refresh: (used) => (persisted?.auth ?? guest).refresh(used),
  }
  const request = createGraphql({ baseUrl: "", auth, beginTrace })
  const rest: ShopContext["rest"] = async (call) => {
    const { createRest } = await import("@voltread/ui/api/rest.ts")
    return createRest({ baseUrl: "", auth, beginTrace })(call)
  }
  const refuse = (message: string) => toast({ severity: "error", message })

  let loadedCart: CartService | undefined
  /** Loaded after hydration, when the first button can be pressed. */
  const cartService = async () => {
    const { createCartService } = await part(() => import("../store/cart-service.ts"))
    loadedCart ??= createCartService({ store, request, onRefused: refuse })
    return loadedCart
  }
  /** After the session is known: a press of the first moment is the shopper's, not a guest's. */
  const changing = <Answer>(change: (service: CartService) => Promise<Answer>): Promise<Answer> =>
    Promise.all([cartService(), sessionKnown]).then(([service]) => change(service))
  const cart: CartService = {
    load: async () => {
      try {
        await (await cartService()).load()
      } catch (error) {
        store.dispatch(cartFailed())
        throw error
      }
    },
    add: (line, quantity) => changing((service) => service.add(line, quantity)),
    setQuantity: (line, quantity) => changing((service) => service.setQuantity(line, quantity)),
    applyPromotion: (code) => changing((service) => service.applyPromotion(code)),
    chooseDelivery: (productIds, storeId) =>
      changing((service) => service.chooseDelivery(productIds, storeId)),
  }

  return {
    origin: serverOrigin(),
    shopName: shopName(),
    leaseTerms: leaseTerms(),
    googleTagId: googleTagId(),
    hydration: createHydration(),
    store,
    queries,
    auth,
    request,
    rest,
    cart,
    start: async (goTo) => {
      try {
        const [{ persistShop }, { watchSession }, { countVisit }] = await part(() =>
          Promise.all([import("./persist-shop.ts"), import("./watch-session.ts"), import("./visit.ts")]),
        )
        persisted = persistShop(store, () => session.ended())
        await persisted.restored
        knowSession()
        const session = watchSession({ store, queries, rest, auth, cart, goTo })
        // Counting must not delay or break anything else.
        countVisit(rest).catch(() => undefined)
        await cart.load()
      } catch {
        knowSession()
        store.dispatch(cartFailed())
        toast({ severity: "warning", message: CART_PROBLEM })
      }
    },
    flush: async () => {
      await persisted?.flush()
    },
  }
}
