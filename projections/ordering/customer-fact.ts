import { GatewayType, OrderReminderEmailDetailsUpdated } from "@voltread/domain/ordering/order-event.ts"
import { ItemStatus, OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { ReturnStatus } from "@voltread/domain/ordering/return-request.ts"
import { Schema } from "effect"

const fact = <const Type extends string, Fields extends Schema.Struct.Fields>(type: Type, fields: Fields) =>
  Schema.Struct({ type: Schema.Literal(type), ...fields })

const units = { itemId: Schema.String, name: Schema.String, quantity: Schema.Int }

/** The reason in the customer's words; null if somebody else gave it. */
const reason = Schema.NullOr(Schema.String)

/** Fields that name the payment method. */
const way = {
  paymentId: Schema.String,
  gatewayType: GatewayType,
  cardType: Schema.NullOr(Schema.String),
  cardLastFour: Schema.NullOr(Schema.String),
}

/**
 * One entry of the customer's timeline; `Amount` is the type of its amounts. The types are those of the GraphQL union
 * `CustomerFact`.
 */
const customerFactIn = <Amount extends Schema.Codec<number>>(amount: Amount) =>
  Schema.Union([
    fact("OrderPlaced", { items: Schema.Array(Schema.Struct(units)), total: amount }),
    fact("ItemAdded", units),
    fact("ItemChanged", { itemId: units.itemId, name: units.name, reason }),
    fact("ItemReturned", { ...units, reason }),
    /** A requested return; `answer`: the shop's message, `refunded`: the amount refunded for it. */
    fact("ReturnUpdated", {
      ...units,
      status: ReturnStatus,
      reason: Schema.String,
      answer: Schema.NullOr(Schema.String),
      refunded: amount,
    }),
    fact("ItemRemoved", { ...units, reason }),
    fact("AddressChanged", { address: Schema.Literals(["BILLING", "SHIPPING"]) }),
    fact("OrderCancelled", { reason }),
    fact("OrderStatusReached", { status: OrderStatus }),
    fact("ItemStatusReached", { itemId: units.itemId, name: units.name, status: ItemStatus }),
    fact("ItemsStatusReached", {
      items: Schema.Array(Schema.Struct({ itemId: units.itemId, name: units.name })),
      status: ItemStatus,
    }),
    fact("PaymentUpdated", {
      ...way,
      amount,
      outcome: Schema.Literals(["STARTED", "RECEIVED", "DECLINED", "FAILED", "PENDING", "VOIDED"]),
      /** The gateway's message for the customer. */
      message: Schema.NullOr(Schema.String),
    }),
    fact("RefundUpdated", { ...way, amount, outcome: Schema.Literals(["STARTED", "COMPLETED", "DELAYED"]) }),
    fact("LeaseUpdated", { lender: Schema.String, status: Schema.String }),
    fact("ParcelShipped", {
      shipmentId: Schema.String,
      /** True: corrects the carrier data of an earlier shipment. */
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

/** In cents. */
export const CustomerFact = customerFactIn(Schema.Int)
export type CustomerFact = typeof CustomerFact.Type

/** As sent to clients, in dollars. */
export const CustomerFactInDollars = customerFactIn(Schema.Finite)
