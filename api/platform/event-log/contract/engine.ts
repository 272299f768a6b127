import { randomUUID } from "node:crypto"
import {
  EventLog,
  type EventLogService,
  type EventMetadata,
  type NewEvent,
  type Position,
  type RecordedEvent,
  type SubscriptionItem,
  type SubscriptionOptions,
} from "@voltread/domain/event.ts"
import { Effect, Layer, Logger, LogLevel, ManagedRuntime, Stream } from "effect"
import type { Network } from "../testing/network.ts"

/** An engine under test: a log that may hold other things already, over a network that can be cut. */
export interface Engine {
  readonly layer: Layer.Layer<EventLog>
  /** Absent where the server cannot be cut off. */
  readonly network?: Pick<Network, "cut" | "restore" | "refusal">
  readonly stop: () => Promise<void>
}

/** One process with the log in it: several of them share what is stored and nothing else. */
export interface Process {
  readonly run: <A, E>(effect: Effect.Effect<A, E, EventLog>) => Promise<A>
  /** What the log has reported to operators that is worth their attention. */
  readonly warnings: ReadonlyArray<string>
  readonly exit: () => Promise<void>
}

export const startProcess = ({ layer }: Pick<Engine, "layer">): Process => {
  const warnings: Array<string> = []
  const keeping = Logger.make(({ logLevel, message }) => {
    if (LogLevel.isGreaterThanOrEqualTo(logLevel, "Warn")) warnings.push(String(message))
  })
  const runtime = ManagedRuntime.make(Layer.provideMerge(layer, Logger.layer([keeping])))
  return { run: (effect) => runtime.runPromise(effect), warnings, exit: () => runtime.dispose() }
}

export const append = (...args: Parameters<EventLogService["append"]>) =>
  Effect.flatMap(EventLog, (log) => log.append(...args))

export const read = (...args: Parameters<EventLogService["read"]>) =>
  Effect.flatMap(EventLog, (log) => Stream.runCollect(log.read(...args)))

export const head = Effect.flatMap(EventLog, (log) => log.head)

export const subscribe = (...args: Parameters<EventLogService["subscribe"]>) =>
  Stream.unwrap(Effect.map(EventLog, (log) => log.subscribe(...args)))

/** What a subscription delivers until `isLast`. */
export const deliveredUntil = (
  from: Position,
  filter: SubscriptionOptions,
  isLast: (item: SubscriptionItem) => boolean,
) => Stream.runCollect(Stream.takeUntil(subscribe(from, filter), isLast))

/** Names no other test or run has used: the log is shared and nothing is ever deleted. */
export const uniquePrefix = (area = "contract"): string => `${area}${randomUUID().slice(0, 8)}-`

const metadata: EventMetadata = {
  correlationId: "request-1",
  causationId: "command-1",
  actor: { id: "jane", name: "Jane", role: "customersupport" },
  at: "2026-05-01T10:00:00.000Z",
}

export const newEvent = (data: unknown = {}, type = "Tested"): NewEvent => ({
  id: randomUUID(),
  type,
  schemaVersion: 1,
  data,
  metadata,
})

export const newEvents = (count: number): ReadonlyArray<NewEvent> =>
  Array.from({ length: count }, (_, n) => newEvent({ n }))

/** What was given to the log, out of what it returned. */
export const given = ({ id, type, schemaVersion, data, metadata }: RecordedEvent): NewEvent => ({
  id,
  type,
  schemaVersion,
  data,
  metadata,
})

export const positionOf = (item: SubscriptionItem): Position =>
  item._tag === "event" ? item.event.position : item.position

export const isCaughtUp = (item: SubscriptionItem): boolean => item._tag === "caughtUp"

export const eventsOf = (items: ReadonlyArray<SubscriptionItem>): ReadonlyArray<RecordedEvent> =>
  items.flatMap((item) => (item._tag === "event" ? [item.event] : []))
