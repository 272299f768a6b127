import { Schema } from "effect"
import { Id } from "../shared/text.ts"
import { LOAD_RANGES, loadLb, plyRating, SPEED_SYMBOLS, topSpeed } from "./tire-ratings.ts"
import { formatTireSize, overallDiameterMm, sectionWidthMm, type TireSize } from "./tire-size.ts"
import { VehicleTypeId } from "./vehicle-type.ts"

/** Spec §9. */
const TIRE_TYPES = ["Radial", "Bias"] as const

export const SEASONS = [
  "All-season",
  "Summer",
  "Winter",
  "All-weather",
  "All-terrain",
  "Mud-terrain",
  "Highway",
] as const

/** Traction on wet roads and resistance to heat, best first, as the government grades passenger tires. */
export const TRACTION_GRADES = ["AA", "A", "B", "C"] as const
export const TEMPERATURE_GRADES = ["A", "B", "C"] as const

export const SIDEWALLS = [
  "Black sidewall",
  "Outlined white letters",
  "Raised white letters",
  "White sidewall",
] as const

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const Measure = Schema.Finite.check(Schema.isGreaterThan(0))

/**
 * The facts of a tire in addition to those of every product (spec §3, Tire product). `null`: the manufacturer does not
 * state it, or the size has no such value, as an `11R22.5` has no aspect ratio.
 */
export const TireSpecs = Schema.Struct({
  productId: Id,
  /** In its normalized spelling (`formatTireSize`), with load and speed if known: `225/65R17 102H`. */
  size: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60)),
  /** Section width in millimeters; inches × 25.4 for sizes in inches. */
  widthMm: Measure,
  aspectRatio: Schema.NullOr(Schema.Int),
  rimDiameterIn: Measure,
  tireType: Schema.Literals(TIRE_TYPES),
  loadIndex: Schema.NullOr(Schema.Int),
  dualLoadIndex: Schema.NullOr(Schema.Int),
  loadRange: Schema.NullOr(Schema.Literals(LOAD_RANGES)),
  plyRating: Schema.NullOr(Count),
  /** Pounds on a single tire. */
  maxLoadLb: Schema.NullOr(Count),
  speedRating: Schema.NullOr(Schema.Literals(SPEED_SYMBOLS)),
  maxSpeedMph: Schema.NullOr(Count),
  /** Wear relative to a reference tire of 100. */
  treadWear: Schema.NullOr(Count),
  traction: Schema.NullOr(Schema.Literals(TRACTION_GRADES)),
  temperature: Schema.NullOr(Schema.Literals(TEMPERATURE_GRADES)),
  seasonalDesignation: Schema.Literals(SEASONS),
  /** Miles; 0: none. */
  mileageWarranty: Count,
  sidewall: Schema.Literals(SIDEWALLS),
  runFlat: Schema.Boolean,
  overallDiameterIn: Schema.NullOr(Measure),
  treadDepth32nds: Schema.NullOr(Measure),
  maxInflationPsi: Schema.NullOr(Measure),
  vehicleTypes: Schema.Array(VehicleTypeId),
})
export type TireSpecs = typeof TireSpecs.Type

const MM_PER_INCH = 25.4

const tenths = (value: number): number => Math.round(value * 10) / 10

/** The specs that follow from a tire's size. */
type SizeSpecs = Pick<
  TireSpecs,
  | "size"
  | "widthMm"
  | "aspectRatio"
  | "rimDiameterIn"
  | "tireType"
  | "loadIndex"
  | "dualLoadIndex"
  | "loadRange"
  | "plyRating"
  | "maxLoadLb"
  | "speedRating"
  | "maxSpeedMph"
  | "overallDiameterIn"
>

/**
 * The specs that follow from a size. Widths in millimeters and diameters in inches to a tenth; pounds and miles per
 * hour. A metric size with a load index and no load range is standard load.
 */
export const specsOfSize = (size: TireSize): SizeSpecs => {
  const { dimensions, service, strength } = size
  const isStandard = size.loadRange === null && service !== null && dimensions.kind === "metric"
  const loadRange = isStandard ? "SL" : size.loadRange
  const diameter = overallDiameterMm(dimensions)
  const plies = strength?.kind === "plies" ? strength.count : null
  return {
    size: formatTireSize(size),
    widthMm: tenths(sectionWidthMm(dimensions)),
    aspectRatio: dimensions.kind === "metric" ? dimensions.aspectRatio : null,
    rimDiameterIn: dimensions.rim,
    tireType: dimensions.construction === "-" ? "Bias" : "Radial",
    loadIndex: service?.loadIndex ?? null,
    dualLoadIndex: service?.dualLoadIndex ?? null,
    loadRange,
    plyRating: loadRange === null ? plies : plyRating(loadRange),
    maxLoadLb: service === null ? null : (loadLb(service.loadIndex) ?? null),
    speedRating: service?.speed ?? null,
    maxSpeedMph: service === null ? null : topSpeed(service.speed).mph,
    overallDiameterIn: diameter === undefined ? null : tenths(diameter / MM_PER_INCH),
  }
}
