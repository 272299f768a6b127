import type { SimulatedClock } from "../clock.ts"
import type { Gateway } from "./gateway.ts"
import type { Transaction } from "./records.ts"
import type { Store } from "./store.ts"

/** Settles what has been submitted, `settleAfterMs` after its submission. */
export class Settler {
  readonly #gateway: Gateway
  readonly #store: Store
  readonly #clock: SimulatedClock
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | undefined

  constructor(gateway: Gateway, store: Store, clock: SimulatedClock) {
    this.#gateway = gateway
    this.#store = store
    this.#clock = clock
  }

  /** Looks every `everyMs`; `onError` hears of a look that failed, and the next one tries again. */
  start(everyMs: number, onError: (cause: unknown) => void): void {
    this.#timer = setInterval(() => {
      this.#working ??= this.run()
        .catch(onError)
        .finally(() => {
          this.#working = undefined
        })
    }, everyMs)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#working
  }

  /** Settles everything that is due now. */
  async run(): Promise<void> {
    const latest = this.#clock.now() - this.#gateway.settings.settleAfterMs
    const due: Array<Transaction> = []
    for (const id of this.#store.submitted()) {
      const transaction = this.#store.transaction(id)
      // Submissions join at the end and all wait equally long: behind the first that is early, all are.
      if (transaction === undefined || transaction.updatedAt > latest) break
      due.push(transaction)
    }
    await Promise.all(due.map((transaction) => this.#gateway.settle(transaction, "settle")))
  }
}
