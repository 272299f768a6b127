import type { ItemStatus, ItemStatusFacts } from "./item-status-facts.ts"

const WAITING = {
  isNews: false,
  showsAsShipped: false,
  timeline: "order",
  reminder: null,
  isWaiting: true,
  isFinal: false,
  isDelivered: false,
  supplierHasNone: false,
  hasLeft: false,
  waitsForFraudCheck: false,
} as const satisfies Partial<ItemStatusFacts>

const LEFT = {
  isNews: true,
  showsAsShipped: true,
  timeline: "shipping",
  reminder: null,
  isWaiting: false,
  isFinal: false,
  isDelivered: true,
  supplierHasNone: false,
  hasLeft: true,
  waitsForFraudCheck: true,
} as const satisfies Partial<ItemStatusFacts>

const OVER = {
  next: [],
  isNews: true,
  showsAsShipped: false,
  timeline: "order",
  reminder: null,
  isWaiting: false,
  isFinal: true,
  supplierHasNone: false,
  waitsForFraudCheck: false,
} as const satisfies Partial<ItemStatusFacts>

/** The only place that defines what an item's status means. A status with incomplete facts does not compile. */
export const ITEM_STATUS_TABLE: Readonly<Record<ItemStatus, ItemStatusFacts>> = {
  PENDING: {
    ...WAITING,
    next: ["PENDING_SHIPMENT", "PENDING_PICKUP", "LOAN_IN_PROCESS", "PAYMENT_FAILED", "CANCELLED"],
    label: "Pending",
    tone: "orange",
  },
  LOAN_IN_PROCESS: {
    ...WAITING,
    next: ["PENDING", "PAYMENT_FAILED", "CANCELLED"],
    label: "Loan in process",
    tone: "orange",
  },
  PAYMENT_FAILED: {
    ...WAITING,
    next: ["PENDING", "LOAN_IN_PROCESS", "CANCELLED"],
    label: "Payment failed",
    tone: "red",
  },
  PENDING_SHIPMENT: {
    ...WAITING,
    next: ["SHIPPED", "CANCELLED", "CANCELLED_BY_SUPPLIER"],
    label: "Pending shipment",
    tone: "orange",
    timeline: "shipping",
  },
  SHIPPED: {
    ...LEFT,
    next: ["DELIVERED", "RETURNED"],
    label: "Shipped",
    tone: "green",
    isDelivered: false,
  },
  PENDING_PICKUP: {
    ...WAITING,
    next: ["READY_TO_PICKUP", "PENDING_SHIPMENT", "CANCELLED", "CANCELLED_BY_SUPPLIER"],
    label: "Pending pickup",
    tone: "orange",
    timeline: "shipping",
  },
  READY_TO_PICKUP: {
    ...WAITING,
    next: ["PICKUPED", "CANCELLED"],
    label: "Ready for pickup",
    tone: "green",
    isNews: true,
    showsAsShipped: true,
    timeline: "shipping",
    reminder: "pickup",
    waitsForFraudCheck: true,
  },
  DELIVERED: { ...LEFT, next: ["RETURNED"], label: "Delivered", tone: "green" },
  PICKUPED: { ...LEFT, next: ["RETURNED"], label: "Picked up", tone: "green" },
  CANCELLED_BY_SUPPLIER: {
    ...WAITING,
    next: ["PENDING", "CANCELLED"],
    label: "Canceled by supplier",
    tone: "red",
    isNews: true,
    supplierHasNone: true,
  },
  CANCELLED: { ...OVER, label: "Canceled", tone: "red", isDelivered: false, hasLeft: false },
  RETURNED: { ...OVER, label: "Returned", tone: "green", isDelivered: true, hasLeft: true },
}

/**
 * The mail to the customer about items that enter the status; null: none. Not in the table, since no screen uses it.
 */
export const ITEM_MAILS: Readonly<Record<ItemStatus, "ready-for-pickup" | "items-canceled" | null>> = {
  PENDING: null,
  LOAN_IN_PROCESS: null,
  PAYMENT_FAILED: null,
  PENDING_SHIPMENT: null,
  SHIPPED: null,
  DELIVERED: null,
  PENDING_PICKUP: null,
  READY_TO_PICKUP: "ready-for-pickup",
  PICKUPED: null,
  CANCELLED: "items-canceled",
  CANCELLED_BY_SUPPLIER: null,
  RETURNED: null,
}

const isItemStatus = (text: string): text is ItemStatus => Object.hasOwn(ITEM_STATUS_TABLE, text)

/** For text from outside; undefined for a status that this release does not know. */
export const itemStatusFacts = (status: string): ItemStatusFacts | undefined =>
  isItemStatus(status) ? ITEM_STATUS_TABLE[status] : undefined
