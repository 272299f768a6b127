import { type FieldError, fieldErrors } from "@voltread/domain/shared/field-error.ts"
import type { Schema } from "effect"

const either = new Intl.ListFormat("en", { type: "disjunction" })

/** What a value must be, by how the schema calls it. */
const EXPECTATIONS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^a value with a length of at least 1$/, "must not be empty"],
  // A text or a list.
  [/^a value with a length /, "must have a length "],
  [/^a value with at most (\d+) entries$/, "must have at most $1 fields"],
  [/^a value greater than or equal to /, "must be at least "],
  [/^a value less than or equal to /, "must be at most "],
  [/^a value (between|greater than|less than) /, "must be $1 "],
  [/^an integer$/, "must be a whole number"],
  [/^(number|a finite number)$/, "must be a number"],
  [/^string$/, "must be text"],
  [/^boolean$/, "must be true or false"],
  [/^array$/, "must be a list"],
  [/^object.*$/, "must be an object"],
  [/^a string matching .*$/, "must be in the right form"],
  [/^a UUID v4$/, "must be a random UUID"],
  [/^a valid value$/, "cannot be used"],
]

/** The field by which several shapes of an object differ, and its values. */
const kindsIn = (expected: string): ReadonlyArray<string> => {
  const [first, ...others] = [...expected.matchAll(/readonly "(\w+)": "([^"]*)"/g)]
  if (first === undefined) return []
  return [first[1] ?? "", first[2] ?? "", ...others.map(([, , kind = ""]) => kind)]
}

const inWords = (expected: string): string => {
  const [kind, ...kinds] = kindsIn(expected)
  if (kind !== undefined) return `must have as ${kind} ${either.format(kinds)}`
  if (expected.startsWith("{")) return "must be an object"
  const literals = [...expected.matchAll(/"([^"]*)"/g)].map(([, literal = ""]) => literal)
  if (literals.length > 0) return `must be ${either.format(literals)}`
  const [pattern, words] = EXPECTATIONS.find(([known]) => known.test(expected)) ?? [/^/, "must be "]
  return expected.replace(pattern, words)
}

/** A field that may be null or absent, too, is called so by the schema; nobody means to send that. */
const OR_NOTHING = / \| (null|undefined)\b/g

const plain = (message: string): string => {
  if (message === "Missing key") return "is missing"
  const expected = /^Expected (.*)$/s.exec(message)?.[1]
  return expected === undefined ? message : inWords(expected.replace(OR_NOTHING, ""))
}

/** The most errors in one answer: nobody who fills in a form makes more. */
const MAX_ERRORS = 20

/** `fieldErrors` for whoever sent the values: what a schema says by itself is for whoever wrote it. */
export const plainErrors = (error: Schema.SchemaError): ReadonlyArray<FieldError> =>
  fieldErrors(error)
    .slice(0, MAX_ERRORS)
    .map(({ property, constraints }) => ({
      property,
      constraints: Object.fromEntries(
        Object.entries(constraints).map(([rule, message]) => [rule, plain(message)]),
      ),
    }))
