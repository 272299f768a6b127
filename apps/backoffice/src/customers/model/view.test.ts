import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseSearch, stringifySearch } from "../../search-params/search.ts"
import { customersRequest, customersView } from "./view.ts"

describe("the view of the customers' list", () => {
  it("is read out of any address, and written back to the same one", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("q", "status", "from", "to", "size"), fc.anything()),
        (raw) => {
          const view = customersView(raw)
          expect(customersView(parseSearch(stringifySearch({ ...view })))).toEqual(view)
        },
      ),
    )
  })

  it("starts with the first page size, and takes only sizes that are offered", () => {
    expect(customersRequest(customersView({}), null).pageSize).toBe(12)
    expect(customersRequest(customersView({ size: "48" }), null).pageSize).toBe(48)
    expect(customersRequest(customersView({ size: "7" }), null).pageSize).toBe(12)
  })

  it("asks for what it says", () => {
    const view = customersView({ q: " vance ", status: "disabled", from: "2026-02-30", to: "2026-03-01" })
    expect(customersRequest(view, "c")).toEqual({
      pageSize: 12,
      after: "c",
      filters: { search: "vance", status: "disabled", from: null, to: "2026-03-01" },
    })
  })
})
