// @vitest-environment happy-dom
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { FilterBar } from "./filter-bar.tsx"
import type { OrdersView } from "./view.ts"

vi.mock("@tanstack/react-router", () => ({ Link: () => null }))

test("what is half entered in the filters stays while the search or the sorting changes", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  const saved = { views: [], save: vi.fn(), remove: vi.fn() }
  const show = (view: OrdersView) =>
    act(() => root.render(<FilterBar view={view} saved={saved} onChange={vi.fn()} />))
  const panel = () => document.querySelector("form[aria-label=Filters]")
  await show({})
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Filters")
  await act(async () => button?.click())
  await act(() => import("./filter-panel.tsx"))
  const opened = panel()
  expect(opened).not.toBeNull()

  await show({ q: "vance", sort: "OLDEST" })
  expect(panel()).toBe(opened)
  await show({ gateway: "CARD" })
  expect(panel()).not.toBe(opened)
  await act(() => root.unmount())
})
