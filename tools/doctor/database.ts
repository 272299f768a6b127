import { readMigrations } from "@voltread/api/platform/postgres/migrate.ts"
import { Effect, Schema } from "effect"
import pg from "pg"
import { reasonOf } from "../start/error.ts"
import { noAnswer } from "../start/no-answer.ts"
import type { Finding } from "./finding.ts"
import { judgeClock, judgeVersion } from "./limits.ts"

const PATIENCE_MS = 5_000

const Facts = Schema.Struct({
  version: Schema.Number,
  now: Schema.Number,
  mayCreate: Schema.Boolean,
  isReadOnly: Schema.Boolean,
  hasMigrations: Schema.Boolean,
})

const FACTS = `select current_setting('server_version_num')::int as version,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
    has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate",
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
    to_regclass('public.schema_migrations') is not null as "hasMigrations"`

const Applied = Schema.Array(Schema.Struct({ number: Schema.Int, name: Schema.String }))

/** Version, permissions, clock and tables of the database; one finding if it does not answer. */
export const checkDatabase = (url: string): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.tryPromise({
    try: async () => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
      await client.connect()
      try {
        const { rows } = await client.query(FACTS)
        const facts = Schema.decodeUnknownSync(Facts)(rows[0])
        const ahead = Date.now() - facts.now
        const applied = facts.hasMigrations
          ? await client.query("select number, name from schema_migrations order by number")
          : { rows: [] }
        return { facts, ahead, applied: Schema.decodeUnknownSync(Applied)(applied.rows) }
      } finally {
        await client.end()
      }
    },
    catch: reasonOf,
  }).pipe(
    Effect.flatMap(({ facts, ahead, applied }) =>
      Effect.map(
        tables(applied),
        (found): ReadonlyArray<Finding> => [
          { what: "Database", ...judgeVersion(facts.version) },
          { what: "Rights", ...rights(facts) },
          found,
          { what: "Clock", ...judgeClock(ahead) },
        ],
      ),
    ),
    Effect.catch((reason) =>
      Effect.succeed([
        {
          what: "Database",
          state: "problem" as const,
          says: noAnswer(reason),
        },
      ]),
    ),
  )

const rights = ({ mayCreate, isReadOnly }: typeof Facts.Type): Pick<Finding, "state" | "says"> => {
  if (isReadOnly)
    return { state: "problem", says: "The database takes no writes: it is a replica or read-only." }
  return mayCreate
    ? { state: "ok", says: "The database's user may create tables and schemas." }
    : {
        state: "problem",
        says: "The database's user may not create tables: grant it create on the database and on the schema public.",
      }
}

/** Nothing that stands in the database, such as its event log, can be asked yet. */
export const NO_TABLES: Finding = {
  what: "Tables",
  state: "warning",
  says: "There are none yet: npm start makes them; elsewhere run node tools/start/migrate.ts.",
}

const tables = (applied: typeof Applied.Type): Effect.Effect<Finding> =>
  readMigrations().pipe(
    Effect.map((migrations): Finding => {
      if (applied.length === 0) return NO_TABLES
      const known = new Set(migrations.map(({ number }) => number))
      const newer = applied.find(({ number }) => !known.has(number))
      if (newer !== undefined)
        return {
          what: "Tables",
          state: "problem",
          says: `A newer release has changed the database (${newer.name}): run that release, or restore a backup.`,
        }
      const missing = migrations.length - applied.length
      return missing === 0
        ? { what: "Tables", state: "ok", says: "The tables are those of this release." }
        : {
            what: "Tables",
            state: "warning",
            says: `${missing} migrations are missing: npm start applies them; elsewhere run node tools/start/migrate.ts.`,
          }
    }),
    Effect.catch(({ message }) =>
      Effect.succeed({ what: "Tables", state: "problem" as const, says: message }),
    ),
  )
