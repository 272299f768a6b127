import { Schema } from "effect"

const message = <const Template extends string, Fields extends Schema.Struct.Fields>(
  template: Template,
  fields: Fields,
) => Schema.Struct({ template: Schema.Literal(template), ...fields })

const Line = Schema.Struct({ name: Schema.String, quantity: Schema.Int, total: Schema.Int })

/** Mails about somebody's account. */
export const AccountMessage = Schema.Union([
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
  message("subscription", { confirmUrl: Schema.String }),
])
export type AccountMessage = typeof AccountMessage.Type

/** Mails about an order or its loan. Amounts in cents. */
export const OrderMessage = Schema.Union([
  message("order-confirmation", {
    firstName: Schema.String,
    orderId: Schema.String,
    orderNumber: Schema.String,
    lines: Schema.Array(Line),
    subTotal: Schema.Int,
    discount: Schema.Int,
    shipping: Schema.Int,
    tax: Schema.Int,
    total: Schema.Int,
  }),
  message("shipment", {
    firstName: Schema.String,
    orderId: Schema.String,
    orderNumber: Schema.String,
    lines: Schema.Array(Schema.Struct({ name: Schema.String, quantity: Schema.Int })),
    carrier: Schema.String,
    trackingNumber: Schema.String,
    trackingUrl: Schema.String,
    estimatedDeliveryDate: Schema.NullOr(Schema.String),
  }),
  message("reminder", {
    firstName: Schema.String,
    orderId: Schema.String,
    orderNumber: Schema.String,
    reminder: Schema.Literals(["payment", "signature", "pickup"]),
    total: Schema.Int,
  }),
  message("loan-decision", {
    firstName: Schema.String,
    orderId: Schema.NullOr(Schema.String),
    lender: Schema.String,
    decision: Schema.Literals(["approved", "declined"]),
    approvedAmount: Schema.NullOr(Schema.Int),
    approvalExpiresAt: Schema.NullOr(Schema.String),
  }),
])
export type OrderMessage = typeof OrderMessage.Type

const Message = Schema.Union([AccountMessage, OrderMessage])
export type Message = typeof Message.Type

/** A message and its recipient, as encrypted in the outbox. */
export const AddressedMessage = Schema.fromJsonString(Schema.Struct({ to: Schema.String, message: Message }))
export type AddressedMessage = typeof AddressedMessage.Type
