import { EventLog, type EventLogUnavailable, START } from "@voltread/domain/event.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Option, Schema, Stream } from "effect"
import { missingKeys } from "../platform/event-log/personal/missing-keys.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

/**
 * Whether event log and database are equally old, as they always are unless one of them was restored without the other.
 */
type LogAge = "fits" | "older" | "newer"

/** The messages for operators. */
export const LOG_AGE_WORDS = {
  older:
    "The event log is older than the database, or another one: it lacks orders that the database knows. Restore both from one backup, or name the right log with EVENTSTORE_URL.",
  newer:
    "The event log is newer than the database, or another one: keys of people whom it names are not in the database. Restore both from one backup, or add the missing rows of the table person_key.",
} as const satisfies Record<Exclude<LogAge, "fits">, string>

/** The most events that are checked beyond what the database has seen: those since a backup, or the first ones. */
const AHEAD = 2_000

/**
 * Compares the event log with the tables that follow from it. Tables that have not caught up are not a difference: an
 * older database shows by the missing keys of people in newer events.
 */
export const logAge: Effect.Effect<LogAge, DatabaseError | EventLogUnavailable, Database | EventLog> =
  Effect.gen(function* () {
    if (!(yield* hasNewestOrder)) return "older"
    return (yield* lacksKeys) ? "newer" : "fits"
  })

const NewestOrder = Schema.Struct({
  order_id: Schema.String,
  revision: Schema.Int,
  position: Schema.String,
})

/** Whether the log still has the newest order event that the database knows, at the same place. */
const hasNewestOrder = Effect.gen(function* () {
  const [newest] = yield* rows(NewestOrder, {
    text: "select order_id, revision, position from audit_order order by position desc limit 1",
    values: [],
  })
  if (newest === undefined) return true
  const log = yield* EventLog
  const found = yield* Stream.runHead(
    log.read(orderStream(newest.order_id), { from: newest.revision, limit: 1 }),
  )
  return Option.isSome(found) && found.value.position === newest.position
})

/** Whether events that the database has not seen name people whose keys it lacks. */
const lacksKeys = Effect.gen(function* () {
  const [seen] = yield* rows(Schema.Struct({ position: Schema.String }), {
    text: `select coalesce(max(position), $1) as position from process_checkpoint`,
    values: [START],
  })
  const before = missingKeys()
  const log = yield* EventLog
  // Reading an event looks up the keys of its people; a missing one is reported by the key's name.
  yield* log.subscribe(seen?.position ?? START).pipe(
    Stream.take(AHEAD),
    Stream.takeUntil(({ _tag }) => _tag === "caughtUp"),
    Stream.runDrain,
  )
  return missingKeys() > before
})

const ALERTS = { older: { alert: "event-log-older" }, newer: { alert: "event-log-newer" } } as const

/** Logs it when a process starts. A log that does not answer is reported by the followers. */
export const reportLogAge: Effect.Effect<void, never, Database | EventLog> = logAge.pipe(
  Effect.flatMap((age) =>
    age === "fits" ? Effect.void : Effect.logError(LOG_AGE_WORDS[age]).pipe(Effect.annotateLogs(ALERTS[age])),
  ),
  Effect.catch(({ reason }) => Effect.logWarning(`Event log and database could not be compared: ${reason}`)),
)
