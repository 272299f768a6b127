import { expect, it } from "vitest"
import { chartInput, csvSearch, daysOf, MAX_BARS, reportInput } from "./report-input.ts"
import type { ReportView } from "./report-view.ts"

const days = { from: "2026-11-01", to: "2026-11-21" }

it.each<[string, ReportView, string, string]>([
  ["its own days, whatever its range", { ...days, range: "today" }, "2026-11-01", "2026-11-21"],
  ["those of its range", { range: "yesterday" }, "2026-11-20", "2026-11-20"],
  ["the last 30 without either", {}, "2026-10-23", "2026-11-21"],
])("a report covers %s", (_, view, from, to) => {
  expect(daysOf(view, "2026-11-21")).toEqual({ from, to })
})

it.each<[string, ReportView, object]>([
  ["upwards unless the other way is asked for", { sort: "net" }, { sort: "net", order: "asc" }],
  ["downwards", { sort: "net", order: "desc" }, { sort: "net", order: "desc" }],
  ["as the server does, with no column", { order: "desc" }, {}],
])("a report is sorted %s", (_, view, asked) => {
  expect(reportInput(view, days, "day")).toEqual({ ...days, groupBy: "day", ...asked })
})

it("a chart asks for all of time, or for the largest of a group, from its first page", () => {
  const input = reportInput({ affiliate: "aff-1", sort: "orders", after: "there" }, days, "affiliate")
  expect(chartInput(input, "day", true, "net")).toEqual({ ...days, affiliateId: "aff-1", groupBy: "day" })
  expect(chartInput(input, "affiliate", false, "net")).toEqual({
    ...days,
    affiliateId: "aff-1",
    groupBy: "affiliate",
    sort: "net",
    order: "desc",
    first: MAX_BARS,
  })
})

it("a file has all pages, and only the columns on the screen", () => {
  const input = reportInput({ sort: "orders", after: "there" }, days, "affiliate")
  expect(csvSearch(input, ["net"])).toEqual({
    ...days,
    groupBy: "affiliate",
    sort: "orders",
    order: "asc",
    without: ["net"],
  })
})
