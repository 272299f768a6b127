import { join } from "node:path"
import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { connect, storing } from "@voltread/projections/platform/connection.ts"
import { Effect, Exit, Scope } from "effect"
import { embeddedPostgres } from "../../api/platform/postgres/embedded.ts"
import { migrate } from "../../api/platform/postgres/migrate.ts"
import { createPool } from "../../api/platform/postgres/pool.ts"
import type { DataFolder } from "./data-folder.ts"
import { reasonOf, StartError } from "./error.ts"
import type { Screen } from "./screen.ts"
import type { Settings } from "./settings.ts"
import { keepRunning } from "./supervise.ts"

/** The URL of a Postgres that runs while the scope is open: the configured one, or the embedded one. */
export const openDatabase = (
  settings: Settings,
  folder: DataFolder,
  port: number,
  screen: Screen,
): Effect.Effect<string, StartError, Scope.Scope> =>
  settings.databaseUrl === undefined
    ? keepRunning({
        name: "Postgres",
        start: embeddedPostgres({
          folder: join(folder.path, "postgres"),
          logFile: join(folder.logs, "postgres.log"),
          port,
        }),
        announce: (message) => screen.line(`  ! ${message}`),
      }).pipe(
        Effect.map(({ url }) => url),
        Effect.mapError((error) => new StartError({ message: error.message, cause: error })),
      )
    : Effect.succeed(settings.databaseUrl)

/**
 * Brings the tables to this release, or with `migrations` to an earlier one that had those; refuses a database that a
 * newer one has written.
 */
export const prepareDatabase = (
  url: string,
  migrations?: ReadonlyArray<number>,
): Effect.Effect<void, StartError> =>
  Effect.acquireUseRelease(
    Effect.sync(() => createPool({ url, max: 1, applicationName: "voltread-start" }, () => undefined)),
    (pool) => migrate(pool, { numbers: migrations }),
    (pool) => Effect.promise(() => pool.end()),
  ).pipe(
    Effect.asVoid,
    Effect.mapError((error) => {
      const cause = error.cause === undefined ? "" : reasonOf(error.cause)
      const reason = error.message.includes(cause) ? "" : ` (${cause})`
      return new StartError({ message: `${error.message}${reason}.`, cause: error })
    }),
  )

/** A projector that its killed starter left behind ends within seconds. */
const HOLD_BACK = `set lock_timeout = '5s'; select pg_advisory_lock(${ADVISORY_LOCKS.backgroundProcesses})`

/**
 * Runs `work` while no projector does what follows from events. Fails if one is at it, and when the connection that holds
 * them back breaks. If `work` does not succeed, they are held back until all that it has opened is closed.
 */
export const withoutConsequences = <A, R>(
  url: string,
  work: Effect.Effect<A, StartError, R>,
): Effect.Effect<A, StartError, R | Scope.Scope> =>
  Effect.gen(function* () {
    const scope = yield* Scope.fork(yield* Effect.scope)
    const { client, lost } = yield* connect({ connectionString: url }).pipe(Scope.provide(scope))
    yield* storing(() => client.query(HOLD_BACK))
    const done = yield* Effect.raceFirst(work, lost)
    yield* Scope.close(scope, Exit.void)
    return done
  }).pipe(
    Effect.catchTags({
      StorageLost: (cause) =>
        new StartError({ message: `The database does not answer (${reasonOf(cause)}).`, cause }),
      StorageRefused: (cause) =>
        new StartError({
          message:
            "A projector works on this database, and demo data must not have consequences: stop it, or start with DEMO_DATA=off.",
          cause,
        }),
    }),
  )
