import "./styles.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { watchDeploys } from "@voltread/ui/loading/deploys.ts"
import { MissingPart } from "@voltread/ui/loading/missing-part.tsx"
import { followPages } from "@voltread/ui/page/follow-pages.ts"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Provider } from "react-redux"
import { queryClient } from "./query-client.ts"
import { router } from "./router.tsx"
import { forgetAtUserChange } from "./session/forget-at-user-change.ts"
import { rehydration, store } from "./session/store.ts"

const root = document.getElementById("root")
if (root === null) throw new Error("index.html has no #root")

watchDeploys(import.meta.url)

// The route guards need the persisted session.
await rehydration
forgetAtUserChange(store, queryClient)
followPages(router)

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <MissingPart />
      </QueryClientProvider>
    </Provider>
  </StrictMode>,
)
