import type { ReminderKind } from "../shared/reminder-kinds.ts"
import type { StatusTone } from "../shared/status-tone.ts"
import type { GatewayType } from "./gateway-type.ts"
import type { ItemStatus } from "./item-status-facts.ts"

/** Spec §4, order statuses. What each of them means is in `order-status-table.ts`. */
export const ORDER_STATUSES = [
  "PENDING_PAYMENT",
  "PAYMENT_RECEIVED",
  "PENDING_ESIGNATURE",
  "PENDING_REVIEW",
  "CONFIRMED_BY_SUPPLIER",
  "PENDING_FULFILMENT",
  "COMPLETED",
  "CANCELLED",
  "RETURNED",
  "CANCELLED_BY_SUPPLIER",
  "PAYMENT_FAILED",
  "LOAN_IN_PROCESS",
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Spec §4, customer order-history counts. */
export type CustomerCountKey =
  | "awaitingPayment"
  | "awaitingSignature"
  | "cancelled"
  | "pending"
  | "received"
  | "failedPayment"
  | "paymentFailed"
  | "confirmed"
  | "processing"
  | "shipped"
  | "awaitingShipment"
  | "awaitingConfirmation"
  | "returned"
  | "awaitingDelivery"

/** Spec §4, admin order-history counts. */
export type AdminCountKey =
  | "processing"
  | "pending"
  | "awaitingPayment"
  | "awaitingDelivery"
  | "awaitingSignature"
  | "awaitingShipment"
  | "cancelled"

/** The effect on the items when their order enters the status. */
export type ItemsOnEntry =
  | "unchanged"
  | "wait-for-payment"
  | "payment-failed"
  | "wait-for-lender"
  | "ready-to-ship"
  | "canceled-by-supplier"
  | "sourced-again"

/**
 * What happens to money that arrives when the order did not wait for it: refunded, reviewed by staff (after returning
 * to unpaid, where a review cannot start directly), refunded only if a lease has paid, told to staff by a note, or kept.
 */
export type LateMoney = "refund" | "review" | "unpaid-then-review" | "refund-if-leased" | "tell" | "keep"

/** Minutes for which an unpaid order holds its units, since its shopper last tried to pay. */
export interface HoldingTimes {
  /** While no payment is open. */
  readonly idle: number
  /** While a payment may still succeed, by its means of payment: this ends even if the gateway never decides. */
  readonly paying: Readonly<Record<GatewayType, number>>
}

/** Everything that the system needs to know about an order status. */
export interface OrderStatusFacts {
  /** Lifecycle §1. PENDING_REVIEW also returns to the status before the review, which only the order knows. */
  readonly next: ReadonlyArray<OrderStatus>
  /** The remaining statuses up to COMPLETED; empty if it cannot be reached. */
  readonly wayToCompleted: ReadonlyArray<OrderStatus>

  /** Name on screens, for customers and staff. */
  readonly label: string
  readonly tone: StatusTone
  /** Place in lists of statuses, ascending; in steps of ten so that a new one fits between. */
  readonly place: number
  /**
   * The entry in the customer's timeline when the order enters the status; null where the payment's entry is enough.
   */
  readonly news: string | null
  /** How many of the customer's steps are done: placed, paid, confirmed, shipped, delivered. */
  readonly stepsDone: 1 | 2 | 3 | 4 | 5
  /** Shown to the customer instead of the steps when the order will not continue by itself. */
  readonly stopped: string | null
  readonly customerCounts: ReadonlyArray<CustomerCountKey>
  readonly adminCounts: ReadonlyArray<AdminCountKey>

  /** The shopper still has to pay: checking out again pays this order. */
  readonly awaitsPayment: boolean
  /** A new charge may start; also while a lender decides, since the shopper may pay instead. */
  readonly mayBeCharged: boolean
  /** The reminder that is sent while the order waits for its customer; null: none. */
  readonly reminder: ReminderKind | null
  /** The money is in, or the lease is signed. An order under review counts only once it is approved. */
  readonly isPaid: boolean
  /** A fraud check that has not been made yet is still useful. */
  readonly isCheckedForFraud: boolean
  readonly lateMoney: LateMoney
  /** `reserved`: released units are reserved again when the shopper comes back; `held`: as soon as possible. */
  readonly stock: "reserved" | "held" | "released"
  /** How long unpaid units are held; null: such an order is paid, or over. */
  readonly heldFor: HoldingTimes | null

  readonly billingAddressMayChange: boolean
  readonly shippingAddressMayChange: boolean
  /** Quantities and prices may change: before payment, and during a review. */
  readonly itemsMayChange: boolean
  readonly itemsOnEntry: ItemsOnEntry
  /** The statuses that its items may enter; lifecycle §2 says from which. */
  readonly itemsMayBecome: ReadonlyArray<ItemStatus>

  /** The order's state as an affiliate's conversion. */
  readonly conversion: "pending" | "approved" | "reversed"
  /** Somebody must still sign, decide or deliver, so the customer's data cannot be erased. */
  readonly blocksErasure: boolean
}
