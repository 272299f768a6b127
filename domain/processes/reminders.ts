import type { ReminderKind } from "../ordering/item-status-facts.ts"
import { ITEM_STATUS_TABLE } from "../ordering/item-status-table.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import { isCharging } from "../ordering/order-money.ts"
import type { OrderState } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds since the order began to wait for its customer. */
interface Schedule {
  /** When each reminder is sent. One that was missed is left out once the next one is due. */
  readonly steps: ReadonlyArray<number>
  /** No reminder after that. */
  readonly end: number
}

export const REMINDER_SCHEDULES: Readonly<Record<ReminderKind, Schedule>> = {
  // The first one while the shopper is still around, and so are the goods.
  payment: { steps: [30 * MINUTE, DAY, 3 * DAY], end: 7 * DAY },
  signature: { steps: [2 * HOUR, DAY, 3 * DAY, 7 * DAY], end: 14 * DAY },
  // The mail that tells of it goes out at once.
  pickup: { steps: [2 * DAY, 5 * DAY], end: 10 * DAY },
}

/** What the customer of an order still has to do, and can do now. */
export const remindersOf = (order: OrderState): ReadonlySet<ReminderKind> => {
  if (order._tag !== "placed") return new Set()
  const { reminder } = ORDER_STATUS_TABLE[order.status]
  const ofItems = order.lines.map(({ status }) => ITEM_STATUS_TABLE[status].reminder)
  // Who has just paid and waits for the answer must not pay again.
  const ofOrder = reminder === "payment" && isCharging(order) ? null : reminder
  return new Set([ofOrder, ...ofItems].filter((kind) => kind !== null))
}

/** The number of the newest reminder whose time has come, from 1; 0 before the first; null when it is too late for any. */
export const reminderStep = (kind: ReminderKind, waitingMs: number): number | null => {
  const { steps, end } = REMINDER_SCHEDULES[kind]
  return waitingMs > end ? null : steps.filter((step) => waitingMs >= step).length
}

/** When the next reminder after that step is due, in milliseconds since the order began to wait; null: there is none. */
export const nextReminder = (kind: ReminderKind, step: number): number | null =>
  REMINDER_SCHEDULES[kind].steps[step] ?? null

/** What an order begins or ceases to wait for, by one of its events. */
export interface WaitingChange {
  readonly begins: ReminderKind | null
  readonly ends: ReadonlyArray<ReminderKind>
}

/** What an event of an order changes about what it waits for. Items may wait for one another: their end is left open. */
export const waitingChange = (event: OrderEvent): WaitingChange => {
  switch (event.type) {
    case "OrderCreated":
      return { begins: ORDER_STATUS_TABLE[event.data.status].reminder, ends: [] }
    case "OrderCancelled":
      return { begins: null, ends: ["payment", "signature", "pickup"] }
    case "OrderStatusChanged": {
      if (event.data.subject === "item")
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
