import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { storable } from "./storable.ts"

describe("a value made storable", () => {
  test("has U+FFFD for NUL and for unpaired surrogates, in keys and values at any depth", () => {
    expect(storable({ "a\0": ["b\ud800", { c: "\udc00d" }], e: 1, f: null, g: "😀" })).toEqual({
      "a\uFFFD": ["b\uFFFD", { c: "\uFFFDd" }],
      e: 1,
      f: null,
      g: "😀",
    })
  })

  test("is the value itself when nothing needs replacing", () => {
    const value = { a: ["b", { c: "d\te" }], e: 1 }
    expect(storable(value)).toBe(value)
  })

  test("can be encoded whatever it was", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        const text = JSON.stringify(storable(value))
        expect(text.isWellFormed()).toBe(true)
        expect(text).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i)
      }),
    )
  })
})
