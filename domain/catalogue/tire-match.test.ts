import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { compareSizes, diameterChangePercent, replacementWarnings, sizeKey } from "./tire-match.ts"
import { loadKg, topSpeed } from "./tire-ratings.ts"
import { formatDimensions } from "./tire-size.ts"
import { equalSpellings, tireSize } from "./tire-size-arbitraries.ts"
import { parseTireSize } from "./tire-size-parser.ts"

const size = (text: string) => Result.getOrThrow(parseTireSize(text))
const compare = (original: string, offered: string) =>
  compareSizes(size(original).dimensions, size(offered).dimensions)
const warnings = (original: string, offered: string) => replacementWarnings(size(original), size(offered))

describe("in place of another size, a size is", () => {
  test.each([
    ["225/65R17", "225/65R17", "equal", "Same size, 225/65R17."],
    ["225/65R17", "P225/65R17 102H", "equal", "P225/65R17 is the same size as 225/65R17."],
    ["245/40R18", "245/40ZR18", "equal", "245/40ZR18 is the same size as 245/40R18."],
    ["35X12.50R20LT", "35x12.5r20", "equal", "35X12.50R20 is the same size as 35X12.50R20LT."],
    [
      "225/65R17",
      "235/65R17",
      "compatible",
      "235/65R17 is 1.8% taller than 225/65R17 and goes on the same rim.",
    ],
    [
      "225/65R17",
      "225/60R17",
      "different",
      "225/60R17 is 3.1% shorter than 225/65R17; more than 3% does not fit.",
    ],
    [
      "215/50R17",
      "235/40R18",
      "other-wheel",
      "235/40R18 is 0.2% shorter than 215/50R17, for 18 inch wheels instead of 17.",
    ],
    [
      "225/45R17",
      "245/40R17",
      "compatible",
      "245/40R17 is 1.0% shorter than 225/45R17 and goes on the same rim.",
    ],
    ["225/45R17", "255/40R17", "different", "255/40R17 is 30 mm wider than 225/45R17, too much for its rim."],
    [
      "255/40R17",
      "225/45R17",
      "different",
      "225/45R17 is 30 mm narrower than 255/40R17, too much for its rim.",
    ],
    [
      "225/75R16",
      "LT225/75R16",
      "compatible",
      "LT225/75R16 is as tall as 225/75R16 and goes on the same rim.",
    ],
    [
      "275/60R17",
      "30X10.50R17",
      "compatible",
      "30X10.50R17 is less than 0.1% taller than 275/60R17 and goes on the same rim.",
    ],
    ["11R22.5", "12R22.5", "different", "12R22.5 is a different size from 11R22.5."],
  ])("%s → %s: %s", (original, offered, verdict, reason) => {
    expect(compare(original, offered)).toEqual({ verdict, reason })
  })

  test("never the same as that of a light truck, a van or a bias tire", () => {
    for (const other of ["LT225/65R17", "225/65R17C", "225/65-17"]) {
      expect(compare("225/65R17", other).verdict).not.toBe("equal")
    }
  })

  test("equal to itself, and equal both ways or not at all", () => {
    fc.assert(
      fc.property(tireSize, tireSize, (a, b) => {
        expect(compareSizes(a.dimensions, a.dimensions).verdict).toBe("equal")
        const there = compareSizes(a.dimensions, b.dimensions).verdict === "equal"
        expect(compareSizes(b.dimensions, a.dimensions).verdict === "equal").toBe(there)
        expect(sizeKey(a.dimensions) === sizeKey(b.dimensions)).toBe(there)
      }),
    )
  })

  test("compatible only on the same rim and within three percent of the height", () => {
    fc.assert(
      fc.property(tireSize, tireSize, (a, b) => {
        if (compareSizes(a.dimensions, b.dimensions).verdict !== "compatible") return
        expect(b.dimensions.rim).toBe(a.dimensions.rim)
        expect(Math.abs(diameterChangePercent(a.dimensions, b.dimensions) ?? 100)).toBeLessThanOrEqual(3)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe("the spellings of a size", () => {
  test.each([
    ["225/65R17", ["225/65R17", "225/65ZR17", "P225/65R17", "P225/65ZR17"]],
    ["LT275/70R18", ["LT275/70R18", "LT275/70ZR18"]],
    ["225/70R15C", ["225/70R15C", "225/70ZR15C"]],
    ["ST205/75-15", ["ST205/75-15"]],
    ["35x12.5r20", ["35X12.50R20LT", "35X12.50R20"]],
    ["11R22.5", ["11R22.5"]],
  ])("%s: %j", (text, spellings) => {
    expect(equalSpellings(size(text).dimensions)).toEqual(spellings)
  })

  test("are of equal sizes, its own among them", () => {
    fc.assert(
      fc.property(tireSize, ({ dimensions }) => {
        const spellings = equalSpellings(dimensions)
        expect(spellings).toContain(formatDimensions(dimensions))
        for (const spelling of spellings) {
          expect(compareSizes(dimensions, size(spelling).dimensions).verdict).toBe("equal")
        }
      }),
    )
  })
})

describe("below the original", () => {
  test.each([
    ["225/65R17 102H", "225/65R17 102H", []],
    ["225/65R17 102H", "225/65R17 106V XL", []],
    [
      "225/65R17 102H",
      "225/65R17 100H",
      ["Load index 100 (1,764 lb) is below the original's 102 (1,874 lb)."],
    ],
    ["225/65R17 102H", "225/65R17 102T", ["Speed rating T (118 mph) is below the original's H (130 mph)."]],
    // U is slower than H, although it comes later in the alphabet.
    ["225/65R17 102H", "225/65R17 102U", ["Speed rating U (124 mph) is below the original's H (130 mph)."]],
    ["245/40ZR18", "245/40R18 97V", ["Speed rating V (149 mph) is below the original's ZR (150 mph)."]],
    [
      "245/40R18 97V",
      "245/40ZR18",
      ["245/40ZR18 does not say what it carries; the original's load index is 97."],
    ],
    [
      "225/65R17 102H",
      "225/65R17",
      [
        "225/65R17 does not say what it carries; the original's load index is 102.",
        "225/65R17 does not say how fast it may go; the original is rated H (130 mph).",
      ],
    ],
    [
      "LT275/70R18 125/122S E",
      "275/70R18 125S",
      ["The original LT275/70R18 is a light truck tire, 275/70R18 is not."],
    ],
    [
      "225/70R15C 112/110R",
      "225/70R15 112R",
      ["The original 225/70R15C is a light truck tire, 225/70R15 is not."],
    ],
    [
      "35X12.50R20LT 121Q",
      "35X12.50R20 121Q",
      ["The original 35X12.50R20LT is a light truck tire, 35X12.50R20 is not."],
    ],
    [
      "LT265/70R17 121/118S E",
      "LT265/70R17 112/109S C",
      [
        "Load index 112 (2,469 lb) is below the original's 121 (3,197 lb).",
        "Load range C is below the original's E.",
      ],
    ],
    ["225/65R17", "225/65R17 75L", []],
    [
      "11R22.5 146/143L",
      "11R22.5 146/142L",
      ["As one of a pair, load index 142 (5,842 lb) is below the original's 143 (6,008 lb)."],
    ],
    ["LT275/70R18 125/122S", "LT275/70R18 125S", []],
  ])("%s → %s warns of %j", (original, offered, expected) => {
    expect(warnings(original, offered)).toEqual(expected)
  })

  test("no tire ever comes without a warning", () => {
    fc.assert(
      fc.property(tireSize, tireSize, (original, offered) => {
        if (original.service === null) return
        const load = offered.service === null ? 0 : (loadKg(offered.service.loadIndex) ?? 0)
        const speed = offered.service === null ? 0 : topSpeed(offered.service.speed).kmh
        const below =
          load < (loadKg(original.service.loadIndex) ?? 0) || speed < topSpeed(original.service.speed).kmh
        if (below) expect(replacementWarnings(original, offered)).not.toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  test("a tire never is below itself", () => {
    fc.assert(
      fc.property(tireSize, (same) => {
        expect(replacementWarnings(same, same)).toEqual([])
      }),
    )
  })
})
