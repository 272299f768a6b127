import { Result } from "effect"
import { type Rejection, rejection } from "../shared/rejection.ts"
import { readRatings } from "./tire-rating-parser.ts"
import type {
  Construction,
  FlotationSize,
  MetricSize,
  NumericSize,
  TireDimensions,
  TireSize,
} from "./tire-size.ts"

/** Longer than any sidewall's size with all its ratings. */
const MAX_LENGTH = 60

const HOW_TO_WRITE =
  "Write it as on the sidewall, such as 225/65R17, 225/65R17 102H, 35X12.50R20LT or 11R22.5."

/**
 * Parses a tire size in any common spelling: `P225/65R17 102H`, `225 65 17`, `2256517`, `35x12.5r20`, `11R22.5 146/143L
 * H`, `17.5-25 16PR`. Without a construction it is radial. Fails with `invalid` and a message about the part that is
 * wrong.
 */
export const parseTireSize = (text: string): Result.Result<TireSize, Rejection> => {
  const line = text.normalize("NFKC").toUpperCase().replace(/×/g, "X").replace(/\s+/g, " ").trim()
  if (line === "") return invalid(`Enter a tire size. ${HOW_TO_WRITE}`)
  if (line.length > MAX_LENGTH) return invalid(`That is too long for a tire size. ${HOW_TO_WRITE}`)
  let complaint: string | undefined
  for (const read of READERS) {
    const shape = read(line)
    if (shape === undefined) continue
    const ratings = readRatings(shape.rest)
    const fault =
      dimensionFault(shape.dimensions) ?? (Result.isFailure(ratings) ? ratings.failure : undefined)
    if (fault === undefined && Result.isSuccess(ratings)) {
      return Result.succeed({ dimensions: shape.dimensions, ...ratings.success })
    }
    complaint ??= fault
  }
  return invalid(`“${line}” is not a tire size. ${complaint ?? HOW_TO_WRITE}`)
}

const invalid = (message: string): Result.Result<never, Rejection> =>
  Result.fail(rejection("invalid", message))

/** Dimensions with the text behind them, for loads and speeds. */
interface Shape {
  readonly dimensions: TireDimensions
  readonly rest: string
}

type Reader = (line: string) => Shape | undefined

const METRIC =
  /^(P|LT|ST)? ?(?<width>\d{3}) ?(?<separator>[/ X-]?) ?(?<aspect>\d{2,3}?) ?[/X]? ?(?<z>Z?)(?<construction>R|B|D|-)? ?(?<rim>\d{2}(?:\.5)?)(?<tail>.*)$/

/** A C right after the rim marks a van tire, except for light truck and trailer sizes: there it is a load range. */
const readMetric: Reader = (line) => {
  const match = METRIC.exec(line)
  if (match?.groups === undefined) return undefined
  const { width, separator, aspect, z, construction, rim, tail = "" } = match.groups
  const service = SERVICES[match[1] ?? ""] ?? null
  const commercial = service === null && /^C(?![A-Z])/.test(tail)
  // In 225-65-17 the hyphens are separators, as in part numbers; 225/65-17 is a bias tire.
  const written = separator === "-" && construction === "-" ? undefined : construction
  return {
    dimensions: {
      kind: "metric",
      service,
      widthMm: Number(width),
      aspectRatio: Number(aspect),
      z: z === "Z",
      construction: constructionOf(written),
      rim: Number(rim),
      commercial,
    },
    rest: commercial ? tail.slice(1) : tail,
  }
}

const SERVICES: Readonly<Record<string, "P" | "LT" | "ST">> = { P: "P", LT: "LT", ST: "ST" }

/** `29575225`: a truck's 22.5 inch rim without its decimal point. */
const readMetricTruckDigits: Reader = (line) => {
  const match = /^(\d{3})(\d{2})(\d{2})5$/.exec(line)
  if (match === null) return undefined
  return readMetric(`${match[1]}/${match[2]}R${match[3]}.5`)
}

const FLOTATION =
  /^(?<prefix>LT)? ?(?<diameter>\d{2}(?:\.\d{1,2})?) ?[X/ ] ?(?<width>\d{1,2}(?:\.\d{1,2})?) ?[/ X]? ?(?<construction>R|B|D|-)? ?(?<rim>\d{2}(?:\.5)?)(?<suffix> ?LT)?(?<tail>.*)$/

const readFlotation: Reader = (line) => {
  const match = FLOTATION.exec(line)
  if (match?.groups === undefined) return undefined
  const { prefix, diameter, width, construction, rim, suffix, tail = "" } = match.groups
  return {
    dimensions: {
      kind: "flotation",
      diameter: Number(diameter),
      width: Number(width),
      construction: constructionOf(construction),
      rim: Number(rim),
      lightTruck: prefix !== undefined || suffix !== undefined,
    },
    rest: tail,
  }
}

/** `35125020` and `3512520`. */
const readFlotationDigits: Reader = (line) => {
  const match = /^(\d{2})(\d{2})(\d{1,2})(\d{2})$/.exec(line)
  if (match === null) return undefined
  return readFlotation(`${match[1]}X${match[2]}.${match[3]}R${match[4]}`)
}

const NUMERIC =
  /^(?<width>\d{1,2}(?:\.\d{1,2})?)(?: ?(?<construction>R|B|D|-) ?| )(?<rim>\d{2}(?:\.5)?)(?<tail>.*)$/

const readNumeric: Reader = (line) => {
  const match = NUMERIC.exec(line)
  if (match?.groups === undefined) return undefined
  const { width, construction, rim, tail = "" } = match.groups
  return {
    dimensions: {
      kind: "numeric",
      width: Number(width),
      construction: constructionOf(construction),
      rim: Number(rim),
    },
    rest: tail,
  }
}

const READERS: ReadonlyArray<Reader> = [
  readMetric,
  readMetricTruckDigits,
  readFlotation,
  readFlotationDigits,
  readNumeric,
]

/** Sidewalls also mark a bias tire with D. */
const constructionOf = (written: string | undefined): Construction => {
  switch (written) {
    case "B":
      return "B"
    case "D":
    case "-":
      return "-"
    default:
      return "R"
  }
}

const dimensionFault = (dimensions: TireDimensions): string | undefined => {
  switch (dimensions.kind) {
    case "metric":
      return metricFault(dimensions) ?? rimFault(dimensions.rim)
    case "flotation":
      return flotationFault(dimensions) ?? rimFault(dimensions.rim)
    case "numeric":
      return numericFault(dimensions) ?? rimFault(dimensions.rim)
  }
}

const metricFault = ({ widthMm, aspectRatio, z, construction }: MetricSize): string | undefined => {
  if (widthMm < 105 || widthMm > 900 || widthMm % 5 !== 0) {
    return `A width is 105 to 900 mm in steps of 5, not ${widthMm}.`
  }
  if (aspectRatio < 20 || aspectRatio > 100 || aspectRatio % 5 !== 0) {
    return `An aspect ratio is 20 to 100 in steps of 5, not ${aspectRatio}.`
  }
  return z && construction !== "R" ? "Only radial tires are made for Z speeds." : undefined
}

const flotationFault = ({ diameter, width, rim }: FlotationSize): string | undefined => {
  if (diameter < 16 || diameter > 60) return `An overall diameter is 16 to 60 inches, not ${diameter}.`
  if (width < 6 || width > 25) return `A width in inches is 6 to 25, not ${width}.`
  return diameter < rim + 4 ? `A tire of ${diameter} inches does not go over a ${rim} inch rim.` : undefined
}

const numericFault = ({ width }: NumericSize): string | undefined =>
  width < 4 || width > 40 ? `A width in inches is 4 to 40, not ${width}.` : undefined

/** The half-inch sizes of rims, for trucks, buses and trailers. */
const HALF_INCH_RIMS: ReadonlyArray<number> = [14.5, 16.5, 17.5, 19.5, 22.5, 24.5]

const rimFault = (rim: number): string | undefined => {
  if (!Number.isInteger(rim) && !HALF_INCH_RIMS.includes(rim)) return `No rim is made in ${rim} inches.`
  return rim < 10 || rim > 63 ? `A rim is 10 to 63 inches, not ${rim}.` : undefined
}
