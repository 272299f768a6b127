/** Work that a vendor repeats; a round that takes longer than the interval is not started a second time. */
export class RepeatedWork {
  readonly #round: () => Promise<void>
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | undefined

  constructor(round: () => Promise<void>) {
    this.#round = round
  }

  /** Runs every `everyMs`. A round that fails is reported to `onError`, and the next one tries again. */
  start(everyMs: number, onError: (cause: unknown) => void): void {
    this.#timer = setInterval(() => {
      this.#working ??= this.#round()
        .catch(onError)
        .finally(() => {
          this.#working = undefined
        })
    }, everyMs)
  }

  /** Resolves when the current round is over. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#working
  }
}
