import { Effect, type Scope } from "effect"
import pg from "pg"
import { reasonOf, StorageLost, StorageRefused } from "./sql.ts"

export interface Connection {
  readonly client: pg.Client
  /** Fails when the connection breaks. */
  readonly lost: Effect.Effect<never, StorageLost>
}

/**
 * A connection of one's own until the scope closes, for session locks and LISTEN, which must not come from a pool.
 * Long statements are expected on it.
 */
export const connect = (config: pg.ClientConfig): Effect.Effect<Connection, StorageLost, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        const client = new pg.Client({
          ...config,
          statement_timeout: 0,
          query_timeout: 0,
          idle_in_transaction_session_timeout: 0,
        })
        const broken = Promise.withResolvers<StorageLost>()
        client.on("error", (cause) => broken.resolve(new StorageLost({ cause })))
        client.on("end", () => broken.resolve(new StorageLost({ cause: "The connection ended" })))
        await client.connect()
        return { client, lost: Effect.promise(() => broken.promise).pipe(Effect.flatMap(Effect.fail)) }
      },
      catch: (cause) => new StorageLost({ cause }),
    }),
    ({ client }) => Effect.ignore(Effect.tryPromise(() => client.end())),
  )

/** Runs a promise that only talks to Postgres; every failure in it is a storage failure. */
export const storing = <A>(work: () => Promise<A>): Effect.Effect<A, StorageLost | StorageRefused> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) =>
      cause instanceof StorageLost ? cause : new StorageRefused({ message: reasonOf(cause), cause }),
  })
