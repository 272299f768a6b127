import { Schema } from "effect"

/** The setup steps of a new shop, and which are done. */
export const SetupSteps = Schema.Struct({
  payment: Schema.Boolean,
  mail: Schema.Boolean,
  catalogue: Schema.Boolean,
  prices: Schema.Boolean,
  tax: Schema.Boolean,
  shipping: Schema.Boolean,
  stores: Schema.Boolean,
  vehicles: Schema.Boolean,
})
export type SetupSteps = typeof SetupSteps.Type

/** `steps`: null for a shop that is fully set up, or has taken its first order. */
export const SetupData = Schema.Struct({ steps: Schema.NullOr(SetupSteps) })
export type SetupData = typeof SetupData.Type
