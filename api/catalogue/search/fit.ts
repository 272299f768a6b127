import {
  type AxleFitment,
  type Fit,
  type Fitment,
  isStaggered,
  type Vehicle,
} from "@voltread/domain/catalogue/fitment.ts"
import { tireFits, tireSetFits } from "@voltread/domain/catalogue/tire-fit.ts"
import {
  compareSizes,
  measuresKey,
  replacementWarnings,
  sizeKey,
} from "@voltread/domain/catalogue/tire-match.ts"
import type { TireDimensions, TireSize } from "@voltread/domain/catalogue/tire-size.ts"
import { samePattern, type Wheel } from "@voltread/domain/catalogue/wheel.ts"
import { wheelFits, wheelSetFits } from "@voltread/domain/catalogue/wheel-fit.ts"
import type { Condition } from "./condition.ts"
import type { SearchIndex } from "./search-index.ts"

/** What tires or wheels must fit: a vehicle with all its fitments or with one of them, or a tire size. */
export type FitTarget =
  | { readonly _tag: "vehicle"; readonly vehicle: Vehicle }
  | { readonly _tag: "size"; readonly size: TireSize }

const AXLES = ["front", "rear"] as const
export type Axle = (typeof AXLES)[number]

/** `axle`: the only one that it fits; null: both. */
export interface ProductFit extends Fit {
  readonly axle: Axle | null
}

/** Whether a tire fits both axles or, where the axles differ, one of them: first the one whose exact size it has. */
export const judgeTire = (tire: TireSize, target: FitTarget): ProductFit => {
  if (target._tag === "size") return { ...judgeSize(tire, target.size), axle: null }
  const { vehicle } = target
  const isMadeFor = (axle: Axle, fitment: Fitment) =>
    compareSizes(fitment[axle].tire.dimensions, tire.dimensions).verdict === "equal"
  return judgeAxles(vehicle, tireFits(tire, vehicle), isMadeFor, (axle, fitment) => {
    const factory = { front: fitment.front.tire, rear: fitment.rear.tire }
    return tireSetFits({ ...factory, [axle]: tire }, { ...vehicle, fitments: [fitment] })
  })
}

const judgeSize = (tire: TireSize, wanted: TireSize): Fit => {
  const { verdict, reason } = compareSizes(wanted.dimensions, tire.dimensions)
  return {
    fits: verdict === "equal" || verdict === "compatible",
    reasons: [reason],
    warnings: replacementWarnings(wanted, tire),
  }
}

/** Whether a wheel fits both axles or, where the axles differ, one of them. No wheel matches a tire size. */
export const judgeWheel = (wheel: Wheel, target: FitTarget): ProductFit => {
  if (target._tag === "size") {
    const wanted = target.size.dimensions.rim
    const fits = wheel.diameterIn === wanted
    const reason = `The wheel is ${wheel.diameterIn} in; the tire goes on ${wanted} in.`
    return { fits, reasons: [reason], warnings: [], axle: null }
  }
  const { vehicle } = target
  const isMadeFor = (axle: Axle, fitment: Fitment) => fitment[axle].wheel.widthIn === wheel.widthIn
  return judgeAxles(vehicle, wheelFits(wheel, vehicle), isMadeFor, (axle, fitment) => {
    const hub = { boltPatterns: [vehicle.boltPattern], hubBoreMm: vehicle.hubBoreMm }
    // With a larger or smaller wheel on one axle, the other axle gets one that is larger or smaller by as much.
    const inches = wheel.diameterIn - fitment[axle].wheel.diameterIn
    const beside = ({ wheel: own }: AxleFitment) => ({ ...hub, ...own, diameterIn: own.diameterIn + inches })
    const others = { front: beside(fitment.front), rear: beside(fitment.rear) }
    return wheelSetFits({ ...others, [axle]: wheel }, { ...vehicle, fitments: [fitment] })
  })
}

/**
 * `around` for a vehicle whose axles are alike, and for a part that is made for both axles of one of its fitments. Where
 * they differ: the axle that the part is made for, else both axles, else the first axle that it fits with the factory's
 * part on the other. Notes about the other axle are left out.
 */
const judgeAxles = (
  vehicle: Vehicle,
  around: Fit,
  isMadeFor: (axle: Axle, fitment: Fitment) => boolean,
  judge: (axle: Axle, fitment: Fitment) => Fit,
): ProductFit => {
  const alike = vehicle.fitments.filter((fitment) => !isStaggered(fitment))
  if (around.fits && alike.some((fitment) => isMadeFor("front", fitment))) return { ...around, axle: null }
  const places = vehicle.fitments
    .filter(isStaggered)
    .flatMap((fitment) => AXLES.map((axle) => ({ fitment, axle, isOwn: isMadeFor(axle, fitment) })))
  const own = places.filter(({ isOwn }) => isOwn)
  const others = around.fits ? [] : places.filter(({ isOwn }) => !isOwn)
  for (const { axle, fitment } of [...own, ...others]) {
    const fit = judge(axle, fitment)
    if (!fit.fits) continue
    const other = axle === "front" ? "Rear: " : "Front: "
    const ofThis = (words: ReadonlyArray<string>) => words.filter((each) => !each.startsWith(other))
    return { fits: true, reasons: ofThis(fit.reasons), warnings: ofThis(fit.warnings), axle }
  }
  return { ...around, axle: null }
}

/** The vehicle with those of its fitments only whose axles differ; null: it has none. */
export const whereStaggered = (vehicle: Vehicle): Vehicle | null => {
  const [first, ...others] = vehicle.fitments.filter(isStaggered)
  return first === undefined ? null : { ...vehicle, fitments: [first, ...others] }
}

/** The tires that fit, by their dimensions: the rules run once per size in the index. */
export const tiresThatFit = ({ tireCodes, tireSizes }: SearchIndex, target: FitTarget): Condition => ({
  codes: tireCodes,
  allowed: Uint8Array.from(tireSizes, (dimensions) =>
    dimensions !== undefined && judgeTire(sizeOf(dimensions), target).fits ? 1 : 0,
  ),
})

/** The tires of exactly a factory size of the vehicle, or of the wanted size. */
export const tiresOfExactSize = (index: SearchIndex, target: FitTarget): Condition =>
  tiresWithKey(
    index,
    target._tag === "size"
      ? [target.size]
      : target.vehicle.fitments.flatMap(({ front, rear }) => [front.tire, rear.tire]),
    sizeKey,
  )

/** The tires with the measures of a size: `LT275/70R18` for `275/70R18`. */
export const tiresOfSameMeasures = (index: SearchIndex, size: TireSize): Condition =>
  tiresWithKey(index, [size], measuresKey)

const tiresWithKey = (
  { tireCodes, tireSizes }: SearchIndex,
  wanted: ReadonlyArray<TireSize>,
  keyOf: (dimensions: TireDimensions) => string,
): Condition => {
  const keys = new Set(wanted.map(({ dimensions }) => keyOf(dimensions)))
  return {
    codes: tireCodes,
    allowed: Uint8Array.from(tireSizes, (size) => (size !== undefined && keys.has(keyOf(size)) ? 1 : 0)),
  }
}

/** A tire of known dimensions only. */
export const sizeOf = (dimensions: TireDimensions): TireSize => ({
  dimensions,
  service: null,
  loadRange: null,
  strength: null,
})

/** The wheels that fit: the rules run once per shape in the index. */
export const wheelsThatFit = ({ wheelCodes, wheelShapes }: SearchIndex, target: FitTarget): Condition => ({
  codes: wheelCodes,
  allowed: Uint8Array.from(wheelShapes, (wheel) =>
    wheel !== undefined && mayFit(wheel, target) && judgeWheel(wheel, target).fits ? 1 : 0,
  ),
})

/** A cheap check first: most wheels fail by their bolt pattern. */
const mayFit = (wheel: Wheel, target: FitTarget): boolean =>
  target._tag === "size" ||
  wheel.boltPatterns.some((pattern) => samePattern(pattern, target.vehicle.boltPattern))
