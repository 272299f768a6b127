import { fieldErrors } from "@voltread/domain/shared/field-error.ts"
import { Result, Schema } from "effect"
import { firstConstraints } from "./field-errors.ts"
import type { FormErrors } from "./use-lazy-validator.ts"

/** Turns a schema into a form validator that reports each invalid field with its first message (spec §5). */
export const schemaValidator = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" })
  return (values: unknown): FormErrors => {
    const decoded = decode(values)
    return Result.isFailure(decoded) ? { fields: firstConstraints(fieldErrors(decoded.failure)) } : undefined
  }
}
