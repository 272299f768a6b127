import { Effect, Schema, type Scope } from "effect"
import pg from "pg"
import { retryForever } from "../retry.ts"
import { unavailable } from "./errors.ts"

/**
 * The connection of this process that appends and listens, replaced whenever it is lost. One for both: Postgres hands a
 * session its own notifications with the answer, so the writer does not wake a second session at each append, and
 * knows them for its own.
 */
export interface Session {
  /** The connection, or why there is none at present. */
  readonly client: () => Promise<pg.Client>
  /** Gives up a connection that did not answer. */
  readonly abandon: (client: pg.Client) => void
}

/** Milliseconds after which an unanswered call counts as lost. */
const ANSWER_TIMEOUT = 10_000

const decodePid = Schema.decodeUnknownSync(Schema.Tuple([Schema.Struct({ pid: Schema.Int })]))

/** A server that is gone may never confirm the end. */
const end = (client: pg.Client) =>
  Effect.ignore(Effect.tryPromise(() => client.end()).pipe(Effect.timeout("1 second")))

/**
 * `onNotice` gets each position stored by somebody else, and nothing when a connection begins to listen: whatever was
 * stored before then went unheard.
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
      end,
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
      // Its end, whichever way it comes, is what `hold` waits for.
      client.end().catch(() => undefined)
    },
  }
})
