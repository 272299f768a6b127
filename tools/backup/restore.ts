import { createReadStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { Effect, Schema } from "effect"
import pg from "pg"
import { from as copyFrom } from "pg-copy-streams"
import { prepareDatabase } from "../start/database.ts"
import { reasonOf, StartError } from "../start/error.ts"
import { appliedMigrations } from "./applied-migrations.ts"
import { movePositions, restoreLog } from "./log-file.ts"
import { fileOf, type Manifest, markOf, quoted, readManifest } from "./manifest.ts"

const References = Schema.Array(Schema.Struct({ table: Schema.String, needs: Schema.String }))
const Counters = Schema.Array(Schema.Struct({ table: Schema.String, column: Schema.String }))
const Names = Schema.Array(Schema.Struct({ name: Schema.String }))
const Found = Schema.Tuple([Schema.Struct({ found: Schema.Boolean })])

const REFERENCES = `select conrelid::regclass::text as table, confrelid::regclass::text as needs
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`

const COUNTERS = `select table_name as table, column_name as column
  from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`

const TABLES = `select tablename as name from pg_tables where schemaname = 'public'`

const HAS_DATA = `select exists (select from events) or exists (select from account)
  or exists (select from product) as found`

/**
 * Restores a backup of this or an earlier release into an empty database: all of it, or nothing. Later migrations then
 * change its data as usual. The next start rebuilds the read models from the log.
 */
export const restore = async (
  folder: string,
  url: string,
  secret: string,
  eventStoreUrl?: string,
): Promise<Manifest & { readonly ahead?: number }> => {
  const manifest = readManifest(folder)
  if (manifest.secretMark !== markOf(secret))
    throw new StartError({
      message:
        "The keys in this backup are sealed with another SESSION_SECRET: set the one that the shop had, or names and addresses stay unreadable.",
    })
  if ((manifest.log === undefined) !== (eventStoreUrl === undefined))
    throw new StartError({ message: manifest.log === undefined ? NO_LOG : LOG_ELSEWHERE })
  await Effect.runPromise(prepareDatabase(url, manifest.migrations))
  const ahead = await fillTables(folder, url, manifest, eventStoreUrl)
  await Effect.runPromise(prepareDatabase(url))
  return { ...manifest, ahead }
}

const NO_LOG =
  "The event log of this backup was in Postgres, and EVENTSTORE_URL names an EventStoreDB: unset it to restore."
const LOG_ELSEWHERE =
  "The event log of this backup was in EventStoreDB: name an empty one with EVENTSTORE_URL to restore into."

const fillTables = async (
  folder: string,
  url: string,
  manifest: Manifest,
  eventStoreUrl: string | undefined,
): Promise<number> => {
  const client = new pg.Client({ connectionString: url, application_name: "restore" })
  await client.connect()
  try {
    await checkTarget(client, manifest)
    const { log } = manifest
    const moved =
      log === undefined || eventStoreUrl === undefined
        ? undefined
        : await restoreLog(eventStoreUrl, folder, log.events)
    await client.query("begin")
    // Earlier backups had the staged lines of an import, too, whose table no migration makes.
    const made = Schema.decodeUnknownSync(Names)((await client.query(TABLES)).rows)
    const tables = inOrder(
      manifest.tables.map(({ name }) => name).filter((name) => made.some((table) => table.name === name)),
      Schema.decodeUnknownSync(References)((await client.query(REFERENCES)).rows),
    )
    // The triggers already ran before the backup was made.
    await switchTriggers(client, tables, "disable")
    await client.query(`truncate ${tables.map((name) => `public.${quoted(name)}`).join(", ")}`)
    for (const name of tables) await fill(client, folder, manifest, name)
    await switchTriggers(client, tables, "enable")
    for (const { table, column } of Schema.decodeUnknownSync(Counters)((await client.query(COUNTERS)).rows))
      await client.query(
        `select setval(pg_get_serial_sequence($1, $2),
           coalesce((select max(${quoted(column)}) from public.${quoted(table)}), 0) + 1, false)`,
        [`public.${quoted(table)}`, column],
      )
    const ahead = moved === undefined || log === undefined ? 0 : await movePositions(client, moved, log.head)
    await client.query("drop schema if exists read cascade")
    await client.query("commit")
    return ahead
  } finally {
    await client.end()
  }
}

const checkTarget = async (client: pg.Client, { migrations }: Manifest): Promise<void> => {
  if ((await appliedMigrations(client)).join() !== migrations.join())
    throw new StartError({
      message:
        "The database has tables that the backup's release did not have: restore into an empty database, which gets them afterwards.",
    })
  const [{ found }] = Schema.decodeUnknownSync(Found)((await client.query(HAS_DATA)).rows)
  if (found)
    throw new StartError({
      message:
        "The database is not empty: a backup is restored into an empty one, so that nothing is overwritten.",
    })
}

const switchTriggers = async (
  client: pg.Client,
  tables: ReadonlyArray<string>,
  to: "enable" | "disable",
): Promise<void> => {
  for (const name of tables) await client.query(`alter table public.${quoted(name)} ${to} trigger user`)
}

const fill = async (client: pg.Client, folder: string, { tables }: Manifest, name: string): Promise<void> => {
  const table = tables.find((each) => each.name === name)
  if (table === undefined) return
  const into = `public.${quoted(name)}`
  const writing = client.query(copyFrom(`copy ${into} (${table.columns.map(quoted).join(", ")}) from stdin`))
  await pipeline(createReadStream(fileOf(folder, name)), createGunzip(), writing).catch((cause) => {
    throw new StartError({
      message: `The backup's table ${name} cannot be read (${reasonOf(cause)}). Nothing was restored: use another backup.`,
      cause,
    })
  })
  if (writing.rowCount !== table.rows)
    throw new StartError({
      message: `The backup's table ${name} has ${writing.rowCount} rows in place of ${table.rows}: the file is damaged. Nothing was restored.`,
    })
}

/** Tables sorted so that each comes after those it refers to. */
const inOrder = (
  tables: ReadonlyArray<string>,
  references: typeof References.Type,
): ReadonlyArray<string> => {
  const done: Array<string> = []
  const add = (name: string): void => {
    if (done.includes(name) || !tables.includes(name)) return
    for (const { table, needs } of references) if (table === name) add(needs)
    done.push(name)
  }
  for (const name of tables) add(name)
  return done
}
