import { expect, it } from "vitest"
import { appliedFilters } from "./filter-labels.ts"

it.each([
  [{ from: "2026-11-01", to: "2026-11-30" }, "Date 01 Nov, 2026 – 30 Nov, 2026"],
  [{ from: "2026-11-01" }, "Date from 01 Nov, 2026"],
  [{ to: "2026-11-30" }, "Date up to 30 Nov, 2026"],
  [{ disputed: true as const }, "Disputed"],
  [{ min: "10", max: "20" }, "Total $10 – $20"],
])("the filter %j is named as the rest of the screen writes days and amounts", (view, label) => {
  expect(appliedFilters(view)).toEqual([{ label, without: {} }])
})

it("a filter that is taken away leaves the others", () => {
  const view = { status: ["COMPLETED"], gateway: "CARD", disputed: true, customer: "ada", q: "tv" } as const
  expect(appliedFilters(view)).toEqual([
    { label: "Paid by Card", without: { status: ["COMPLETED"], disputed: true, customer: "ada", q: "tv" } },
    { label: "Disputed", without: { status: ["COMPLETED"], gateway: "CARD", customer: "ada", q: "tv" } },
    { label: "Customer ada", without: { status: ["COMPLETED"], gateway: "CARD", disputed: true, q: "tv" } },
  ])
})
