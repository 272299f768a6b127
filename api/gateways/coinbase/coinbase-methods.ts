import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { Effect } from "effect"
import type { PaymentMethod } from "../../payments/payment-method.ts"

/** `answers`: whether the vendor does at the moment. */
export const coinbaseMethods = (answers: Effect.Effect<boolean>): ReadonlyArray<PaymentMethod> => [
  {
    id: "coinbase",
    offer: Effect.fnUntraced(function* ({ totals: { total } }) {
      if (total === 0) return null
      return {
        terms: `Send ${inDollars(total)} from any wallet within an hour; it counts as paid once the network confirms it.`,
        problem: (yield* answers) ? null : "Coinbase is not available right now.",
      }
    }),
  },
]
