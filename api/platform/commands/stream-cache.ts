import { fold } from "@voltread/domain/decider.ts"
import { type EventLogService, type Position, type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect, Stream } from "effect"
import { LRUCache } from "lru-cache"
import { keysAge } from "../event-log/personal/keys-age.ts"
import type { Aggregate, Loaded } from "./aggregate.ts"

/** The place of the last event of a command. */
export interface Written {
  readonly revision: number
  readonly position: Position
}

export interface CachedStream<State> extends Loaded<State> {
  /**
   * Commands that wrote to this stream, by id. All versions of a cached stream share one map, so that a long stream is
   * not copied at each append. It may hold later commands than this version: read it with `writtenBy`.
   */
  readonly commands: Map<string, Written>
}

/** What the command wrote, up to the revision of this version of the stream. */
export const writtenBy = (
  { commands, revision }: CachedStream<unknown>,
  commandId: string,
): Written | undefined => {
  const written = commands.get(commandId)
  return written !== undefined && written.revision <= revision ? written : undefined
}

const MAX_STREAMS = 5_000
/** In about kilobytes, as each event of a stream takes. An order has about fifteen events. */
const MAX_SIZE = 100_000
/** Names count too: those of streams that do not exist are kept as well, and a request may name anything. */
const CHARACTERS_IN_SIZE = 1_000

/**
 * Cache of folded streams. It may be stale, since other processes write too: appends detect that by the expected
 * revision; anything else must `refresh` first.
 */
export class StreamCache<State, Command, Event> {
  readonly #log: EventLogService
  readonly #aggregate: Aggregate<State, Command, Event>
  readonly #cached = new LRUCache<string, CachedStream<State>>({
    max: MAX_STREAMS,
    maxSize: MAX_SIZE,
    sizeCalculation: ({ revision }, stream) => revision + 2 + Math.floor(stream.length / CHARACTERS_IN_SIZE),
  })

  #keysAge = keysAge()

  constructor(log: EventLogService, aggregate: Aggregate<State, Command, Event>) {
    this.#log = log
    this.#aggregate = aggregate
  }

  /** A stream before its first event. */
  get empty(): CachedStream<State> {
    return {
      state: this.#aggregate.decider.initial,
      revision: -1,
      position: START,
      commands: new Map<string, Written>(),
    }
  }

  get(stream: string): CachedStream<State> | undefined {
    this.#dropErased()
    return this.#cached.get(stream)
  }

  /** What was folded while a person's key was there must not be used once it is destroyed. */
  #dropErased(): void {
    if (this.#keysAge === keysAge()) return
    this.#keysAge = keysAge()
    this.#cached.clear()
  }

  put(stream: string, cached: CachedStream<State>): void {
    this.#cached.set(stream, cached)
  }

  /**
   * Like `refresh`, at least up to the last of these events, which the log has delivered. Reads only if they do not
   * follow what is cached.
   */
  follow(stream: string, given: ReadonlyArray<RecordedEvent>) {
    return Effect.suspend(() => {
      const known = this.get(stream) ?? this.empty
      const own = given.filter((event) => event.stream === stream)
      const next = own.filter(({ revision }) => revision > known.revision)
      const last = next.at(-1)
      const goesOn = next.every(({ revision }, index) => revision === known.revision + 1 + index)
      if (own.length === 0 || !goesOn) return this.refresh(stream)
      if (last === undefined) return Effect.succeed(known)
      const current = this.#extend(known, next, last)
      this.put(stream, current)
      return Effect.succeed(current)
    })
  }

  /** Reads only the events after the cached revision. */
  refresh = Effect.fnUntraced(function* (this: StreamCache<State, Command, Event>, stream: string) {
    const known = this.get(stream) ?? this.empty
    if (this.#aggregate.isOver?.(known.state) === true) return known
    const recorded = yield* Stream.runCollect(this.#log.read(stream, { from: known.revision + 1 }))
    const last = recorded.at(-1)
    // Also caches that a stream does not exist, since often it is created next.
    const current = last === undefined ? known : this.#extend(known, recorded, last)
    this.put(stream, current)
    return current
  })

  #extend(
    known: CachedStream<State>,
    recorded: ReadonlyArray<RecordedEvent>,
    last: RecordedEvent,
  ): CachedStream<State> {
    const { commands } = known
    for (const { metadata, revision, position } of recorded) {
      commands.set(metadata.causationId, { revision, position })
    }
    return {
      state: fold(
        this.#aggregate.decider,
        recorded.map((event) => this.#aggregate.decode(event)),
        known.state,
      ),
      revision: last.revision,
      position: last.position,
      commands,
    }
  }
}
