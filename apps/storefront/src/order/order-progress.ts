import { itemStatusFacts } from "@voltread/domain/ordering/item-status-table.ts"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"

const STEPS = ["Placed", "Paid", "Confirmed", "Shipped", "Delivered"] as const
const PICKUP_STEPS = ["Placed", "Paid", "Confirmed", "Ready", "Picked up"] as const

/** Pickup orders have steps of their own: they are never shipped. */
export const stepsOf = (deliveryTypes: ReadonlyArray<string>): ReadonlyArray<string> =>
  deliveryTypes.length > 0 && deliveryTypes.every((type) => type === "DELIVERY_PICKUP") ? PICKUP_STEPS : STEPS

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
