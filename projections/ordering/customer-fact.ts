import { GatewayType, OrderReminderEmailDetailsUpdated } from "@voltread/domain/ordering/order-event.ts"
import { ItemStatus, OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { Schema } from "effect"

const fact = <const Type extends string, Fields extends Schema.Struct.Fields>(type: Type, fields: Fields) =>
  Schema.Struct({ type: Schema.Literal(type), ...fields })

const units = { itemId: Schema.String, name: Schema.String, quantity: Schema.Int }

/** In the words of whoever gave it; null where that was not the customer. */
const reason = Schema.NullOr(Schema.String)

/** Cents, and by what way they went. */
const money = {
  paymentId: Schema.String,
  amount: Schema.Int,
  gatewayType: GatewayType,
  cardType: Schema.NullOr(Schema.String),
  cardLastFour: Schema.NullOr(Schema.String),
}

/**
 * What a customer is told of one event of their order. The types are those of the GraphQL union `CustomerFact`.
 * Amounts in cents.
 */
export const CustomerFact = Schema.Union([
  fact("OrderPlaced", { items: Schema.Array(Schema.Struct(units)), total: Schema.Int }),
  fact("ItemAdded", units),
  fact("ItemChanged", { itemId: units.itemId, name: units.name, reason }),
  fact("ItemReturned", { ...units, reason }),
  fact("ItemRemoved", { ...units, reason }),
  fact("AddressChanged", { address: Schema.Literals(["BILLING", "SHIPPING"]) }),
  fact("OrderCancelled", { reason }),
  fact("OrderStatusReached", { status: OrderStatus }),
  fact("ItemStatusReached", { itemId: units.itemId, name: units.name, status: ItemStatus }),
  fact("PaymentUpdated", {
    ...money,
    outcome: Schema.Literals(["RECEIVED", "DECLINED", "FAILED", "PENDING", "VOIDED"]),
    /** The gateway's words for the customer. */
    message: Schema.NullOr(Schema.String),
  }),
  fact("RefundUpdated", { ...money, outcome: Schema.Literals(["STARTED", "COMPLETED", "DELAYED"]) }),
  fact("LeaseUpdated", { lender: Schema.String, status: Schema.String }),
  fact("ParcelShipped", {
    shipmentId: Schema.String,
    /** The carrier's data of a parcel that was told of before. */
    isCorrection: Schema.Boolean,
    carrier: Schema.String,
    shipMethod: Schema.String,
    trackingNumber: Schema.String,
    trackingUrl: Schema.String,
    estimatedDeliveryDate: Schema.NullOr(Schema.String),
    items: Schema.Array(Schema.Struct(units)),
  }),
  fact("ReminderSent", {
    reminder: OrderReminderEmailDetailsUpdated.fields.data.fields.reminder,
    number: Schema.Int,
    email: Schema.String,
  }),
])
export type CustomerFact = typeof CustomerFact.Type
