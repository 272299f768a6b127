import { FACET_NAMES } from "@voltread/domain/catalogue/facet-names.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { PAGE_SIZES, parseListing, SORTS } from "./listing-search.ts"
import { parseSearch, stringifySearch } from "./search-params.ts"
import { seenBy } from "./seen-by.fixture.ts"

const label = fc
  .string({ minLength: 1, maxLength: 40, unit: "grapheme" })
  .filter((text) => text.trim() === text)
const labels = fc.uniqueArray(label, { minLength: 1, maxLength: 10 })
const prices = fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 0, max: 9_999 }))

const listing = fc
  .record(
    {
      q: label.filter((text) => !text.includes(",")),
      ...Object.fromEntries(FACET_NAMES.map((facet) => [facet, labels])),
      vehicle: label.filter((text) => !text.includes(",")),
      prices,
      stock: fc.constant(true),
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 2, max: 10_000 }),
      size: fc.constantFrom(...PAGE_SIZES),
    },
    { requiredKeys: [] },
  )
  .map(({ prices: range, ...search }) =>
    parseListing({ ...search, ...(range && { min: range[0], max: range[0] + range[1] }) }),
  )

describe("listing address", () => {
  it("brings every listing back from its own address", () => {
    fc.assert(
      fc.property(listing, (search) => {
        expect(parseListing(parseSearch(stringifySearch({ ...search })))).toEqual(search)
      }),
    )
  })

  it("makes a listing of whatever stands in an address, and the same one of its result", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.dictionary(fc.string(), fc.anything()),
        (text, junk) => {
          for (const search of [parseListing(parseSearch(text)), parseListing(junk)]) {
            expect(parseListing({ ...search })).toEqual(search)
          }
        },
      ),
    )
  })

  it.each([
    ["?page=0", {}],
    ["?page=1", {}],
    ["?page=-3", {}],
    ["?page=2e3", {}],
    ["?size=24", {}],
    ["?size=13", {}],
    ["?size=48", { size: 48 }],
    ["?sort=relevance", {}],
    ["?sort=price_asc", { sort: "price_asc" }],
    ["?min=500&max=100", { min: 100, max: 500 }],
    ["?brand=LG,LG,,Sony", { brand: ["LG", "Sony"] }],
    ["?stock=false", {}],
    ["?q=tv,+55", { q: "tv, 55" }],
  ] as const)("reads %s", (text, expected) => {
    expect(parseListing(parseSearch(text))).toEqual(expected)
  })

  it.each([
    ["?tireSize=", {}],
    ["?min=abc&max=-1", {}],
    ["?sort=zz&size=5&page=abc", {}],
    ["?fitment=1&q=+&vehicle=&stock=maybe&brand=,", {}],
    ["?min=500&max=abc&utm_source=news", { min: 500, utm_source: "news" }],
  ] as const)("leaves the page nothing of %s that it cannot read", (text, expected) => {
    expect(seenBy(parseListing, text)).toEqual(expected)
  })

  it("has a route that knows all of its params", () => {
    fc.assert(
      fc.property(listing, (search) => {
        const junk = Object.fromEntries(Object.keys(search).map((name) => [name, ""]))
        expect(seenBy(parseListing, stringifySearch(junk))).toEqual({})
      }),
    )
  })
})
