import { ORDER_STATUSES_ON_SCREEN } from "@voltread/domain/ordering/order-status-table.ts"
import { anyQuery } from "@voltread/domain/shared/text-arbitraries.ts"
import fc from "fast-check"
import { expect, it } from "vitest"
import { parseSearch, stringifySearch } from "../search-params/search.ts"
import { PRESETS } from "./presets.ts"
import { daysOf, reportInput } from "./report-input.ts"
import { reportView } from "./report-view.ts"

const day = fc
  .date({ min: new Date("2015-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const word = fc.string({ unit: "grapheme", maxLength: 30 })

const view = fc
  .record(
    {
      range: fc.constantFrom(...PRESETS),
      from: day,
      to: day,
      by: word,
      status: fc.subarray([...ORDER_STATUSES_ON_SCREEN]),
      gateway: word,
      brand: word,
      affiliate: word,
      touch: fc.constantFrom("first", "lastPaid"),
      compare: fc.constant("previous"),
      sort: word,
      order: fc.constantFrom("asc", "desc"),
      asOf: word,
    },
    { requiredKeys: [] },
  )
  .map(reportView)

it("an address gives back the view it was written from", () => {
  fc.assert(
    fc.property(view, (original) => {
      expect(reportView(parseSearch(stringifySearch({ ...original })))).toEqual(original)
    }),
  )
})

it("any address gives days in order", () => {
  fc.assert(
    fc.property(anyQuery, view, (query, built) => {
      for (const each of [reportView(parseSearch(query)), built]) {
        const { from, to } = daysOf(each, "2026-11-21")
        expect(from <= to).toBe(true)
      }
    }),
  )
})

it("days win over a preset, one day alone means nothing, days the wrong way are turned", () => {
  expect(reportView({ range: "today", from: "2026-11-30", to: "2026-11-01" })).toEqual({
    from: "2026-11-01",
    to: "2026-11-30",
  })
  expect(reportView({ range: "today", from: "2026-11-30" })).toEqual({ range: "today" })
})

it.each(["0002-03-31", "1999-12-31", "2100-01-01"])("%s is no day that a report could draw", (from) => {
  expect(reportView({ from, to: "2026-11-30" })).toEqual({})
})

it("asks the server for nothing that the view does not name", () => {
  expect(reportInput({}, { from: "2026-11-01", to: "2026-11-02" }, "day")).toEqual({
    from: "2026-11-01",
    to: "2026-11-02",
    groupBy: "day",
  })
})
