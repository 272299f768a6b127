import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { Effect } from "effect"
import type { PaymentMethod } from "../../payments/payment-method.ts"
import { COINS, type MinimumOrders, minimumOf } from "./plisio-coins.ts"

/** `taken`: the coins that the vendor took when it was asked last; undefined before. */
export const plisioMethods = (
  minimumOrders: MinimumOrders,
  taken: () => ReadonlySet<string> | undefined,
): ReadonlyArray<PaymentMethod> => [
  {
    id: "plisio",
    offer: ({ totals: { total } }) => {
      const known = taken()
      const choices = COINS.filter(({ id }) => known?.has(id) ?? true).map(({ id, title }) => {
        const least = minimumOf(minimumOrders, id)
        return { id, title, problem: total < least ? `For orders from ${inDollars(least)}` : null }
      })
      if (total === 0 || choices.every(({ problem }) => problem !== null)) return Effect.succeed(null)
      return Effect.succeed({
        terms: `Send ${inDollars(total)} in the coin of your choice within an hour. Your order is paid once the network confirms it.`,
        problem: null,
        choices,
      })
    },
  },
]
