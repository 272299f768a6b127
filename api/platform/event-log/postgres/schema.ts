import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { Effect } from "effect"
import type pg from "pg"
import { MigrationError, readMigrations } from "../../postgres/migrate.ts"

const LOCK = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.eventLogSetup})`

/**
 * The event log's own migrations and no others, for databases that hold nothing else (tests, benchmarks). They are
 * idempotent, and may run at once in several processes. A shop's database is brought up by `migrate`.
 */
export const ensureEventLog = Effect.fn("ensureEventLog")(function* (pool: pg.Pool) {
  const migrations = yield* readMigrations()
  const statements = migrations.filter(({ name }) => name.includes("_event_log")).map(({ sql }) => sql)
  yield* Effect.tryPromise({
    try: () => pool.query(["begin", LOCK, ...statements, "commit"].join(";\n")),
    catch: (cause) => new MigrationError({ message: "The event log cannot be created", cause }),
  })
})
