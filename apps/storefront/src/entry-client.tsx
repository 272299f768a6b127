import { RouterClient } from "@tanstack/react-router/ssr/client"
import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createRouter } from "./router.tsx"
import { createBrowserContext } from "./session/browser-context.ts"
import "./styles.css"

const { start, ...context } = createBrowserContext()
const router = createRouter(context)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})

// After hydration: the first picture must be the server's, which knows neither session nor cart.
const whenHydrated = router.subscribe("onRendered", () => {
  whenHydrated()
  void start()
})
