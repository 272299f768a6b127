import type {
  EventLogUnavailable,
  Position,
  RecordedEvent,
  SubscriptionItem,
} from "@voltread/domain/event.ts"
import { Effect, Option } from "effect"
import { retryForever } from "./retry.ts"

/** How far a subscription has come. */
export interface Progress {
  readonly position: Position
  /** Whether `caughtUp` was emitted for this position. */
  readonly idle: boolean
}

/** What a step emits, and from where the next one goes on. */
type Step = readonly [items: ReadonlyArray<SubscriptionItem>, next: Option.Option<Progress>]

export const goOn = (items: ReadonlyArray<SubscriptionItem>, position: Position): Step => [
  items,
  Option.some({ position, idle: false }),
]

export const waitAt = (items: ReadonlyArray<SubscriptionItem>, position: Position): Step => [
  items,
  Option.some({ position, idle: true }),
]

export const caughtUp = (position: Position): SubscriptionItem => ({ _tag: "caughtUp", position })

/** The events of streams with one of the prefixes; of all streams without any. */
export const itemsOf = (
  events: ReadonlyArray<RecordedEvent>,
  prefixes: ReadonlyArray<string> | undefined,
): ReadonlyArray<SubscriptionItem> =>
  events
    .filter(({ stream }) => prefixes === undefined || prefixes.some((prefix) => stream.startsWith(prefix)))
    .map((event) => ({ _tag: "event", event }))

/** Says how far the log was read, where the last of the items does not. */
export const withCheckpoint = (
  items: ReadonlyArray<SubscriptionItem>,
  position: Position,
): ReadonlyArray<SubscriptionItem> => {
  const last = items.at(-1)
  return last?._tag === "event" && last.event.position === position
    ? items
    : [...items, { _tag: "checkpoint", position }]
}

export const retrying = <A, R>(work: Effect.Effect<A, EventLogUnavailable, R>) =>
  work.pipe(
    Effect.tapError((error) => Effect.logWarning(error.reason)),
    Effect.retry(retryForever),
  )
