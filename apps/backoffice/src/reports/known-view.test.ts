import { expect, it } from "vitest"
import { REPORTS } from "./definitions.ts"
import { firstPage, knownView } from "./known-view.ts"

it("ignores groupings and figures of an address that the report does not have", () => {
  expect(knownView(REPORTS.revenue, { by: "zzz", chart: "toString", brand: "LG" })).toEqual({ brand: "LG" })
  expect(knownView(REPORTS.revenue, { by: "month", chart: "orders" })).toEqual({
    by: "month",
    chart: "orders",
  })
})

it("leaves out columns and pages that the server refuses, and keeps everything else", () => {
  expect(firstPage({ by: "month", sort: "zzz", order: "desc", after: "zzz", asOf: "12" })).toEqual({
    by: "month",
    asOf: "12",
  })
})
