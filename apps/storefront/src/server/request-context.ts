import { guest } from "@voltread/ui/api/auth-port.ts"
import { createGraphql } from "@voltread/ui/api/graphql.ts"
import { createRest } from "@voltread/ui/api/rest.ts"
import { noHydration } from "../shop/hydration.ts"
import { createQueryClient } from "../shop/query-client.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { createCartService } from "../store/cart-service.ts"
import { createStore } from "../store/store.ts"
import { inlineDrawing } from "./inline-drawing.ts"

const onlyInTheBrowser = (): never => {
  throw new Error("This happens in the browser only.")
}

/** The services of one request. The server renders every page for a guest with an empty cart. */
export const createRequestContext = (
  apiUrl: string,
  fetch: typeof globalThis.fetch,
  {
    style,
    shopName,
    leaseTerms,
    googleTagId,
  }: Pick<ShopContext, "shopName" | "leaseTerms" | "googleTagId"> & { readonly style: string },
): ShopContext => {
  const store = createStore()
  const request = createGraphql({ baseUrl: apiUrl, auth: guest, fetch })
  return {
    origin: new URL(apiUrl).origin,
    shopName,
    leaseTerms,
    googleTagId,
    hydration: noHydration,
    store,
    queries: createQueryClient(),
    request,
    rest: createRest({ baseUrl: apiUrl, auth: guest, fetch }),
    cart: createCartService({ store, request, onRefused: onlyInTheBrowser }),
    logOut: onlyInTheBrowser,
    flush: onlyInTheBrowser,
    style,
    inlineDrawing,
  }
}
