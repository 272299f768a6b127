import { createRouter } from "@tanstack/react-router"
import { routeTree } from "./route-tree.gen.ts"
import { parseSearch, stringifySearch } from "./search-params/search.ts"
import { RouteError } from "./shell/route-error.tsx"

export const router = createRouter({
  routeTree,
  basepath: "/backoffice",
  parseSearch,
  stringifySearch,
  // The router gives pages what the address says besides what they could read of it: that part is taken out of the address.
  search: { strict: true },
  // What was typed about one order, or one customer, must not end on another.
  defaultRemountDeps: ({ params }) => params,
  scrollRestoration: true,
  defaultPreload: "intent",
  defaultErrorComponent: RouteError,
})

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router
  }
  interface HistoryState {
    /** The entry before it is the list of orders. */
    readonly isFromList?: boolean
  }
}
