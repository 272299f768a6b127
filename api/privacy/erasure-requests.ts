import { randomUUID } from "node:crypto"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"

/** Idempotent while a request is pending, and nothing where it was carried out since its owner logged in. */
export const requestErasure = (username: string): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `insert into erasure (erasure_id, username, requested_by)
           select $1, username, 'the customer' from account where username = $2 for key share
           on conflict (username) where carried_out_at is null do nothing`,
    values: [randomUUID(), username],
  }).pipe(Effect.asVoid)

/** When this customer asked, in ISO 8601; null unless a request is pending. */
export const erasureRequestedAt = (username: string): Effect.Effect<string | null, DatabaseError, Database> =>
  rows(Schema.Struct({ requested_at: Schema.Date }), {
    text: "select requested_at from erasure where username = $1 and carried_out_at is null",
    values: [username],
  }).pipe(Effect.map(([request]) => request?.requested_at.toISOString() ?? null))

const PendingRow = Schema.Struct({
  username: Schema.String,
  requested_at: Schema.Date,
  requested_by: Schema.String,
})

/** Oldest first. */
export const pendingErasures = rows(PendingRow, {
  text: `select username, requested_at, requested_by from erasure
         where carried_out_at is null and username is not null order by requested_at`,
  values: [],
}).pipe(
  Effect.map((found) =>
    found.map((row) => ({
      username: row.username,
      requestedAt: row.requested_at.toISOString(),
      requestedBy: row.requested_by,
    })),
  ),
)
