import type { Actor } from "@voltread/domain/event.ts"
import { NEVER_PAID, NOT_PAID_IN_TIME } from "@voltread/domain/ordering/cancel-reason.ts"
import { PAYMENT_MEANS_NAMES } from "@voltread/domain/ordering/gateway-type.ts"
import { ITEM_MAILS } from "@voltread/domain/ordering/item-status-table.ts"
import { customerOwes, fromLender, orderBalance } from "@voltread/domain/ordering/order-balance.ts"
import {
  itemsChanged,
  type OrderEvent,
  type OrderEventData,
  type PaymentDetails,
} from "@voltread/domain/ordering/order-event.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { captured, held, paidOtherwise, SUPERSEDED } from "@voltread/domain/ordering/order-money.ts"
import { proposedRefund } from "@voltread/domain/ordering/order-rules-returns.ts"
import { lineName, lineOf, orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { MILESTONES, ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { hasMoved, isOpen, isPayout } from "@voltread/domain/ordering/payment-result.ts"
import { isDisputed } from "@voltread/domain/ordering/refund-words.ts"
import type { ReturnRequest } from "@voltread/domain/ordering/return-request.ts"
import { remindersOf } from "@voltread/domain/processes/reminders.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import type { OrderMessage } from "./message.ts"
import { paymentMeans } from "./payment-means.ts"

export interface OrderMail {
  /** Deduplication key: one mail for each cause. */
  readonly cause: string
  readonly to: string
  readonly message: OrderMessage
}

/** Types of events that may lead to a mail; others are not decoded. */
export const ORDER_NEWS = [
  "OrderBillingAddressUpdated",
  "OrderItemUpdated",
  "OrderStatusChanged",
  "OrderCancelled",
  "OrderPaymentDetailsUpdated",
  "OrderShipmentDetailsUpdated",
  "OrderReminderEmailDetailsUpdated",
  "OrderEmailConversationRecorded",
] as const satisfies ReadonlyArray<OrderEvent["type"]>
type OrderNews = Extract<OrderEvent, { readonly type: (typeof ORDER_NEWS)[number] }>

/** Whether the event may lead to a mail. Decided from the event alone, to avoid loading most orders. */
export const isNews = (event: OrderEvent): event is OrderNews => isOrderNews(event) && mayBeMailed(event)

const isOrderNews = (event: OrderEvent): event is OrderNews => ORDER_NEWS.some((type) => type === event.type)

const mayBeMailed = (event: OrderNews): boolean => {
  switch (event.type) {
    case "OrderBillingAddressUpdated":
      return event.data.email !== undefined
    case "OrderItemUpdated":
      return isReturnAnswer(event.data.after.returnRequest) || isFewer(event.data)
    case "OrderStatusChanged":
      // After a review an order reaches this status twice; the cause makes it one mail.
      return event.data.subject === "order"
        ? MILESTONES[event.data.to] === "paid"
        : ITEM_MAILS[event.data.to] !== null
    case "OrderShipmentDetailsUpdated":
      // A later correction of shipment details sends no second mail.
      return event.data.before === null
    case "OrderPaymentDetailsUpdated":
      return (
        isSuperseded(event.data.payment) ||
        isPayout(event.data.payment) ||
        (event.data.payment.kind === "refund" && hasMoved(event.data.payment))
      )
    case "OrderEmailConversationRecorded":
      return event.data.isSent === true
    case "OrderReminderEmailDetailsUpdated":
    case "OrderCancelled":
      return true
  }
}

const isSuperseded = ({ code, result }: PaymentDetails): boolean => result === "failed" && code === SUPERSEDED

const isReturnAnswer = (request: ReturnRequest | undefined): request is ReturnRequest =>
  request?.status === "ACCEPTED" || request?.status === "REFUSED"

type ItemChange = OrderEventData<"OrderItemUpdated">

const isFewer = ({ before, after }: ItemChange): boolean =>
  before.quantity !== undefined && after.quantity !== undefined && after.quantity < before.quantity

interface Cause {
  readonly eventId: string
  readonly event: OrderNews
  readonly by: Actor
}

/** The mail that an event leads to, given the order as it is now. */
export const orderMessage = ({ eventId, event, by }: Cause, order: PlacedOrder): OrderMail | null => {
  const { contact, orderId, uniqueId } = order.created
  const common = { firstName: contact.firstName, orderId, orderNumber: uniqueId }
  const mail = (cause: string, message: OrderMessage): OrderMail => ({ cause, to: contact.email, message })
  /** No mail where the whole order ends (it has its own mail), or where customers did it themselves. */
  const canceled = (lines: ReadonlyArray<MailLine>): OrderMail | null =>
    lines.length === 0 || order.status === "CANCELLED" || isOwnAct(by)
      ? null
      : mail(`items-canceled:${eventId}`, {
          template: "items-canceled",
          ...common,
          lines,
          total: orderTotals(order).total,
          isPaid: isRefunded(order),
          isLent: hasContract(order),
          ...openOf(order),
        })
  switch (event.type) {
    case "OrderBillingAddressUpdated":
      return mail(eventId, { template: "order-link", ...common })
    case "OrderItemUpdated": {
      const request = event.data.after.returnRequest
      if (isFewer(event.data)) return canceled(fewerOf(order, event.data))
      const line = lineOf(order, event.data.itemId)
      if (!isReturnAnswer(request) || line === undefined) return null
      const { returnId, quantity, status, answer } = request
      const isStill = line.returnRequest?.returnId === returnId && line.returnRequest.status !== "WITHDRAWN"
      // Nobody is asked to send what they have decided to keep.
      if (status === "ACCEPTED" && !isStill) return null
      const isLent = hasContract(order) || order.payments.some(({ kind }) => kind === "lease")
      const refund = isLent ? 0 : proposedRefund(order, line)
      // Staff answer each line of a request separately.
      return mail(`return:${returnId}:${line.itemId}:${status}`, {
        template: "return-answered",
        ...common,
        lines: [{ name: line.name, quantity }],
        isAccepted: status === "ACCEPTED",
        refund,
        isSettled: !isLent && captured(order) > 0 && refund === 0,
        ...(isLent ? { lent: paidOtherwise(order) > 0 ? ("part" as const) : ("all" as const) } : {}),
        answer: answer ?? "",
      })
    }
    case "OrderStatusChanged":
      if (event.data.subject !== "order")
        return canceled(
          itemsChanged(event.data).flatMap((itemId) => {
            const line = lineOf(order, itemId)
            return line === undefined
              ? []
              : [{ name: line.name, quantity: line.quantity, total: totalsOf([line]).total }]
          }),
        )
      return mail(`order-confirmation:${orderId}`, {
        template: "order-confirmation",
        ...common,
        ...contentsOf(order),
        payments: paymentsOf(order),
        delivery: deliveryOf(order),
      })
    case "OrderCancelled": {
      // Nobody is told of an unpaid order that they end themselves, as by a change of its cart, or have long forgotten; a lease
      // may count as paid before any money came.
      const { isPaid } = ORDER_STATUS_TABLE[event.data.from]
      // Also of an order that is under review since: its lender may have taken a first payment.
      const wasPaid = captured(order) > 0 || isPaid || hasContract(order)
      const { reason } = event.data
      if (!wasPaid && (isOwnAct(by) || reason === NEVER_PAID)) return null
      const { lines, total } = contentsOf(order)
      return mail(`order-cancelled:${orderId}`, {
        template: "order-cancelled",
        ...common,
        lines,
        total,
        refunds: order.payments
          .filter((payment) => payment.kind === "refund" && (hasMoved(payment) || isOpen(payment)))
          .map((payment) => ({ amount: payment.amount, means: paymentMeans(payment) })),
        // A contract that its lender has just voided made it a paid order without money of the customer.
        isLent: hasContract(order) || (isPaid && captured(order) === 0 && order.lease?.leaseId != null),
        isDisputed: isDisputed(order.payments),
        ...(reason === NOT_PAID_IN_TIME ? { isOverdue: true } : {}),
      })
    }
    case "OrderPaymentDetailsUpdated": {
      const { payment } = event.data
      if (isSuperseded(payment)) {
        const { total } = orderTotals(order)
        return isOwnAct(by) || !ORDER_STATUS_TABLE[order.status].awaitsPayment
          ? null
          : mail(`new-total:${payment.paymentId}`, {
              template: "new-total",
              ...common,
              before: payment.amount,
              total,
              ...openOf(order),
            })
      }
      if (isPayout(payment)) {
        const isOwed = order.payments.some((now) => now.paymentId === payment.paymentId && isPayout(now))
        return isOwed
          ? mail(`payout:${orderId}:${payment.paymentId}`, {
              template: "payout",
              ...common,
              amount: payment.amount,
            })
          : null
      }
      return mail(`refund:${orderId}:${payment.paymentId}`, {
        template: "refund",
        ...common,
        refund: { amount: payment.amount, means: paymentMeans(payment) },
      })
    }
    case "OrderShipmentDetailsUpdated": {
      const { lines, carrier, trackingNumber, trackingUrl, estimatedDeliveryDate } = event.data.after
      return mail(eventId, {
        template: "shipment",
        ...common,
        lines: lines.map(({ itemId, quantity }) => ({ name: lineName(order, itemId), quantity })),
        carrier,
        trackingNumber,
        trackingUrl,
        estimatedDeliveryDate,
      })
    }
    case "OrderEmailConversationRecorded": {
      const { to, subject, body } = event.data
      return {
        cause: eventId,
        to,
        message: { template: "staff-mail", ...common, subject, body, staffName: by.name },
      }
    }
    case "OrderReminderEmailDetailsUpdated": {
      const { reminder, email } = event.data
      // What the reminder asks for was done in the meantime.
      if (!remindersOf(order).has(reminder)) return null
      const { lines, total } = contentsOf(order)
      return {
        cause: eventId,
        to: email,
        message: { template: "reminder", ...common, reminder, lines, total, ...openOf(order) },
      }
    }
  }
}

const hasContract = ({ lease }: PlacedOrder): boolean => lease?.statusName === "COMPLETED"

/** Whether canceled items are refunded: they come off the lender's part before what the customer has paid. */
const isRefunded = (order: PlacedOrder): boolean => {
  const paid = sum(
    order.payments
      .filter((payment) => payment.kind === "sale" && hasMoved(payment))
      .map(({ amount }) => amount),
  )
  return hasContract(order) ? paid > orderTotals(order).total : captured(order) > 0
}

/** Only where something of it is paid, or a lender pays the rest. */
const openOf = (order: PlacedOrder): { readonly open?: { readonly paid: number; readonly due: number } } => {
  const due = customerOwes(order, orderBalance(order))
  return due === 0 || due === orderTotals(order).total ? {} : { open: { paid: held(order), due } }
}

const isOwnAct = ({ role }: Actor): boolean => role === "customer" || role === "guest"

interface MailLine {
  readonly name: string
  readonly quantity: number
  readonly total: number
}

/** The units that were taken off a line, and by how much its total fell. */
const fewerOf = (order: PlacedOrder, { itemId, before, after }: ItemChange): ReadonlyArray<MailLine> => {
  const line = lineOf(order, itemId)
  if (line === undefined) return []
  const total = totalsOf([{ ...line, ...before }]).total - totalsOf([{ ...line, ...after }]).total
  return [{ name: line.name, quantity: (before.quantity ?? 0) - (after.quantity ?? 0), total }]
}

/** What paid for the order, and what its lender pays for it. */
const paymentsOf = (order: PlacedOrder) => {
  const lent = fromLender(order)
  return [
    ...order.payments
      .filter((payment) => payment.kind === "sale" && hasMoved(payment))
      .map((payment) => ({ amount: payment.amount, means: paymentMeans(payment) })),
    ...(lent === 0 ? [] : [{ amount: lent, means: PAYMENT_MEANS_NAMES.LEASE }]),
  ]
}

const deliveryOf = ({ lines }: PlacedOrder) => {
  const types = new Set(lines.map(({ deliveryType }) => deliveryType))
  if (types.size > 1) return "both"
  return types.has("DELIVERY_SHIPPING") ? "shipping" : "pickup"
}

const contentsOf = (order: PlacedOrder) => {
  const { subTotal, discount, shippingCost, tax, total } = orderTotals(order)
  return {
    lines: order.lines
      .filter((line) => line.counted)
      .map(({ name, quantity, price }) => ({ name, quantity, total: price * quantity })),
    subTotal,
    discount,
    shipping: shippingCost,
    tax,
    total,
  }
}
