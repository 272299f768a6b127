import { type Position, type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect } from "effect"

/** How many events are kept at least for followers that are a little behind; twice as many at most. */
const KEPT = 500

interface Waiter {
  readonly position: Position
  readonly wake: () => void
}

/**
 * The newest events of the log, without a gap, decoded once for all followers of this process. Whoever is further behind
 * reads the log.
 */
export class RecentEvents {
  #events: Array<RecordedEvent> = []
  /** All after this place, up to the end, is here. */
  #start: Position = START
  #end: Position = START
  #newest: Position = START
  readonly #waiters = new Set<Waiter>()

  /** Starts, or restarts further on, empty at `end`. */
  startAt(end: Position): void {
    this.#events = []
    this.#start = end
    this.#end = end
    this.#wake()
  }

  /** How far the log is, as far as this process knows. */
  get end(): Position {
    return this.#end
  }

  /** The newest event that has been here. */
  get newest(): Position {
    return this.#newest
  }

  /**
   * Takes what it does not have of `events`, which go on without a gap from a place that is here, up to `end`. Several
   * sources may tell of the same events.
   */
  add(events: ReadonlyArray<RecordedEvent>, end: Position): void {
    if (end <= this.#end) return
    for (const event of events) if (event.position > this.#end) this.#events.push(event)
    this.#end = end
    this.#newest = this.#events.at(-1)?.position ?? this.#newest
    if (this.#events.length > 2 * KEPT) {
      const dropped = this.#events.splice(0, this.#events.length - KEPT)
      this.#start = dropped.at(-1)?.position ?? this.#start
    }
    this.#wake()
  }

  #wake(): void {
    for (const waiter of this.#waiters) {
      if (waiter.position >= this.#end) continue
      this.#waiters.delete(waiter)
      waiter.wake()
    }
  }

  /** Whether all that comes after `position` is here. */
  covers(position: Position): boolean {
    return position >= this.#start
  }

  after(position: Position): ReadonlyArray<RecordedEvent> {
    return this.#events.slice(this.#events.findLastIndex((event) => event.position <= position) + 1)
  }

  /** Waits until the log is known to go on after `position`. */
  beyond(position: Position): Effect.Effect<void> {
    return Effect.callback((resume) => {
      if (this.#end > position) return resume(Effect.void)
      const waiter: Waiter = { position, wake: () => resume(Effect.void) }
      this.#waiters.add(waiter)
      return Effect.sync(() => this.#waiters.delete(waiter))
    })
  }
}
