// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, type ComponentProps } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { AsOfLine } from "./as-of-line.tsx"

let root: Root
const onChange = vi.fn()
beforeEach(() => {
  onChange.mockReset()
  root = openPage().root
})

type Line = ComponentProps<typeof AsOfLine>
const report: Line["report"] = {
  name: "Google Keywords",
  asOf: "120",
  generatedAt: "2026-11-21T10:00:00.000Z",
  columns: [],
  rows: [],
  totals: [],
  next: null,
}
const show = (view: Line["view"], hasAdCosts = false) =>
  act(() =>
    root.render(
      <AsOfLine
        report={report}
        view={view}
        days={{ from: "2026-10-23", to: "2026-11-21" }}
        hasAdCosts={hasAdCosts}
        onChange={onChange}
      />,
    ),
  )
const press = () => act(() => document.querySelector("button")?.click())

test("pinned figures are of the same days for ever", async () => {
  await show({ range: "last-30-days", by: "week" })
  await press()
  expect(onChange.mock.calls).toEqual([[{ from: "2026-10-23", to: "2026-11-21", by: "week", asOf: "120" }]])
})

test("ad costs are said not to be pinned, where they count", async () => {
  const words = "Ad costs are not pinned"
  await show({ asOf: "120" }, true)
  expect(document.body.textContent).toContain(words)
  await show({ asOf: "120" })
  expect(document.body.textContent).not.toContain(words)
  await show({}, true)
  expect(document.body.textContent).not.toContain(words)
})
