import { Effect, Schema } from "effect"
import { PostalAddress } from "../shared/address.ts"
import { CommissionTerms } from "../shared/commission.ts"
import { event } from "../shared/event-schema.ts"
import { Cents, Price } from "../shared/money.ts"
import { personal, pseudonymous } from "../shared/personal.ts"
import { REMINDER_KINDS } from "../shared/reminder-kinds.ts"
import { Id, Instant, Quantity } from "../shared/text.ts"
import { Attribution } from "./attribution.ts"
import { GATEWAY_TYPES } from "./gateway-type.ts"
import { OrderItem, OrderItemChange, Totals } from "./order-item.ts"
import { ItemStatus, OrderStatus } from "./order-status.ts"

/** Affiliate ids of spec §3 Order; empty strings are never stored, absence is null. */
export const Affiliate = Schema.Struct({
  affiliateId: Schema.NullOr(Schema.String),
  subAffiliateId: Schema.NullOr(Schema.String),
  clickHash: Schema.NullOr(Schema.String),
  rollupId: Schema.NullOr(Schema.String),
})

/** For an order that no affiliate brought. */
export const NO_AFFILIATE: typeof Affiliate.Type = {
  affiliateId: null,
  subAffiliateId: null,
  clickHash: null,
  rollupId: null,
}

/** Where the shopper came from (spec §3 Order, Tracking). */
export const Tracking = Schema.Struct({
  facebookClickId: Schema.NullOr(Schema.String),
  googleClickId: Schema.NullOr(Schema.String),
  utmSource: Schema.NullOr(Schema.String),
  utmMedium: Schema.NullOr(Schema.String),
  utmCampaign: Schema.NullOr(Schema.String),
  utmTerm: Schema.NullOr(Schema.String),
  ipAddress: personal(Schema.NullOr(Schema.String)),
  acceptLanguages: Schema.NullOr(Schema.String),
  userAgent: Schema.NullOr(Schema.String),
})

/** For a shopper whose origin is not known. */
export const NO_TRACKING: typeof Tracking.Type = {
  facebookClickId: null,
  googleClickId: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  ipAddress: null,
  acceptLanguages: null,
  userAgent: null,
}

const Contact = Schema.Struct({
  firstName: personal(Schema.String),
  lastName: personal(Schema.String),
  email: personal(Schema.String),
  phone: personal(Schema.String),
})

export const GatewayType = Schema.Literals(GATEWAY_TYPES)
export type GatewayType = typeof GatewayType.Type

/**
 * Why a payment failed, as reported to clients (spec §7, checkout errors). A vendor's own message might contain what
 * was sent to it.
 */
export const VendorError = Schema.Struct({
  name: Schema.String,
  code: Schema.String,
  message: personal(Schema.String),
})
export type VendorError = typeof VendorError.Type

/**
 * One step of a movement of money. A payment is `requested` before the gateway is called, so that a call without an
 * answer is known to have been made; `unanswered` means that the gateway must be asked for the outcome. `started`: the
 * gateway waits for the shopper, who may also leave and pay another way; a `started` refund waits for staff to pay it
 * out by hand. `reviewing`: the gateway checks it for fraud, which may take a day.
 */
export const PaymentDetails = Schema.Struct({
  paymentId: Id,
  /** A `write-off` moves no money: staff have given up what is missing. */
  kind: Schema.Literals(["sale", "refund", "void", "lease", "write-off"]),
  result: Schema.Literals([
    "requested",
    "unanswered",
    "started",
    "reviewing",
    "succeeded",
    "declined",
    "failed",
    "settled",
  ]),
  gatewayType: GatewayType,
  gatewayName: Schema.String,
  transactionId: Schema.NullOr(Schema.String),
  /** The address of the gateway's own payment page. */
  paymentUrl: Schema.NullOr(Schema.String),
  /** Cents, never negative; `kind` says in which direction. */
  amount: Price,
  /** For a refund or a void: the payment that it returns. */
  refersTo: Schema.NullOr(Id),
  secondaryLeaseId: Schema.NullOr(Schema.String),
  approvedLeaseAmount: Schema.NullOr(Cents),
  /** The gateway's own code, and its message for people. */
  code: Schema.NullOr(Schema.String),
  message: Schema.NullOr(Schema.String),
  card: Schema.NullOr(Schema.Struct({ type: Schema.String, lastFour: Schema.String })),
  /** Only for a `started` payment: cents that the gateway has detected and that are not final yet. */
  detected: Schema.optionalKey(Price),
  /** Only for reserved money: cents captured so far, for items that were shipped. */
  captured: Schema.optionalKey(Price),
  /** Only for received money: cents that the customer disputes, and that their bank has not decided about. */
  disputed: Schema.optionalKey(Price),
  /** Why staff must review received money before the order counts as paid. */
  review: Schema.optionalKey(Schema.String),
  /** Only for a failed payment: the error for clients. Absent in older events. */
  vendorError: Schema.optionalKey(VendorError),
})
export type PaymentDetails = typeof PaymentDetails.Type

export const LeaseDetails = Schema.Struct({
  /** The loan application's id. */
  id: Id,
  statusName: Schema.String,
  lender: Schema.String,
  leaseId: Schema.NullOr(Schema.String),
  secondaryLeaseId: Schema.NullOr(Schema.String),
  lenderSignatureUrl: Schema.NullOr(Schema.String),
  approvedAmount: Schema.NullOr(Cents),
  approvedAt: Schema.NullOr(Instant),
  fundedAt: Schema.NullOr(Instant),
  /** A lease, or a loan. */
  product: Schema.Literals(["lease", "loan"]),
  /** When the contract ends unless it is signed. */
  signBy: Schema.NullOr(Instant),
  /** Cents that the lender kept when it paid. Null until it paid, or if that was not recorded. */
  lenderTake: Schema.NullOr(Price),
  /** Cents that the shopper pays by card so that the approval covers the rest. Absent: nothing. */
  downPayment: Schema.optionalKey(Price),
  /** Cents that the lender pays by its contract. Absent: there is none, or it was not recorded. */
  contractAmount: Schema.optionalKey(Price),
  /** Until when the lender makes contracts for it. Absent: there is no approval, or it was not recorded. */
  approvalExpiresAt: Schema.optionalKey(Instant),
  /** Cents: the lender makes no contract for less. Absent where it was not recorded. */
  smallestAmount: Schema.optionalKey(Price),
})
export type LeaseDetails = typeof LeaseDetails.Type

export const FraudDetails = Schema.Struct({
  fraudIsChecked: Schema.Boolean,
  fraudScore: Schema.NullOr(Schema.Finite),
  /** Kilometers. */
  fraudIpDistanceFromAddress: Schema.NullOr(Schema.Finite),
  /** Date, `YYYY-MM-DD`. */
  fraudEmailFirstSeen: Schema.NullOr(Schema.String),
  /** Warning signs, or why it was not checked, in sentences for staff. Older events have none. */
  fraudReasons: Schema.Array(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** The check was requested and has no result yet; absent once it has, and in older events. */
  fraudCheckIsDue: Schema.optionalKey(Schema.Boolean),
})
export type FraudDetails = typeof FraudDetails.Type

export const Shipment = Schema.Struct({
  shipmentId: Id,
  lines: Schema.NonEmptyArray(Schema.Struct({ itemId: Id, quantity: Quantity })),
  carrier: Schema.String,
  shipMethod: Schema.String,
  trackingNumber: Schema.String,
  trackingUrl: Schema.String,
  partnerOrderId: Schema.NullOr(Schema.String),
  shippedDate: Schema.NullOr(Instant),
  estimatedDeliveryDate: Schema.NullOr(Schema.String),
})
export type Shipment = typeof Shipment.Type

export const OrderCreated = event(
  "OrderCreated",
  Schema.Struct({
    orderId: Id,
    /** The order number for people: short, unique, no ambiguous letters. */
    uniqueId: Schema.String,
    mode: Schema.Literals(["CREATE_FRESH_ORDER", "CREATE_ORDER_FOR_CART"]),
    cartId: Schema.NullOr(Id),
    /** Null for a guest. */
    username: pseudonymous(Schema.NullOr(Schema.String)),
    /**
     * Keyed hash of the customer's address: it still links the orders of one person, a guest's too, after the person
     * has been erased. Absent in orders from before it existed.
     */
    customerKey: Schema.optionalKey(Schema.String),
    status: Schema.Literals(["PENDING_PAYMENT", "LOAN_IN_PROCESS"]),
    contact: Contact,
    affiliate: Affiliate,
    tracking: Tracking,
    attribution: Attribution,
    promotionCode: Schema.NullOr(Schema.String),
    priceMarkupGroupId: Schema.NullOr(Schema.String),
    /** For returns, as promised when it was placed. Absent in orders from before the setting existed. */
    returnDays: Schema.optionalKey(Schema.Int),
  }),
)
export const OrderItemAdded = event("OrderItemAdded", Schema.Struct({ item: OrderItem }))
export const OrderItemUpdated = event(
  "OrderItemUpdated",
  Schema.Struct({
    itemId: Id,
    before: OrderItemChange,
    after: OrderItemChange,
    reason: Schema.NullOr(Schema.String),
  }),
)
export const OrderItemDeleted = event(
  "OrderItemDeleted",
  Schema.Struct({ itemId: Id, reason: Schema.NullOr(Schema.String) }),
)
export const OrderBillingAddressUpdated = event(
  "OrderBillingAddressUpdated",
  Schema.Struct({
    before: Schema.NullOr(PostalAddress),
    after: PostalAddress,
    /** Only where it was the buyer's email address that changed. */
    email: Schema.optionalKey(
      Schema.Struct({ before: personal(Schema.String), after: personal(Schema.String) }),
    ),
  }),
)
export const OrderShippingAddressUpdated = event(
  "OrderShippingAddressUpdated",
  Schema.Struct({ before: Schema.NullOr(PostalAddress), after: PostalAddress }),
)
export const OrderSubmitted = event(
  "OrderSubmitted",
  Schema.Struct({
    submittedBy: pseudonymous(Schema.String),
    submittedRollupId: Schema.NullOr(Schema.String),
    totals: Totals,
    /** Sum of the lines before any promotion, cents. */
    originalPrice: Cents,
    lenderTake: Cents,
    affiliateTake: Cents,
    /** The affiliate's terms at that time, which apply to what the customer keeps of the order. */
    affiliateTerms: Schema.NullOr(CommissionTerms),
  }),
)
export const OrderCancelled = event(
  "OrderCancelled",
  Schema.Struct({ from: OrderStatus, reason: Schema.String }),
)
export const OrderStatusChanged = event(
  "OrderStatusChanged",
  Schema.Union([
    Schema.Struct({
      subject: Schema.Literal("order"),
      from: OrderStatus,
      to: OrderStatus,
      reason: Schema.String,
    }),
    Schema.Struct({
      subject: Schema.Literal("item"),
      itemId: Id,
      from: ItemStatus,
      to: ItemStatus,
      reason: Schema.String,
    }),
    /** Several items that make the same step at once. */
    Schema.Struct({
      subject: Schema.Literal("items"),
      itemIds: Schema.Array(Id),
      from: ItemStatus,
      to: ItemStatus,
      reason: Schema.String,
    }),
  ]),
)

/** The items whose status an event changes; empty for a change of the order's own status. */
export const itemsChanged = (change: OrderEventData<"OrderStatusChanged">): ReadonlyArray<string> => {
  switch (change.subject) {
    case "order":
      return []
    case "item":
      return [change.itemId]
    case "items":
      return change.itemIds
  }
}
export const OrderLeaseDetailsUpdated = event(
  "OrderLeaseDetailsUpdated",
  Schema.Struct({ before: Schema.NullOr(LeaseDetails), after: LeaseDetails }),
)
export const OrderFraudCheckDetailsUpdated = event(
  "OrderFraudCheckDetailsUpdated",
  Schema.Struct({ before: Schema.NullOr(FraudDetails), after: FraudDetails }),
)
export const OrderPaymentDetailsUpdated = event(
  "OrderPaymentDetailsUpdated",
  Schema.Struct({ payment: PaymentDetails }),
)
export const OrderShipmentDetailsUpdated = event(
  "OrderShipmentDetailsUpdated",
  Schema.Struct({ before: Schema.NullOr(Shipment), after: Shipment }),
)
export const OrderReminderEmailDetailsUpdated = event(
  "OrderReminderEmailDetailsUpdated",
  Schema.Struct({
    reminder: Schema.Literals(REMINDER_KINDS),
    /** 1 for the first reminder of its kind. */
    number: Schema.Int,
    email: personal(Schema.String),
    sentAt: Instant,
  }),
)
const words = { subject: personal(Schema.String), body: personal(Schema.String) }
export const OrderCustomNotesAdded = event("OrderCustomNotesAdded", Schema.Struct({ noteId: Id, ...words }))
export const OrderPhoneCallRecorded = event(
  "OrderPhoneCallRecorded",
  Schema.Struct({
    callId: Id,
    direction: Schema.Literals(["inbound", "outbound"]),
    phone: personal(Schema.String),
    durationSeconds: Schema.Int,
    ...words,
  }),
)
export const OrderEmailConversationRecorded = event(
  "OrderEmailConversationRecorded",
  Schema.Struct({
    emailId: Id,
    direction: Schema.Literals(["inbound", "outbound"]),
    from: personal(Schema.String),
    to: personal(Schema.String),
    /** The shop sends it; absent: it was exchanged elsewhere. */
    isSent: Schema.optionalKey(Schema.Boolean),
    ...words,
  }),
)

/** The 17 history event types of spec §4. */
export const OrderEvent = Schema.Union([
  OrderCreated,
  OrderItemAdded,
  OrderItemUpdated,
  OrderItemDeleted,
  OrderBillingAddressUpdated,
  OrderShippingAddressUpdated,
  OrderCancelled,
  OrderStatusChanged,
  OrderLeaseDetailsUpdated,
  OrderFraudCheckDetailsUpdated,
  OrderSubmitted,
  OrderCustomNotesAdded,
  OrderPhoneCallRecorded,
  OrderEmailConversationRecorded,
  OrderPaymentDetailsUpdated,
  OrderReminderEmailDetailsUpdated,
  OrderShipmentDetailsUpdated,
])
export type OrderEvent = typeof OrderEvent.Type

/** The data of the events of this type. */
export type OrderEventData<Type extends OrderEvent["type"]> = Extract<
  OrderEvent,
  { readonly type: Type }
>["data"]
