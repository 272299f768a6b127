import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseSearch, stringifySearch } from "./search-params.ts"

describe("search text", () => {
  it("reads as people write it", () => {
    expect(parseSearch("?brand=LG,Sony&q=oled+tv")).toEqual({ brand: ["LG", "Sony"], q: "oled tv" })
    expect(
      stringifySearch({ brand: ["LG", "Sony"], q: "oled tv", page: 2, empty: undefined, none: [] }),
    ).toBe("?brand=LG,Sony&q=oled+tv&page=2")
  })

  it("brings every text back, commas, signs and all", () => {
    const value = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(fc.string({ unit: "grapheme" }), { minLength: 2 }),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), value, { noNullPrototype: true }), (search) => {
        const { __proto__: _, ...rest } = search
        expect(parseSearch(stringifySearch(rest))).toEqual(rest)
      }),
    )
  })

  it("survives addresses that are broken", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(typeof parseSearch(text)).toBe("object")
      }),
      { examples: [["?q=%E0%A4%A"], ["?&&==&"], ["?__proto__=x"]] },
    )
  })
})
