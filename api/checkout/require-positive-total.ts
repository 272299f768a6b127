import type { Cents } from "@voltread/domain/shared/money.ts"
import { Effect } from "effect"
import { CheckoutRefused } from "./checkout-refused.ts"

/**
 * No gateway takes a payment of 0, and an order only counts as paid when money came. Only items without a price add up
 * to 0.
 */
export const NOTHING_TO_PAY =
  "This order comes to $0.00, so there is nothing to pay. Please contact us, and we will place it for you."

/** An order that nobody can pay is not placed, and holds no stock. */
export const requirePositiveTotal = (total: Cents): Effect.Effect<void, CheckoutRefused> =>
  total > 0
    ? Effect.void
    : Effect.fail(new CheckoutRefused({ code: "NOT_POSSIBLE", message: NOTHING_TO_PAY }))
