import { type EventLogUnavailable, type Position, START } from "@voltread/domain/event.ts"
import { Effect, Latch, Schema, type Scope, Semaphore } from "effect"
import type pg from "pg"
import { RecentEvents } from "../engine/recent-events.ts"
import { unavailable } from "../engine/unavailable.ts"
import { toPosition } from "./position.ts"
import { nextPage, PAGE } from "./rows.ts"

/** The end of the log, read once for all followers of this process. */
export interface Tail {
  readonly recent: RecentEvents
  /** For appends of this process. */
  readonly onAppended: (position: Position) => void
  /** For notifications of other processes; undefined after a reconnection. */
  readonly onNotified: (decimal?: string) => void
  /** Reads the head from the database. */
  readonly head: Effect.Effect<Position, EventLogUnavailable>
  /** Keeps `recent` up to date until the scope closes. Afterwards `recent` has all that is stored by now. */
  readonly follow: Effect.Effect<void, EventLogUnavailable, Scope.Scope>
}

const HEAD = "select max(position)::text as position from events"

const decodeHead = Schema.decodeUnknownSync(
  Schema.Tuple([Schema.Struct({ position: Schema.NullOr(Schema.String) })]),
)

const readHead = (pool: pg.Pool): Effect.Effect<Position, EventLogUnavailable> =>
  Effect.tryPromise({
    try: () => pool.query({ name: "log_head", text: HEAD }),
    catch: (cause) => unavailable("Reading the head of the log", cause),
  }).pipe(
    Effect.map(({ rows }) => {
      const [{ position }] = decodeHead(rows)
      return position === null ? START : toPosition(position)
    }),
  )

/**
 * New events become known in three ways: by appends of this process, by notifications, and by polling every second, in
 * case a notification was lost. Nothing is read while nobody follows.
 */
export const makeTail = Effect.fnUntraced(function* (
  pool: pg.Pool,
): Effect.fn.Return<Tail, never, Scope.Scope> {
  const recent = new RecentEvents()
  const reading = yield* Semaphore.make(1)
  const hint = yield* Latch.make()
  let followers = 0
  let hasStarted = false

  const restart = readHead(pool).pipe(
    Effect.tap((head) =>
      Effect.sync(() => {
        recent.startAt(head)
        hasStarted = true
      }),
    ),
    Effect.asVoid,
  )

  /** Positions become visible in order (migration 0001), so that nothing appears later below the last one read. */
  const readOn = Effect.gen(function* () {
    const page = hasStarted ? yield* nextPage(pool, recent.end) : []
    const last = page.at(-1)
    // Too far behind for the tail, after a pause of all followers or in a flood: each follower reads from the log itself.
    if (!hasStarted || page.length === PAGE) yield* restart
    else if (last !== undefined) recent.add(page, last.position)
  }).pipe(reading.withPermits(1))

  const onAppended = (position: Position): void => {
    if (followers > 0 && position > recent.end) hint.openUnsafe()
  }

  yield* hint.await.pipe(
    Effect.timeoutOption("1 second"),
    Effect.andThen(hint.close),
    Effect.andThen(
      Effect.suspend(() =>
        followers === 0
          ? Effect.void
          : Effect.catch(readOn, ({ reason }) => Effect.logDebug(reason).pipe(Effect.delay("50 millis"))),
      ),
    ),
    Effect.forever,
    Effect.forkScoped,
  )

  const enter = Effect.acquireRelease(
    Effect.sync(() => {
      followers += 1
    }),
    () =>
      Effect.sync(() => {
        followers -= 1
      }),
  )

  return {
    recent,
    onAppended,
    onNotified: (decimal) => {
      if (decimal === undefined || toPosition(decimal) > recent.end) hint.openUnsafe()
    },
    head: readHead(pool),
    follow: Effect.andThen(enter, Effect.asVoid(readOn)),
  }
})
