import { createHmac } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { StartError } from "../start/error.ts"

/** What a backup holds. It is written last: a folder without it is a backup that did not come to its end. */
export const Manifest = Schema.Struct({
  format: Schema.Literal(1),
  /** UTC. */
  createdAt: Schema.String,
  /** Numbers of the migrations that made its tables. */
  migrations: Schema.Array(Schema.Int),
  /** Of the secret that its keys are sealed with. */
  secretMark: Schema.String,
  /** Where the event log is in EventStoreDB: what its file holds, up to where it was read. */
  log: Schema.optionalKey(Schema.Struct({ events: Schema.Int, head: Schema.String })),
  tables: Schema.Array(
    Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String), rows: Schema.Int }),
  ),
})
export type Manifest = typeof Manifest.Type

export const MANIFEST = "manifest.json"

/** Tells one secret from another without giving it away. */
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
