import type { StatusTone } from "../shared/status-tone.ts"

/** Spec §4, order item statuses. What each of them means is in `item-status-table.ts`. */
export const ITEM_STATUSES = [
  "PENDING",
  "LOAN_IN_PROCESS",
  "PAYMENT_FAILED",
  "PENDING_SHIPMENT",
  "SHIPPED",
  "DELIVERED",
  "PENDING_PICKUP",
  "READY_TO_PICKUP",
  "PICKUPED",
  "CANCELLED",
  "CANCELLED_BY_SUPPLIER",
  "RETURNED",
] as const
export type ItemStatus = (typeof ITEM_STATUSES)[number]

/** What goods that are picked up wait for: to be made ready, or to be handed over. */
export const PICKUP_STATUSES = [
  "PENDING_PICKUP",
  "READY_TO_PICKUP",
] as const satisfies ReadonlyArray<ItemStatus>
export type PickupStatus = (typeof PICKUP_STATUSES)[number]

/** What a customer can be reminded of. */
export const REMINDER_KINDS = ["payment", "signature", "pickup"] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Everything that the system asks of the status of an order item. */
export interface ItemStatusFacts {
  /** Lifecycle §2. */
  readonly next: ReadonlyArray<ItemStatus>
  /** Name on screens, for customers and staff. */
  readonly label: string
  readonly tone: StatusTone
  /** The customer's history tells of it. */
  readonly isNews: boolean
  /** The customer sees it as shipped. */
  readonly showsAsShipped: boolean
  /** Where the staff's timeline files the change. */
  readonly timeline: "order" | "shipping"
  /** Units of it can still be canceled: it waits for money, for the supplier or for the shopper. */
  readonly isWaiting: boolean
  /** What the customer is reminded of while it waits for them; null: it does not. */
  readonly reminder: ReminderKind | null
  /** It can no longer change. */
  readonly isFinal: boolean
  /** It reached the shopper; what came back reached them before. */
  readonly isDelivered: boolean
  /** Its units were taken off the shelf but are not there: cancelling it puts nothing back. */
  readonly supplierHasNone: boolean
  /** All units have left the shop. */
  readonly hasLeft: boolean
  /** It is entered only when no fraud check of the order is open: the goods are handed over, or about to be. */
  readonly waitsForFraudCheck: boolean
}
