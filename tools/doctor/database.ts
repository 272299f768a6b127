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
  /** Of the shop's tables, where there are any and this user may not read them. */
  otherOwner: Schema.NullOr(Schema.String),
})

const FACTS = `select current_setting('server_version_num')::int as version,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
    has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate",
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
    to_regclass('public.schema_migrations') is not null as "hasMigrations",
    (select tableowner from pg_tables where schemaname = 'public' and tablename = 'schema_migrations'
      and not has_table_privilege(format('%I.%I', schemaname, tablename), 'select')) as "otherOwner"`

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
        const applied =
          facts.hasMigrations && facts.otherOwner === null
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
          ...(facts.otherOwner === null ? [found] : []),
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

const rights = ({
  mayCreate,
  isReadOnly,
  otherOwner,
}: typeof Facts.Type): Pick<Finding, "state" | "says"> => {
  if (isReadOnly)
    return { state: "problem", says: "The database takes no writes: it is a replica or read-only." }
  if (otherOwner !== null)
    return {
      state: "problem",
      says: `The shop's tables belong to the database's user ${otherOwner}, and this user may not read them: name ${otherOwner} in DATABASE_URL.`,
    }
  return mayCreate
    ? { state: "ok", says: "The database's user may create tables and schemas." }
    : {
        state: "problem",
        says: "The database's user may not create tables: grant it create on the database and on the schema public.",
      }
}

/** What is found of the tables, where the database answers and they may be read. */
export const TABLES = "Tables"

/** Nothing that stands in the database, such as its event log, can be asked yet. */
export const NO_TABLES: Finding = {
  what: TABLES,
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
          what: TABLES,
          state: "problem",
          says: `A newer release has changed the database (${newer.name}): run that release, or restore a backup.`,
        }
      const missing = migrations.length - applied.length
      return missing === 0
        ? { what: TABLES, state: "ok", says: "The tables are those of this release." }
        : {
            what: TABLES,
            state: "warning",
            says: `${missing} migrations are missing: npm start applies them; elsewhere run node tools/start/migrate.ts.`,
          }
    }),
    Effect.catch(({ message }) => Effect.succeed({ what: TABLES, state: "problem" as const, says: message })),
  )
