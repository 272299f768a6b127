import { Schema } from "effect"

/**
 * Marks a field as personal data (name, email, phone, street, IP…). Logs redact such fields, and the event log encrypts
 * them, so that a person can be erased without changing the books.
 */
export const personal = <S extends Schema.Top>(schema: S): S["Rebuild"] =>
  schema.pipe(Schema.annotate({ personal: true }))

/**
 * Marks a name that links the records of one person (a user name). Erasing the person replaces it with a pseudonym, so
 * that the records stay linked.
 */
export const pseudonymous = <S extends Schema.Top>(schema: S): S["Rebuild"] =>
  schema.pipe(Schema.annotate({ personal: "pseudonym" }))
