import { PickupStore } from "@voltread/domain/ordering/order-item.ts"
import { REMINDER_KINDS } from "@voltread/domain/shared/reminder-kinds.ts"
import { REJECTION_REASONS } from "@voltread/domain/shared/review-words.ts"
import { Effect, Schema } from "effect"

const message = <const Template extends string, Fields extends Schema.Struct.Fields>(
  template: Template,
  fields: Fields,
) => Schema.Struct({ template: Schema.Literal(template), ...fields })

const ofOrder = { firstName: Schema.String, orderId: Schema.String, orderNumber: Schema.String }
const ofLoan = {
  firstName: Schema.String,
  orderId: Schema.NullOr(Schema.String),
  lender: Schema.String,
}
const Units = Schema.Struct({ name: Schema.String, quantity: Schema.Int })
const Line = Schema.Struct({ ...Units.fields, total: Schema.Int })
/** An amount, and where it came from or goes to: "Visa ending in 1111". */
const Movement = Schema.Struct({ amount: Schema.Int, means: Schema.String })

/** What is paid and still due of an order that is paid in part or beside a lease, in cents. Absent in other mails. */
const Open = Schema.optionalKey(Schema.Struct({ paid: Schema.Int, due: Schema.Int }))

/** Absent in mails that were enqueued before this field was introduced. */
const added = <S extends Schema.Constraint>(items: S) =>
  Schema.Array(items).pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))

/** Mails about somebody's account. */
const AccountMessage = Schema.Union([
  message("verification", { firstName: Schema.String, code: Schema.String, minutes: Schema.Int }),
  /** Sent when somebody registers with the address of an existing account. */
  message("already-registered", { firstName: Schema.String }),
  message("reset", { firstName: Schema.String, code: Schema.String, minutes: Schema.Int }),
  message("password-changed", { firstName: Schema.String }),
  /** `data`: all stored data of the customer, as JSON. */
  message("data-export", { firstName: Schema.String, data: Schema.String }),
  message("invitation", {
    firstName: Schema.String,
    email: Schema.String,
    role: Schema.String,
    invitedBy: Schema.String,
    code: Schema.String,
    days: Schema.Int,
  }),
  /** An answer of staff to what somebody wrote to the shop. */
  message("contact-answer", {
    firstName: Schema.String,
    requestId: Schema.String,
    body: Schema.String,
    staffName: Schema.String,
  }),
  message("subscription", { confirmUrl: Schema.String }),
  /** A product that somebody waited for is in stock. `price`: cents; `stopPath`: where one press ends all such mails. */
  message("back-in-stock", {
    productId: Schema.String,
    name: Schema.String,
    price: Schema.Int,
    stopPath: Schema.String,
  }),
  /** Staff have published or rejected what a customer wrote about a product; `rejection`: why, null if it is shown. */
  message("product-review", {
    firstName: Schema.String,
    productId: Schema.String,
    /** Of a guest: the order whose link opened the review, and opens it again. */
    orderId: Schema.optionalKey(Schema.String),
    productName: Schema.String,
    /** False: the product has no page. Mail of before does not say. */
    isSold: Schema.optionalKey(Schema.Boolean),
    rejection: Schema.NullOr(Schema.Literals(REJECTION_REASONS)),
  }),
  /** A report that staff have subscribed to, of these days; `path`: its page. `csv` is null where the file is too large. */
  message("report", {
    firstName: Schema.String,
    report: Schema.String,
    title: Schema.String,
    from: Schema.String,
    to: Schema.String,
    path: Schema.String,
    csv: Schema.NullOr(Schema.String),
  }),
])
export type AccountMessage = typeof AccountMessage.Type

/** Mails about an order or its loan. Amounts in cents. */
const OrderMessage = Schema.Union([
  message("order-confirmation", {
    ...ofOrder,
    lines: Schema.Array(Line),
    subTotal: Schema.Int,
    discount: Schema.Int,
    shipping: Schema.Int,
    tax: Schema.Int,
    total: Schema.Int,
    payments: added(Movement),
    /** How the customer gets the items; older mails were about shipping only. */
    delivery: Schema.Literals(["shipping", "pickup", "both"]).pipe(
      Schema.withDecodingDefaultTypeKey(Effect.succeed("shipping")),
    ),
  }),
  message("order-cancelled", {
    ...ofOrder,
    lines: Schema.Array(Line),
    total: Schema.Int,
    /** Given back, or on its way. */
    refunds: Schema.Array(Movement),
    /** The time in which it could be paid is over. Absent: it was canceled for another reason. */
    isOverdue: Schema.optionalKey(Schema.Boolean),
    /** A lender's contract was signed for it. Absent in older mails. */
    isLent: Schema.Boolean.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(false))),
    /** The customer disputes a payment with their bank, which has not decided. Absent in older mails. */
    isDisputed: Schema.Boolean.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(false))),
  }),
  /** The shop took these off an order that goes on. */
  message("items-canceled", {
    ...ofOrder,
    /** `total`: by how much the order's total fell. */
    lines: Schema.Array(Line),
    /** Of the order now. */
    total: Schema.Int,
    /** Something of the order is paid; under a contract, more than the order comes to now. */
    isPaid: Schema.Boolean,
    /** A lender's contract was signed for the order. Absent in older mails. */
    isLent: Schema.Boolean.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(false))),
    open: Open,
  }),
  /** The page to pay at that the customer has opened is for an earlier total; what is to be paid is this one. */
  message("new-total", {
    ...ofOrder,
    before: Schema.Int,
    total: Schema.Int,
    open: Open,
  }),
  /** The gateway has given money back. */
  message("refund", {
    ...ofOrder,
    refund: Movement,
  }),
  /** Money that staff pay out by hand is owed: where to, only the customer can say. */
  message("payout", {
    ...ofOrder,
    amount: Schema.Int,
  }),
  message("shipment", {
    ...ofOrder,
    lines: Schema.Array(Units),
    carrier: Schema.String,
    trackingNumber: Schema.String,
    trackingUrl: Schema.String,
    estimatedDeliveryDate: Schema.NullOr(Schema.String),
  }),
  message("ready-for-pickup", {
    ...ofOrder,
    lines: Schema.Array(Units),
    /** Null for pickups from before stores had stock of their own. */
    store: Schema.NullOr(PickupStore),
    /** What the customer shows at the counter. */
    code: Schema.String,
  }),
  /** Staff have answered a customer who wants to send items back. */
  message("return-answered", {
    ...ofOrder,
    lines: Schema.Array(Units),
    isAccepted: Schema.Boolean,
    /** In cents; 0 if a lender paid for the items, and in older mails. */
    refund: Schema.Int.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(0))),
    /** What the customer paid for them was refunded before they came back. */
    isSettled: Schema.optionalKey(Schema.Boolean),
    /** How much of the order a lender pays for; without it, nothing, and in older mails. */
    lent: Schema.optionalKey(Schema.Literals(["all", "part"])),
    /** In the words of staff; empty where they said nothing. */
    answer: Schema.String,
  }),
  /** Asked for by somebody who knows the order's number and address. */
  message("order-link", ofOrder),
  /** In the words of staff, who are answered at an address of the order. */
  message("staff-mail", {
    ...ofOrder,
    subject: Schema.String,
    body: Schema.String,
    staffName: Schema.String,
  }),
  message("reminder", {
    ...ofOrder,
    reminder: Schema.Literals(REMINDER_KINDS),
    lines: added(Line),
    total: Schema.Int,
    open: Open,
  }),
  message("loan-ends", {
    ...ofLoan,
    ends: Schema.Literals(["approval", "contract"]),
    endsAt: Schema.String,
  }),
  message("loan-decision", {
    ...ofLoan,
    decision: Schema.Literals(["approved", "declined"]),
    approvedAmount: Schema.NullOr(Schema.Int),
    approvalExpiresAt: Schema.NullOr(Schema.String),
    /** Null: there is no contract yet. Absent in mails that were enqueued before this field was introduced. */
    signBy: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
    /** In cents: what is left of the order to finance, where that is more than was approved. Absent in older mails. */
    toFinance: Schema.NullOr(Schema.Int).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
    /** With fewer units, it would not be more. Absent in older mails. */
    canFit: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true))),
    /** In cents: the least that the lender finances, where it approved less than that. Absent in older mails. */
    smallestAmount: Schema.NullOr(Schema.Int).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  }),
])
export type OrderMessage = typeof OrderMessage.Type

const Message = Schema.Union([AccountMessage, OrderMessage])
export type Message = typeof Message.Type

/** A message and its recipient, as encrypted in the outbox. */
export const AddressedMessage = Schema.fromJsonString(Schema.Struct({ to: Schema.String, message: Message }))
export type AddressedMessage = typeof AddressedMessage.Type
