import type {
  EventLogUnavailable,
  Position,
  SubscriptionItem,
  SubscriptionOptions,
} from "@voltread/domain/event.ts"
import { Effect, Option, Stream } from "effect"
import { retryForever } from "../engine/retry.ts"
import { fromPosition } from "./position.ts"
import type { Tail } from "./tail.ts"

/** Pause before a server that is behind the others is asked again. */
const PAUSE = "100 millis"

interface Progress {
  readonly position: Position
  /** Whether it has been said that nothing is left. */
  readonly idle: boolean
}

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
  const wanted = (stream: string): boolean =>
    prefixes === undefined || prefixes.some((prefix) => stream.startsWith(prefix))
  const itemsOf = (events: ReturnType<typeof recent.after>): Array<SubscriptionItem> =>
    events.filter(({ stream }) => wanted(stream)).map((event) => ({ _tag: "event", event }))

  const readOn = Effect.fnUntraced(function* (position: Position) {
    const page = yield* retrying(tail.readAfter(position))
    if (page.end === position) yield* Effect.sleep(PAUSE)
    const items = itemsOf(page.events)
    const last = items.at(-1)
    if (page.end > position && !(last?._tag === "event" && last.event.position === page.end)) {
      items.push({ _tag: "checkpoint", position: page.end })
    }
    return [items, continueAt(page.end, false)] as const
  })

  const step = Effect.fnUntraced(function* ({ position, idle }: Progress) {
    if (!recent.covers(position)) return yield* readOn(position)
    if (recent.end <= position) {
      if (!idle) return [[caughtUp(position)], continueAt(position, true)] as const
      yield* recent.beyond(position)
      if (patience > 0) yield* Effect.sleep(patience)
      return [[], continueAt(position, true)] as const
    }
    const end = recent.end
    return [[...itemsOf(recent.after(position)), caughtUp(end)], continueAt(end, true)] as const
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

const retrying = <A>(work: Effect.Effect<A, EventLogUnavailable>) =>
  work.pipe(
    Effect.tapError((error) => Effect.logWarning(error.reason)),
    Effect.retry(retryForever),
  )

const caughtUp = (position: Position): SubscriptionItem => ({ _tag: "caughtUp", position })

const continueAt = (position: Position, idle: boolean): Option.Option<Progress> =>
  Option.some({ position, idle })
