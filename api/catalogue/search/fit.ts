import type { Fit, Fitment, Vehicle } from "@voltread/domain/catalogue/fitment.ts"
import { isStaggered } from "@voltread/domain/catalogue/fitment.ts"
import { tireFits, tireSetFits } from "@voltread/domain/catalogue/tire-fit.ts"
import { compareSizes, replacementWarnings } from "@voltread/domain/catalogue/tire-match.ts"
import type { TireDimensions, TireSize } from "@voltread/domain/catalogue/tire-size.ts"
import { samePattern, type Wheel } from "@voltread/domain/catalogue/wheel.ts"
import { wheelFits, wheelSetFits } from "@voltread/domain/catalogue/wheel-fit.ts"
import type { Condition } from "./find.ts"
import type { Shelf } from "./shelf.ts"

/** What tires or wheels have to fit: a vehicle, with all its fitments or one of them; or a size, on its own wheel. */
export type FitTarget =
  | { readonly _tag: "vehicle"; readonly vehicle: Vehicle }
  | { readonly _tag: "size"; readonly size: TireSize }

/** `axle`: the only one that it fits; null: all round. */
export interface ProductFit extends Fit {
  readonly axle: "front" | "rear" | null
}

const AXLES = ["front", "rear"] as const

/** Whether a tire fits all round or, where the axles differ, one of them. */
export const judgeTire = (tire: TireSize, target: FitTarget): ProductFit => {
  if (target._tag === "size") return { ...judgeSize(tire, target.size), axle: null }
  const { vehicle } = target
  const around = tireFits(tire, vehicle)
  if (around.fits || !vehicle.fitments.some(isStaggered)) return { ...around, axle: null }
  return oneAxle(around, vehicle, (axle, fitment) => {
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

/** Whether a wheel fits all round or, where the axles differ, one of them. No wheel fits a mere tire size. */
export const judgeWheel = (wheel: Wheel, target: FitTarget): ProductFit => {
  if (target._tag === "size") {
    const wanted = target.size.dimensions.rim
    const fits = wheel.diameterIn === wanted
    const reason = `The wheel is ${wheel.diameterIn} in; the tire goes on ${wanted} in.`
    return { fits, reasons: [reason], warnings: [], axle: null }
  }
  const { vehicle } = target
  const around = wheelFits(wheel, vehicle)
  if (around.fits || !vehicle.fitments.some(isStaggered)) return { ...around, axle: null }
  return oneAxle(around, vehicle, (axle, fitment) => {
    const hub = { boltPatterns: [vehicle.boltPattern], hubBoreMm: vehicle.hubBoreMm }
    const factory = {
      front: { ...hub, ...fitment.front.wheel },
      rear: { ...hub, ...fitment.rear.wheel },
    }
    return wheelSetFits({ ...factory, [axle]: wheel }, { ...vehicle, fitments: [fitment] })
  })
}

/** The first axle that it fits beside the factory's part on the other; what is said of the other is left out. */
const oneAxle = (
  around: Fit,
  vehicle: Vehicle,
  judge: (axle: (typeof AXLES)[number], fitment: Fitment) => Fit,
): ProductFit => {
  for (const fitment of vehicle.fitments.filter(isStaggered)) {
    for (const axle of AXLES) {
      const fit = judge(axle, fitment)
      if (!fit.fits) continue
      const other = axle === "front" ? "Rear: " : "Front: "
      const own = (words: ReadonlyArray<string>) => words.filter((each) => !each.startsWith(other))
      return { fits: true, reasons: own(fit.reasons), warnings: own(fit.warnings), axle }
    }
  }
  return { ...around, axle: null }
}

/** The tires of the shelf that fit, by their dimensions. The rules decide, once for each size that the shop has. */
export const tiresThatFit = ({ tireCodes, tireSizes }: Shelf, target: FitTarget): Condition => ({
  codes: tireCodes,
  allowed: Uint8Array.from(tireSizes, (dimensions) =>
    dimensions !== undefined && judgeTire(sizeOf(dimensions), target).fits ? 1 : 0,
  ),
})

const sizeOf = (dimensions: TireDimensions): TireSize => ({
  dimensions,
  service: null,
  loadRange: null,
  strength: null,
})

/** The wheels of the shelf that fit. The rules decide, once for each shape that the shop has. */
export const wheelsThatFit = ({ wheelCodes, wheelShapes }: Shelf, target: FitTarget): Condition => ({
  codes: wheelCodes,
  allowed: Uint8Array.from(wheelShapes, (wheel) =>
    wheel !== undefined && mayFit(wheel, target) && judgeWheel(wheel, target).fits ? 1 : 0,
  ),
})

/** Most wheels fail by their bolt pattern: no need to put into words why. */
const mayFit = (wheel: Wheel, target: FitTarget): boolean =>
  target._tag === "size" ||
  wheel.boltPatterns.some((pattern) => samePattern(pattern, target.vehicle.boltPattern))
