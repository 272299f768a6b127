import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import type { PaymentDetails, VendorError } from "@voltread/domain/ordering/order-event.ts"
import { hasMoved, isOpen } from "@voltread/domain/ordering/order-money.ts"
import {
  type CustomerOrderView,
  toCustomerOrder,
} from "@voltread/projections/ordering/customer-order-view.ts"
import { orderAsOf } from "@voltread/projections/ordering/order-as-of.ts"
import { type OrderDocument, orderDocuments } from "@voltread/projections/ordering/order-document.ts"
import { toOrderView } from "@voltread/projections/ordering/order-view.ts"
import { toEntry } from "@voltread/projections/platform/documents.ts"
import { Effect } from "effect"
import { orderAggregate } from "../aggregates/aggregates.ts"
import { unansweredMessage } from "../payments/payment-gateway.ts"
import { TIMED_OUT } from "../payments/payment-step.ts"
import { toNewEvent } from "../platform/commands/command-handler.ts"
import type { Append, PaidAttempt } from "./paid-attempt.ts"

/** What a checkout came to. The order is as its customer sees it, amounts in cents. */
export interface CheckoutOutcome {
  /** `started`: the shopper goes on to pay at `paymentUrl`. */
  readonly outcome: "paid" | "started" | "declined" | "unanswered"
  readonly message: string
  /** Why it is not paid; null where it is, or where the shopper goes on to pay. */
  readonly error: VendorError | null
  readonly transactionId: string | null
  readonly paymentUrl: string | null
  readonly order: CustomerOrderView | null
}

export const checkoutOutcome = Effect.fnUntraced(function* (
  attempt: PaidAttempt,
): Effect.fn.Return<CheckoutOutcome, EventLogUnavailable, EventLog> {
  const { payment } = attempt
  const outcome = outcomeOf(payment)
  const message = messageOf(payment)
  return {
    outcome,
    message,
    error: errorOf(outcome, payment, message),
    transactionId: payment.transactionId,
    paymentUrl: payment.result === "started" ? payment.paymentUrl : null,
    order: yield* viewOf(attempt),
  }
})

const outcomeOf = (payment: PaymentDetails): CheckoutOutcome["outcome"] => {
  if (hasMoved(payment)) return "paid"
  if (!isOpen(payment)) return "declined"
  return payment.result === "started" ? "started" : "unanswered"
}

/** As it is on record: the same attempt is told the same, however often it is asked for. */
const errorOf = (
  outcome: CheckoutOutcome["outcome"],
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
      // A gateway that has named its transaction has answered, and decides later.
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

/** Folded from what this request has stored, where that is the whole of the order's stream; else read. */
const viewOf = ({
  order,
  revision,
  appends,
}: PaidAttempt): Effect.Effect<CustomerOrderView | null, EventLogUnavailable, EventLog> => {
  const { orderId } = order.created
  const entries = appends.flatMap((append) => entriesOf(orderId, append))
  if (entries.length !== revision + 1) {
    return Effect.map(orderAsOf(orderId, revision), (whole) =>
      whole === null ? null : toCustomerOrder(whole),
    )
  }
  const document = entries.reduce<OrderDocument | null>(orderDocuments.fold, null)
  return Effect.succeed(document === null ? null : toCustomerOrder(toOrderView(document)))
}

const entriesOf = (orderId: string, { handled, intent }: Append) => {
  const { events, position } = handled
  const first = handled.revision - events.length + 1
  const stream = orderAggregate.streamOf(orderId)
  return events.map((event, index) =>
    toEntry(orderDocuments, {
      ...toNewEvent(orderAggregate, stream, event, index, intent),
      stream,
      revision: first + index,
      position,
    }),
  )
}
