import { Schema } from "effect"
import { Id } from "../shared/text.ts"
import { LOAD_RANGES, SPEED_SYMBOLS } from "./tire-ratings.ts"
import { VehicleTypeId } from "./vehicle-type.ts"

/** Spec §9. */
export const TIRE_TYPES = ["Radial", "Bias"] as const

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
 * What a tire is, beside what every product has (spec §3, Tire product). `null`: the maker does not say, or the
 * size has no such thing, as an `11R22.5` has no aspect ratio.
 */
export const TireSpecs = Schema.Struct({
  productId: Id,
  /** In the shop's one spelling (`formatTireSize`), with load and speed where they are known: `225/65R17 102H`. */
  size: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60)),
  /** Section width in millimetres; inches × 25.4 for sizes in inches. */
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
  /** Wear against a reference tire of 100. */
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
