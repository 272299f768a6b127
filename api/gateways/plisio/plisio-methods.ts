import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { Effect } from "effect"
import type { PaymentMethod } from "../../payments/payment-method.ts"
import { COINS, type MinimumOrders, minimumOf } from "./plisio-coins.ts"

/** `taken`: the coins that the vendor takes at the moment; null when it does not answer. */
export const plisioMethods = (
  minimumOrders: MinimumOrders,
  taken: Effect.Effect<ReadonlySet<string> | null>,
): ReadonlyArray<PaymentMethod> => [
  {
    id: "plisio",
    offer: Effect.fnUntraced(function* ({ totals: { total } }) {
      const known = yield* taken
      const choices = COINS.filter(({ id }) => known?.has(id) ?? true).map(({ id, title }) => {
        const least = minimumOf(minimumOrders, id)
        return { id, title, problem: total < least ? `For orders from ${inDollars(least)}` : null }
      })
      if (total === 0 || choices.every(({ problem }) => problem !== null)) return null
      return {
        terms: `Send ${inDollars(total)} in the coin of your choice within an hour. Your order is paid once the network confirms it.`,
        problem: known === null ? "Crypto payments are not available right now." : null,
        choices,
      }
    }),
  },
]
