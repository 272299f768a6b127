import { Result } from "effect"
import { type Rejection, rejection } from "../shared/rejection.ts"

/** How a wheel is bolted on: the number of lugs and the diameter of their circle. `5x114.3`. */
export interface BoltPattern {
  readonly lugs: number
  readonly circleMm: number
}

/** A wheel for sale. Most have one bolt pattern; blanks and truck wheels have two, at most four (spec §3). */
export interface Wheel {
  readonly boltPatterns: ReadonlyArray<BoltPattern>
  /** Diameter of the hole that goes over the hub. */
  readonly hubBoreMm: number
  readonly diameterIn: number
  readonly widthIn: number
  /** From the wheel's center line to where it meets the hub; positive lies toward the street. */
  readonly offsetMm: number
}

const MM_PER_INCH = 25.4

/**
 * Bolt circles of vehicles by the number of lugs. Inch notation is rounded to hundredths, so it is read as the nearest of
 * these.
 */
export const BOLT_CIRCLES_MM: Readonly<Record<number, ReadonlyArray<number>>> = {
  4: [98, 100, 108, 114.3],
  5: [98, 100, 105, 108, 110, 112, 114.3, 115, 120, 120.65, 127, 130, 135, 139.7, 150, 160],
  6: [114.3, 115, 120, 127, 130, 132, 135, 139.7],
  8: [165.1, 170, 180, 200, 210],
  10: [225, 285.75],
}

/** 5-5.3 is 134.62 mm and means 135. */
const INCH_TOLERANCE_MM = 0.5

/**
 * Circles up to this are in inches: the smallest circle of any car in millimeters is 98, the largest in inches 11.25.
 */
const MAX_INCHES = 15

/** Parses `5x114.3`, `5X4.5`, `5-4.5`, `6 × 139.7`, in millimeters or inches. Fails with `invalid` and a message. */
export const parseBoltPattern = (text: string): Result.Result<BoltPattern, Rejection> => {
  const line = text.normalize("NFKC").trim()
  const match = /^(\d{1,2}) ?[xX×/-] ?(\d{1,3}(?:\.\d{1,2})?) ?(mm|in|")?$/.exec(line)
  if (match === null) {
    return invalid(
      `${line.length > 40 ? "That" : `“${line}”`} is not a bolt pattern. Write it like 5x114.3 or 5-4.5.`,
    )
  }
  const [lugs, circle] = [Number(match[1]), Number(match[2])]
  const known = BOLT_CIRCLES_MM[lugs]
  if (known === undefined) return invalid(`No wheel has ${lugs} lugs; wheels have 4, 5, 6, 8 or 10.`)
  const inches = match[3] === undefined ? circle <= MAX_INCHES : match[3] !== "mm"
  const wanted = inches ? circle * MM_PER_INCH : circle
  const nearest = known.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a))
  if (Math.abs(nearest - wanted) > (inches ? INCH_TOLERANCE_MM : 0)) {
    return invalid(`No wheel with ${lugs} lugs has a bolt circle of ${circle} ${inches ? "inches" : "mm"}.`)
  }
  return Result.succeed({ lugs, circleMm: nearest })
}

const invalid = (message: string): Result.Result<never, Rejection> =>
  Result.fail(rejection("invalid", message))

/** `5x114.3`. */
export const formatBoltPattern = ({ lugs, circleMm }: BoltPattern): string => `${lugs}x${circleMm}`

export const samePattern = (a: BoltPattern, b: BoltPattern): boolean =>
  a.lugs === b.lugs && a.circleMm === b.circleMm

/** The lips of a wheel, half an inch each, are not part of its nominal width. */
const LIPS_IN = 1

/** Backspacing in inches, from the inner lip to the hub, from offset in millimeters and width in inches. */
export const backspacingOf = (offsetMm: number, widthIn: number): number =>
  offsetMm / MM_PER_INCH + (widthIn + LIPS_IN) / 2

/** `18x8.5 +35`. */
export const formatWheelSize = ({
  diameterIn,
  widthIn,
  offsetMm,
}: Pick<Wheel, "diameterIn" | "widthIn" | "offsetMm">): string =>
  `${diameterIn}x${widthIn} ${offsetMm < 0 ? "" : "+"}${offsetMm}`
