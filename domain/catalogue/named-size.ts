import { Result } from "effect"
import type { TireSize } from "./tire-size.ts"
import { parseTireSize } from "./tire-size-parser.ts"
import { BOLT_CIRCLES_MM, type BoltPattern, parseBoltPattern, type Wheel } from "./wheel.ts"

/** A size among the words of a search text. */
export interface Named<Size> {
  readonly size: Size
  /** The size as it was written. */
  readonly written: string
  /** The other words. */
  readonly rest: string
}

/** As far as a text is read: sizes stand near its beginning. */
const MAX_WORDS = 16
/** Of a size with spaces between all of its parts, such as `LT 275 / 70 R 18 125 / 122 Q`. */
const MAX_PARTS = 12

const BEGINNING = /^(?:p|lt|st)? ?\d/i

/**
 * The tire size in a text that also has other words, in any spelling: `225/45R17` of `michelin 225/45R17` and `225 45 17`
 * of `225 45 17 michelin winter`, with its load and speed if those are behind it.
 */
export const namedTireSize = (text: string): Named<TireSize> | undefined => {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "")
  const read = words.slice(0, MAX_WORDS)
  for (let length = Math.min(MAX_PARTS, read.length, words.length - 1); length > 0; length -= 1) {
    for (let from = 0; from + length <= read.length; from += 1) {
      const written = words.slice(from, from + length).join(" ")
      if (!BEGINNING.test(written)) continue
      const size = parseTireSize(written)
      if (Result.isFailure(size)) continue
      return { size: size.success, written, rest: words.toSpliced(from, length).join(" ") }
    }
  }
  return undefined
}

/** What a text says of a wheel: at least its size or its bolt pattern. */
export interface WheelSize extends Partial<Pick<Wheel, "diameterIn" | "widthIn" | "offsetMm">> {
  readonly boltPattern?: BoltPattern
}

const alone = (pattern: string): RegExp => new RegExp(String.raw`(?<![\w.])${pattern}(?![\w.])`, "giu")

const INCHES = String.raw`(\d{1,2}(?:\.\d{1,2})?)(j?)`
const RIM = alone(String.raw`${INCHES}\s?[x×]\s?${INCHES}`)
const BOLTS = alone(String.raw`(\d{1,2})\s?[x×-]\s?(\d{1,3}(?:\.\d{1,2})?)(?:\s?mm)?`)
const OFFSET = alone(String.raw`(?:(?:et|offset)\s?([+-]?\d{1,2})|([+-]\d{1,2}))(?:\s?mm)?(?:\s+offset)?`)

/** The rims that are made, in inches. */
const DIAMETERS = { least: 12, most: 30 }
const WIDTHS = { least: 4, most: 16 }

/**
 * The size of a wheel in a text, whatever is said of it: `18x8`, `8Jx18`, `5x114.3`, `18x8.5 +35 5-4.5`, `5x112 et45`.
 * An offset alone is none.
 */
export const namedWheelSize = (text: string): Named<WheelSize> | undefined => {
  const rim = firstOf(text, RIM, readRim)
  const bolts = firstOf(rim?.rest ?? text, BOLTS, readBolts)
  const sized = bolts ?? rim
  if (sized === undefined) return undefined
  const offset = firstOf(sized.rest, OFFSET, ([, named, signed]) => ({ offsetMm: Number(named ?? signed) }))
  const parts = [rim, bolts, offset].filter((part) => part !== undefined)
  return {
    size: Object.assign({}, ...parts.map(({ size }) => size)),
    written: parts.map(({ written }) => written).join(" "),
    rest: (offset ?? sized).rest,
  }
}

const firstOf = <Size>(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Size | undefined,
): Named<Size> | undefined => {
  for (const match of text.matchAll(pattern)) {
    const size = read(match)
    if (size === undefined) continue
    const [written] = match
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + written.length)}`
    return { size, written, rest: rest.replaceAll(/\s+/g, " ").trim() }
  }
  return undefined
}

const readRim = ([, one, j, other]: RegExpExecArray): WheelSize | undefined => {
  const [first, second] = [Number(one), Number(other)]
  // European wheels have their width first: 8Jx18.
  const isWidthFirst = j !== "" || first < DIAMETERS.least
  const [diameterIn, widthIn] = isWidthFirst ? [second, first] : [first, second]
  const isMade = Number.isInteger(diameterIn) && isAmong(diameterIn, DIAMETERS) && isAmong(widthIn, WIDTHS)
  return isMade ? { diameterIn, widthIn } : undefined
}

const isAmong = (inches: number, { least, most }: typeof WIDTHS): boolean => inches >= least && inches <= most

/** Also `5x114`, as people call 5x114.3. */
const readBolts = ([written, lugs, circle]: RegExpExecArray): WheelSize | undefined => {
  const boltPattern = Result.getOrUndefined(parseBoltPattern(written))
  if (boltPattern !== undefined) return { boltPattern }
  const circleMm = BOLT_CIRCLES_MM[Number(lugs)]?.find((known) => Math.floor(known) === Number(circle))
  return circleMm === undefined ? undefined : { boltPattern: { lugs: Number(lugs), circleMm } }
}
