import { createHmac } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { StartError } from "../start/error.ts"

/** The contents of a backup. It is written last: a folder without it is an incomplete backup. */
export const Manifest = Schema.Struct({
  format: Schema.Literal(1),
  /** UTC. */
  createdAt: Schema.String,
  /** Numbers of the migrations that created its tables. */
  migrations: Schema.Array(Schema.Int),
  /** Identifies the SESSION_SECRET of its shop. */
  secretMark: Schema.String,
  /** For an event log in EventStoreDB: the number of events in its file, and the position up to which it was read. */
  log: Schema.optionalKey(Schema.Struct({ events: Schema.Int, head: Schema.String })),
  tables: Schema.Array(
    Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String), rows: Schema.Int }),
  ),
})
export type Manifest = typeof Manifest.Type

export const MANIFEST = "manifest.json"

/** Identifies a secret without revealing it. */
export const markOf = (secret: string): string =>
  createHmac("sha256", secret).update("voltread backup").digest("hex").slice(0, 16)

export const readManifest = (folder: string): Manifest => {
  try {
    return Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))(
      readFileSync(join(folder, MANIFEST), "utf8"),
    )
  } catch (cause) {
    throw new StartError({
      message: `${folder} holds no backup, or one that did not come to its end: it has no ${MANIFEST} that can be read.`,
      cause,
    })
  }
}

export const fileOf = (folder: string, table: string): string => join(folder, `${table}.copy.gz`)

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
