import { type EventLogUnavailable, type Position, START } from "@voltread/domain/event.ts"
import { Effect, Schema, type Scope } from "effect"
import type pg from "pg"
import { unavailable } from "./errors.ts"
import { toPosition } from "./position.ts"

/** The newest position known to this process, and a way to wait for a newer one. */
export interface Tail {
  readonly newest: () => Position
  /** For appends of this process. */
  readonly onAppended: (position: Position) => void
  /** For notifications of other processes; undefined after a reconnection. */
  readonly onNotified: (decimal?: string) => void
  /** Reads the head from the database. */
  readonly refresh: Effect.Effect<Position, EventLogUnavailable>
  /** Waits for an event after `position`. */
  readonly waitBeyond: (position: Position) => Effect.Effect<void>
}

interface Waiter {
  readonly position: Position
  readonly wake: () => void
}

const HEAD = "select max(position)::text as position from events"

const decodeHead = Schema.decodeUnknownSync(
  Schema.Tuple([Schema.Struct({ position: Schema.NullOr(Schema.String) })]),
)

const readHead = (pool: pg.Pool): Effect.Effect<Position, EventLogUnavailable> =>
  Effect.tryPromise({
    try: () => pool.query(HEAD),
    catch: (cause) => unavailable("Reading the head of the log", cause),
  }).pipe(
    Effect.map(({ rows }) => {
      const [{ position }] = decodeHead(rows)
      return position === null ? START : toPosition(position)
    }),
  )

/**
 * New events become known in three ways: by appends of this process, by notifications, and by polling every second while
 * somebody waits, in case a notification was lost.
 */
export const makeTail = Effect.fnUntraced(function* (
  pool: pg.Pool,
): Effect.fn.Return<Tail, never, Scope.Scope> {
  let newest: Position = START
  const waiters = new Set<Waiter>()
  const services = yield* Effect.context<never>()

  const onAppended = (position: Position): void => {
    if (position <= newest) return
    newest = position
    for (const waiter of waiters) {
      if (waiter.position < position) {
        waiters.delete(waiter)
        waiter.wake()
      }
    }
  }

  const refresh = readHead(pool).pipe(Effect.tap((head) => Effect.sync(() => onAppended(head))))
  const refreshQuietly = refresh.pipe(
    Effect.catchTag("EventLogUnavailable", (error) => Effect.logDebug(error.reason)),
  )

  let refreshing = false
  let again = false
  /** A notification is only a hint to read the head. Concurrent ones are merged into one query. */
  const onNotified = (decimal?: string): void => {
    if (decimal !== undefined && toPosition(decimal) <= newest) return
    if (refreshing) {
      again = true
      return
    }
    refreshing = true
    const settled = Effect.sync(() => {
      refreshing = false
      if (again) {
        again = false
        onNotified()
      }
    })
    Effect.runForkWith(services)(Effect.ensuring(refreshQuietly, settled))
  }

  yield* Effect.suspend(() => (waiters.size > 0 ? refreshQuietly : Effect.void)).pipe(
    Effect.delay("1 second"),
    Effect.forever,
    Effect.forkScoped,
  )

  const waitBeyond = (position: Position): Effect.Effect<void> =>
    Effect.callback((resume) => {
      if (newest > position) return resume(Effect.void)
      const waiter: Waiter = { position, wake: () => resume(Effect.void) }
      waiters.add(waiter)
      return Effect.sync(() => waiters.delete(waiter))
    })

  return { newest: () => newest, onAppended, onNotified, refresh, waitBeyond }
})
