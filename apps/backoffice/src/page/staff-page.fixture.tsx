import { type QueryClient, QueryClientProvider } from "@tanstack/react-query"
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from "@tanstack/react-router"
import { act } from "react"
import type { Root } from "react-dom/client"

interface StaffPage {
  /** Of the route, below `_staff`. */
  readonly path: string
  /** Where it is opened. Absent: at its path. */
  readonly address?: string
  readonly component: RouteComponent
  readonly validateSearch?: (search: Readonly<Record<string, unknown>>) => object
  readonly queries: QueryClient
}

/** Draws a page of the back office as its route does. What it asks for is the test's to answer. */
export const renderStaffPage = async (
  root: Root,
  { path, address = path, component, validateSearch, queries }: StaffPage,
): Promise<AnyRouter> => {
  const top = createRootRoute()
  const staff = createRoute({ getParentRoute: () => top, id: "_staff" })
  const page = createRoute({
    getParentRoute: () => staff,
    path,
    component,
    ...(validateSearch && { validateSearch }),
  })
  const router = createRouter({
    routeTree: top.addChildren([staff.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultRemountDeps: ({ params }) => params,
  })
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <RouterProvider<typeof router> router={router} />
      </QueryClientProvider>,
    ),
  )
  return router
}
