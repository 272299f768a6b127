import { isText, UNUSABLE_CHARACTERS } from "@voltread/domain/shared/characters.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Problem } from "../problem.ts"

/** The most errors in one answer: nobody who fills in a form makes more. */
const MAX_ERRORS = 20

/**
 * The problem with a value from outside whose texts, in whatever field, cannot be stored and shown as they are;
 * undefined when all can. Every call passes this before its own schema, so that no field can be forgotten.
 */
export const unusableText = (value: unknown): Problem | undefined => {
  const fieldErrors: Array<FieldError> = []
  // A work list instead of recursion: a value from outside may be nested deeper than the call stack allows.
  const left: Array<readonly [property: string, value: unknown]> = [["", value]]
  for (let next = left.pop(); next !== undefined && fieldErrors.length < MAX_ERRORS; next = left.pop()) {
    const [property, each] = next
    if (typeof each === "string") {
      if (!isText(each)) fieldErrors.push({ property, constraints: { isText: UNUSABLE_CHARACTERS } })
    } else if (typeof each === "object" && each !== null) {
      for (const [key, inner] of Object.entries(each)) {
        const path = property === "" ? key : `${property}.${key}`
        if (isText(key)) left.push([path, inner])
        else fieldErrors.push({ property, constraints: { isText: UNUSABLE_CHARACTERS } })
      }
    }
  }
  return fieldErrors.length === 0
    ? undefined
    : new Problem({
        code: "BAD_REQUEST",
        message: "Some of the text sent has characters that cannot be used.",
        fieldErrors: fieldErrors.reverse(),
      })
}
