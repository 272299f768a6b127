import type { FacetKind } from "./facets.ts"
import { isLoadRange, plyRating } from "./tire-ratings.ts"

/** A value of tires that shoppers name in words of their own, and suppliers tell in a column. */
export interface NamedSpec {
  readonly kind: Extract<FacetKind, "runFlat" | "plyRating" | "mileageWarranty" | "sidewall">
  /** The same for texts that mean the same. */
  readonly key: string
  /** Of a value of the facet. */
  readonly isMet: (value: string) => boolean
}

interface NamedSpecs {
  readonly specs: ReadonlyArray<NamedSpec>
  /** The other words. */
  readonly rest: string
}

const word = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, "iu")

const plies = (count: number): NamedSpec => ({
  ...{ kind: "plyRating", key: `${count} ply` },
  isMet: (value) => Number(value) === count,
})

const sidewall = (key: string, pattern: RegExp): NamedSpec => ({
  ...{ kind: "sidewall", key },
  isMet: (value) => pattern.test(value),
})

const WAYS: ReadonlyArray<readonly [RegExp, (found: string) => NamedSpec | undefined]> = [
  [word("run[ -]?flats?"), () => ({ kind: "runFlat", key: "run flat", isMet: () => true })],
  [word(String.raw`(\d{1,2})[ -]?ply(?:[ -]rated)?`), (count) => plies(Number(count))],
  [
    word("load range ([a-z])"),
    (letter) => {
      const range = letter.toUpperCase()
      return isLoadRange(range) ? plies(plyRating(range)) : undefined
    },
  ],
  [
    word(String.raw`(\d{2,3})(?:,?000|k)[ -]?mi(?:les?)?(?: warranty)?`),
    (thousands) => {
      const miles = Number(thousands) * 1_000
      return { kind: "mileageWarranty", key: `${miles} miles`, isMet: (value) => Number(value) >= miles }
    },
  ],
  [word("white ?(?:side)?walls?"), () => sidewall("white wall", /^white sidewall/i)],
  [word("white letter(?:s|ed)?"), () => sidewall("white letters", /white letter/i)],
]

/** What a text says of tires beside their size: `80k mile run flat tires` asks for run-flat ones with such a warranty. */
export const namedTireSpecs = (text: string): NamedSpecs =>
  WAYS.reduce<NamedSpecs>(
    ({ specs, rest }, [pattern, read]) => {
      const [written, value = ""] = pattern.exec(rest) ?? []
      const spec = written === undefined ? undefined : read(value)
      return spec === undefined
        ? { specs, rest }
        : { specs: [...specs, spec], rest: rest.replace(pattern, " ").replaceAll(/\s+/g, " ").trim() }
    },
    { specs: [], rest: text },
  )
