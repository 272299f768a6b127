// @vitest-environment happy-dom
import { RouterProvider } from "@tanstack/react-router"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { router } from "./router.tsx"

vi.mock("./route-tree.gen.ts", async () => {
  const { createRootRoute, createRoute } = await import("@tanstack/react-router")
  const root = createRootRoute()
  const order = createRoute({
    getParentRoute: () => root,
    path: "/orders/$orderId",
    validateSearch: ({ at }) => (at === undefined ? {} : { at }),
    component: () => <input aria-label="Note" />,
  })
  return { routeTree: root.addChildren([order]) }
})

test("what is typed on the page of one order stays while that order is shown, and never comes to another", async () => {
  const open = (orderId: string, at?: number) =>
    act(() =>
      router.navigate({
        to: "/orders/$orderId",
        params: { orderId },
        search: at === undefined ? {} : { at },
      }),
    )
  const note = () => {
    const field = document.querySelector("input")
    if (field === null) throw new Error("There is no field")
    return field
  }
  await open("1")
  const { root } = openPage()
  await act(async () => root.render(<RouterProvider router={router} />))
  note().value = "About the first order"

  await open("1", 3)
  expect(note().value).toBe("About the first order")
  await open("2")
  expect(note().value).toBe("")
})
