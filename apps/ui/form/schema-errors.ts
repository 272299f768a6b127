import { fieldErrors } from "@voltread/domain/shared/field-error.ts"
import { Result, Schema } from "effect"
import { firstConstraints } from "./field-errors.ts"

/** What a schema has to say of a value, as a form's error map takes it; undefined when nothing is wrong. */
export const schemaErrors = (
  schema: Schema.ConstraintDecoder<unknown>,
  value: unknown,
): { readonly fields: Readonly<Record<string, string>> } | undefined => {
  const decoded = Schema.decodeUnknownResult(schema, { errors: "all" })(value)
  return Result.isSuccess(decoded) ? undefined : { fields: firstConstraints(fieldErrors(decoded.failure)) }
}
