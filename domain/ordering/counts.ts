import {
  type AdminCountKey,
  type CustomerCountKey,
  ORDER_STATUSES,
  type OrderStatus,
} from "./order-status-facts.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"

export type StatusCounts = Readonly<Record<OrderStatus, number>>

/** The shopper's table of spec §4. Several entries look odd; clients expect them exactly so. */
export const customerCounts = (orders: StatusCounts): Readonly<Record<CustomerCountKey, number>> => {
  const counts: Record<CustomerCountKey, number> = {
    awaitingPayment: 0,
    awaitingSignature: 0,
    cancelled: 0,
    pending: 0,
    received: 0,
    failedPayment: 0,
    paymentFailed: 0,
    confirmed: 0,
    processing: 0,
    shipped: 0,
    awaitingShipment: 0,
    awaitingConfirmation: 0,
    returned: 0,
    awaitingDelivery: 0,
  }
  for (const status of ORDER_STATUSES)
    for (const key of ORDER_STATUS_TABLE[status].customerCounts) counts[key] += orders[status]
  return counts
}

/** The back office's table of spec §4. */
export const adminCounts = (orders: StatusCounts): Readonly<Record<AdminCountKey, number>> => {
  const counts: Record<AdminCountKey, number> = {
    processing: 0,
    pending: 0,
    awaitingPayment: 0,
    awaitingDelivery: 0,
    awaitingSignature: 0,
    awaitingShipment: 0,
    cancelled: 0,
  }
  for (const status of ORDER_STATUSES)
    for (const key of ORDER_STATUS_TABLE[status].adminCounts) counts[key] += orders[status]
  return counts
}
