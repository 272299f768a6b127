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

test("whoever saves one view more than are kept is told beforehand which one it replaces", async () => {
  const { root } = openPage()
  const views = Array.from({ length: 20 }, (_, index) => ({ name: `View ${index + 1}`, view: {} }))
  const show = (kept: typeof views) =>
    act(() =>
      root.render(
        <FilterBar
          view={{ q: "vance" }}
          saved={{ views: kept, save: vi.fn(), remove: vi.fn() }}
          onChange={vi.fn()}
        />,
      ),
    )
  await show(views.slice(1))
  await press("Save view")
  await act(() => import("./save-view-dialog.tsx"))
  const told = () => document.querySelector("[role=dialog]")?.textContent
  expect(told()).toContain("It is kept in this browser only.")
  await show(views)
  expect(told()).toContain("20 views are kept in this browser: this one replaces the oldest, “View 1”.")
})
