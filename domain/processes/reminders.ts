import { ITEM_STATUS_TABLE } from "../ordering/item-status-table.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import { isBeingPaid } from "../ordering/order-money.ts"
import type { OrderFacts, OrderState } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import { isReadyForPickup } from "../ordering/ready-for-pickup.ts"
import { REMINDER_KINDS, type ReminderKind } from "../shared/reminder-kinds.ts"
import type { ReminderSchedule } from "../shared/shop-settings.ts"

const MINUTE = 60_000

/** What the customer of an order still has to do, and can do now. */
export const remindersOf = (order: OrderState): ReadonlySet<ReminderKind> => {
  if (order._tag !== "placed") return new Set()
  const { reminder } = ORDER_STATUS_TABLE[order.status]
  const ofItems = order.lines
    .filter((line) => ITEM_STATUS_TABLE[line.status].reminder !== "pickup" || isReadyForPickup(order, line))
    .map(({ status }) => ITEM_STATUS_TABLE[status].reminder)
  const ofOrder = reminder === "payment" && isBeingPaid(order) ? null : reminder
  return new Set([ofOrder, ...ofItems].filter((kind) => kind !== null))
}

/** Items wait in their store that are not handed over for now: they may be again, as after a review. */
export const isPickupWithheld = (order: Pick<OrderFacts, "lines" | "status">): boolean =>
  order.lines.some((line) => line.status === "READY_TO_PICKUP" && !isReadyForPickup(order, line))

/**
 * The number of the newest reminder that is due, from 1; 0 before the first; null when it is too late for any.
 * `waitingMs`: since the order began to wait.
 */
export const reminderStep = ({ steps, end }: ReminderSchedule, waitingMs: number): number | null =>
  waitingMs > end * MINUTE ? null : steps.filter((step) => waitingMs >= step * MINUTE).length

/** When the reminder after that step is due, in milliseconds since the order began to wait; null: there is none. */
export const nextReminder = ({ steps }: ReminderSchedule, step: number): number | null => {
  const next = steps[step]
  return next === undefined ? null : next * MINUTE
}

/** What an order starts or stops waiting for because of an event. */
export interface WaitingChange {
  readonly begins: ReminderKind | null
  readonly ends: ReadonlyArray<ReminderKind>
}

/**
 * What an event of an order changes in what it waits for. Several items may wait at once, so the end of one is not the
 * end of all.
 */
export const waitingChange = (event: OrderEvent): WaitingChange => {
  switch (event.type) {
    case "OrderCreated":
      return { begins: ORDER_STATUS_TABLE[event.data.status].reminder, ends: [] }
    case "OrderCancelled":
      return { begins: null, ends: REMINDER_KINDS }
    case "OrderStatusChanged": {
      if (event.data.subject !== "order")
        return { begins: ITEM_STATUS_TABLE[event.data.to].reminder, ends: [] }
      const before = ORDER_STATUS_TABLE[event.data.from].reminder
      const after = ORDER_STATUS_TABLE[event.data.to].reminder
      if (before === after) return NOTHING
      return { begins: after, ends: before === null ? [] : [before] }
    }
    default:
      return NOTHING
  }
}

const NOTHING: WaitingChange = { begins: null, ends: [] }
