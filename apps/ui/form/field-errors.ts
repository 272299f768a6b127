import type { FieldError } from "@voltread/domain/shared/field-error.ts"

/** Spec §5: each property shows the first of the constraints it failed. */
export const firstConstraints = (
  fieldErrors: ReadonlyArray<FieldError>,
): Readonly<Record<string, string>> => {
  const messages: Record<string, string> = {}
  for (const { property, constraints } of fieldErrors) {
    const first = Object.values(constraints)[0]
    if (first !== undefined && messages[property] === undefined) messages[property] = first
  }
  return messages
}

/** The server's field errors as a form's error map takes them. */
export const serverErrors = (fieldErrors: ReadonlyArray<FieldError>) => ({
  onSubmit: { fields: firstConstraints(fieldErrors) },
})

/** The first message among a field's errors: Standard Schema issues from us, plain text from the server. */
export const firstMessage = (errors: ReadonlyArray<unknown>): string | undefined => {
  for (const error of errors) {
    if (typeof error === "string" && error !== "") return error
    if (
      typeof error === "object" &&
      error !== null &&
      "message" in error &&
      typeof error.message === "string"
    ) {
      return error.message
    }
  }
  return undefined
}
