// @vitest-environment happy-dom
import { act } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { openPage } from "../page/open-page.fixture.ts"
import { BarChart } from "./bar-chart.tsx"

afterEach(() => vi.unstubAllGlobals())

test("a chart is as wide as its card from its first paint, and whole dates label it on a phone", async () => {
  // Tells of later changes only.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(318)
  const points = Array.from({ length: 30 }, (_, day) => ({
    label: `${String(day + 1).padStart(2, "0")} Nov, 2026`,
    values: [day],
  }))
  const { root } = openPage()
  await act(() =>
    root.render(
      <BarChart title="Net by day" labelHeading="Day" series={["Net"]} points={points} format={String} />,
    ),
  )
  const chart = document.querySelector("svg")
  expect(chart?.getAttribute("width")).toBe("318")
  const dates = [...(chart?.querySelectorAll("text") ?? [])].map(({ textContent }) => textContent)
  expect(dates).toEqual(expect.arrayContaining(["01 Nov, 2026", "12 Nov, 2026", "23 Nov, 2026"]))
})
