import { HELD_WHILE_PAYING } from "./gateway-type.ts"
import type { ItemStatus } from "./item-status-facts.ts"
import { ORDER_STATUSES, type OrderStatus, type OrderStatusFacts } from "./order-status-facts.ts"

/** The statuses that items may enter while a paid order is fulfilled. */
const FULFILMENT: ReadonlyArray<ItemStatus> = [
  "PENDING",
  "PENDING_SHIPMENT",
  "PENDING_PICKUP",
  "READY_TO_PICKUP",
  "SHIPPED",
  "PICKUPED",
  "DELIVERED",
  "CANCELLED_BY_SUPPLIER",
  "CANCELLED",
  "RETURNED",
]

const DAY = 24 * 60

const UNPAID = {
  wayToCompleted: [],
  stepsDone: 1,
  stopped: null,
  reminder: null,
  isPaid: false,
  isCheckedForFraud: false,
  billingAddressMayChange: true,
  shippingAddressMayChange: true,
  itemsMayChange: true,
  conversion: "pending",
} as const satisfies Partial<OrderStatusFacts>

const PAID = {
  stopped: null,
  awaitsPayment: false,
  mayBeCharged: false,
  reminder: null,
  isPaid: true,
  isCheckedForFraud: true,
  lateMoney: "refund-if-leased",
  stock: "held",
  heldFor: null,
  billingAddressMayChange: true,
  shippingAddressMayChange: true,
  itemsMayChange: false,
} as const satisfies Partial<OrderStatusFacts>

const OVER = {
  next: [],
  heldFor: null,
  wayToCompleted: [],
  awaitsPayment: false,
  mayBeCharged: false,
  reminder: null,
  isPaid: false,
  isCheckedForFraud: false,
  billingAddressMayChange: false,
  shippingAddressMayChange: false,
  itemsMayChange: false,
  itemsOnEntry: "unchanged",
  itemsMayBecome: [],
  conversion: "reversed",
  blocksErasure: false,
} as const satisfies Partial<OrderStatusFacts>

/**
 * How long items are held for the signature of a contract, which may be signed for months: then they are on sale again,
 * and a late signature gets what is still there.
 */
export const HELD_FOR_SIGNATURE_DAYS = 7

/**
 * An application that nobody has decided by then is withdrawn (`processes/lender-duties.ts`), and its items are
 * released.
 */
export const DECIDED_IN_DAYS = 30

/** How long an unpaid order is held for review by staff before its items are released; approval reserves them again. */
export const HELD_FOR_REVIEW_DAYS = 7

/** How long an unpaid order can be paid at its prices; then it is canceled (`processes/unpaid-order.ts`). */
export const PAID_WITHIN_DAYS = 30

/** The only place that defines what an order status means. A status with incomplete facts does not compile. */
export const ORDER_STATUS_TABLE: Readonly<Record<OrderStatus, OrderStatusFacts>> = {
  PENDING_PAYMENT: {
    ...UNPAID,
    next: ["PAYMENT_RECEIVED", "PENDING_REVIEW", "PAYMENT_FAILED", "LOAN_IN_PROCESS", "CANCELLED"],
    label: "Pending payment",
    tone: "orange",
    place: 10,
    news: null,
    customerCounts: ["awaitingPayment"],
    adminCounts: ["pending", "awaitingPayment", "awaitingDelivery"],
    awaitsPayment: true,
    mayBeCharged: true,
    reminder: "payment",
    lateMoney: "keep",
    stock: "reserved",
    heldFor: { idle: 60, paying: HELD_WHILE_PAYING },
    itemsOnEntry: "wait-for-payment",
    itemsMayBecome: ["PENDING", "CANCELLED"],
    blocksErasure: false,
  },
  PAYMENT_FAILED: {
    ...UNPAID,
    next: ["PENDING_PAYMENT", "LOAN_IN_PROCESS", "PENDING_REVIEW", "CANCELLED"],
    label: "Payment failed",
    tone: "red",
    place: 20,
    news: null,
    stopped:
      "The payment did not go through. We hold your order for a while: pay for it below, the same way or another.",
    customerCounts: ["failedPayment", "paymentFailed"],
    adminCounts: [],
    awaitsPayment: true,
    mayBeCharged: true,
    reminder: "payment",
    lateMoney: "review",
    stock: "reserved",
    heldFor: { idle: 10, paying: HELD_WHILE_PAYING },
    itemsOnEntry: "payment-failed",
    itemsMayBecome: ["PAYMENT_FAILED", "CANCELLED"],
    blocksErasure: false,
  },
  LOAN_IN_PROCESS: {
    ...UNPAID,
    next: ["PENDING_ESIGNATURE", "PENDING_REVIEW", "PENDING_PAYMENT", "CANCELLED"],
    label: "Loan in process",
    tone: "orange",
    place: 30,
    news: "Your application is being reviewed",
    customerCounts: ["awaitingPayment"],
    adminCounts: [],
    awaitsPayment: false,
    mayBeCharged: true,
    lateMoney: "review",
    stock: "held",
    heldFor: { idle: DECIDED_IN_DAYS * DAY, paying: HELD_WHILE_PAYING },
    itemsOnEntry: "wait-for-lender",
    itemsMayBecome: ["LOAN_IN_PROCESS", "CANCELLED"],
    blocksErasure: true,
  },
  PENDING_ESIGNATURE: {
    ...UNPAID,
    next: ["PAYMENT_RECEIVED", "LOAN_IN_PROCESS", "PENDING_PAYMENT", "CANCELLED"],
    label: "Pending e-signature",
    tone: "orange",
    place: 40,
    news: "Your contract is waiting for your signature",
    customerCounts: ["awaitingPayment", "awaitingSignature"],
    adminCounts: ["awaitingSignature", "awaitingShipment"],
    awaitsPayment: false,
    mayBeCharged: true,
    reminder: "signature",
    lateMoney: "unpaid-then-review",
    stock: "reserved",
    heldFor: { idle: HELD_FOR_SIGNATURE_DAYS * DAY, paying: HELD_WHILE_PAYING },
    itemsOnEntry: "unchanged",
    itemsMayBecome: ["LOAN_IN_PROCESS", "CANCELLED"],
    blocksErasure: true,
  },
  PENDING_REVIEW: {
    ...UNPAID,
    next: ["PAYMENT_RECEIVED", "CANCELLED"],
    label: "Pending review",
    tone: "orange",
    place: 50,
    news: "We are reviewing your order",
    customerCounts: ["awaitingConfirmation"],
    adminCounts: [],
    awaitsPayment: false,
    mayBeCharged: false,
    isCheckedForFraud: true,
    lateMoney: "keep",
    stock: "held",
    heldFor: { idle: HELD_FOR_REVIEW_DAYS * DAY, paying: HELD_WHILE_PAYING },
    itemsOnEntry: "unchanged",
    itemsMayBecome: ["CANCELLED"],
    blocksErasure: true,
  },
  PAYMENT_RECEIVED: {
    ...PAID,
    next: ["PENDING_REVIEW", "PENDING_FULFILMENT", "PENDING_ESIGNATURE", "CANCELLED"],
    wayToCompleted: ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER", "COMPLETED"],
    label: "Payment received",
    tone: "green",
    place: 60,
    news: null,
    stepsDone: 2,
    customerCounts: ["received"],
    adminCounts: ["processing"],
    itemsOnEntry: "ready-to-ship",
    itemsMayBecome: FULFILMENT,
    conversion: "approved",
    blocksErasure: true,
  },
  PENDING_FULFILMENT: {
    ...PAID,
    next: ["CONFIRMED_BY_SUPPLIER", "CANCELLED_BY_SUPPLIER", "CANCELLED"],
    wayToCompleted: ["CONFIRMED_BY_SUPPLIER", "COMPLETED"],
    label: "Pending fulfillment",
    tone: "green",
    place: 70,
    news: "We are preparing your order",
    stepsDone: 2,
    customerCounts: ["pending", "awaitingConfirmation"],
    adminCounts: [],
    itemsOnEntry: "sourced-again",
    itemsMayBecome: FULFILMENT,
    conversion: "approved",
    blocksErasure: true,
  },
  CONFIRMED_BY_SUPPLIER: {
    ...PAID,
    next: ["COMPLETED", "CANCELLED_BY_SUPPLIER", "CANCELLED"],
    wayToCompleted: ["COMPLETED"],
    label: "Confirmed by supplier",
    tone: "green",
    place: 80,
    news: "The supplier has confirmed your order",
    stepsDone: 3,
    customerCounts: ["confirmed", "processing"],
    adminCounts: [],
    itemsOnEntry: "unchanged",
    itemsMayBecome: FULFILMENT,
    conversion: "approved",
    blocksErasure: true,
  },
  CANCELLED_BY_SUPPLIER: {
    ...PAID,
    next: ["PENDING_FULFILMENT", "CANCELLED"],
    wayToCompleted: ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER", "COMPLETED"],
    label: "Canceled by supplier",
    tone: "red",
    place: 90,
    news: "The supplier could not deliver",
    stepsDone: 2,
    stopped: "The supplier could not deliver. We are looking for another source, or will refund you.",
    customerCounts: ["cancelled", "awaitingDelivery"],
    adminCounts: ["cancelled"],
    itemsOnEntry: "canceled-by-supplier",
    itemsMayBecome: ["DELIVERED", "CANCELLED_BY_SUPPLIER", "CANCELLED", "RETURNED"],
    conversion: "reversed",
    blocksErasure: true,
  },
  COMPLETED: {
    ...PAID,
    next: ["RETURNED"],
    wayToCompleted: [],
    label: "Completed",
    tone: "green",
    place: 100,
    news: "Your order is complete",
    stepsDone: 5,
    customerCounts: ["shipped", "awaitingShipment"],
    adminCounts: [],
    shippingAddressMayChange: false,
    itemsOnEntry: "unchanged",
    itemsMayBecome: ["RETURNED"],
    conversion: "approved",
    blocksErasure: false,
  },
  RETURNED: {
    ...OVER,
    label: "Returned",
    tone: "green",
    place: 110,
    news: "Your order was returned",
    stepsDone: 5,
    stopped: "This order was returned.",
    customerCounts: ["returned"],
    adminCounts: [],
    lateMoney: "tell",
    stock: "held",
  },
  CANCELLED: {
    ...OVER,
    label: "Canceled",
    tone: "red",
    place: 120,
    news: "Your order was canceled",
    stepsDone: 1,
    stopped: "This order was canceled. Anything you paid is refunded the way you paid it.",
    customerCounts: ["cancelled"],
    adminCounts: ["cancelled"],
    lateMoney: "refund",
    stock: "released",
  },
}

/** The outcomes of whole orders that the Daily Business report counts by day. */
export type Milestone = "paid" | "failed" | "cancelled"

/** The outcome that counts when an order enters the status. Not in the table, since no screen uses it. */
export const MILESTONES: Readonly<Record<OrderStatus, Milestone | null>> = {
  PENDING_PAYMENT: null,
  PAYMENT_FAILED: "failed",
  LOAN_IN_PROCESS: null,
  PENDING_ESIGNATURE: null,
  PENDING_REVIEW: null,
  PAYMENT_RECEIVED: "paid",
  PENDING_FULFILMENT: null,
  CONFIRMED_BY_SUPPLIER: null,
  CANCELLED_BY_SUPPLIER: null,
  COMPLETED: null,
  RETURNED: null,
  CANCELLED: "cancelled",
}

const isOrderStatus = (text: string): text is OrderStatus => Object.hasOwn(ORDER_STATUS_TABLE, text)

/** For text from outside; undefined for a status that this release does not know. */
export const orderStatusFacts = (status: string): OrderStatusFacts | undefined =>
  isOrderStatus(status) ? ORDER_STATUS_TABLE[status] : undefined

/** The statuses with that property, for queries. */
export const orderStatusesThat = (
  matches: (facts: OrderStatusFacts) => boolean,
): ReadonlyArray<OrderStatus> => ORDER_STATUSES.filter((status) => matches(ORDER_STATUS_TABLE[status]))

/** All statuses in their order on screens, which follows the usual life of an order. */
export const ORDER_STATUSES_ON_SCREEN: ReadonlyArray<OrderStatus> = [...ORDER_STATUSES].sort(
  (a, b) => ORDER_STATUS_TABLE[a].place - ORDER_STATUS_TABLE[b].place,
)
