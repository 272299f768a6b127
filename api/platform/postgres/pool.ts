import { Context, Effect, Layer } from "effect"
import pg from "pg"

export interface DatabaseOptions {
  readonly url: string
  /** Connections of the shared pool. The event log holds two more of its own in each process. */
  readonly max?: number
  /** Milliseconds after which the server gives up a statement. */
  readonly statementTimeout?: number
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string
}

export interface DatabaseService {
  readonly pool: pg.Pool
  /**
   * For dedicated connections outside the pool, which could otherwise deadlock when code waits for a second one.
   */
  readonly connection: pg.ClientConfig
}

/** A safe integer as a number, any other as a `bigint`: never rounded. */
export const parseInt8 = (text: string): number | bigint => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, parseInt8)

const connectionConfig = (options: DatabaseOptions): pg.ClientConfig => ({
  connectionString: options.url,
  types,
  application_name: options.applicationName ?? "voltread",
  connectionTimeoutMillis: 5_000,
  statement_timeout: options.statementTimeout ?? 30_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
})

/**
 * A pool that survives server restarts: lost idle connections go to `onLost` and are replaced on demand. Without that
 * listener the `error` event would end the process.
 */
export const createPool = (options: DatabaseOptions, onLost: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    ...connectionConfig(options),
    max: options.max ?? 16,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 3_600,
  })
  pool.on("error", onLost)
  return pool
}

/** The Postgres of this process: read models, tables of record and, by default, the event log. */
export class Database extends Context.Service<Database, DatabaseService>()("@voltread/Database") {
  static readonly layer = (options: DatabaseOptions): Layer.Layer<Database> =>
    Layer.effect(
      Database,
      Effect.gen(function* () {
        const services = yield* Effect.context<never>()
        const pool = yield* Effect.acquireRelease(
          Effect.sync(() =>
            createPool(options, (error) =>
              Effect.runForkWith(services)(Effect.logWarning("Idle Postgres connection lost", error.message)),
            ),
          ),
          (pool) => Effect.promise(() => pool.end()),
        )
        return { pool, connection: connectionConfig(options) }
      }),
    )
}
