import { itemStatusFacts } from "@voltread/domain/ordering/item-status-table.ts"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"

const STEPS = ["Placed", "Paid", "Confirmed", "Shipped", "Delivered"] as const
const PICKUP_STEPS = ["Placed", "Paid", "Confirmed", "Ready", "Picked up"] as const

interface Item {
  readonly status: string
  readonly deliveryType: string
}

const isPickedUp = ({ deliveryType }: Item): boolean => deliveryType === "DELIVERY_PICKUP"

/** Nothing of it is shipped: all that is not canceled is picked up. */
const isPickupOrder = (items: ReadonlyArray<Item>): boolean => {
  const kept = items.filter(({ status }) => status !== "CANCELLED")
  return kept.length > 0 && kept.every(isPickedUp)
}

/** Pickup orders have steps of their own. */
export const stepsOf = (items: ReadonlyArray<Item>): ReadonlyArray<string> =>
  isPickupOrder(items) ? PICKUP_STEPS : STEPS

export interface OrderProgress {
  /** Number of completed steps. */
  readonly done: number
  /** Replaces the steps of an order that has stopped. */
  readonly stopped: string | null
}

const SHIPPED_STEP = 4

/** Progress of an order, from its status and its items' statuses (lifecycle §1, §2). */
export const orderProgress = (status: string, items: ReadonlyArray<Item>): OrderProgress => {
  const facts = orderStatusFacts(status)
  if (facts === undefined) return { done: 1, stopped: null }
  const { itemsMayBecome, stepsDone, stopped } = facts
  // What waits at a store says nothing of what is sent home.
  const inStep = isPickupOrder(items) ? items : items.filter((item) => !isPickedUp(item))
  const isShipped =
    itemsMayBecome.includes("SHIPPED") &&
    inStep.some((item) => itemStatusFacts(item.status)?.showsAsShipped === true)
  return { done: isShipped ? SHIPPED_STEP : stepsDone, stopped }
}
