import { fold } from "@voltread/domain/decider.ts"
import { type EventLogService, type Position, type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect, Stream } from "effect"
import { LRUCache } from "lru-cache"
import type { Aggregate, Loaded } from "./aggregate.ts"

/** Where a command's last event is. */
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

/** What the command wrote, as far as this version of the stream knows. */
export const writtenBy = (
  { commands, revision }: CachedStream<unknown>,
  commandId: string,
): Written | undefined => {
  const written = commands.get(commandId)
  return written !== undefined && written.revision <= revision ? written : undefined
}

const MAX_STREAMS = 5_000

/**
 * Folded streams, kept between commands. What is kept may be behind the log, since other processes write too: an
 * append proves it right or wrong, and whoever does not append brings it up to date first.
 */
export class StreamCache<State, Command, Event> {
  readonly #log: EventLogService
  readonly #aggregate: Aggregate<State, Command, Event>
  readonly #cached = new LRUCache<string, CachedStream<State>>({ max: MAX_STREAMS })

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
    return this.#cached.get(stream)
  }

  put(stream: string, cached: CachedStream<State>): void {
    this.#cached.set(stream, cached)
  }

  /** The stream as the log has it now, from what is kept of it. */
  refresh = Effect.fnUntraced(function* (this: StreamCache<State, Command, Event>, stream: string) {
    const known = this.#cached.get(stream) ?? this.empty
    if (this.#aggregate.isOver?.(known.state) === true) return known
    const recorded = yield* Stream.runCollect(this.#log.read(stream, { from: known.revision + 1 }))
    const last = recorded.at(-1)
    // A stream that does not exist yet is worth remembering, too: its first event is often the next thing asked for.
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
