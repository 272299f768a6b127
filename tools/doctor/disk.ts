import { accessSync, constants, existsSync } from "node:fs"
import { join } from "node:path"
import { readCountries } from "@voltread/api/marketing/visitor-country.ts"
import { roomOn } from "@voltread/api/platform/disk-room.ts"
import { Effect, Schema } from "effect"
import pg from "pg"
import { reasonOf } from "../start/error.ts"
import { judgeDisk } from "../start/judge-disk.ts"
import type { Finding } from "./finding.ts"

/** The folder of `npm start`, which also contains the database. */
export const checkFolder = (path: string): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.try({
    try: () => {
      accessSync(path, constants.W_OK | constants.X_OK)
      return roomOn(path)
    },
    catch: reasonOf,
  }).pipe(
    Effect.map((free): Finding => ({ what: "Disk", ...judgeDisk(free) })),
    Effect.catch((reason) =>
      Effect.succeed<Finding>({
        what: "Data folder",
        state: "problem",
        says: existsSync(path)
          ? `${path} cannot be written (${reason}): change its permissions, or name another folder with DATA_DIR.`
          : `There is no shop in ${path} yet: npm start makes it there. If yours is elsewhere, name its folder with DATA_DIR.`,
      }),
    ),
    Effect.map((finding) => [finding]),
  )

const BUILT = ["storefront/dist/client", "storefront/dist/server", "backoffice/dist"]

/** The built web apps, which an API with a database of its own serves from the folder that it is told. */
export const checkWebFolder = (folder: string | undefined): Finding => {
  const what = "Web pages"
  if (folder === undefined)
    return {
      what,
      state: "warning",
      says: "WEB_FOLDER is not set: the API serves no pages. It names the folder that the web apps are built in, apps.",
    }
  const missing = BUILT.filter((build) => !existsSync(join(folder, build)))
  return missing.length === 0
    ? { what, state: "ok", says: `The web apps are in ${folder}.` }
    : {
        what,
        state: "problem",
        says: `${folder} lacks ${missing.join(", ")}: build the web apps, or have WEB_FOLDER name the folder that they are built in.`,
      }
}

/** The table of visitors' countries, without which the API does not start where it is named. */
export const checkCountries = (file: string): Effect.Effect<Finding> =>
  Effect.tryPromise({ try: () => readCountries(file), catch: reasonOf }).pipe(
    Effect.as<Finding>({ what: "Countries", state: "ok", says: `The table of countries is in ${file}.` }),
    Effect.catch((reason) =>
      Effect.succeed<Finding>({
        what: "Countries",
        state: "problem",
        says: `${reason}: correct COUNTRY_FILE, or unset it.`,
      }),
    ),
  )

/** The folder for uploaded import files, which also a shop with an external database needs space for. */
export const checkImportFolder = (path: string): Effect.Effect<Finding> =>
  Effect.try({ try: () => roomOn(path), catch: reasonOf }).pipe(
    Effect.map((free): Finding => ({ what: "Disk", ...judgeDisk(free) })),
    Effect.catch((reason) =>
      Effect.succeed<Finding>({
        what: "Disk",
        state: "warning",
        says: `The disk of ${path} cannot be looked at (${reason}).`,
      }),
    ),
  )

const Place = Schema.Struct({
  /** Null: only readable by the server's own administrators. */
  folder: Schema.NullOr(Schema.String),
  isHere: Schema.Boolean,
  megabytes: Schema.Int,
})

const PLACE = `select (select setting from pg_settings where name = 'data_directory') as folder,
    coalesce(inet_server_addr() = inet_client_addr(), true) as "isHere",
    (pg_database_size(current_database()) / 1000000)::int as megabytes`

/** The disk of an external database, if it is on this machine. */
export const checkDatabaseDisk = (url: string): Effect.Effect<Finding> =>
  Effect.tryPromise({
    try: async (): Promise<Finding> => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        const { rows } = await client.query(PLACE)
        const { folder, isHere, megabytes } = Schema.decodeUnknownSync(Place)(rows[0])
        const what = "Database disk"
        return folder !== null && isHere && existsSync(folder)
          ? { what, ...judgeDisk(roomOn(folder)) }
          : {
              what,
              state: "warning",
              says: `The database takes ${megabytes} MB on a disk that cannot be seen from here: watch it on its machine.`,
            }
      } finally {
        await client.end()
      }
    },
    catch: reasonOf,
  }).pipe(
    Effect.catch((reason) =>
      Effect.succeed<Finding>({
        what: "Database disk",
        state: "warning",
        says: `The database does not say how much room it takes (${reason}).`,
      }),
    ),
  )
