import { fieldErrors } from "@voltread/domain/shared/field-error.ts"
import type { Schema } from "effect"

const either = new Intl.ListFormat("en", { type: "disjunction" })

/** What a value must be, by how the schema calls it. */
const EXPECTATIONS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^a value with a length of at least 1$/, "must not be empty"],
  [/^a value with a length of at most (\d+)$/, "must have at most $1 characters"],
  [/^a value (between|greater than|less than) /, "must be $1 "],
  [/^(an integer|a finite number|number)$/, "is not a valid number"],
  [/^boolean$/, "must be true or false"],
  [/^a string matching .*$/, "must be written as in the template"],
]

const inWords = (expected: string): string => {
  const literals = [...expected.matchAll(/"([^"]*)"/g)].map(([, literal = ""]) => literal)
  if (literals.length > 0) return `must be ${either.format(literals)}`
  const [pattern, words] = EXPECTATIONS.find(([known]) => known.test(expected)) ?? [/^/, "must be "]
  return expected.replace(pattern, words)
}

const problemIn = (message: string): string => {
  if (message === "Missing key") return "is missing"
  const expected = /^Expected (.*)$/.exec(message)?.[1]
  return expected === undefined ? message : inWords(expected)
}

/** The first invalid column of a line and what is wrong with it, for the author of the file. */
export const columnProblem = (error: Schema.SchemaError): string => {
  const [first] = fieldErrors(error)
  const [message = "cannot be read"] = Object.values(first?.constraints ?? {})
  return `${first?.property ?? "line"}: ${problemIn(message)}`
}
