import { namedTireSize, namedWheelSize, type WheelSize } from "@voltread/domain/catalogue/named-size.ts"
import { formatDimensions, type TireSize } from "@voltread/domain/catalogue/tire-size.ts"
import { samePattern, type Wheel } from "@voltread/domain/catalogue/wheel.ts"
import { codesWhere } from "./column.ts"
import type { Condition } from "./condition.ts"
import { tiresOfExactSize, tiresOfSameMeasures } from "./fit.ts"
import type { SearchIndex } from "./search-index.ts"

/** What a search text says of a measure of the products, and its other words. */
export interface NamedMeasure {
  readonly written: string
  readonly rest: string
  /** What it may mean, the likeliest first; only what some product measures. */
  readonly meanings: ReadonlyArray<MeasureCondition>
  /** Whether products of this measure are an answer even where none of them has the other words. */
  readonly isAnswer: boolean
}

export interface MeasureCondition extends Condition {
  /** Unique among the conditions of an index. */
  readonly key: string
}

/** A length in inches, as people type it. */
export const INCHES =
  /(?<![\p{L}\p{N}/.])(\d{1,3}(?:\.\d{1,2})?)[\s-]*(?:"|”|″|''|inch(?:es)?\b|pulgadas?\b|in\b(?=\s*(?:\p{L}|$)))/iu

/** A rim's diameter as it stands in a size: `R17 tires`. */
const RIM = /(?<![\p{L}\p{N}/.-])z?r(\d{2})(?![\p{L}\p{N}/.-])/iu

/** All measures that a text may name, the most special first: the size of a tire or wheel, else a length in inches. */
export const namedMeasures = (index: SearchIndex, text: string): ReadonlyArray<NamedMeasure> =>
  [
    tireMeasure(index, text),
    wheelMeasure(index, text),
    lengthMeasure(index, text, INCHES, ["screenSize", "diameter"]),
    lengthMeasure(index, text, RIM, ["diameter"]),
  ]
    .filter((named) => named !== undefined)
    .filter(({ meanings }) => meanings.length > 0)

const tireMeasure = (index: SearchIndex, text: string): NamedMeasure | undefined => {
  const named = namedTireSize(text)
  return named && { ...named, meanings: tiresOfSize(index, named.size), isAnswer: true }
}

/** Tires of that very size; where there are none, those with its measures. */
export const tiresOfSize = (index: SearchIndex, size: TireSize): ReadonlyArray<MeasureCondition> =>
  measured([
    { key: `tire ${formatDimensions(size.dimensions)}`, ...tiresOfExactSize(index, { _tag: "size", size }) },
    { key: `measures ${formatDimensions(size.dimensions)}`, ...tiresOfSameMeasures(index, size) },
  ])

/** `18 inch 5x114.3`: a length beside a bolt pattern is the diameter. */
const wheelMeasure = (index: SearchIndex, text: string): NamedMeasure | undefined => {
  const named = namedWheelSize(text)
  if (named === undefined) return undefined
  const inches = named.size.diameterIn === undefined ? INCHES.exec(named.rest) : null
  if (inches === null) return { ...named, meanings: wheelsOfSize(index, named.size), isAnswer: true }
  return {
    written: `${inches[0].trim()} ${named.written}`,
    rest: named.rest.replace(INCHES, " "),
    meanings: wheelsOfSize(index, { ...named.size, diameterIn: Number(inches[1]) }),
    isAnswer: true,
  }
}

const wheelsOfSize = (
  { wheelCodes: codes, wheelShapes }: SearchIndex,
  size: WheelSize,
): ReadonlyArray<MeasureCondition> => {
  const allowed = Uint8Array.from(wheelShapes, (wheel) =>
    wheel !== undefined && hasSize(wheel, size) ? 1 : 0,
  )
  return measured([{ key: `wheel ${JSON.stringify(size)}`, codes, allowed }])
}

const hasSize = (wheel: Wheel, { boltPattern, diameterIn, widthIn, offsetMm }: WheelSize): boolean =>
  (diameterIn ?? wheel.diameterIn) === wheel.diameterIn &&
  (widthIn ?? wheel.widthIn) === wheel.widthIn &&
  (offsetMm ?? wheel.offsetMm) === wheel.offsetMm &&
  (boltPattern === undefined || wheel.boltPatterns.some((own) => samePattern(own, boltPattern)))

/** `55 inch tv` means TVs of that size and `17 inch wheels` wheels of that diameter, not any product with its words. */
const lengthMeasure = (
  { facets }: SearchIndex,
  text: string,
  pattern: RegExp,
  kinds: ReadonlyArray<"screenSize" | "diameter">,
): NamedMeasure | undefined => {
  const inches = pattern.exec(text)
  if (inches === null) return undefined
  const length = String(Number(inches[1]))
  const meanings = kinds.flatMap((kind) => {
    const lengths = facets.get(kind)
    if (lengths === undefined) return []
    const allowed = codesWhere(lengths, (own) => own.includes(length))
    return [{ key: `${kind} ${length}`, codes: lengths.codes, allowed }]
  })
  return {
    written: inches[0].trim(),
    rest: text.replace(pattern, " "),
    meanings: measured(meanings),
    isAnswer: false,
  }
}

const measured = (conditions: ReadonlyArray<MeasureCondition>): ReadonlyArray<MeasureCondition> =>
  conditions.filter(({ allowed }) => allowed.includes(1))
