import { EMBEDDED_SERVER_LOCK } from "@voltread/projections/platform/advisory-locks.ts"
import { Effect, Schedule, Schema } from "effect"
import { Client } from "pg"
import { SUPERUSER } from "./cluster.ts"
import { EmbeddedPostgresError } from "./error.ts"

/**
 * The parent process holds this advisory lock while it runs, so that a second one on the same folder can tell a server
 * in use from an orphan. The lock ends with the connection, even after a crash.
 */
const TAKE_GUARD = "select pg_try_advisory_lock($1, $2) as taken"

export function connectionString(port: number, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

/** Whether a running parent process holds the lock of the server on this port. */
export const holdsGuard = (port: number, password: string): Effect.Effect<boolean> =>
  takeGuard(port, password).pipe(
    Effect.map(() => false),
    Effect.scoped,
    Effect.catch((failure) => Effect.succeed(failure.held)),
  )

/** Holds the lock until the scope closes. */
export const takeGuard = (port: number, password: string) =>
  Effect.acquireRelease(
    tryGuard(port, password).pipe(
      // A connection that has just been killed can hold the lock for another moment.
      Effect.retry({ schedule: Schedule.spaced("100 millis"), times: 10 }),
    ),
    (client) => Effect.promise(() => client.end()),
  )

class GuardFailure extends EmbeddedPostgresError {
  readonly held: boolean
  constructor(held: boolean, cause?: unknown) {
    super({
      message: held ? "Another Voltread is running on this folder." : "Postgres does not answer.",
      cause,
    })
    this.held = held
  }
}

const decodeTaken = Schema.decodeUnknownSync(Schema.Tuple([Schema.Struct({ taken: Schema.Boolean })]))

const tryGuard = (port: number, password: string) =>
  Effect.tryPromise({
    try: async () => {
      const client = new Client({ connectionString: connectionString(port, password, "postgres") })
      // A lost connection means that the server ended, which its process reports.
      client.on("error", () => undefined)
      await client.connect()
      const { rows } = await client.query(TAKE_GUARD, [...EMBEDDED_SERVER_LOCK])
      const [{ taken }] = decodeTaken(rows)
      if (taken) return client
      await client.end()
      throw new GuardFailure(true)
    },
    catch: (cause) => (cause instanceof GuardFailure ? cause : new GuardFailure(false, cause)),
  })
