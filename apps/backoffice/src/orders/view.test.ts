import { GATEWAY_TYPES } from "@voltread/domain/ordering/gateway-type.ts"
import { ORDER_STATUSES_ON_SCREEN } from "@voltread/domain/ordering/order-status-table.ts"
import { anyQuery } from "@voltread/domain/shared/text-arbitraries.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseSearch, stringifySearch } from "../search-params/search.ts"
import { filtersOf, hasFilters, ordersVariables, ordersView, SORTS, sameView } from "./view.ts"

const day = fc
  .date({ min: new Date("2015-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const view = fc
  .record(
    {
      status: fc.subarray([...ORDER_STATUSES_ON_SCREEN]),
      q: fc.string({ unit: "grapheme", maxLength: 80 }),
      from: day,
      to: day,
      gateway: fc.constantFrom(...GATEWAY_TYPES),
      disputed: fc.constant(true),
      affiliate: fc.string({ maxLength: 40 }),
      min: fc.integer({ min: 0, max: 99_999_999 }).map((cents) => String(cents / 100)),
      max: fc.integer({ min: 0, max: 99_999_999 }).map((cents) => String(cents / 100)),
      sort: fc.constantFrom(...SORTS),
    },
    { requiredKeys: [] },
  )
  .map(ordersView)

describe("the address of an orders view", () => {
  it("gives back the view it was written from", () => {
    fc.assert(
      fc.property(view, (original) => {
        expect(ordersView(parseSearch(stringifySearch({ ...original })))).toEqual(original)
      }),
    )
  })

  it("opens a valid view whatever it holds, and reading is final", () => {
    fc.assert(
      fc.property(anyQuery, fc.dictionary(fc.string(), fc.anything()), (query, junk) => {
        for (const raw of [parseSearch(query), junk]) {
          const once = ordersView(raw)
          expect(ordersView({ ...once })).toEqual(once)
          expect(() => ordersVariables(once)).not.toThrow()
        }
      }),
    )
  })

  it("reads as a person would write it", () => {
    expect(stringifySearch({ status: ["PENDING_REVIEW", "COMPLETED"], q: "ada vance" })).toBe(
      "?status=PENDING_REVIEW,COMPLETED&q=ada+vance",
    )
    expect(stringifySearch({})).toBe("")
  })

  it("leaves out days that do not exist, unknown statuses and amounts that are none", () => {
    expect(
      ordersView({
        from: "2026-02-30",
        status: "NONSENSE,COMPLETED",
        min: "-3",
        max: "12.345",
        sort: "NEWEST",
      }),
    ).toEqual({ status: ["COMPLETED"] })
  })
})

describe("the question to the server", () => {
  it("covers both days entirely, in the viewer's zone", () => {
    const { filter } = ordersVariables({ from: "2026-11-01", to: "2026-11-01" })
    expect(new Date(filter?.from ?? "").getTime()).toBe(new Date("2026-11-01T00:00:00").getTime())
    expect(new Date(filter?.to ?? "").getTime()).toBe(new Date("2026-11-02T00:00:00").getTime())
  })

  it("asks for nothing that the view does not name", () => {
    expect(ordersVariables({})).toEqual({ sort: "NEWEST", filter: {} })
  })
})

describe("comparing views", () => {
  it("does not depend on the order of the fields", () => {
    expect(sameView({ q: "a", gateway: "CARD" }, { gateway: "CARD", q: "a" })).toBe(true)
    expect(sameView({ q: "a" }, { q: "b" })).toBe(false)
  })

  it("counts neither status nor sorting as a filter", () => {
    expect(hasFilters({ status: ["COMPLETED"], sort: "TOTAL_DESC" })).toBe(false)
    expect(filtersOf({ status: ["COMPLETED"], q: "x", sort: "OLDEST" })).toEqual({ q: "x" })
  })
})
