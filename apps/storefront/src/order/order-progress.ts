import { itemStatusFacts } from "@voltread/domain/ordering/item-status-table.ts"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"

/** The steps of an order as its shopper counts them. */
export const STEPS = ["Placed", "Paid", "Confirmed", "Shipped", "Delivered"] as const

export interface OrderProgress {
  /** Number of completed steps. */
  readonly done: number
  /** Replaces the steps of an order that has stopped. */
  readonly stopped: string | null
}

const SHIPPED_STEP = 4

/** Progress of an order, from its status and its items' statuses (lifecycle §1, §2). */
export const orderProgress = (status: string, itemStatuses: ReadonlyArray<string>): OrderProgress => {
  const facts = orderStatusFacts(status)
  if (facts === undefined) return { done: 1, stopped: null }
  const { itemsMayBecome, stepsDone, stopped } = facts
  const isShipped =
    itemsMayBecome.includes("SHIPPED") &&
    itemStatuses.some((item) => itemStatusFacts(item)?.showsAsShipped === true)
  return { done: isShipped ? SHIPPED_STEP : stepsDone, stopped }
}
