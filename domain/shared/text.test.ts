import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { cleanLine, isLine, isText } from "./characters.ts"
import { Line, Text } from "./text.ts"

const BAD = ["a\u0000b", "\ud800", "x\udfff", "\u001b[31m", "\u0085", "\u007f"]

describe("text from outside", () => {
  test.each(BAD)("%j is neither a line nor a text", (text) => {
    expect([isLine(text), isText(text)]).toEqual([false, false])
  })

  test.each(["", "José", "日本語", "😀", "👨‍👩‍👧", "a\u00a0b", "<script>"])("%j is both", (text) => {
    expect([isLine(text), isText(text)]).toEqual([true, true])
  })

  test.each(["a\nb", "a\r\nb", "a\tb"])("%j has several lines", (text) => {
    expect([isLine(text), isText(text)]).toEqual([false, true])
  })

  test("is bounded", () => {
    expect(Schema.is(Line(3))("abcd")).toBe(false)
    expect(Schema.is(Text(3))("a\nb")).toBe(true)
  })
})

test.each([
  ["\u0000promo", 500, "promo"],
  ["a\nb", 500, "ab"],
  ["\ud800x", 500, "x"],
  ["ab😀", 3, "ab"],
  ["x".repeat(600), 500, "x".repeat(500)],
])("of %j at most %i units are kept", (text, max, expected) => {
  expect(cleanLine(text, max)).toBe(expected)
})
