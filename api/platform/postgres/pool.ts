import { type Listen, makeListen } from "@voltread/projections/platform/listen.ts"
import { Context, Effect, Layer } from "effect"
import pg from "pg"

export interface DatabaseOptions {
  readonly url: string
  /** Connections of the shared pool. The event log holds two more of its own in each process, and `listen` one. */
  readonly max?: number
  /** Milliseconds after which the server gives up a statement; 0: never. */
  readonly statementTimeout?: number
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string
}

export interface DatabaseService {
  readonly pool: pg.Pool
  /**
   * Its commits do not wait for the disk. Postgres writes its log in order: a server that ends without warning may lose
   * the newest of them, and never one without all that came after it. So use it for work that is repeated when a
   * checkpoint that was written after it is lost, too; before acting on it outside the database, commit something through
   * `pool`, which brings everything before it to the disk.
   */
  readonly relaxed: pg.Pool
  /**
   * For dedicated connections outside the pool, which could otherwise deadlock when code waits for a second one. They
   * wait for an answer as long as it takes.
   */
  readonly connection: pg.ClientConfig
  /** Listens to what processes tell each other by NOTIFY. */
  readonly listen: Listen
}

/** A safe integer as a number, any other as a `bigint`: never rounded. */
export const parseInt8 = (text: string): number | bigint => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, parseInt8)

const STATEMENT_TIMEOUT = 30_000

/** How much longer than the server this side waits for an answer: a server that stopped never gives up a statement. */
const GRACE = 1_000

/**
 * All times are in UTC, whatever the server, the database or the role are set to. Parallel workers are for statements of
 * seconds: to start them for a page of a report takes as long as the page.
 */
const SESSION_SETTINGS = "-c TimeZone=UTC -c parallel_setup_cost=10000"

const connectionConfig = (options: DatabaseOptions): pg.ClientConfig => {
  const url = new URL(options.url)
  // Settings in the URL would take the place of those beside it.
  const given = url.searchParams.get("options") ?? ""
  url.searchParams.delete("options")
  return {
    connectionString: url.href,
    options: `${given} ${SESSION_SETTINGS}`.trim(),
    types,
    application_name: options.applicationName ?? "voltread",
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeout ?? STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}

/** Milliseconds until this side gives up; 0: never. */
const queryTimeout = ({ statementTimeout = STATEMENT_TIMEOUT }: DatabaseOptions): number =>
  statementTimeout === 0 ? 0 : statementTimeout + GRACE

/**
 * A pool that survives server restarts: lost idle connections go to `onLost` and are replaced on demand. Without that
 * listener the `error` event would end the process. Statements on it end in time, also where the server never answers;
 * longer ones need a connection of their own.
 */
export const createPool = (
  options: DatabaseOptions,
  onLost: (error: Error) => void,
  settings: pg.PoolConfig = connectionConfig(options),
): pg.Pool => {
  const pool = new pg.Pool({
    max: options.max ?? 16,
    ...settings,
    query_timeout: queryTimeout(options),
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 3_600,
  })
  pool.on("error", onLost)
  // While somebody uses a connection the pool does not listen to it, and its loss would end the process. Whoever uses it
  // learns of the loss from the next statement.
  pool.on("connect", (client) => client.on("error", () => undefined))
  return pool
}

/** Followers wake together, but nobody waits for them: sharing a few connections spares the server. */
const RELAXED_CONNECTIONS = 4

/** The Postgres of this process: read models, tables of record and, by default, the event log. */
export class Database extends Context.Service<Database, DatabaseService>()("@voltread/Database") {
  static readonly layer = (options: DatabaseOptions): Layer.Layer<Database> =>
    Layer.effect(
      Database,
      Effect.gen(function* () {
        const services = yield* Effect.context<never>()
        const connection = connectionConfig(options)
        const open = (settings: pg.PoolConfig) =>
          Effect.acquireRelease(
            Effect.sync(() =>
              createPool(
                options,
                (error) =>
                  Effect.runForkWith(services)(
                    Effect.logWarning("Idle Postgres connection lost", error.message),
                  ),
                settings,
              ),
            ),
            (pool) => Effect.promise(() => pool.end()),
          )
        return {
          pool: yield* open(connection),
          relaxed: yield* open({
            ...connection,
            max: RELAXED_CONNECTIONS,
            options: `${connection.options} -c synchronous_commit=off`,
          }),
          connection,
          listen: yield* makeListen(connection),
        }
      }),
    )
}

/** Runs `work` on connections whose commits do not wait for the disk. */
export const committingRelaxed = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Database> =>
  Effect.updateService(work, Database, (database) => ({ ...database, pool: database.relaxed }))
