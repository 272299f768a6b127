import { Schema } from "effect"

/** What is wrong with one field of a form, by the rule it breaks. */
const FieldError = Schema.Struct({
  property: Schema.String,
  constraints: Schema.Record(Schema.String, Schema.String),
})

/** The generic answer of REST calls (spec §3), with the data of one of them. */
export const envelope = <Data extends Schema.Constraint>(data: Data) =>
  Schema.Struct({
    isSuccess: Schema.Boolean,
    successMessage: Schema.NullOr(Schema.String),
    errorMessage: Schema.NullOr(Schema.String),
    message: Schema.NullOr(Schema.String),
    fieldErrors: Schema.Array(FieldError),
    data,
  })

/** The answer of a call that was refused or failed. */
export const Refusal = envelope(Schema.Null)
export type Refusal = typeof Refusal.Type
