/**
 * Keeps a decision back for a while, so that a slip can be taken back. Only the newest one is kept: another decision
 * sends it at once.
 */
export class UndoBuffer<Decision> {
  readonly #milliseconds: number
  readonly #send: (decision: Decision) => void
  #held: { readonly decision: Decision; readonly timer: ReturnType<typeof setTimeout> } | null = null

  constructor(milliseconds: number, send: (decision: Decision) => void) {
    this.#milliseconds = milliseconds
    this.#send = send
  }

  hold(decision: Decision): void {
    this.release()
    this.#held = { decision, timer: setTimeout(() => this.release(), this.#milliseconds) }
  }

  /** The decision that is not sent now; null when none waits. */
  takeBack(): Decision | null {
    const held = this.#held
    if (held === null) return null
    clearTimeout(held.timer)
    this.#held = null
    return held.decision
  }

  /** Sends what waits, without waiting longer. */
  release(): void {
    const decision = this.takeBack()
    if (decision !== null) this.#send(decision)
  }
}
