import { expect, it } from "vitest"
import { reportInput } from "./report-input.ts"
import { reportView } from "./report-view.ts"
import { filtersOf, groupingLabel, questionOf, viewOf } from "./subscription-question.ts"

const days = { from: "2026-11-01", to: "2026-11-21" }

it("a subscription asks what is on the screen, of any days, and opens the same view", () => {
  const view = reportView({
    range: "today",
    by: "source",
    status: ["COMPLETED"],
    category: "tires",
    affiliate: "aff-1",
    touch: "first",
    sort: "net",
    order: "desc",
    asOf: "000",
    after: "page",
  })
  const question = questionOf(reportInput(view, days, "source"))
  expect(question).toEqual({
    groupBy: "source",
    statuses: ["COMPLETED"],
    category: "tires",
    affiliateId: "aff-1",
    touch: "first",
    sort: "net",
    order: "desc",
  })
  const { range: _range, asOf: _asOf, after: _after, ...same } = view
  expect(viewOf({ groupBy: "", ...question })).toEqual(same)
  expect(filtersOf({ groupBy: "", ...question })).toBe("Completed, tires, aff-1")
})

it("the filters and the grouping of a subscription are in words", () => {
  expect(filtersOf({ groupBy: "day", statuses: ["PENDING_REVIEW"], gateway: "LEASE" })).toBe(
    "Pending review, Lease",
  )
  expect(groupingLabel("revenue", "gateway")).toBe("Paid by")
  expect(groupingLabel("of-an-older-release", "gateway")).toBe("gateway")
})

it("without filters it asks for the grouping alone", () => {
  expect(questionOf(reportInput({}, days, "day"))).toEqual({ groupBy: "day" })
  expect(filtersOf({ groupBy: "day" })).toBe("")
})
