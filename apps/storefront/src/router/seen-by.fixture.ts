import { createRootRoute, createRoute, createRouter } from "@tanstack/react-router"
import { parseSearch, stringifySearch } from "./search-params.ts"

/** What the page of a route sees of an address. */
export const seenBy = (validateSearch: (search: Record<string, unknown>) => object, text: string) => {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: "/", validateSearch })
  const router = createRouter({ routeTree: root.addChildren([page]), parseSearch, stringifySearch })
  return router.matchRoutes("/", parseSearch(text)).at(-1)?.search
}
