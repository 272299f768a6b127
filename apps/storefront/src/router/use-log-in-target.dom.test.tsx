// @vitest-environment happy-dom

import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link,
  RouterProvider,
} from "@tanstack/react-router"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test } from "vitest"
import { useLogInTarget } from "./use-log-in-target.ts"

function Page() {
  return <Link {...useLogInTarget()}>Log in</Link>
}

test.each([
  ["/", "/login"],
  ["/order/o1", "/login?returnUrl=%2Forder%2Fo1"],
  ["/search?q=tv", "/login?returnUrl=%2Fsearch%3Fq%3Dtv"],
  ["/login?returnUrl=%2Forder%2Fo1", "/login?returnUrl=%2Forder%2Fo1"],
  ["/register?returnUrl=%2Forder%2Fo1", "/login?returnUrl=%2Forder%2Fo1"],
])("from %s the log-in is %s", async (address, target) => {
  const { page, root } = openPage()
  const router = createRouter({
    routeTree: createRootRoute({ component: Page, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await act(async () => root.render(<RouterProvider router={router} />))
  expect(page.querySelector("a")?.getAttribute("href")).toBe(target)
})
