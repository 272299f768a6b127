/** The simulators' current time: the machine's clock, moved by tests. */
export class SimulatedClock {
  #offsetMs = 0

  get offsetMs(): number {
    return this.#offsetMs
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#offsetMs
  }

  /** UTC instant with whole seconds, as vendors format it. */
  iso(at: number = this.now()): string {
    return `${new Date(at).toISOString().slice(0, 19)}Z`
  }

  move(offsetMs: number): void {
    this.#offsetMs = offsetMs
  }
}
