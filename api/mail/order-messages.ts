import type { Actor } from "@voltread/domain/event.ts"
import { NOT_PAID_IN_TIME } from "@voltread/domain/ordering/cancel-reason.ts"
import {
  itemsChanged,
  type OrderEventData,
  type PaymentDetails,
} from "@voltread/domain/ordering/order-event.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { paidOtherwise, received } from "@voltread/domain/ordering/order-money.ts"
import { proposedRefund } from "@voltread/domain/ordering/order-rules-returns.ts"
import { lineName, lineOf, orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { hasMoved, isOpen, isPayout } from "@voltread/domain/ordering/payment-result.ts"
import { isDisputed } from "@voltread/domain/ordering/refund-words.ts"
import { remindersOf } from "@voltread/domain/processes/reminders.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import type { OrderMessage } from "./message.ts"
import { contentsOf, deliveryOf, openOf, paymentsOf } from "./order-contents.ts"
import { isFewer, isReturnAnswer, isSuperseded, type OrderNews } from "./order-news.ts"
import { paymentMeans } from "./payment-means.ts"

export interface OrderMail {
  /** Deduplication key: one mail for each cause. */
  readonly cause: string
  readonly to: string
  readonly message: OrderMessage
}

interface Cause {
  readonly eventId: string
  readonly event: OrderNews
  readonly by: Actor
}

/** The mail that an event leads to, given the order as it is now. */
export const orderMessage = ({ eventId, event, by }: Cause, order: PlacedOrder): OrderMail | null => {
  switch (event.type) {
    case "OrderBillingAddressUpdated":
      return mailTo(order, eventId, { template: "order-link", ...namesOf(order) })
    case "OrderItemUpdated":
      return isFewer(event.data)
        ? itemsCanceled(order, fewerOf(order, event.data), { eventId, by })
        : returnAnswered(order, event.data)
    case "OrderStatusChanged":
      return event.data.subject === "order"
        ? confirmation(order)
        : itemsCanceled(order, wholeLines(order, itemsChanged(event.data)), { eventId, by })
    case "OrderCancelled":
      return orderCanceled(order, event.data, by)
    case "OrderPaymentDetailsUpdated":
      return moneyMoved(order, event.data.payment, by)
    case "OrderShipmentDetailsUpdated":
      return shipped(order, event.data, eventId)
    case "OrderEmailConversationRecorded": {
      const { to, subject, body } = event.data
      const message = {
        template: "staff-mail",
        ...namesOf(order),
        subject,
        body,
        staffName: by.name,
      } as const
      return { cause: eventId, to, message }
    }
    case "OrderReminderEmailDetailsUpdated":
      return reminded(order, event.data, eventId)
  }
}

const namesOf = ({ created: { contact, orderId, uniqueId } }: PlacedOrder) => ({
  firstName: contact.firstName,
  orderId,
  orderNumber: uniqueId,
})

const mailTo = ({ created }: PlacedOrder, cause: string, message: OrderMessage): OrderMail => ({
  cause,
  to: created.contact.email,
  message,
})

/** No mail where the whole order ends (it has its own mail), or where customers did it themselves. */
const itemsCanceled = (
  order: PlacedOrder,
  lines: ReadonlyArray<MailLine>,
  { eventId, by }: Pick<Cause, "eventId" | "by">,
): OrderMail | null =>
  lines.length === 0 || order.status === "CANCELLED" || isOwnAct(by)
    ? null
    : mailTo(order, `items-canceled:${eventId}`, {
        template: "items-canceled",
        ...namesOf(order),
        lines,
        total: orderTotals(order).total,
        isPaid: isRefunded(order),
        isLent: hasContract(order),
        ...openOf(order),
      })

const returnAnswered = (
  order: PlacedOrder,
  { itemId, after }: OrderEventData<"OrderItemUpdated">,
): OrderMail | null => {
  const request = after.returnRequest
  const line = lineOf(order, itemId)
  if (!isReturnAnswer(request) || line === undefined) return null
  const { returnId, quantity, status, answer } = request
  const isStill = line.returnRequest?.returnId === returnId && line.returnRequest.status !== "WITHDRAWN"
  // Nobody is asked to send what they have decided to keep.
  if (status === "ACCEPTED" && !isStill) return null
  const isLent = hasContract(order) || order.payments.some(({ kind }) => kind === "lease")
  const refund = isLent ? 0 : proposedRefund(order, line)
  // Staff answer each line of a request separately.
  return mailTo(order, `return:${returnId}:${itemId}:${status}`, {
    template: "return-answered",
    ...namesOf(order),
    lines: [{ name: line.name, quantity }],
    isAccepted: status === "ACCEPTED",
    refund,
    isSettled: !isLent && received(order) > 0 && refund === 0,
    ...(isLent ? { lent: paidOtherwise(order) > 0 ? ("part" as const) : ("all" as const) } : {}),
    answer: answer ?? "",
  })
}

const confirmation = (order: PlacedOrder): OrderMail =>
  mailTo(order, `order-confirmation:${order.created.orderId}`, {
    template: "order-confirmation",
    ...namesOf(order),
    ...contentsOf(order),
    payments: paymentsOf(order),
    delivery: deliveryOf(order),
  })

const orderCanceled = (
  order: PlacedOrder,
  { from, reason }: OrderEventData<"OrderCancelled">,
  by: Actor,
): OrderMail | null => {
  // Nobody is told of an unpaid order that they end themselves, as by a change of its cart; a lease may count as paid before
  // any money came.
  const { isPaid } = ORDER_STATUS_TABLE[from]
  // Also of an order that is under review since: its lender may have taken a first payment.
  const wasPaid = received(order) > 0 || isPaid || hasContract(order)
  if (!wasPaid && isOwnAct(by)) return null
  const { lines, total } = contentsOf(order)
  return mailTo(order, `order-cancelled:${order.created.orderId}`, {
    template: "order-cancelled",
    ...namesOf(order),
    lines,
    total,
    refunds: order.payments
      .filter((payment) => payment.kind === "refund" && (hasMoved(payment) || isOpen(payment)))
      .map((payment) => ({ amount: payment.amount, means: paymentMeans(payment) })),
    // A contract that its lender has just voided made it a paid order without money of the customer.
    isLent: hasContract(order) || (isPaid && received(order) === 0 && order.lease?.leaseId != null),
    isDisputed: isDisputed(order.payments),
    ...(reason === NOT_PAID_IN_TIME ? { isOverdue: true } : {}),
  })
}

const moneyMoved = (order: PlacedOrder, payment: PaymentDetails, by: Actor): OrderMail | null => {
  if (isSuperseded(payment)) return newTotal(order, payment, by)
  if (isPayout(payment)) return payout(order, payment)
  return mailTo(order, `refund:${order.created.orderId}:${payment.paymentId}`, {
    template: "refund",
    ...namesOf(order),
    refund: { amount: payment.amount, means: paymentMeans(payment) },
  })
}

const newTotal = (order: PlacedOrder, { amount, paymentId }: PaymentDetails, by: Actor): OrderMail | null =>
  isOwnAct(by) || !ORDER_STATUS_TABLE[order.status].awaitsPayment
    ? null
    : mailTo(order, `new-total:${paymentId}`, {
        template: "new-total",
        ...namesOf(order),
        before: amount,
        total: orderTotals(order).total,
        ...openOf(order),
      })

const payout = (order: PlacedOrder, { amount, paymentId }: PaymentDetails): OrderMail | null => {
  const isOwed = order.payments.some((now) => now.paymentId === paymentId && isPayout(now))
  return isOwed
    ? mailTo(order, `payout:${order.created.orderId}:${paymentId}`, {
        template: "payout",
        ...namesOf(order),
        amount,
      })
    : null
}

const shipped = (
  order: PlacedOrder,
  { after }: OrderEventData<"OrderShipmentDetailsUpdated">,
  eventId: string,
): OrderMail => {
  const { lines, carrier, trackingNumber, trackingUrl, estimatedDeliveryDate } = after
  return mailTo(order, eventId, {
    template: "shipment",
    ...namesOf(order),
    lines: lines.map(({ itemId, quantity }) => ({ name: lineName(order, itemId), quantity })),
    carrier,
    trackingNumber,
    trackingUrl,
    estimatedDeliveryDate,
  })
}

const reminded = (
  order: PlacedOrder,
  { reminder, email }: OrderEventData<"OrderReminderEmailDetailsUpdated">,
  eventId: string,
): OrderMail | null => {
  // What the reminder asks for was done in the meantime.
  if (!remindersOf(order).has(reminder)) return null
  const { lines, total } = contentsOf(order)
  const message = {
    template: "reminder",
    ...namesOf(order),
    reminder,
    lines,
    total,
    ...openOf(order),
  } as const
  return { cause: eventId, to: email, message }
}

const hasContract = ({ lease }: PlacedOrder): boolean => lease?.statusName === "COMPLETED"

/** Whether canceled items are refunded: they come off the lender's part before what the customer has paid. */
const isRefunded = (order: PlacedOrder): boolean => {
  const paid = sum(
    order.payments
      .filter((payment) => payment.kind === "sale" && hasMoved(payment))
      .map(({ amount }) => amount),
  )
  return hasContract(order) ? paid > orderTotals(order).total : received(order) > 0
}

const isOwnAct = ({ role }: Actor): boolean => role === "customer" || role === "guest"

interface MailLine {
  readonly name: string
  readonly quantity: number
  readonly total: number
}

/** The units that were taken off a line, and by how much its total fell. */
const fewerOf = (
  order: PlacedOrder,
  { itemId, before, after }: OrderEventData<"OrderItemUpdated">,
): ReadonlyArray<MailLine> => {
  const line = lineOf(order, itemId)
  if (line === undefined) return []
  const total = totalsOf([{ ...line, ...before }]).total - totalsOf([{ ...line, ...after }]).total
  return [{ name: line.name, quantity: (before.quantity ?? 0) - (after.quantity ?? 0), total }]
}

/** Lines with all of their units. */
const wholeLines = (order: PlacedOrder, itemIds: ReadonlyArray<string>): ReadonlyArray<MailLine> =>
  itemIds.flatMap((itemId) => {
    const line = lineOf(order, itemId)
    return line === undefined
      ? []
      : [{ name: line.name, quantity: line.quantity, total: totalsOf([line]).total }]
  })
