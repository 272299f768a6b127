import { QueryClientProvider } from "@tanstack/react-query"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from "@tanstack/react-router"
import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { guest } from "@voltread/ui/api/auth-port.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { Provider } from "react-redux"
import { createCartService } from "../store/cart-service.ts"
import { createStore } from "../store/store.ts"
import { noHydration } from "./hydration.ts"
import { createQueryClient } from "./query-client.ts"
import type { ShopContext } from "./shop-context.ts"
import { toast } from "./toasts.ts"

const notCalled = () => Promise.reject(new Error("The page does not call it"))

type Services = Partial<Pick<ShopContext, "store" | "auth" | "request" | "rest">>

/** Draws a page over the services that a test has; it fails on any other that it calls. */
export const renderShopPage = async (
  root: Root,
  component: RouteComponent,
  { store = createStore(), auth = guest, request = notCalled, rest = notCalled }: Services,
): Promise<void> => {
  const onRefused = (message: string) => toast({ severity: "error", message })
  const context: ShopContext = {
    shopName: "Wheels & Volts",
    leaseTerms: TERMS_OF_2026.lease,
    googleTagId: null,
    hydration: noHydration,
    origin: "https://shop.example",
    store,
    queries: createQueryClient(),
    auth,
    request,
    rest,
    cart: createCartService({ store, request, onRefused }),
    flush: notCalled,
  }
  const routeTree = createRootRouteWithContext<ShopContext>()({ component })
  const router = createRouter({ routeTree, context, history: createMemoryHistory() })
  await act(async () =>
    root.render(
      <Provider store={store}>
        <QueryClientProvider client={context.queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Provider>,
    ),
  )
}
