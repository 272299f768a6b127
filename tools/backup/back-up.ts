import { accessSync, constants, createWriteStream, readdirSync } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { Schema } from "effect"
import pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { makeFolder } from "../start/data-folder.ts"
import { reasonOf, StartError } from "../start/error.ts"
import { writeWhole } from "../start/write-whole.ts"
import { appliedMigrations } from "./applied-migrations.ts"
import { headOfLog, writeLog } from "./log-file.ts"
import { fileOf, MANIFEST, type Manifest, markOf, quoted } from "./manifest.ts"

const Tables = Schema.Array(Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String) }))

/**
 * The tables to back up: all except the read models, which follow from the log, the list of migrations, and what an import
 * under way, or one that broke off, has staged in a table of its own.
 */
const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and c.relname <> 'schema_migrations'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`

const openFolder = (folder: string): void => {
  try {
    makeFolder(folder, 0o700)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new StartError({
      message: `The folder ${folder} cannot be written (${reasonOf(cause)}): name another one.`,
      cause,
    })
  }
}

/**
 * Writes everything that cannot be derived into an empty folder: event log, tables and keys, all from one snapshot,
 * while the shop keeps running.
 */
export const backUp = async (
  url: string,
  secret: string,
  folder: string,
  eventStoreUrl?: string,
): Promise<Manifest> => {
  openFolder(folder)
  if (readdirSync(folder).length > 0)
    throw new StartError({ message: `The folder ${folder} is not empty: name another one.` })
  // The log first: newer tables have the keys of all people in it, older ones would not.
  const head = eventStoreUrl === undefined ? undefined : await headOfLog(eventStoreUrl)
  const client = new pg.Client({ connectionString: url, application_name: "backup" })
  await client.connect()
  try {
    // One snapshot for all of it.
    await client.query("begin isolation level repeatable read read only")
    const migrations = await appliedMigrations(client)
    const tables = Schema.decodeUnknownSync(Tables)((await client.query(TABLES)).rows)
    const written: Array<Manifest["tables"][number]> = []
    for (const { name, columns } of tables) {
      const rows = client.query(
        copyTo(`copy public.${quoted(name)} (${columns.map(quoted).join(", ")}) to stdout`),
      )
      const file = createWriteStream(fileOf(folder, name), { flags: "wx", mode: 0o600 })
      await pipeline(rows, createGzip(), file)
      written.push({ name, columns, rows: rows.rowCount })
    }
    await client.query("commit")
    const log =
      eventStoreUrl === undefined || head === undefined
        ? undefined
        : { head, events: await writeLog(eventStoreUrl, folder, head) }
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations,
      secretMark: markOf(secret),
      ...(log === undefined ? {} : { log }),
      tables: written,
    }
    writeWhole(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
    return manifest
  } finally {
    await client.end()
  }
}
