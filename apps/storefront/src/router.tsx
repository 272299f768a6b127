import { dehydrate, hydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createRouter as createTanstackRouter, lazyRouteComponent } from "@tanstack/react-router"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { Provider } from "react-redux"
import { routeTree } from "./generated/route-tree.gen.ts"
import { parseSearch, stringifySearch } from "./router/search-text.ts"
import type { ShopContext } from "./session/shop-context.ts"
import { ProblemPage } from "./shell/problem-page.tsx"

/** Queries stay fresh for a while, so that the server's data is not asked for again as soon as the page stands. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The API client has already tried what is worth trying.
        retry: false,
        refetchOnWindowFocus: (query) => !(query.state.error instanceof ApiError),
      },
    },
  })

export const createRouter = (context: ShopContext, nonce?: string) => {
  const { queries, store } = context
  return createTanstackRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: lazyRouteComponent(() => import("./shell/not-found-page.tsx"), "NotFoundPage"),
    defaultErrorComponent: ProblemPage,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    // Queries hold what GraphQL answered, plain JSON; their type says `unknown` to all who do not know the key.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queries)) }),
    hydrate: (dehydrated) => hydrate(queries, JSON.parse(dehydrated.queries)),
    // biome-ignore lint/correctness/noComponentHookFactories: there is one router for each tab or request
    Wrap: ({ children }) => (
      <Provider store={store}>
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
