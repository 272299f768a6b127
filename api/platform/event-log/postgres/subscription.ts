import type {
  EventLogUnavailable,
  Position,
  SubscriptionFilter,
  SubscriptionItem,
} from "@voltread/domain/event.ts"
import { Effect, Option, Order, Stream } from "effect"
import type pg from "pg"
import { retryForever } from "../retry.ts"
import { advanced } from "./position.ts"
import { logPage, PAGE } from "./rows.ts"
import type { Tail } from "./tail.ts"

/** Positions that one query scans for events that match the filter. */
const WINDOW = 20_000n

interface Progress {
  readonly position: Position
  /** Whether `caughtUp` was emitted for this position. */
  readonly idle: boolean
}

/**
 * Events after `from`, then live ones. Positions become visible in order (migration 0001), so that nothing appears later
 * below the newest known position, whether or not there are gaps.
 */
export const subscription = (
  pool: pg.Pool,
  tail: Tail,
  from: Position,
  filter: SubscriptionFilter = {},
): Stream.Stream<SubscriptionItem, EventLogUnavailable> => {
  const prefixes = filter.streamPrefixes

  const step = Effect.fnUntraced(function* (progress: Progress) {
    if (tail.newest() <= progress.position) {
      if (!progress.idle) return [[caughtUp(progress.position)], continueAt(progress.position, true)] as const
      yield* tail.waitBeyond(progress.position)
    }
    const newest = tail.newest()
    const window = prefixes === undefined ? newest : advanced(progress.position, WINDOW)
    const upTo = earlier(window, newest)
    const events = yield* logPage(pool, progress.position, upTo, prefixes).pipe(
      Effect.tapError((error) => Effect.logWarning(error.reason)),
      Effect.retry(retryForever),
    )
    const lastEvent = events.at(-1)?.position
    const position = events.length === PAGE && lastEvent !== undefined ? lastEvent : upTo
    const items: Array<SubscriptionItem> = events.map((event) => ({ _tag: "event", event }))
    const idle = tail.newest() <= position
    if (idle) items.push(caughtUp(position))
    else if (lastEvent !== position) items.push({ _tag: "checkpoint", position })
    return [items, continueAt(position, idle)] as const
  })

  const start = tail.refresh.pipe(
    Effect.tapError((error) => Effect.logWarning(error.reason)),
    Effect.retry(retryForever),
    Effect.as(
      Stream.paginate<Progress, SubscriptionItem, EventLogUnavailable>({ position: from, idle: false }, step),
    ),
  )
  // Prefetches the next page.
  return Stream.unwrap(start).pipe(Stream.bufferArray({ capacity: 1 }))
}

/** Positions are ordered as strings. */
const earlier = Order.min(Order.String)

const caughtUp = (position: Position): SubscriptionItem => ({ _tag: "caughtUp", position })

const continueAt = (position: Position, idle: boolean): Option.Option<Progress> =>
  Option.some({ position, idle })
