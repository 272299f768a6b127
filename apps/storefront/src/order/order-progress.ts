/** Steps of an order as shown to the shopper. */
export const STEPS = ["Placed", "Paid", "Confirmed", "Shipped", "Delivered"] as const

export interface OrderProgress {
  /** Number of completed steps. */
  readonly done: number
  /** Replaces the steps of an order that has stopped. */
  readonly stopped: string | null
}

const SHIPPED = new Set(["SHIPPED", "DELIVERED", "READY_TO_PICKUP", "PICKUPED"])

/** Progress of an order, from its status and its items' statuses (lifecycle §1, §2). */
export const orderProgress = (status: string, itemStatuses: ReadonlyArray<string>): OrderProgress => {
  switch (status) {
    case "CANCELLED":
      return { done: 1, stopped: "This order was cancelled. Anything you paid is refunded to your card." }
    case "CANCELLED_BY_SUPPLIER":
      return {
        done: 2,
        stopped: "The supplier could not deliver. We are looking for another source, or will refund you.",
      }
    case "RETURNED":
      return { done: 5, stopped: "This order was returned." }
    case "PAYMENT_FAILED":
      return {
        done: 1,
        stopped: "The payment did not go through. Check out again from your cart to try another card.",
      }
    case "COMPLETED":
      return { done: 5, stopped: null }
    case "CONFIRMED_BY_SUPPLIER":
      return { done: itemStatuses.some((item) => SHIPPED.has(item)) ? 4 : 3, stopped: null }
    case "PAYMENT_RECEIVED":
    case "PENDING_FULFILMENT":
      return { done: itemStatuses.some((item) => SHIPPED.has(item)) ? 4 : 2, stopped: null }
    default:
      return { done: 1, stopped: null }
  }
}
