import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import type { PaymentDetails, VendorError } from "@voltread/domain/ordering/order-event.ts"
import { hasMoved, isOpen } from "@voltread/domain/ordering/payment-result.ts"
import {
  type CustomerOrderView,
  toCustomerOrder,
} from "@voltread/projections/ordering/customer-order-view.ts"
import { Effect } from "effect"
import { orderAfter } from "../orders/order-after.ts"
import { unansweredMessage } from "../payments/payment-gateway.ts"
import { TIMED_OUT } from "../payments/payment-step.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { whyOver } from "./over.ts"
import type { PaidAttempt } from "./paid-attempt.ts"

/** The result of a checkout. The order in its customer's view, amounts in cents. */
export interface CheckoutOutcome {
  /** `started`: the shopper continues to pay at `paymentUrl`. `over`: the order was canceled or returned since. */
  readonly outcome: "paid" | "started" | "declined" | "unanswered" | "over"
  readonly message: string
  /** Why it is not paid; null if it is, or if the shopper continues to pay. */
  readonly error: VendorError | null
  readonly transactionId: string | null
  readonly paymentUrl: string | null
  readonly order: CustomerOrderView | null
}

export const checkoutOutcome = Effect.fnUntraced(function* (
  attempt: PaidAttempt,
): Effect.fn.Return<CheckoutOutcome, EventLogUnavailable, EventLog | Database> {
  const { appends, payment, revision } = attempt
  const order = yield* orderAfter(attempt.order.created.orderId, revision, appends)
  const common = {
    transactionId: payment.transactionId,
    order: order === null ? null : toCustomerOrder(order),
  }
  const over = whyOver(attempt.order.status)
  if (over !== null && (hasMoved(payment) || isOpen(payment)))
    return { ...common, outcome: "over", message: over.message, error: over, paymentUrl: null }
  const outcome = outcomeOf(payment)
  const message = messageOf(payment)
  return {
    ...common,
    outcome,
    message,
    error: errorOf(outcome, payment, message),
    paymentUrl: payment.result === "started" ? payment.paymentUrl : null,
  }
})

type OutcomeOfPayment = Exclude<CheckoutOutcome["outcome"], "over">

const outcomeOf = (payment: PaymentDetails): OutcomeOfPayment => {
  if (hasMoved(payment)) return "paid"
  if (!isOpen(payment)) return "declined"
  return payment.result === "started" ? "started" : "unanswered"
}

/** The recorded outcome: the same attempt gets the same answer however often it is repeated. */
const errorOf = (
  outcome: OutcomeOfPayment,
  { code, transactionId, vendorError }: PaymentDetails,
  message: string,
): VendorError | null => {
  switch (outcome) {
    case "paid":
    case "started":
      return null
    case "declined":
      return vendorError ?? { name: "PaymentDeclined", code: code ?? "DECLINED", message }
    case "unanswered":
      // A gateway that has named a transaction did answer, and decides later.
      return transactionId === null ? { ...TIMED_OUT, message } : { ...UNDECIDED, message }
  }
}

const UNDECIDED = { name: "PaymentPending", code: "PENDING" } as const

const messageOf = (payment: PaymentDetails): string => {
  if (hasMoved(payment)) return "Thank you! Your order is paid."
  return (
    payment.message ??
    (isOpen(payment) ? unansweredMessage : "Your payment did not go through. Try another way to pay.")
  )
}
