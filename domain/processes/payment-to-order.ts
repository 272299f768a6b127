import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent, PaymentDetails } from "../ordering/order-event.ts"
import { hasMoved, held, isOpen, paymentOf, refundable } from "../ordering/order-money.ts"
import { nextRefundId } from "../ordering/order-rules-payment.ts"
import { type OrderState, orderTotals, type PlacedOrder } from "../ordering/order-state.ts"
import { lateMoney } from "./late-money.ts"
import type { Reaction } from "./reacting.ts"

type OrderReaction = Reaction<OrderState, OrderCommand, OrderEvent>

/** The changes of an order's status that follow from a step of a payment (lifecycle §1). */
export const paymentToOrder: OrderReaction = (event, after, before) => {
  if (event.type !== "OrderPaymentDetailsUpdated" || after._tag !== "placed") return []
  const { payment } = event.data
  const known = before._tag === "placed" ? paymentOf(before, payment.paymentId) : undefined
  switch (payment.kind) {
    case "sale":
      return saleStep(after, payment, known)
    case "void":
      return voidStep(after, payment, known)
    case "refund":
    case "lease":
      return []
  }
}

const saleStep = (
  order: PlacedOrder,
  payment: PaymentDetails,
  known: PaymentDetails | undefined,
): ReadonlyArray<OrderCommand> => {
  switch (payment.result) {
    case "requested":
      return order.status === "PENDING_PAYMENT"
        ? []
        : [{ type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "payment attempted" }]
    case "unanswered":
      return []
    case "declined":
    case "failed":
      return order.status === "PENDING_PAYMENT" && !order.payments.some(mayStillPay)
        ? [{ type: "ChangeStatus", to: "PAYMENT_FAILED", reason: failure(payment) }]
        : []
    case "succeeded":
    case "settled":
      return known !== undefined && hasMoved(known) ? [] : moneyCame(order, payment)
  }
}

const moneyCame = (order: PlacedOrder, payment: PaymentDetails): ReadonlyArray<OrderCommand> => {
  const { total } = orderTotals(order)
  const own = refundable(order, payment)
  if (held(order) - own >= total && total > 0 && own > 0)
    return [
      {
        type: "RequestRefund",
        paymentId: payment.paymentId,
        refundId: nextRefundId(order, payment.paymentId),
        amount: own,
        reason: "the order is paid already",
      },
    ]
  if (order.status !== "PENDING_PAYMENT") return lateMoney(order, payment)
  return held(order) === total
    ? [{ type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" }]
    : [{ type: "ChangeStatus", to: "PENDING_REVIEW", reason: "the amount paid is not the order's total" }]
}

/** A gateway took money back without our request, for example because the bank declined the settlement. */
const voidStep = (
  order: PlacedOrder,
  payment: PaymentDetails,
  known: PaymentDetails | undefined,
): ReadonlyArray<OrderCommand> =>
  known === undefined && hasMoved(payment) && order.status === "PAYMENT_RECEIVED"
    ? [{ type: "ChangeStatus", to: "PENDING_REVIEW", reason: "the payment was taken back" }]
    : []

const mayStillPay = (payment: PaymentDetails): boolean =>
  payment.kind === "sale" && (isOpen(payment) || hasMoved(payment))

const failure = (payment: PaymentDetails): string =>
  payment.code === null ? `payment ${payment.result}` : `payment ${payment.result}: ${payment.code}`
