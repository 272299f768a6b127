import type { Position } from "@voltread/domain/event.ts"

/**
 * How far the read models trail the log, from heads of the log as they are seen now and then: the age of the oldest one
 * that was not reached. A log that grows faster than it is projected shows, too, although each head is reached one day.
 */
export class Lag {
  readonly #patienceMs: number
  readonly #unreached: Array<{ readonly head: Position; readonly at: number }> = []
  #hasKeptUp = false

  /** `patienceMs`: how far read models may trail that keep up. */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs
  }

  /**
   * Whether a head of the log that was seen here has been reached in time: before the patience was over, or before the next
   * look. Under load the log is always a moment ahead.
   */
  get hasKeptUp(): boolean {
    return this.#hasKeptUp
  }

  /** Milliseconds, at least. */
  observe(head: Position, projected: Position, now: number): number {
    const newest = this.#unreached.at(-1)
    if (newest === undefined || head > newest.head) this.#unreached.push({ head, at: now })
    if (newest !== undefined && newest.head <= projected) this.#hasKeptUp = true
    for (
      let [seen] = this.#unreached;
      seen !== undefined && seen.head <= projected;
      [seen] = this.#unreached
    ) {
      if (now - seen.at < this.#patienceMs) this.#hasKeptUp = true
      this.#unreached.shift()
    }
    const [oldest] = this.#unreached
    return oldest === undefined ? 0 : now - oldest.at
  }
}
