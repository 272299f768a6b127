import { LOAN_STATUSES_ON_SCREEN } from "@voltread/domain/loans/loan-status-table.ts"
import fc from "fast-check"
import { expect, it } from "vitest"
import { parseSearch, stringifySearch } from "../search-params/search.ts"
import { applicationsView } from "./view.ts"

it("an address gives back the view it was written from", () => {
  const view = fc
    .record(
      {
        status: fc.constantFrom(...LOAN_STATUSES_ON_SCREEN),
        q: fc.string({ unit: "grapheme" }),
        stuck: fc.constant(true),
      },
      { requiredKeys: [] },
    )
    .map(applicationsView)
  fc.assert(
    fc.property(view, (original) => {
      expect(applicationsView(parseSearch(stringifySearch({ ...original })))).toEqual(original)
    }),
  )
})

it("any address opens the page", () => {
  expect(applicationsView({ status: "NONSENSE", q: ["a"] })).toEqual({})
})
