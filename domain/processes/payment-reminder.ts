import type { PlacedOrder } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"

const HOUR = 3_600_000

/** Hours after the order was made at which the shopper is reminded to pay. */
export const PAYMENT_REMINDERS = [24, 72, 168] as const

/** Hours after which no reminder is sent, even if earlier ones were missed. */
export const REMINDED_FOR = 336

/**
 * The number of the payment reminder that is due, from 1; null when none is. A missed reminder is skipped once the
 * next one is due. `ageMs`: milliseconds since the order was made.
 */
export const paymentReminderDue = (order: PlacedOrder, ageMs: number): number | null => {
  if (!ORDER_STATUS_TABLE[order.status].isRemindedToPay || ageMs > REMINDED_FOR * HOUR) return null
  const number = PAYMENT_REMINDERS.filter((hours) => ageMs >= hours * HOUR).length
  return number > order.reminders.payment ? number : null
}
