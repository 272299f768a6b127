import { dehydrate, hydrate, QueryClientProvider } from "@tanstack/react-query"
import { createRouter as createTanstackRouter, lazyRouteComponent } from "@tanstack/react-router"
import { Provider } from "react-redux"
import { routeTree } from "./route-tree.gen.ts"
import { parseSearch, stringifySearch } from "./router/search-params.ts"
import { ErrorPage } from "./shell/error-page.tsx"
import type { ShopContext } from "./shop/shop-context.ts"

export const createRouter = (context: ShopContext, nonce?: string) => {
  const { queries, store } = context
  // Parts of a page come alive one after the other, some when the session and the cart are known already: until then each
  // is as the server rendered it, which knows neither.
  const serverState = store.getState()
  return createTanstackRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: lazyRouteComponent(() => import("./shell/not-found-page.tsx"), "NotFoundPage"),
    defaultErrorComponent: ErrorPage,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    // Query data is plain JSON from GraphQL; its type is `unknown` here.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queries)) }),
    hydrate: (dehydrated) => hydrate(queries, JSON.parse(dehydrated.queries)),
    // biome-ignore lint/correctness/noComponentHookFactories: there is one router for each tab or request
    Wrap: ({ children }) => (
      <Provider store={store} serverState={serverState}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </Provider>
    ),
  })
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
