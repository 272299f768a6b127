import type { EventLogUnavailable, Position } from "@voltread/domain/event.ts"
import { Cache, Duration, Effect, Exit, Latch, type Scope } from "effect"
import { RecentEvents } from "../engine/recent-events.ts"
import { retryForever } from "../engine/retry.ts"
import { unavailable } from "../engine/unavailable.ts"
import type { Calls } from "./calls.ts"
import type { Connection } from "./connection.ts"
import { readLastPosition } from "./head.ts"
import { openLive, SubscriptionEnded } from "./live.ts"
import { type LogPage, readLogPage } from "./log-page.ts"

/**
 * The end of the log, followed by one subscription for all followers of this process. The server keeps 32 events for each
 * subscriber and ends the subscription of one that is further behind; so what is missed is read, and the subscription
 * only tells what comes next.
 */
export interface Tail {
  readonly recent: RecentEvents
  /** A page of the log, for subscriptions too far behind for `recent`; kept for a moment for others in the same place. */
  readonly readAfter: (position: Position) => Effect.Effect<LogPage, EventLogUnavailable>
  /** Waits until `recent` has all that is stored by now. Before the first time, nothing is followed. */
  readonly refresh: Effect.Effect<void, EventLogUnavailable>
}

/** Pages that followers which read the log together may be apart. */
const KEPT_PAGES = 12

/** Within this time, what a read has found must have come by the subscription too. */
const LATE = Duration.seconds(1)

export const makeTail = Effect.fnUntraced(function* (
  connection: Connection,
  { read }: Calls,
  silence: Duration.Input,
): Effect.fn.Return<Tail, never, Scope.Scope> {
  const scope = yield* Effect.scope
  const recent = new RecentEvents()
  const started = yield* Latch.make()
  // Followers wait, and operators are told, until whatever is refused (say, access to the whole log) is granted.
  const ask = <A>(doing: string, question: Parameters<typeof read<A>>[1]) =>
    read(doing, question).pipe(
      Effect.catchTag("Refused", ({ cause }) => Effect.fail(unavailable(doing, cause))),
    )
  const readPage = (position: Position) => ask("Reading the log", (client) => readLogPage(client, position))
  const pages = yield* Cache.makeWith(readPage, {
    capacity: KEPT_PAGES,
    // The last page goes on.
    timeToLive: (exit) => (Exit.isSuccess(exit) && !exit.value.isLast ? "10 seconds" : 0),
  })
  const readAfter = (position: Position) =>
    Cache.get(pages, position).pipe(
      Effect.tap(({ isLast }) => (isLast ? Cache.invalidateAll(pages) : Effect.void)),
    )

  const readRest = Effect.gen(function* () {
    for (let isLast = false; !isLast; ) {
      const page = yield* readPage(recent.end)
      recent.add(page.events, page.end)
      isLast = page.isLast
    }
  })

  /** A subscription may stall without ending. Reading also shows how far the server's system events have come. */
  const watch = (live: { readonly position: () => Position }) =>
    Effect.gen(function* () {
      const before = live.position()
      yield* Effect.sleep(silence)
      if (live.position() !== before) return
      const page = yield* readPage(recent.end)
      recent.add(page.events, page.end)
      const { newest } = recent
      if (live.position() >= newest) return
      yield* Effect.sleep(Duration.min(Duration.fromInputUnsafe(silence), LATE))
      if (live.position() < newest) {
        yield* new SubscriptionEnded({
          reason: "Subscription: silent though there is more",
          isTooSlow: false,
        })
      }
    }).pipe(Effect.forever)

  const session = Effect.gen(function* () {
    yield* readRest
    const live = yield* openLive(connection, recent)
    return yield* Effect.raceFirst(live.over, watch(live))
  }).pipe(Effect.scoped)

  let failures = 0
  const followOnce = Effect.suspend(() => {
    const before = recent.end
    return session.pipe(
      Effect.catch((error) => {
        failures = recent.end > before ? 0 : failures + 1
        if (error._tag === "SubscriptionEnded" && error.isTooSlow && failures === 0) {
          return Effect.logDebug(error.reason)
        }
        return Effect.andThen(
          Effect.logWarning(error.reason),
          Effect.sleep(Math.min(1_000, 25 * 2 ** Math.min(failures, 10))),
        )
      }),
    )
  })

  const follow = ask("Finding the end of the log", readLastPosition).pipe(
    Effect.tapError((error) => Effect.logWarning(error.reason)),
    Effect.retry(retryForever),
    Effect.tap((end) => Effect.sync(() => recent.startAt(end))),
    Effect.andThen(started.open),
    Effect.andThen(Effect.forever(followOnce)),
  )
  let isFollowing = false
  const begin = Effect.suspend(() => {
    if (isFollowing) return Effect.void
    isFollowing = true
    return Effect.asVoid(Effect.forkIn(follow, scope))
  })

  return { recent, readAfter, refresh: begin.pipe(Effect.andThen(started.await), Effect.andThen(readRest)) }
})
