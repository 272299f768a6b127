// @vitest-environment happy-dom
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import FilterPanel from "./filter-panel.tsx"
import type { OrdersView } from "./view.ts"

const opened = async (view: OrdersView) => {
  const { root } = openPage()
  const onApply = vi.fn<(view: OrdersView) => void>()
  await act(() => root.render(<FilterPanel view={view} onApply={onApply} />))
  const box = document.querySelector<HTMLInputElement>("input[type=checkbox]")
  return { box, onApply }
}

test("only disputed orders are asked for once the box is ticked and the filters are applied", async () => {
  const { box, onApply } = await opened({ gateway: "CARD" })
  await act(() => box?.click())
  expect(onApply).not.toHaveBeenCalled()
  await press("Apply")
  expect(onApply).toHaveBeenLastCalledWith({ gateway: "CARD", disputed: true })
})

test("the box is ticked while only disputed orders are shown, and shows all without its tick", async () => {
  const { box, onApply } = await opened({ disputed: true, sort: "OLDEST" })
  expect(box?.checked).toBe(true)
  await act(() => box?.click())
  await press("Apply")
  expect(onApply).toHaveBeenLastCalledWith({ sort: "OLDEST" })
})
