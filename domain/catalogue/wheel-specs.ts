import { Result, Schema } from "effect"
import type { Rejection } from "../shared/rejection.ts"
import { Id } from "../shared/text.ts"
import { parseBoltPattern, type Wheel } from "./wheel.ts"

const Measure = Schema.Finite.check(Schema.isGreaterThan(0))
const Pattern = Schema.String.check(Schema.isPattern(/^\d{1,2}x\d{2,3}(\.\d{1,2})?$/))

/** What a wheel is, beside what every product has (spec §3, Wheel product). */
export const WheelSpecs = Schema.Struct({
  productId: Id,
  /** In the shop's one spelling (`formatBoltPattern`): `5x114.3`. */
  boltPattern1: Pattern,
  boltPattern2: Schema.NullOr(Pattern),
  boltPattern3: Schema.NullOr(Pattern),
  boltPattern4: Schema.NullOr(Pattern),
  /** Millimeters. */
  hubBore: Measure,
  /** Millimeters; positive lies toward the street. */
  offset: Schema.Finite,
  /** Inches. */
  backSpacing: Schema.Finite,
  wheelDiameter: Measure,
  wheelWidth: Measure,
  material: Schema.String,
  wheelStyle: Schema.String,
  finish: Schema.String,
  /** Made in a narrower front and a wider rear version. */
  staggeredFlag: Schema.Boolean,
  loadRatingLb: Schema.NullOr(Schema.Int.check(Schema.isGreaterThan(0))),
})
export type WheelSpecs = typeof WheelSpecs.Type

const boltPatternsOf = (specs: WheelSpecs): ReadonlyArray<string> =>
  [specs.boltPattern1, specs.boltPattern2, specs.boltPattern3, specs.boltPattern4].filter(
    (pattern) => pattern !== null,
  )

/** The wheel that fitment rules judge. Fails with `invalid` where a pattern is none that vehicles have. */
export const toWheel = (specs: WheelSpecs): Result.Result<Wheel, Rejection> =>
  Result.map(Result.all(boltPatternsOf(specs).map(parseBoltPattern)), (boltPatterns) => ({
    boltPatterns,
    hubBoreMm: specs.hubBore,
    diameterIn: specs.wheelDiameter,
    widthIn: specs.wheelWidth,
    offsetMm: specs.offset,
  }))
