import type { SimulatedClock } from "../clock.ts"
import type { Gateway } from "./gateway.ts"
import type { Transaction } from "./records.ts"
import type { Store } from "./store.ts"

/** Settles what has been submitted, `settleAfterMs` after its submission. */
export class Settler {
  readonly #gateway: Gateway
  readonly #store: Store
  readonly #clock: SimulatedClock

  constructor(gateway: Gateway, store: Store, clock: SimulatedClock) {
    this.#gateway = gateway
    this.#store = store
    this.#clock = clock
  }

  /** Settles everything that is due now. */
  async run(): Promise<void> {
    const latest = this.#clock.now() - this.#gateway.settings.settleAfterMs
    const due: Array<Transaction> = []
    for (const id of this.#store.submitted()) {
      const transaction = this.#store.transaction(id)
      // Submissions are appended and all wait equally long: after the first that is not due, none is.
      if (transaction === undefined || transaction.updatedAt > latest) break
      due.push(transaction)
    }
    await Promise.all(due.map((transaction) => this.#gateway.settle(transaction, "settle")))
  }
}
