import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"

/** Complete by its type: a status that the domain adds does not compile until it is placed here. */
const PLACES: Readonly<Record<OrderStatus, number>> = {
  PENDING_PAYMENT: 1,
  PAYMENT_FAILED: 2,
  LOAN_IN_PROCESS: 3,
  PENDING_ESIGNATURE: 4,
  PENDING_REVIEW: 5,
  PAYMENT_RECEIVED: 6,
  PENDING_FULFILMENT: 7,
  CONFIRMED_BY_SUPPLIER: 8,
  CANCELLED_BY_SUPPLIER: 9,
  COMPLETED: 10,
  RETURNED: 11,
  CANCELLED: 12,
}

const isOrderStatus = (text: string): text is OrderStatus => Object.hasOwn(PLACES, text)

/** The 12 statuses in the order in which an order usually meets them. */
export const STATUS_ORDER: ReadonlyArray<OrderStatus> = Object.keys(PLACES)
  .filter(isOrderStatus)
  .sort((a, b) => PLACES[a] - PLACES[b])
