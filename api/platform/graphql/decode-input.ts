import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Result, Schema } from "effect"
import { plainErrors } from "../plain-errors.ts"

/** The decoded input, or all errors in it. */
export const decodeInput = <S extends Schema.ConstraintDecoder<unknown>>(
  schema: S,
  input: unknown,
): Result.Result<S["Type"], ReadonlyArray<FieldError>> =>
  Result.mapError(Schema.decodeUnknownResult(schema, { errors: "all" })(input), plainErrors)
