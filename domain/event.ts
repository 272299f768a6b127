import { Context, Data, type Effect, Schema, type Stream } from "effect"
import { personal } from "./shared/personal.ts"

/** Who caused the event. `id` is a username, a gateway's name or the name of a process. */
export const Actor = Schema.Struct({
  id: Schema.NonEmptyString,
  name: personal(Schema.String),
  role: Schema.Literals([
    "guest",
    "customer",
    "customersupport",
    "admin",
    "super admin",
    "system",
    "gateway",
  ]),
})
export type Actor = typeof Actor.Type

/**
 * The metadata of every event.
 *
 * - `correlationId`: the request or webhook that started everything.
 * - `causationId`: the command or event that caused this one directly.
 * - `traceparent`: the span that stored it, in the format of W3C trace context; absent without tracing.
 * - `at`: UTC instant, ISO 8601 with milliseconds, when it happened (not when it was stored).
 */
export const EventMetadata = Schema.Struct({
  correlationId: Schema.NonEmptyString,
  causationId: Schema.NonEmptyString,
  actor: Actor,
  at: Schema.String,
  traceparent: Schema.optionalKey(Schema.String),
})
export type EventMetadata = typeof EventMetadata.Type

const NEWS_MS = 7 * 86_400_000

/** Whether an event of this instant is too old to be news: the history of another shop is imported with its own dates. */
export const isImportedHistory = (at: string, now: number): boolean => now - Date.parse(at) > NEWS_MS

/** A fact about to be stored. `id` is a UUID derived from the command's id, so that a retry cannot double it. */
export interface NewEvent {
  readonly id: string
  readonly type: string
  /** Version of the shape of `data`, from 1. Older versions are upcast on reading. */
  readonly schemaVersion: number
  readonly data: unknown
  readonly metadata: EventMetadata
}

/**
 * Opaque place in the whole log. Positions compare as strings (`<`), and mean nothing else. `START` lies before every
 * event.
 */
export type Position = string
export const START: Position = ""

/** An event as the log returns it. `revision` counts from 0 within its stream. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string
  readonly revision: number
  readonly position: Position
}

/** The stream's revision that the writer expects: one it has read, no stream yet, or any. */
export type ExpectedRevision = number | "no-stream" | "any"

export interface AppendResult {
  /** Revision of the last event of this append. */
  readonly revision: number
  readonly position: Position
}

/** The expected revision was wrong. `actual` is the stream's last revision, or `"no-stream"`. */
export class WrongExpectedRevision extends Data.TaggedError("WrongExpectedRevision")<{
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly actual: number | "no-stream"
}> {}

/** More than the log accepts in one append, `limit` bytes. Nothing was stored, and a retry cannot succeed. */
export class AppendTooLarge extends Data.TaggedError("AppendTooLarge")<{
  readonly stream: string
  readonly limit: number
}> {}

/**
 * The log cannot be reached or answered too late. Whether the write happened is unknown; repeat it with the same ids.
 */
export class EventLogUnavailable extends Data.TaggedError("EventLogUnavailable")<{
  readonly reason: string
  readonly cause?: unknown
}> {}

export interface SubscriptionOptions {
  /** Only events of streams with one of these prefixes (`"order-"`); absent: all. */
  readonly streamPrefixes?: ReadonlyArray<string>
  /**
   * Milliseconds for which a live event waits for others, so that they are delivered together: for work that costs the
   * same for one event as for many, and that nobody waits for. Absent: none.
   */
  readonly patience?: number
}

/**
 * What a subscription delivers: events in the order of the log; `caughtUp` each time that everything stored has been
 * delivered, with the position of the log: at or after its head when the subscription began, and after each new event,
 * whether the filter matches it or not; `checkpoint` when a filter skipped events, so that a restart need not read them
 * again.
 */
export type SubscriptionItem =
  | { readonly _tag: "event"; readonly event: RecordedEvent }
  | { readonly _tag: "caughtUp"; readonly position: Position }
  | { readonly _tag: "checkpoint"; readonly position: Position }

export interface EventLogService {
  /**
   * Stores `events` at the end of `stream`, all or none, up to 1 MB together. Repeating an append with the same event ids and the same
   * expectation returns the first outcome.
   */
  readonly append: (
    stream: string,
    expected: ExpectedRevision,
    events: ReadonlyArray<NewEvent>,
  ) => Effect.Effect<AppendResult, WrongExpectedRevision | AppendTooLarge | EventLogUnavailable>
  /** The events of one stream; empty when there is none. `from` is inclusive; backwards starts at `from` or the end. */
  readonly read: (
    stream: string,
    options?: {
      readonly from?: number
      readonly direction?: "forwards" | "backwards"
      readonly limit?: number
    },
  ) => Stream.Stream<RecordedEvent, EventLogUnavailable>
  /**
   * Everything after `from` (exclusive), then live, forever. Adapters reconnect by themselves with back-off and
   * continue after the last delivered position: no event is skipped or repeated.
   */
  readonly subscribe: (
    from: Position,
    options?: SubscriptionOptions,
  ) => Stream.Stream<SubscriptionItem, EventLogUnavailable>
  /** The position of the newest event, or `START` for an empty log. */
  readonly head: Effect.Effect<Position, EventLogUnavailable>
}

/** The port to the event log; its engines are in `api/platform/event-log`. */
export class EventLog extends Context.Service<EventLog, EventLogService>()("@voltread/EventLog") {}
