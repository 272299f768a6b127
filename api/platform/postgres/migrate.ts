import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { connect } from "@voltread/projections/platform/connection.ts"
import { Data, Effect, Schema } from "effect"
import type pg from "pg"
import { API_FOLDER } from "../package/api-folder.ts"

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The database schema and the migration files do not match, or a migration failed (`cause`). */
export class MigrationError extends Data.TaggedError("MigrationError")<{
  readonly message: string
  readonly cause?: unknown
}> {}

const FOLDER = join(API_FOLDER, "platform/postgres/migrations")
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/

/**
 * The migrations of this release by number: `NNNN_what.sql`, each number once. Numbers may be missing: branches that
 * are written at the same time each hold one, and need not arrive in that order.
 */
export const readMigrations = Effect.fn("readMigrations")(function* (folder: string = FOLDER) {
  const files = yield* Effect.tryPromise({
    try: () => readdir(folder),
    catch: (cause) => new MigrationError({ message: `Cannot read the migrations in ${folder}`, cause }),
  })
  const migrations: Array<Migration> = []
  for (const name of files.filter((file) => file.endsWith(".sql")).sort()) {
    const number = Number(FILE_NAME.exec(name)?.[1])
    const before = migrations.at(-1)
    if (Number.isNaN(number)) {
      return yield* new MigrationError({ message: `Migration ${name} is not named NNNN_what.sql` })
    }
    if (before?.number === number) {
      return yield* new MigrationError({ message: `Migrations ${before.name} and ${name} share a number` })
    }
    const sql = yield* Effect.tryPromise({
      try: () => readFile(join(folder, name), "utf8"),
      catch: (cause) => new MigrationError({ message: `Cannot read migration ${name}`, cause }),
    })
    // Git may check files out with other line ends.
    const checksum = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex")
    migrations.push({ number, name, sql, checksum })
  }
  return migrations
})

const AppliedRows = Schema.Array(
  Schema.Struct({ number: Schema.Number, name: Schema.String, checksum: Schema.String }),
)

const query = (client: pg.ClientBase, doing: string, text: string, values: ReadonlyArray<unknown> = []) =>
  Effect.tryPromise({
    try: () => client.query(text, [...values]),
    catch: (cause) =>
      new MigrationError({
        message: `${doing} failed: ${reasonOf(cause)}`,
        cause,
      }),
  })

const applied = Effect.fnUntraced(function* (client: pg.ClientBase) {
  const { rows } = yield* query(
    client,
    "Reading the applied migrations",
    "select number, name, checksum from schema_migrations order by number",
  )
  return yield* Schema.decodeUnknownEffect(AppliedRows)(rows).pipe(
    Effect.mapError(
      (cause) => new MigrationError({ message: "The table schema_migrations is not readable", cause }),
    ),
  )
})

const apply = Effect.fnUntraced(function* (client: pg.ClientBase, migration: Migration) {
  const doing = `Migration ${migration.name}`
  const steps = Effect.gen(function* () {
    yield* query(client, doing, migration.sql)
    yield* query(
      client,
      doing,
      "insert into schema_migrations (number, name, checksum) values ($1, $2, $3)",
      [migration.number, migration.name, migration.checksum],
    )
  })
  yield* query(client, doing, "begin")
  yield* steps.pipe(Effect.onError(() => Effect.ignore(query(client, doing, "rollback"))))
  yield* query(client, doing, "commit")
})

const upgrade = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  migrations: ReadonlyArray<Migration>,
  numbers?: ReadonlyArray<number>,
) {
  yield* query(
    client,
    "Creating schema_migrations",
    `create table if not exists schema_migrations (
       number integer primary key,
       name text not null,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  )
  const done = new Map((yield* applied(client)).map((row) => [row.number, row]))
  const known = new Map(migrations.map((migration) => [migration.number, migration]))
  for (const row of done.values()) {
    const migration = known.get(row.number)
    if (migration === undefined) {
      return yield* new MigrationError({
        message: `The database was migrated by a newer release (${row.name}); this one cannot run on it`,
      })
    }
    if (migration.checksum !== row.checksum) {
      return yield* new MigrationError({
        message: `Migration ${row.name} was changed after it was applied; write a new one instead`,
      })
    }
  }
  const pending = migrations.filter(
    ({ number }) => !done.has(number) && (numbers === undefined || numbers.includes(number)),
  )
  for (const migration of pending) yield* apply(client, migration)
  return pending.map((migration) => migration.name)
})

interface MigrateOptions {
  readonly folder?: string
  /** Those of an earlier release, whose data is brought in before the rest follows; absent: all. */
  readonly numbers?: ReadonlyArray<number> | undefined
}

/**
 * Brings the database to the schema of this release: forward only, each migration in a transaction of its own, one
 * process at a time (others wait). Answers the names of what it applied.
 */
export const migrate = Effect.fn("migrate")(function* (
  pool: pg.Pool,
  { folder = FOLDER, numbers }: MigrateOptions = {},
) {
  const migrations = yield* readMigrations(folder)
  const unknown = numbers?.find((number) => !migrations.some((migration) => migration.number === number))
  if (unknown !== undefined)
    return yield* new MigrationError({
      message: `Migration ${unknown} is of a newer release; this one does not have it`,
    })
  return yield* Effect.scoped(
    Effect.gen(function* () {
      // One of its own: migrations, and waiting for those of another process, may take long.
      const { client } = yield* connect(pool.options).pipe(
        Effect.mapError((cause) => new MigrationError({ message: "Postgres cannot be reached", cause })),
      )
      yield* query(client, "Waiting for another migration", "select pg_advisory_lock($1)", [
        ADVISORY_LOCKS.migrations,
      ])
      return yield* upgrade(client, migrations, numbers)
    }),
  )
})
