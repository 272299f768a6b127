import { expect, it } from "vitest"
import { REPORTS, type ReportDefinition } from "./definitions.ts"
import { drilled } from "./drill.ts"

const YEAR = { from: "2026-01-01", to: "2026-12-31" }

const drill = (report: ReportDefinition, by: string, key: string, days = YEAR) => {
  const grouping = report.groupings.find(({ id }) => id === by) ?? report.groupings[0]
  return drilled(
    report,
    grouping,
    { range: "this-year", by, sort: "net", after: "page", brand: "LG" },
    key,
    days,
  )
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

it("a week or month that is partly within the report opens only those days: they add up to its row", () => {
  const days = { from: "2026-01-30", to: "2026-02-10" }
  expect(drill(REPORTS.revenue, "month", "2026-01", days)).toMatchObject({
    from: "2026-01-30",
    to: "2026-01-31",
  })
  expect(drill(REPORTS.revenue, "week", "2026-02-09", days)).toMatchObject({
    from: "2026-02-09",
    to: "2026-02-10",
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
