import fc from "fast-check"
import { expect, it } from "vitest"
import { markedParts } from "./marked-parts.ts"

it("marks every word that was searched for, in any case", () => {
  const parts = markedParts("Called back: LATER, not later.", "later called")
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(["Called", "LATER", "later"])
})

it("changes nothing of the text, whatever is searched for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, query) => {
      const parts = markedParts(text, query)
      expect(parts.map((part) => part.text).join("")).toBe(text)
      for (const part of parts) expect(text.slice(part.at, part.at + part.text.length)).toBe(part.text)
    }),
  )
})
