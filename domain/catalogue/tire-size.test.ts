import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formatDimensions, formatTireSize, overallDiameterMm, sectionWidthMm } from "./tire-size.ts"
import { anyText, tireSize } from "./tire-size-arbitraries.ts"
import { parseTireSize } from "./tire-size-parser.ts"

const written = (text: string): string => {
  const parsed = parseTireSize(text)
  return Result.isSuccess(parsed) ? formatTireSize(parsed.success) : `refused: ${parsed.failure.message}`
}

const refusal = (text: string): string | undefined => {
  const parsed = parseTireSize(text)
  return Result.isFailure(parsed) ? parsed.failure.message : undefined
}

describe("a size is understood as people write it", () => {
  test.each([
    "225/65R17",
    "225 65 17",
    "2256517",
    "225-65-17",
    "225/65 R17",
    "225/65 r 17",
    " 225 / 65 / 17 ",
    "225x65x17",
    "225/65R 17",
    "225\u00d765\u00d717",
    "２２５/６５Ｒ１７",
  ])("%j is 225/65R17", (text) => {
    expect(written(text)).toBe("225/65R17")
  })

  test.each([
    ["P225/65R17 102H", "P225/65R17 102H"],
    ["p225/65r17102h", "P225/65R17 102H"],
    ["2256517 102 H", "225/65R17 102H"],
    ["245/40zr18 97y xl", "245/40ZR18 97Y XL"],
    ["245/40ZR18 (97Y) RF", "245/40ZR18 (97Y) XL"],
    ["245/40ZR18 XL (97Y)", "245/40ZR18 (97Y) XL"],
    ["LT275/70R18E 125/122S", "LT275/70R18 125/122S E"],
    ["LT275/70R18/E", "LT275/70R18 E"],
    ["LT265/75R16C", "LT265/75R16 C"],
    ["lt 275 70 18 load range e", "LT275/70R18 E"],
    ["225/70R15C 112/110R", "225/70R15C 112/110R"],
    ["225/70R15 C", "225/70R15 C"],
    ["ST205/75D15 C", "ST205/75-15 C"],
    ["35x12.5r20", "35X12.50R20"],
    ["35 12.50 20", "35X12.50R20"],
    ["3512520", "35X12.50R20"],
    ["35125020", "35X12.50R20"],
    ["LT35X12.50R20 121Q E", "35X12.50R20LT 121Q E"],
    ["11R22.5 146/143L H", "11R22.5 146/143L H"],
    ["11 22.5", "11R22.5"],
    ["295 75 22.5", "295/75R22.5"],
    ["29575225", "295/75R22.5"],
    ["17.5-25 16 ply", "17.5-25 16PR"],
    ["13.00-24 12pr", "13.00-24 12PR"],
    ["14.00R24 1 star", "14.00R24 1 star"],
    ["26.5R25 2 STAR", "26.5R25 2 stars"],
    ["8.25R20", "8.25R20"],
    ["225/65-17", "225/65-17"],
  ])("%j is %s", (text, expected) => {
    expect(written(text)).toBe(expected)
  })

  test.each(["105/20R10", "900/100R63", "16X6.00R12", "60X25.00R56", "4.00R10", "40.00R63"])(
    "%s is one, at the end of what is made",
    (text) => {
      expect(written(text)).toBe(text)
    },
  )

  test("and whatever the shop writes is read back as it was", () => {
    fc.assert(
      fc.property(tireSize, (size) => {
        expect(parseTireSize(formatTireSize(size))).toEqual(Result.succeed(size))
      }),
    )
  })

  test("in small letters and with more spaces all the same", () => {
    fc.assert(
      fc.property(tireSize, (size) => {
        const sloppy = `  ${formatTireSize(size).toLowerCase().replaceAll(" ", "   ")}\t`
        expect(parseTireSize(sloppy)).toEqual(Result.succeed(size))
      }),
    )
  })
})

describe("nonsense is refused in words that say what is wrong", () => {
  test.each([
    ["", "Enter a tire size."],
    ["   ", "Enter a tire size."],
    ["michelin", "“MICHELIN” is not a tire size. Write it as on the sidewall, such as 225/65R17"],
    ["999/65R17", "A width is 105 to 900 mm in steps of 5, not 999."],
    ["95/65R17", "is not a tire size."],
    ["225/15R17", "An aspect ratio is 20 to 100 in steps of 5, not 15."],
    ["225/62R17", "An aspect ratio is 20 to 100 in steps of 5, not 62."],
    ["225/65R99", "A rim is 10 to 63 inches, not 99."],
    ["11R23.5", "No rim is made in 23.5 inches."],
    ["225/65ZB17", "Only radial tires are made for Z speeds."],
    ["225/65R17 200H", "A load index is 50 to 165, not 200."],
    ["225/65R17 102X", "X is not a speed rating."],
    ["245/40ZR18 (97Y", "is neither a load and speed rating nor a load range."],
    ["245/40ZR18 97Y)", "is neither a load and speed rating nor a load range."],
    ["225/65R17 (102H)", "(H) is not a speed rating."],
    ["LT275/70R18 122/125S", "A tire carries no more as one of a pair: 122/125."],
    ["225/65R17 102H 98T", "It has two load and speed ratings."],
    ["225/65R17 XL E", "It has two load ranges."],
    ["17.5-25 16PR 20PR", "It has two ply or star ratings."],
    ["17.5-25 15PR", "A ply rating is an even number from 2 to 60, not 15."],
    ["17.5R25 4 stars", "A tire has one to three stars, not 4."],
    ["225/65R17 cheap", "“CHEAP” is neither a load and speed rating nor a load range."],
    ["12X12.50R20", "An overall diameter is 16 to 60 inches, not 12."],
    ["35X30.00R20", "A width in inches is 6 to 25, not 30."],
    ["33X12.50R30", "A tire of 33 inches does not go over a 30 inch rim."],
    ["3.5R20", "A width in inches is 4 to 40, not 3.5."],
    ["905/65R17", "A width is 105 to 900 mm in steps of 5, not 905."],
    ["225/105R17", "An aspect ratio is 20 to 100 in steps of 5, not 105."],
    ["225/65R64", "A rim is 10 to 63 inches, not 64."],
    ["15X6.00R10", "An overall diameter is 16 to 60 inches, not 15."],
    ["61X25.00R40", "An overall diameter is 16 to 60 inches, not 61."],
    ["60X25.50R40", "A width in inches is 6 to 25, not 25.5."],
    ["59X12.50R56", "A tire of 59 inches does not go over a 56 inch rim."],
    ["40.50R40", "A width in inches is 4 to 40, not 40.5."],
    ["A225/65R17", "is not a tire size."],
    ["A35X12.50R20", "is not a tire size."],
    ["A11R22.5", "is not a tire size."],
    ["129575225", "is not a tire size."],
    ["295752251", "is not a tire size."],
    ["135125020", "is not a tire size."],
    ["351250201", "is not a tire size."],
    ["225/65R17'; drop table product; --", "is neither a load and speed rating nor a load range."],
  ])("%j", (text, message) => {
    expect(refusal(text)).toContain(message)
  })

  test("more than 60 characters", () => {
    expect(refusal("9".repeat(60))).toContain("is not a tire size.")
    expect(refusal("9".repeat(61))).toContain("That is too long for a tire size.")
    expect(refusal("9".repeat(10_000))).toContain("That is too long for a tire size.")
  })

  test("whatever is typed, the answer is a size or a sentence, never an exception", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parseTireSize(text)
        if (Result.isFailure(parsed)) {
          expect(parsed.failure.code).toBe("invalid")
          expect(parsed.failure.message).toMatch(/^[A-Z“].*\.$/su)
        } else {
          expect(parseTireSize(formatTireSize(parsed.success))).toEqual(parsed)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

describe("from the size follow", () => {
  const dimensions = (text: string) => Result.getOrThrow(parseTireSize(text)).dimensions

  test.each([
    ["225/65R17", 724.3],
    ["155/65R13", 531.7],
    ["35X12.50R20LT", 889],
    ["295/75R22.5", 1014],
  ])("the overall diameter of %s: %d mm", (text, millimetres) => {
    expect(overallDiameterMm(dimensions(text))).toBeCloseTo(millimetres, 1)
  })

  test.each(["11R22.5", "17.5-25"])("no overall diameter of %s, which does not state it", (text) => {
    expect(overallDiameterMm(dimensions(text))).toBeUndefined()
  })

  test.each([
    ["225/65R17", 225],
    ["35X12.50R20LT", 317.5],
    ["11R22.5", 279.4],
  ])("the width of %s: %d mm", (text, millimetres) => {
    expect(sectionWidthMm(dimensions(text))).toBeCloseTo(millimetres, 1)
  })

  test("the size without its ratings", () => {
    expect(formatDimensions(dimensions("P225/65R17 102H XL"))).toBe("P225/65R17")
  })
})
