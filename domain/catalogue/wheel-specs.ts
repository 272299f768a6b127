import { Result, Schema } from "effect"
import type { Rejection } from "../shared/rejection.ts"
import { Id } from "../shared/text.ts"
import { parseBoltPattern, type Wheel } from "./wheel.ts"

const Measure = Schema.Finite.check(Schema.isGreaterThan(0))
const Pattern = Schema.String.check(Schema.isPattern(/^\d{1,2}x\d{2,3}(\.\d{1,2})?$/))

/** The facts of a wheel in addition to those of every product (spec §3, Wheel product). */
export const WheelSpecs = Schema.Struct({
  productId: Id,
  /** In its normalized spelling (`formatBoltPattern`): `5x114.3`. */
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

/** The wheel in the form that fitment rules take. Fails with `invalid` for a bolt pattern that no vehicle has. */
export const toWheel = (specs: WheelSpecs): Result.Result<Wheel, Rejection> =>
  Result.map(Result.all(boltPatternsOf(specs).map(parseBoltPattern)), (boltPatterns) => ({
    boltPatterns,
    hubBoreMm: specs.hubBore,
    diameterIn: specs.wheelDiameter,
    widthIn: specs.wheelWidth,
    offsetMm: specs.offset,
  }))
