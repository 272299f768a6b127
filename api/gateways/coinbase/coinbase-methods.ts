import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { Effect } from "effect"
import type { PaymentMethod } from "../../payments/payment-method.ts"

export const coinbaseMethods: ReadonlyArray<PaymentMethod> = [
  {
    id: "coinbase",
    offer: ({ totals: { total } }) =>
      Effect.succeed(
        total === 0
          ? null
          : {
              terms: `Send ${inDollars(total)} from any wallet within an hour; it counts as paid once the network confirms it.`,
              problem: null,
            },
      ),
  },
]
