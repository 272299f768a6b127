import { order } from "../ordering/order.ts"
import { cancellation } from "./cancellation.ts"
import { completion } from "./completion.ts"
import { fraudCheckDue } from "./fraud-review.ts"
import { paymentToOrder } from "./payment-to-order.ts"
import { reacting } from "./reacting.ts"
import { settledReturns } from "./settled-returns.ts"
import { supersededPayment } from "./superseded-payment.ts"
import { notCharged } from "./unknown-outcome.ts"

/** The reactions to an order's events, by business rules. */
export const reactions = [
  paymentToOrder,
  cancellation,
  completion,
  supersededPayment,
  notCharged,
  settledReturns,
]

/** The order as the platform runs it: every rule that stays within the order's stream applies in the same decision. */
export const orderWithReactions = reacting(order, reactions)

/** The same for a shop that checks orders for fraud. */
export const orderCheckedForFraud = reacting(order, [...reactions, fraudCheckDue])
