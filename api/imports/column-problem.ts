import type { Schema } from "effect"
import { plainErrors } from "../platform/plain-errors.ts"

/** The first invalid column of a line and what is wrong with it, for the author of the file. */
export const columnProblem = (error: Schema.SchemaError): string => {
  const [first] = plainErrors(error)
  const [problem = "cannot be read"] = Object.values(first?.constraints ?? {})
  return `${first?.property ?? "line"}: ${inFile(problem)}`
}

/** Columns are texts, and the template shows how they are written. */
const inFile = (problem: string): string =>
  problem
    .replace(/a length of (.*)$/, "$1 characters")
    .replace("must be in the right form", "must be written as in the template")
