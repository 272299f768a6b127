import { Schema } from "effect"
import { inPounds, MAX_WEIGHT } from "./pounds.ts"

/** Whole hundredths of a pound, as money is whole cents. An unknown weight is absent; nothing weighs zero. */
export const Weight = Schema.Int.check(
  Schema.isBetween(
    { minimum: 1, maximum: MAX_WEIGHT },
    { message: `must be from ${inPounds(1)} to ${inPounds(MAX_WEIGHT)}` },
  ),
)
