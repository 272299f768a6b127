import { RouterClient } from "@tanstack/react-router/ssr/client"
import { watchDeploys } from "@voltread/ui/loading/deploys.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createRouter } from "./router.tsx"
import { createBrowserContext } from "./session/browser-context.ts"

/** Startup is split into tasks, so that the browser can handle input in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

const hydrate = async (): Promise<void> => {
  await nextTask()
  const { start, ...context } = createBrowserContext()
  const router = createRouter(context)
  // After hydration: the first render must match the server's, which does not know the session.
  const whenHydrated = router.subscribe("onRendered", () => {
    whenHydrated()
    router.options.scrollRestoration = true
    void nextTask()
      .then(() => start((address) => router.history.push(address)))
      .then(() => part(() => import("@voltread/ui/page/follow-pages.ts")))
      .then(({ followPages }) => followPages(router))
  })
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

watchDeploys(import.meta.url)
void hydrate()
