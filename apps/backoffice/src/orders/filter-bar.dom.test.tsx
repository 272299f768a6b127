// @vitest-environment happy-dom
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { FilterBar } from "./filter-bar.tsx"
import type { OrdersView } from "./view.ts"

vi.mock("@tanstack/react-router", () => ({ Link: () => null }))

test("what is half entered in the filters stays while the search or the sorting changes", async () => {
  const { root } = openPage()
  const saved = { views: [], save: vi.fn(), remove: vi.fn() }
  const show = (view: OrdersView) =>
    act(() => root.render(<FilterBar view={view} saved={saved} onChange={vi.fn()} />))
  const panel = () => document.querySelector("form[aria-label=Filters]")
  await show({})
  await press("Filters")
  await act(() => import("./filter-panel.tsx"))
  const opened = panel()
  expect(opened).not.toBeNull()

  await show({ q: "vance", sort: "OLDEST" })
  expect(panel()).toBe(opened)
  await show({ gateway: "CARD" })
  expect(panel()).not.toBe(opened)
})
