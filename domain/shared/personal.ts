import { Schema } from "effect"

/**
 * Marks a field as personal data (name, e-mail, phone, street, IP…). Logs redact by this mark, and the event log
 * encrypts by it, so that a person can be forgotten without touching the books.
 */
export const personal = <S extends Schema.Top>(schema: S): S["Rebuild"] =>
  schema.pipe(Schema.annotate({ personal: true }))

/**
 * Marks a name by which records of one person belong together (a user name). Forgetting the person leaves a pseudonym
 * in its place, so that what belonged together still does.
 */
export const pseudonymous = <S extends Schema.Top>(schema: S): S["Rebuild"] =>
  schema.pipe(Schema.annotate({ personal: "pseudonym" }))
