import type { Schema } from "effect"
import { plainErrors } from "./plain-errors.ts"
import { Problem } from "./problem.ts"

/** What whoever sent the values is told when a schema refuses them. */
export const schemaProblem = (
  error: Schema.SchemaError,
  message = "Some of the values sent cannot be accepted.",
): Problem => new Problem({ code: "BAD_REQUEST", message, fieldErrors: plainErrors(error) })
