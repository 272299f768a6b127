import { setTimeout as pause } from "node:timers/promises"
import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { Effect, Schedule, type Scope } from "effect"
import pg from "pg"
import { StorageLost, StorageRefused } from "./sql.ts"

export interface DedicatedConnection {
  readonly client: pg.Client
  /** Fails when the connection breaks. */
  readonly lost: Effect.Effect<never, StorageLost>
}

/**
 * Statements are sent without waiting for earlier answers, and run in the order in which they were sent: for code that
 * sends several `together`. Cursors are not possible.
 */
export const pipelined = (config: pg.ClientConfig): pg.ClientConfig => ({ ...config, pipeline: true })

/** A server that stopped answering never confirms the end of a connection. */
const CONFIRMED_WITHIN_MS = 1_000

/** Ends a connection, and destroys it if the server does not confirm that in time. */
export const endConnection = (client: pg.Client): Effect.Effect<void> =>
  Effect.promise(async () => {
    const ended = client.end().catch(() => undefined)
    await Promise.race([ended, pause(CONFIRMED_WITHIN_MS, undefined, { ref: false })])
    client.connection.stream.destroy()
  })

/**
 * A dedicated connection until the scope closes, for session locks and LISTEN, which must not use a pool. It has no
 * statement timeout.
 */
export const connect = Effect.fnUntraced(function* (
  config: pg.ClientConfig,
): Effect.fn.Return<DedicatedConnection, StorageLost, Scope.Scope> {
  const client = yield* Effect.acquireRelease(
    Effect.sync(
      () =>
        new pg.Client({
          ...config,
          statement_timeout: 0,
          query_timeout: 0,
          idle_in_transaction_session_timeout: 0,
        }),
    ),
    endConnection,
  )
  const broken = Promise.withResolvers<StorageLost>()
  client.on("error", (cause) => broken.resolve(new StorageLost({ cause })))
  client.on("end", () => broken.resolve(new StorageLost({ cause: "The connection ended" })))
  yield* Effect.tryPromise({ try: () => client.connect(), catch: (cause) => new StorageLost({ cause }) })
  return { client, lost: Effect.promise(() => broken.promise).pipe(Effect.flatMap(Effect.fail)) }
})

/** When a connection that was lost is tried again. */
export const reconnecting = Schedule.min([Schedule.exponential("50 millis"), Schedule.spaced("2 seconds")])

/** Runs a promise that only uses Postgres; every failure in it is a storage failure. */
export const storing = <A>(work: () => Promise<A>): Effect.Effect<A, StorageLost | StorageRefused> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) =>
      cause instanceof StorageLost ? cause : new StorageRefused({ message: reasonOf(cause), cause }),
  })
