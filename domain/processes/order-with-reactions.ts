import { order } from "../ordering/order.ts"
import { cancellation } from "./cancellation.ts"
import { completion } from "./completion.ts"
import { fraudCheckDue } from "./fraud-review.ts"
import { paymentToOrder } from "./payment-to-order.ts"
import { reacting } from "./reacting.ts"
import { supersededPayment } from "./superseded-payment.ts"
import { notCharged } from "./unknown-outcome.ts"

/** What follows from an order's events by the rules of the business. */
export const reactions = [paymentToOrder, cancellation, completion, supersededPayment, notCharged]

/** The order as the platform runs it: every rule that stays within its own stream applies in the same decision. */
export const orderWithReactions = reacting(order, reactions)

/** The same in a shop that checks orders for fraud. */
export const orderCheckedForFraud = reacting(order, [...reactions, fraudCheckDue])
