import { Schema } from "effect"

/** An error in one field of a form, by the rule that it breaks. */
const FieldError = Schema.Struct({
  property: Schema.String,
  constraints: Schema.Record(Schema.String, Schema.String),
})

/** The generic response of REST calls (spec §3), with the data of one call. */
export const envelope = <Data extends Schema.Constraint>(data: Data) =>
  Schema.Struct({
    isSuccess: Schema.Boolean,
    successMessage: Schema.NullOr(Schema.String),
    errorMessage: Schema.NullOr(Schema.String),
    message: Schema.NullOr(Schema.String),
    fieldErrors: Schema.Array(FieldError),
    data,
  })

/** The response of a call that was rejected or failed. */
export const Refusal = envelope(Schema.Null)
export type Refusal = typeof Refusal.Type
