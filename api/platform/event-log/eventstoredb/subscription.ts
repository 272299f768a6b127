import type {
  EventLogUnavailable,
  Position,
  SubscriptionItem,
  SubscriptionOptions,
} from "@voltread/domain/event.ts"
import { Effect, Stream } from "effect"
import {
  caughtUp,
  goOn,
  itemsOf,
  type Progress,
  retrying,
  waitAt,
  withCheckpoint,
} from "../engine/subscription-steps.ts"
import { fromPosition } from "./position.ts"
import type { Tail } from "./tail.ts"

/** Pause before a server that is behind the others is asked again. */
const PAUSE = "100 millis"

/**
 * Events after `from`, without end: read from the log, page by page, and near its end taken from the tail. Dies where
 * `from` is a position of another engine.
 */
export const subscription = (
  tail: Tail,
  from: Position,
  { streamPrefixes: prefixes, patience = 0 }: SubscriptionOptions = {},
): Stream.Stream<SubscriptionItem, EventLogUnavailable> => {
  const { recent } = tail

  const readOn = Effect.fnUntraced(function* (position: Position) {
    const page = yield* retrying(tail.readAfter(position))
    if (page.end === position) yield* Effect.sleep(PAUSE)
    const items = itemsOf(page.events, prefixes)
    return goOn(page.end > position ? withCheckpoint(items, page.end) : items, page.end)
  })

  const step = Effect.fnUntraced(function* ({ position, idle }: Progress) {
    if (!recent.covers(position)) return yield* readOn(position)
    if (recent.end <= position) {
      if (!idle) return waitAt([caughtUp(position)], position)
      yield* recent.beyond(position)
      if (patience > 0) yield* Effect.sleep(patience)
      return waitAt([], position)
    }
    const end = recent.end
    return waitAt([...itemsOf(recent.after(position), prefixes), caughtUp(end)], end)
  })

  const start = Effect.sync(() => fromPosition(from)).pipe(
    Effect.andThen(retrying(tail.refresh)),
    Effect.as(
      Stream.paginate<Progress, SubscriptionItem, EventLogUnavailable>({ position: from, idle: false }, step),
    ),
  )
  // The next page is read while the subscriber works on this one.
  return Stream.unwrap(start).pipe(Stream.bufferArray({ capacity: 1 }))
}
