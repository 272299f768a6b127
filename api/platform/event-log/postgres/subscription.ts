import type {
  EventLogUnavailable,
  Position,
  RecordedEvent,
  SubscriptionItem,
  SubscriptionOptions,
} from "@voltread/domain/event.ts"
import { Effect, Option, Order, Stream } from "effect"
import { retryForever } from "../engine/retry.ts"
import type { LogPages } from "./log-pages.ts"
import { nextWindow } from "./position.ts"
import type { Tail } from "./tail.ts"

/**
 * Positions that one query reads, up to a multiple of it, so that followers ask for the same. Not a limit on the events:
 * where the table has no statistics yet, Postgres sorts all events of a wider range for each of its pages.
 */
const WINDOW = 2_000n

interface Progress {
  readonly position: Position
  /** Whether `caughtUp` was emitted for this position. */
  readonly idle: boolean
}

/**
 * Events after `from`, then live ones: what is far behind is read page by page, only the wanted part of it; near the end
 * of the log it is taken from the tail, which all subscriptions of a process share.
 */
export const subscription = (
  pages: LogPages,
  tail: Tail,
  from: Position,
  { streamPrefixes: prefixes, patience = 0 }: SubscriptionOptions = {},
): Stream.Stream<SubscriptionItem, EventLogUnavailable> => {
  const { recent } = tail
  const reader = pages.reader(prefixes)
  const isWanted = ({ stream }: RecordedEvent): boolean =>
    prefixes === undefined || prefixes.some((prefix) => stream.startsWith(prefix))

  const readOn = Effect.fnUntraced(function* (from: Position) {
    const position = earlier(nextWindow(from, WINDOW), recent.end)
    const events = (yield* retrying(reader.read(from, position))).filter(isWanted)
    const items = events.map(toItem)
    const idle = recent.end <= position
    if (idle) items.push(caughtUp(position))
    else if (events.at(-1)?.position !== position) items.push({ _tag: "checkpoint", position })
    return [items, continueAt(position, idle)] as const
  })

  const step = Effect.fnUntraced(function* ({ position, idle }: Progress) {
    if (recent.covers(position)) yield* reader.pause
    if (recent.end <= position) {
      if (!idle) return [[caughtUp(position)], continueAt(position, true)] as const
      yield* recent.beyond(position)
      if (patience > 0) yield* Effect.sleep(patience)
    }
    if (!recent.covers(position)) return yield* readOn(position)
    const end = recent.end
    return [
      [...recent.after(position).filter(isWanted).map(toItem), caughtUp(end)],
      continueAt(end, true),
    ] as const
  })

  const start = retrying(tail.follow).pipe(
    Effect.as(
      Stream.paginate<Progress, SubscriptionItem, EventLogUnavailable>({ position: from, idle: false }, step),
    ),
  )
  // Prefetches the next page.
  return Stream.unwrap(start).pipe(Stream.ensuring(reader.pause), Stream.bufferArray({ capacity: 1 }))
}

const retrying = <A, R>(work: Effect.Effect<A, EventLogUnavailable, R>) =>
  work.pipe(
    Effect.tapError((error) => Effect.logWarning(error.reason)),
    Effect.retry(retryForever),
  )

/** Positions are ordered as strings. */
const earlier = Order.min(Order.String)

const toItem = (event: RecordedEvent): SubscriptionItem => ({ _tag: "event", event })

const caughtUp = (position: Position): SubscriptionItem => ({ _tag: "caughtUp", position })

const continueAt = (position: Position, idle: boolean): Option.Option<Progress> =>
  Option.some({ position, idle })
