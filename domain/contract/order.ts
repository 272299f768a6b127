import { Schema } from "effect"
import { CustomerOrderItem, CustomerShipment, OrderItem, Shipment, totals } from "./order-item.ts"

const optionalText = Schema.NullOr(Schema.String)

const CustomerPayment = Schema.Struct({
  paymentId: Schema.String,
  kind: Schema.String,
  result: Schema.String,
  gatewayType: Schema.String,
  gatewayName: Schema.String,
  transactionId: optionalText,
  /** The page to pay on while the payment is `started`. */
  paymentUrl: optionalText,
  /** Dollars that the gateway has detected and that are not final yet. */
  detected: Schema.Finite,
  /** Dollars of a received payment that the customer disputes with their bank, which has not decided. */
  disputed: Schema.Finite,
  secondaryLeaseId: optionalText,
  approvedLeaseAmount: Schema.NullOr(Schema.Finite),
  amount: Schema.Finite,
  message: optionalText,
  cardType: optionalText,
  cardLastFour: optionalText,
  /** For a refund or a void: the payment that it returns. */
  refersTo: optionalText,
  at: Schema.String,
})

const Payment = Schema.Struct({ ...CustomerPayment.fields, code: optionalText })

const Lease = Schema.Struct({
  id: Schema.String,
  orderId: Schema.String,
  username: optionalText,
  statusName: Schema.String,
  lender: Schema.String,
  leaseId: optionalText,
  secondaryLeaseId: optionalText,
  lenderSignatureUrl: optionalText,
  approvedAmount: Schema.NullOr(Schema.Finite),
  approvedAt: optionalText,
  fundedAt: optionalText,
  product: Schema.optional(Schema.String),
  signBy: optionalText,
  approvalExpiresAt: optionalText,
  smallestAmount: Schema.optional(Schema.Finite),
  downPayment: Schema.optional(Schema.NullOr(Schema.Finite)),
  createdAt: optionalText,
  updatedAt: optionalText,
})

/** Spec §3 Order, with the fields that its customer may see. Amounts in dollars, times in UTC. */
export const CustomerOrder = Schema.Struct({
  ...totals,
  id: Schema.String,
  uniqueId: Schema.String,
  cartId: optionalText,
  username: optionalText,
  status: Schema.String,
  promotionCode: optionalText,
  orderSubmittedDate: optionalText,
  createdAt: Schema.String,
  updatedAt: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  address1: Schema.String,
  address2: Schema.String,
  city: Schema.String,
  state: Schema.String,
  postalCode: Schema.String,
  billingFirstName: Schema.String,
  billingLastName: Schema.String,
  billingPhone: Schema.String,
  billingCountry: Schema.String,
  shipFirstName: Schema.String,
  shipLastName: Schema.String,
  shipAddress1: Schema.String,
  shipAddress2: Schema.String,
  shipCity: Schema.String,
  shipState: Schema.String,
  shipPostalCode: Schema.String,
  shipCountry: Schema.String,
  shipPhone: Schema.String,
  shipped: Schema.Boolean,
  lenderSignatureUrl: optionalText,
  leaseId: optionalText,
  /** The customer can still cancel it, and would get back `refundable` (dollars). */
  canBeCancelled: Schema.Boolean,
  refundable: Schema.Finite,
  /** Dollars; 0 where the order counts as paid. */
  stillToPay: Schema.Finite,
  /** Dollars that the lender of a signed contract will pay. */
  fromLender: Schema.Finite,
  items: Schema.Array(CustomerOrderItem),
  paymentDetails: Schema.Array(CustomerPayment),
  /** Oldest first. */
  shipments: Schema.Array(CustomerShipment),
  leaseDetails: Schema.NullOr(Lease),
  /** Revision of the newest event in this answer. */
  revision: Schema.Int,
  position: Schema.String,
})

/** Staff see it in the balance. */
const { stillToPay: _, fromLender: __, ...shared } = CustomerOrder.fields

/** Spec §3 Order, for staff. */
const Order = Schema.Struct({
  ...shared,
  statusBeforeReview: optionalText,
  /** The account that it belongs to, or would belong to if there were one. */
  owner: Schema.String,
  priceMarkupGroupId: optionalText,
  lenderTake: Schema.NullOr(Schema.Finite),
  affiliateTake: Schema.NullOr(Schema.Finite),
  createdById: Schema.String,
  createdByName: Schema.String,
  updatedById: Schema.String,
  updatedByName: Schema.String,
  submittedBy: optionalText,
  affiliateId: optionalText,
  subAffiliateId: optionalText,
  clickHash: optionalText,
  rollupId: optionalText,
  submittedRollupId: optionalText,
  fraudIsChecked: Schema.NullOr(Schema.Boolean),
  fraudScore: Schema.NullOr(Schema.Finite),
  fraudIpDistanceFromAddress: Schema.NullOr(Schema.Finite),
  fraudEmailFirstSeen: optionalText,
  /** Warning signs, or why it was not checked, in sentences. */
  fraudReasons: Schema.Array(Schema.String),
  /** It was requested and has no result yet: nothing can ship until then. */
  fraudCheckIsDue: Schema.Boolean,
  /**
   * Null while it is not under review; `approvedStatus`: the order's status if staff approve it, null if they cannot;
   * `notChargedStatus`: its status if they state that nothing was charged, null if that is not in question.
   */
  review: Schema.NullOr(
    Schema.Struct({
      reason: Schema.String,
      since: Schema.String,
      approvedStatus: optionalText,
      advice: Schema.Array(Schema.String),
      notChargedStatus: optionalText,
    }),
  ),
  /** Dollars. The shop keeps `paid` less `refunded`; `refunding` is being refunded. */
  balance: Schema.Struct({
    paid: Schema.Finite,
    refunded: Schema.Finite,
    refunding: Schema.Finite,
    refundOwed: Schema.Finite,
    stillToPay: Schema.Finite,
    fromLender: Schema.Finite,
  }),
  facebookClickId: optionalText,
  googleClickId: optionalText,
  utmSource: optionalText,
  utmMedium: optionalText,
  utmCampaign: optionalText,
  utmTerm: optionalText,
  ipAddress: optionalText,
  acceptLanguages: optionalText,
  userAgent: optionalText,
  items: Schema.Array(OrderItem),
  paymentDetails: Schema.Array(Payment),
  shipments: Schema.Array(Shipment),
  /** The statuses that can come next. */
  nextStatuses: Schema.Array(Schema.String),
  billingAddressMayChange: Schema.Boolean,
  shippingAddressMayChange: Schema.Boolean,
  /** Some of its events cannot be shown. */
  isIncomplete: Schema.Boolean,
})

/** One event of an order in words (lifecycle §9). */
export const TimelineEntry = Schema.Struct({
  id: Schema.String,
  revision: Schema.Int,
  type: Schema.String,
  category: Schema.Literals(["order", "payments", "shipping", "notes", "loan", "fraud"]),
  title: Schema.String,
  body: optionalText,
  at: Schema.String,
  actorId: Schema.String,
  actorName: Schema.String,
  actorRole: Schema.String,
  /** The command, webhook or event that caused it. */
  cause: Schema.String,
  correlationId: Schema.String,
  differences: Schema.Array(
    Schema.Struct({
      field: Schema.String,
      label: Schema.String,
      before: optionalText,
      after: optionalText,
    }),
  ),
})
const Timeline = Schema.Struct({ entries: Schema.Array(TimelineEntry), total: Schema.Int })

/** `isBehind`: the answer was given before the read model had the caller's own write. */
const isBehind = Schema.Boolean
export const CustomerOrderData = Schema.Struct({ order: CustomerOrder, isBehind })
export const OrderData = Schema.Struct({ order: Order, isBehind })
export const TimelineData = Schema.Struct({ timeline: Timeline, isBehind })
