import { expect, it } from "vitest"
import { distinguishingParts } from "./distinguishing-parts.ts"

it("leaves out what all names begin with, and nothing else", () => {
  expect(
    distinguishingParts([
      "Verano Corsa 16x6.5 +38 4x100",
      "Verano Corsa 16x6.5 +42 4x100",
      "Verano Corsa 17x7 +40",
    ]),
  ).toEqual(["16x6.5 +38 4x100", "16x6.5 +42 4x100", "17x7 +40"])
  expect(distinguishingParts(["Kontera Linea 18x8"])).toEqual(["Kontera Linea 18x8"])
  expect(distinguishingParts(["One", "One two"])).toEqual(["One", "One two"])
  expect(distinguishingParts([])).toEqual([])
})
