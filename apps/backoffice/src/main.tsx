import "./styles.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Provider } from "react-redux"
import { queryClient, router } from "./router.tsx"
import { rehydration, store } from "./session/store.ts"
import { reloadForNewVersion } from "./shell/new-version.ts"

const root = document.getElementById("root")
if (root === null) throw new Error("index.html has no #root")

reloadForNewVersion()

// The route guards need the persisted session.
await rehydration

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>
  </StrictMode>,
)
