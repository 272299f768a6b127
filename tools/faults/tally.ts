import { setTimeout as pause } from "node:timers/promises"
import { NotAnswered } from "../load/session.ts"

/** The shop has confirmed to a shopper that this order exists; `paid`, that it was paid. */
export interface Receipt {
  readonly cartId: string
  readonly orderId: string
  readonly paid: boolean
}

/** The answers that people got: shoppers' orders, and how often each outcome occurred. */
export interface Tally {
  readonly receipts: Array<Receipt>
  readonly outcomes: Map<string, number>
}

export const RETRY_MS = 150
/** Longer than several faults in a row; whether the shop recovers from each fault is checked afterwards. */
const PATIENCE_MS = 300_000

export const count = ({ outcomes }: Tally, what: string): void =>
  void outcomes.set(what, (outcomes.get(what) ?? 0) + 1)

/** Repeats what was not answered. */
export const untilAnswered = async <A>(tally: Tally, request: () => Promise<A>): Promise<A> => {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof NotAnswered) || performance.now() > end) throw error
      count(tally, "not answered, repeated")
      await pause(RETRY_MS)
    }
  }
}
