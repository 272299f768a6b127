import { endConnection } from "@voltread/projections/platform/connection.ts"
import { Effect, Schema, type Scope } from "effect"
import pg from "pg"
import { retryForever } from "../engine/retry.ts"
import { unavailable } from "../engine/unavailable.ts"

/**
 * The connection of this process for both appends and LISTEN, replaced whenever it is lost. Sharing it saves waking a
 * second connection at each append, and lets the writer recognize its own notifications.
 */
export interface Session {
  /** Rejects while there is no connection. */
  readonly client: () => Promise<pg.Client>
  /** Closes a connection that did not answer. */
  readonly abandon: (client: pg.Client) => void
}

/** Milliseconds after which an unanswered call counts as lost. */
const ANSWER_TIMEOUT = 10_000

const decodePid = Schema.decodeUnknownSync(Schema.Tuple([Schema.Struct({ pid: Schema.Int })]))

/**
 * `onNotice` gets each position stored by other processes, and undefined after each (re)connection, since earlier
 * notifications may have been lost.
 */
export const makeSession = Effect.fnUntraced(function* (
  connection: pg.ClientConfig,
  onNotice: (decimal?: string) => void,
): Effect.fn.Return<Session, never, Scope.Scope> {
  let attempt: Promise<pg.Client> | undefined

  const listen = async (client: pg.Client): Promise<pg.Client> => {
    await client.connect()
    const { rows } = await client.query("select pg_backend_pid() as pid")
    const [{ pid }] = decodePid(rows)
    client.on("notification", ({ processId, payload }) => {
      if (processId !== pid) onNotice(payload)
    })
    await client.query("listen events")
    return client
  }

  /** Fails where no connection can be made, and ends where one was lost. */
  const hold = Effect.gen(function* () {
    const client = yield* Effect.acquireRelease(
      Effect.sync(() => new pg.Client({ ...connection, query_timeout: ANSWER_TIMEOUT })),
      endConnection,
    )
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve())
      client.on("end", () => resolve())
    })
    const listening = listen(client)
    attempt = listening
    yield* Effect.tryPromise({
      try: () => listening,
      catch: (cause) => unavailable("Connecting the event log", cause),
    })
    onNotice()
    yield* Effect.promise(() => lost)
  }).pipe(Effect.scoped)

  yield* hold.pipe(
    Effect.tapError((error) => Effect.logWarning(error.reason)),
    Effect.retry(retryForever),
    Effect.andThen(Effect.logWarning("The event log's connection was lost")),
    Effect.forever,
    Effect.forkScoped({ startImmediately: true }),
  )
  return {
    client: () => attempt ?? Promise.reject(new Error("not connected yet")),
    abandon: (client) => {
      // `hold` sees the end of the connection and replaces it.
      client.end().catch(() => undefined)
    },
  }
})
