import type { ReminderKind } from "../shared/reminder-kinds.ts"
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

/** The next step of a pickup: preparing it, or handing it over. */
export const PICKUP_STATUSES = [
  "PENDING_PICKUP",
  "READY_TO_PICKUP",
] as const satisfies ReadonlyArray<ItemStatus>
export type PickupStatus = (typeof PICKUP_STATUSES)[number]

/** Everything that the system needs to know about an item status. */
export interface ItemStatusFacts {
  /** Lifecycle §2. */
  readonly next: ReadonlyArray<ItemStatus>
  /** Name on screens, for customers and staff. */
  readonly label: string
  readonly tone: StatusTone
  /** The customer's timeline has an entry for it. */
  readonly isNews: boolean
  /** The customer sees it as shipped. */
  readonly showsAsShipped: boolean
  /** The section of the staff's timeline that shows the change. */
  readonly timeline: "order" | "shipping"
  /** Units can still be canceled: the item waits for money, for the supplier or for the shopper. */
  readonly isWaiting: boolean
  /** The reminder that is sent while the item waits for its customer; null: none. */
  readonly reminder: ReminderKind | null
  /** It can no longer change. */
  readonly isFinal: boolean
  /** It reached the shopper; returned items did, too, before. */
  readonly isDelivered: boolean
  /** Its units were taken from stock but do not exist: canceling it returns nothing to stock. */
  readonly supplierHasNone: boolean
  /** All units have left the shop. */
  readonly hasLeft: boolean
  /** It is entered only after any fraud check of the order: the items are handed over, or about to be. */
  readonly waitsForFraudCheck: boolean
}
