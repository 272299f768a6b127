import type { Cents } from "@voltread/domain/shared/money.ts"
import { Effect } from "effect"
import { CheckoutRefused } from "./checkout-refused.ts"

/** No gateway takes a payment of nothing, and an order is paid by money that came. Only goods without a price come to that. */
export const NOTHING_TO_PAY =
  "This order comes to $0.00, so there is nothing to pay. Please contact us, and we will place it for you."

/** An order that nobody can pay is not placed, and holds nothing. */
export const requirePositiveTotal = (total: Cents): Effect.Effect<void, CheckoutRefused> =>
  total > 0
    ? Effect.void
    : Effect.fail(new CheckoutRefused({ code: "NOT_POSSIBLE", message: NOTHING_TO_PAY }))
