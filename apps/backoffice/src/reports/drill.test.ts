import { expect, it } from "vitest"
import { REPORTS, type ReportDefinition } from "./definitions.ts"
import { drilled } from "./drill.ts"

const drill = (report: ReportDefinition, by: string, key: string) => {
  const grouping = report.groupings.find(({ id }) => id === by) ?? report.groupings[0]
  return drilled(report, grouping, { range: "this-year", by, sort: "net", after: "page", brand: "LG" }, key)
}

it("a month opens its days, a day the transactions of it", () => {
  expect(drill(REPORTS.revenue, "month", "2026-02")).toEqual({
    from: "2026-02-01",
    to: "2026-02-28",
    by: "day",
    brand: "LG",
  })
  expect(drill(REPORTS.transactions, "day", "2026-02-03")).toEqual({
    from: "2026-02-03",
    to: "2026-02-03",
    by: "transaction",
    brand: "LG",
  })
})

it("a value becomes a filter, and its days are shown; the range stays", () => {
  expect(drill(REPORTS.revenue, "category", "laptops")).toEqual({
    range: "this-year",
    by: "day",
    brand: "LG",
    category: "laptops",
  })
})

it("what is no filter opens nothing", () => {
  expect(drill(REPORTS["traffic-sources"], "source", "google")).toBeUndefined()
})
