/** Something that a vendor does from time to time; a round that takes longer is not begun again beside itself. */
export class RepeatedWork {
  readonly #round: () => Promise<void>
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | undefined

  constructor(round: () => Promise<void>) {
    this.#round = round
  }

  /** Every `everyMs`; `onError` hears of a round that failed, and the next one tries again. */
  start(everyMs: number, onError: (cause: unknown) => void): void {
    this.#timer = setInterval(() => {
      this.#working ??= this.#round()
        .catch(onError)
        .finally(() => {
          this.#working = undefined
        })
    }, everyMs)
  }

  /** Resolves when the round at hand is over. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#working
  }
}
