// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { ApiError, FORBIDDEN_MESSAGE } from "@voltread/ui/api/api-error.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test } from "vitest"
import { QueryError } from "./query-error.tsx"

const shown = async (message: string) => {
  const { page, root } = openPage()
  const routeTree = createRootRoute({
    component: () => (
      <QueryError error={new ApiError("forbidden", message)} what="The orders" onRetry={() => undefined} />
    ),
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await act(async () => root.render(<RouterProvider router={router} />))
  return [page.querySelector("a")?.getAttribute("href"), page.textContent]
}

test("who must turn on two-factor log-in first is led there, not to an admin", async () => {
  const words = "Please turn on two-factor log-in on your security page first."
  expect(await shown(words)).toEqual(["/security", expect.stringContaining(words)])
  expect(await shown(FORBIDDEN_MESSAGE)).toEqual(["/orders", expect.stringContaining("Ask an admin")])
})
