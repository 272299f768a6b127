import type { Position } from "@voltread/domain/event.ts"

/**
 * How far the read models trail the log. The head of the log is sampled now and then, and the lag is the age of the oldest
 * sample that is not projected yet. That also shows a log that grows faster than it is projected.
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
   * Whether the last sample was projected in time: within the patience, or before the next sample. Under load the log is
   * always a moment ahead, so comparing with its newest head would never say yes.
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
