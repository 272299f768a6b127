import type {
  EventLogUnavailable,
  Position,
  SubscriptionItem,
  SubscriptionOptions,
} from "@voltread/domain/event.ts"
import { Effect, Order, Stream } from "effect"
import {
  caughtUp,
  goOn,
  itemsOf,
  type Progress,
  retrying,
  waitAt,
  withCheckpoint,
} from "../engine/subscription-steps.ts"
import type { LogPages } from "./log-pages.ts"
import { nextWindow } from "./position.ts"
import type { Tail } from "./tail.ts"

/**
 * Positions that one query reads, up to a multiple of it, so that followers ask for the same. Not a limit on the events:
 * where the table has no statistics yet, Postgres sorts all events of a wider range for each of its pages.
 */
const WINDOW = 2_000n

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

  const readOn = Effect.fnUntraced(function* (from: Position) {
    const position = earlier(nextWindow(from, WINDOW), recent.end)
    const items = itemsOf(yield* retrying(reader.read(from, position)), prefixes)
    if (recent.end <= position) return waitAt([...items, caughtUp(position)], position)
    return goOn(withCheckpoint(items, position), position)
  })

  const step = Effect.fnUntraced(function* ({ position, idle }: Progress) {
    if (recent.covers(position)) yield* reader.pause
    if (recent.end <= position) {
      if (!idle) return waitAt([caughtUp(position)], position)
      yield* recent.beyond(position)
      if (patience > 0) yield* Effect.sleep(patience)
    }
    if (!recent.covers(position)) return yield* readOn(position)
    const end = recent.end
    return waitAt([...itemsOf(recent.after(position), prefixes), caughtUp(end)], end)
  })

  const start = retrying(tail.follow).pipe(
    Effect.as(
      Stream.paginate<Progress, SubscriptionItem, EventLogUnavailable>({ position: from, idle: false }, step),
    ),
  )
  // Prefetches the next page.
  return Stream.unwrap(start).pipe(Stream.ensuring(reader.pause), Stream.bufferArray({ capacity: 1 }))
}

/** Positions are ordered as strings. */
const earlier = Order.min(Order.String)
