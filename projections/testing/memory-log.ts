import {
  EventLog,
  type EventLogService,
  type NewEvent,
  type Position,
  type RecordedEvent,
  START,
  type SubscriptionItem,
} from "@voltread/domain/event.ts"
import { Effect, Layer, Option, Stream } from "effect"

const PAGE = 500

/**
 * An event log for tests of its readers. It accepts every append, whatever the expectation: the engines' own tests
 * cover the contract.
 */
export class MemoryLog {
  readonly events: Array<RecordedEvent> = []
  private readonly revisions = new Map<string, number>()
  private waiting: Array<() => void> = []

  append(stream: string, events: ReadonlyArray<NewEvent>): ReadonlyArray<RecordedEvent> {
    const recorded = events.map((event) => {
      const revision = (this.revisions.get(stream) ?? -1) + 1
      this.revisions.set(stream, revision)
      const stored = { ...event, stream, revision, position: positionOf(this.events.length + 1) }
      this.events.push(stored)
      return stored
    })
    for (const wake of this.waiting.splice(0)) wake()
    return recorded
  }

  /** Makes a stored event unreadable, like one of a newer release, until the returned function is called. */
  spoil(stream: string, revision: number): () => void {
    const index = this.events.findIndex((event) => event.stream === stream && event.revision === revision)
    const event = this.events[index]
    if (event === undefined) throw new Error(`There is no revision ${revision} in ${stream}`)
    this.events[index] = { ...event, schemaVersion: 99 }
    return () => {
      this.events[index] = event
    }
  }

  head(): Position {
    return this.events.at(-1)?.position ?? START
  }

  private readonly more = (index: number): Effect.Effect<void> =>
    Effect.callback((resume) => {
      if (this.events.length > index) return resume(Effect.void)
      this.waiting.push(() => resume(Effect.void))
    })

  private readonly subscribe: EventLogService["subscribe"] = (from, filter) => {
    const wanted = ({ stream }: RecordedEvent) =>
      filter?.streamPrefixes?.some((prefix) => stream.startsWith(prefix)) ?? true
    const start = this.events.findIndex(({ position }) => position > from)
    return Stream.paginate<number, SubscriptionItem, never>(
      start === -1 ? this.events.length : start,
      Effect.fnUntraced({ self: this }, function* (index) {
        yield* this.more(index)
        const next = Math.min(index + PAGE, this.events.length)
        const items: Array<SubscriptionItem> = this.events
          .slice(index, next)
          .filter(wanted)
          .map((event) => ({ _tag: "event", event }))
        const position = positionOf(next)
        items.push({ _tag: next === this.events.length ? "caughtUp" : "checkpoint", position })
        return [items, Option.some(next)] as const
      }),
    )
  }

  readonly service: EventLogService = {
    append: (stream, _expected, events) =>
      Effect.sync(() => {
        const last = this.append(stream, events).at(-1)
        return { revision: last?.revision ?? -1, position: last?.position ?? START }
      }),
    read: (stream, options = {}) =>
      Stream.fromIterable(this.events.filter((event) => event.stream === stream)).pipe(
        Stream.filter(({ revision }) => revision >= (options.from ?? 0)),
        Stream.take(options.limit ?? Number.MAX_SAFE_INTEGER),
      ),
    subscribe: this.subscribe,
    head: Effect.sync(() => this.head()),
  }

  readonly layer: Layer.Layer<EventLog> = Layer.succeed(EventLog, this.service)
}

const positionOf = (count: number): Position => String(count).padStart(19, "0")
