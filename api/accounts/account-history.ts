import { Effect, Schema } from "effect"
import type pg from "pg"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows } from "../platform/postgres/query.ts"
import { auditedDifferences } from "./audited-differences.ts"
import type { ChangeAuthor } from "./change-author.ts"

const ACCOUNT_CHANGES = [
  "registered",
  "added",
  "invitation-accepted",
  "profile-updated",
  "address-added",
  "address-updated",
  "address-deleted",
  "password-changed",
  "password-reset",
  "role-changed",
  "disabled",
  "enabled",
  "identity-linked",
  "export-sent",
] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

const Fields = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Boolean, Schema.Null]))
type Fields = typeof Fields.Type

/** The fields that differ, with old and new values; all fields where one side is null. */
export const changed = (before: Fields | null, after: Fields | null) => {
  if (before === null || after === null) return { before, after }
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

type Values = ReturnType<typeof changed>

/** Whether no field differs. */
export const isNothing = ({ after }: Values): boolean => Object.keys(after ?? {}).length === 0

/** Adds an entry to the history of an account, in the transaction that changes it. */
export const recordChange = (
  client: pg.ClientBase,
  username: string,
  kind: AccountChange,
  { actor, correlationId, note }: ChangeAuthor,
  values: Values = { before: null, after: null },
): Effect.Effect<void, DatabaseError> =>
  executeOn(client, {
    text: `insert into account_event
             (username, kind, actor_id, actor_name, actor_role, correlation_id, before, after)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      username,
      kind,
      actor.id,
      actor.name,
      actor.role,
      correlationId,
      values.before === null ? null : JSON.stringify(values.before),
      values.after === null ? null : JSON.stringify(values.after),
    ],
  }).pipe(Effect.andThen(Effect.sync(() => note?.(auditedDifferences(values)))))

interface AccountHistoryEntry {
  readonly id: string
  readonly at: string
  readonly kind: string
  readonly actor: { readonly id: string; readonly name: string; readonly role: string }
  readonly before: Fields | null
  readonly after: Fields | null
}

const Row = Schema.Struct({
  event_id: Schema.Number,
  at: Schema.Date,
  kind: Schema.String,
  actor_id: Schema.String,
  actor_name: Schema.String,
  actor_role: Schema.String,
  before: Schema.NullOr(Fields),
  after: Schema.NullOr(Fields),
})

/** The newest entries first, at most `most`; null: all. */
export const accountHistory = (
  username: string,
  most: number | null,
): Effect.Effect<ReadonlyArray<AccountHistoryEntry>, DatabaseError, Database> =>
  rows(Row, {
    text: `select event_id, at, kind, actor_id, actor_name, actor_role, before, after
           from account_event where username = $1 order by event_id desc limit $2`,
    values: [username, most],
  }).pipe(
    Effect.map((found) =>
      found.map((row) => ({
        id: String(row.event_id),
        at: row.at.toISOString(),
        kind: row.kind,
        actor: { id: row.actor_id, name: row.actor_name, role: row.actor_role },
        before: row.before,
        after: row.after,
      })),
    ),
  )
