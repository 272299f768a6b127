import type { OrderStatus } from "./order-status.ts"

/** How many orders there are in each status. */
export type StatusCounts = Readonly<Record<OrderStatus, number>>

/** The shopper's table of spec §4. Several entries are odd; clients read them as they are. */
export const customerCounts = (orders: StatusCounts) => ({
  awaitingPayment: orders.PENDING_PAYMENT + orders.LOAN_IN_PROCESS + orders.PENDING_ESIGNATURE,
  awaitingSignature: orders.PENDING_ESIGNATURE,
  cancelled: orders.CANCELLED + orders.CANCELLED_BY_SUPPLIER,
  pending: orders.PENDING_FULFILMENT,
  received: orders.PAYMENT_RECEIVED,
  failedPayment: orders.PAYMENT_FAILED,
  paymentFailed: orders.PAYMENT_FAILED,
  confirmed: orders.CONFIRMED_BY_SUPPLIER,
  processing: orders.CONFIRMED_BY_SUPPLIER,
  shipped: orders.COMPLETED,
  awaitingShipment: orders.COMPLETED,
  awaitingConfirmation: orders.PENDING_REVIEW + orders.PENDING_FULFILMENT,
  returned: orders.RETURNED,
  awaitingDelivery: orders.CANCELLED_BY_SUPPLIER,
})
export type CustomerCounts = ReturnType<typeof customerCounts>

/** The back office's table of spec §4. */
export const adminCounts = (orders: StatusCounts) => ({
  processing: orders.PAYMENT_RECEIVED,
  pending: orders.PENDING_PAYMENT,
  awaitingPayment: orders.PENDING_PAYMENT,
  awaitingDelivery: orders.PENDING_PAYMENT,
  awaitingSignature: orders.PENDING_ESIGNATURE,
  awaitingShipment: orders.PENDING_ESIGNATURE,
  cancelled: orders.CANCELLED + orders.CANCELLED_BY_SUPPLIER,
})
export type AdminCounts = ReturnType<typeof adminCounts>
