import { guest } from "@voltread/ui/api/auth-port.ts"
import { createGraphql } from "@voltread/ui/api/graphql.ts"
import { createRest } from "@voltread/ui/api/rest.ts"
import { noHydration } from "../shop/hydration.ts"
import { createQueryClient } from "../shop/query-client.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { createCartService } from "../store/cart-service.ts"
import { cartSet, emptyCart } from "../store/cart-slice.ts"
import { createStore } from "../store/store.ts"
import { inlineDrawing } from "./inline-drawing.ts"

const onlyInTheBrowser = (): never => {
  throw new Error("This happens in the browser only.")
}

/** Without either cookie there is no cart: a session ends long before the cookie of its cart does. */
const HAS_CART = /\b(cart_id|auth_ck)=/

/**
 * The services of one request. The server renders every page for a guest, and what is in the visitor's cart where a page
 * asks for it.
 */
export const createRequestContext = (
  apiUrl: string,
  fetch: typeof globalThis.fetch,
  cookies: string | null,
  {
    style,
    shopName,
    leaseTerms,
    googleTagId,
  }: Pick<ShopContext, "shopName" | "leaseTerms" | "googleTagId"> & { readonly style: string },
): ShopContext => {
  const store = createStore()
  const request = createGraphql({ baseUrl: apiUrl, auth: guest, fetch })
  const visitor = createGraphql({
    baseUrl: apiUrl,
    auth: guest,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers)
      if (cookies !== null) headers.set("cookie", cookies)
      return fetch(url, { ...init, headers })
    },
  })
  const cart = createCartService({ store, request: visitor, onRefused: onlyInTheBrowser })
  return {
    origin: new URL(apiUrl).origin,
    shopName,
    leaseTerms,
    googleTagId,
    hydration: noHydration,
    store,
    queries: createQueryClient(),
    auth: guest,
    request,
    rest: createRest({ baseUrl: apiUrl, auth: guest, fetch }),
    cart: {
      ...cart,
      load: async () => {
        if (!HAS_CART.test(cookies ?? "")) return void store.dispatch(cartSet({ ...emptyCart, id: "" }))
        await cart.load()
        // None found may mean that the session has to be refreshed first, which the browser does.
        if (store.getState().cart.cartList.length === 0) store.dispatch(cartSet(emptyCart))
      },
    },
    flush: onlyInTheBrowser,
    style,
    inlineDrawing,
  }
}
