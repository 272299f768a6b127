import { Schema } from "effect"
import { Day, Line } from "../shared/text.ts"
import { OUTCOMES } from "./staff-actions.ts"

const Word = Line(100)

/** What the audit log is asked for; days are the shop's, both inclusive. */
export const AuditLogFilter = Schema.Struct({
  /** User name of a member of the staff. */
  actor: Schema.optionalKey(Line(254)),
  action: Schema.optionalKey(Word),
  /** What kind of thing was acted on. */
  on: Schema.optionalKey(Word),
  /** The id of what was acted on. */
  subject: Schema.optionalKey(Line(254)),
  from: Schema.optionalKey(Day),
  to: Schema.optionalKey(Day),
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
  /** As it is called today: the number of an order, the name of a person. */
  subjectName: Schema.NullOr(Schema.String),
  detail: Schema.NullOr(Schema.String),
  /** What was changed, in words; of personal values only that they were. */
  changes: Schema.Array(AuditChange),
  /** Null: under way, or nobody knows how it ended. */
  outcome: Schema.NullOr(Schema.Literals(OUTCOMES)),
})
export type AuditLogEntry = typeof AuditLogEntry.Type

export const AuditLogData = Schema.Struct({
  entries: Schema.Array(AuditLogEntry),
  nextCursor: Schema.NullOr(Schema.String),
})
export type AuditLogData = typeof AuditLogData.Type
