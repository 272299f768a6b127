import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { anyUnicode } from "../shared/text-arbitraries.ts"
import {
  BOLT_CIRCLES_MM,
  backspacingOf,
  formatBoltPattern,
  formatWheelSize,
  parseBoltPattern,
} from "./wheel.ts"

const written = (text: string): string => {
  const parsed = parseBoltPattern(text)
  return Result.isSuccess(parsed) ? formatBoltPattern(parsed.success) : parsed.failure.message
}

describe("a bolt pattern", () => {
  test.each([
    ["5x114.3", "5x114.3"],
    ["5X114.3mm", "5x114.3"],
    ["5-4.5", "5x114.3"],
    ["5 x 4.5 in", "5x114.3"],
    ["6×139.7", "6x139.7"],
    ["6-5.5", "6x139.7"],
    // 134.62 mm, sold as 135.
    ["6-5.3", "6x135"],
    // 119.89 mm and 120.65 mm are two patterns.
    ["5-4.72", "5x120"],
    ["5-4.75", "5x120.65"],
    ["8-6.7", "8x170"],
    ["10-11.25", "10x285.75"],
  ])("%j is read as %s", (text, expected) => {
    expect(written(text)).toBe(expected)
  })

  test.each([
    ["", "“” is not a bolt pattern. Write it like 5x114.3 or 5-4.5."],
    ["five", "“five” is not a bolt pattern. Write it like 5x114.3 or 5-4.5."],
    ["7x114.3", "No wheel has 7 lugs; wheels have 4, 5, 6, 8 or 10."],
    ["5x114", "No wheel with 5 lugs has a bolt circle of 114 mm."],
    ["5-9.9", "No wheel with 5 lugs has a bolt circle of 9.9 inches."],
    ["x".repeat(10_000), "That is not a bolt pattern. Write it like 5x114.3 or 5-4.5."],
  ])("%.20j is refused", (text, message) => {
    expect(written(text)).toBe(message)
  })

  test("is read back from how the shop writes it, and from inches", () => {
    const patterns = Object.entries(BOLT_CIRCLES_MM).flatMap(([lugs, circles]) =>
      circles.map((circleMm) => ({ lugs: Number(lugs), circleMm })),
    )
    for (const pattern of patterns) {
      expect(parseBoltPattern(formatBoltPattern(pattern))).toEqual(Result.succeed(pattern))
      const inches = `${pattern.lugs}-${(pattern.circleMm / 25.4).toFixed(2)}`
      expect(parseBoltPattern(inches)).toEqual(Result.succeed(pattern))
    }
  })

  test("or a sentence comes of any text", () => {
    fc.assert(
      fc.property(anyUnicode(), (text) => {
        expect(written(text)).toMatch(/^\d+x[\d.]+$|\.$/su)
      }),
    )
  })
})

describe("offset and backspacing", () => {
  test.each([
    // The middle of an 8 inch wheel with its lips is at 4.5 inches.
    [4.5, 8, 0],
    [6, 8, 38.1],
    [3.5, 10, -50.8],
  ])("%d in on a wheel %d in wide is %d mm", (backspacing, width, offset) => {
    expect(backspacingOf(offset, width)).toBeCloseTo(backspacing, 6)
  })
})

test.each([
  [{ diameterIn: 18, widthIn: 8.5, offsetMm: 35 }, "18x8.5 +35"],
  [{ diameterIn: 15, widthIn: 10, offsetMm: -44 }, "15x10 -44"],
  [{ diameterIn: 17, widthIn: 9, offsetMm: 0 }, "17x9 +0"],
])("wheel %j is written %s", (wheel, text) => {
  expect(formatWheelSize(wheel)).toBe(text)
})
