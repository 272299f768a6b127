import { expect, it } from "vitest"
import { appliedFilters } from "./filter-labels.ts"

it.each([
  [{ from: "2026-11-01", to: "2026-11-30" }, "Date 01 Nov, 2026 – 30 Nov, 2026"],
  [{ from: "2026-11-01" }, "Date from 01 Nov, 2026"],
  [{ to: "2026-11-30" }, "Date up to 30 Nov, 2026"],
  [{ min: "10", max: "20" }, "Total $10 – $20"],
])("the filter %j is named as the rest of the screen writes days and amounts", (view, label) => {
  expect(appliedFilters(view)).toEqual([{ label, without: {} }])
})
