import { dehydrate, hydrate, QueryClientProvider } from "@tanstack/react-query"
import { createRouter as createTanstackRouter, lazyRouteComponent } from "@tanstack/react-router"
import { part } from "@voltread/ui/loading/parts.ts"
import { type ReactNode, useState } from "react"
import { Provider } from "react-redux"
import { routeTree } from "./route-tree.gen.ts"
import { parseSearch, stringifySearch } from "./router/search-params.ts"
import { ErrorPage } from "./shell/error-page.tsx"
import type { ShopContext } from "./shop/shop-context.ts"
import { cartSet, isUnknown } from "./store/cart-slice.ts"

/**
 * Parts of a page are hydrated one after the other, some after the session and the cart were loaded: until then each must
 * render what the server rendered.
 */
function Services({ store, queries, children }: ShopContext & { readonly children: ReactNode }) {
  const [serverState] = useState(store.getState)
  return (
    <Provider store={store} serverState={serverState}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </Provider>
  )
}

export const createRouter = (context: ShopContext, nonce?: string) => {
  const { queries, store } = context
  return createTanstackRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    // The server's page is scrolled by its own script, and by the shopper since: hydration leaves it where it is.
    scrollRestoration: () => import.meta.env.SSR,
    // Also for an unknown address below an existing page, such as /account/nothing.
    notFoundMode: "root",
    defaultNotFoundComponent: lazyRouteComponent(
      () => part(() => import("./shell/not-found-page.tsx")),
      "NotFoundPage",
    ),
    defaultErrorComponent: ErrorPage,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    // Query data is plain JSON from GraphQL; its type is `unknown` here. Only the server's build needs `dehydrate`.
    dehydrate: () => {
      const { cart } = store.getState()
      return {
        queries: import.meta.env.SSR ? JSON.stringify(dehydrate(queries)) : "",
        cart: isUnknown(cart) ? null : cart,
      }
    },
    hydrate: (dehydrated) => {
      hydrate(queries, JSON.parse(dehydrated.queries))
      if (dehydrated.cart !== null) store.dispatch(cartSet(dehydrated.cart))
    },
    // biome-ignore lint/correctness/noComponentHookFactories: there is one router for each tab or request
    Wrap: ({ children }) => <Services {...context}>{children}</Services>,
  })
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
