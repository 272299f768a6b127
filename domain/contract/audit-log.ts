import { Schema } from "effect"
import { EMAIL_MAX_LENGTH } from "../shared/email.ts"
import { dayMeaning, Line } from "../shared/text.ts"
import { OUTCOMES } from "./staff-actions.ts"

const Word = Line(100)

/** The filter of the audit log; days are in the shop's time zone, both inclusive. */
export const AuditLogFilter = Schema.Struct({
  actor: Schema.optionalKey(
    Line(EMAIL_MAX_LENGTH).annotate({ description: "User name of a member of the staff." }),
  ),
  action: Schema.optionalKey(Word.annotate({ description: "What was done, by the name that entries have." })),
  on: Schema.optionalKey(Word.annotate({ description: "Kind of what it was done to: `subjectKind`." })),
  subject: Schema.optionalKey(Line(EMAIL_MAX_LENGTH).annotate({ description: "Id of what it was done to." })),
  from: Schema.optionalKey(dayMeaning("The first day, such as 2026-11-01, by the shop's time zone.")),
  to: Schema.optionalKey(dayMeaning("The last day.")),
})
export type AuditLogFilter = typeof AuditLogFilter.Type

const AuditChange = Schema.Struct({
  what: Schema.String,
  before: Schema.NullOr(Schema.String),
  after: Schema.NullOr(Schema.String),
})

export const AuditLogEntry = Schema.Struct({
  id: Schema.String,
  at: Schema.String,
  actor: Schema.String,
  actorName: Schema.String,
  actorRole: Schema.String,
  action: Schema.String,
  subjectKind: Schema.String,
  subject: Schema.NullOr(Schema.String),
  /** Its current name: the number of an order, the name of a person. */
  subjectName: Schema.NullOr(Schema.String),
  detail: Schema.NullOr(Schema.String),
  /** The changes, in words; for personal values, only that they changed. */
  changes: Schema.Array(AuditChange),
  /** Null: not finished, or the outcome is unknown. */
  outcome: Schema.NullOr(Schema.Literals(OUTCOMES)),
})
export type AuditLogEntry = typeof AuditLogEntry.Type

export const AuditLogData = Schema.Struct({
  entries: Schema.Array(AuditLogEntry),
  nextCursor: Schema.NullOr(Schema.String),
})
export type AuditLogData = typeof AuditLogData.Type
