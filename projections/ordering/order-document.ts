import { ITEM_STATUS_TABLE } from "@voltread/domain/ordering/item-status-table.ts"
import { lenderShares } from "@voltread/domain/ordering/lender-take.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import {
  FraudDetails,
  LeaseDetails,
  OrderCreated,
  type OrderEvent,
  OrderSubmitted,
  PaymentDetails,
  Shipment,
} from "@voltread/domain/ordering/order-event.ts"
import { evolveOrder } from "@voltread/domain/ordering/order-evolve.ts"
import { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import { lineOf, type Order } from "@voltread/domain/ordering/order-state.ts"
import { ItemStatus, OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { ReturnRequest } from "@voltread/domain/ordering/return-request.ts"
import { PostalAddress } from "@voltread/domain/shared/address.ts"
import { Effect, Schema } from "effect"
import type { DocumentChange, Entry } from "../platform/entry.ts"
import { type Queryable, reading } from "../platform/sql.ts"

const OrderLine = Schema.Struct({
  ...OrderItem.fields,
  status: ItemStatus,
  partnerOrderId: Schema.NullOr(Schema.String),
  shippedQuantity: Schema.Int,
  returnedQuantity: Schema.Int,
  restockedQuantity: Schema.Int.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
  returnRequest: Schema.NullOr(ReturnRequest).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  counted: Schema.Boolean,
})

const facts = {
  created: OrderCreated.fields.data,
  status: OrderStatus,
  statusBeforeReview: Schema.NullOr(OrderStatus),
  lines: Schema.Array(OrderLine),
  lost: Schema.Array(
    Schema.Struct({
      productId: Schema.String,
      storeId: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
      quantity: Schema.Int,
    }),
  ).pipe(
    // Documents of the previous version, which are read until this one is built.
    Schema.withDecodingDefaultKey(Effect.succeed([])),
  ),
  billingAddress: Schema.NullOr(PostalAddress),
  shippingAddress: Schema.NullOr(PostalAddress),
  payments: Schema.Array(PaymentDetails),
  shipments: Schema.Array(Shipment),
  lease: Schema.NullOr(LeaseDetails),
  fraud: Schema.NullOr(FraudDetails),
  reminders: Schema.Struct({ payment: Schema.Int, signature: Schema.Int, pickup: Schema.Int }),
  conversations: Schema.Array(Schema.String),
}

/** The domain's own state of an order, as stored between events. */
const StoredOrder: Schema.Codec<Order, unknown> = Schema.Union([
  Schema.Struct({ _tag: Schema.tag("draft"), ...facts }),
  Schema.Struct({ _tag: Schema.tag("placed"), ...facts, submitted: OrderSubmitted.fields.data }),
])

const Who = Schema.Struct({ at: Schema.String, id: Schema.String, name: Schema.String })

/**
 * All that is known of an order after an event: the domain's state, and what only its events' metadata contains. Order
 * list, order page, former states of the order, and the timeline's differences are all made from it.
 */
export const OrderDocument = Schema.Struct({
  state: StoredOrder,
  revision: Schema.Int,
  position: Schema.String,
  created: Who,
  updated: Who,
  submittedAt: Schema.NullOr(Schema.String),
  /** The email address that it was placed with, by which reports know its customer; the shop may have been told another. */
  placedEmail: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** When it was first paid, or its lease signed. */
  paidAt: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** When the newest step of each payment was recorded, by payment id. */
  paymentTimes: Schema.Record(Schema.String, Schema.String),
  /** When the money of each payment first moved, by payment id; documents of the previous version do not have it. */
  movedTimes: Schema.Record(Schema.String, Schema.String).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed({})),
  ),
  /** Of what a lender keeps; documents of the previous version do not have it. */
  lenderShares: Schema.Record(Schema.String, Schema.Struct({ take: Schema.Int, units: Schema.Int })).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed({})),
  ),
  leaseTimes: Schema.NullOr(Schema.Struct({ createdAt: Schema.String, updatedAt: Schema.String })),
  /** Why and since when it is under review; documents of the previous version do not have it. */
  review: Schema.NullOr(Schema.Struct({ reason: Schema.String, since: Schema.String })).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(null)),
  ),
  /** When units of a line last left the shop or arrived, by item id. */
  departures: Schema.Record(Schema.String, Schema.String).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed({})),
  ),
})
export type OrderDocument = typeof OrderDocument.Type

/** The order after one more event. Pure. Throws if a stream does not begin with its creation. */
export const foldOrder = (before: OrderDocument | null, entry: Entry<OrderEvent>): OrderDocument => {
  const { event, at } = entry
  const state = evolveOrder(before?.state ?? { _tag: "none" }, event)
  if (state._tag === "none") throw new Error(`The order begins with ${event.type}, not with its creation`)
  const who = { at, id: entry.actor.id, name: entry.actor.name }
  return {
    state,
    revision: entry.revision,
    position: entry.position,
    created: before?.created ?? who,
    updated: who,
    // A document of the previous version has no other address.
    placedEmail: before?.placedEmail ?? (before?.state ?? state).created.contact.email,
    paidAt: before?.paidAt ?? (state.status === "PAYMENT_RECEIVED" ? at : null),
    submittedAt: event.type === "OrderSubmitted" ? at : (before?.submittedAt ?? null),
    paymentTimes:
      event.type === "OrderPaymentDetailsUpdated"
        ? { ...before?.paymentTimes, [event.data.payment.paymentId]: at }
        : (before?.paymentTimes ?? {}),
    movedTimes:
      event.type === "OrderPaymentDetailsUpdated" && hasMoved(event.data.payment)
        ? { [event.data.payment.paymentId]: at, ...before?.movedTimes }
        : (before?.movedTimes ?? {}),
    lenderShares: lenderShares(before?.state, state, before?.lenderShares ?? {}),
    leaseTimes:
      event.type === "OrderLeaseDetailsUpdated"
        ? { createdAt: before?.leaseTimes?.createdAt ?? at, updatedAt: at }
        : (before?.leaseTimes ?? null),
    review: state.status === "PENDING_REVIEW" ? (reviewBegun(entry) ?? before?.review ?? null) : null,
    departures: departuresAfter(before, state, at),
  }
}

const reviewBegun = ({ event, at }: Entry<OrderEvent>): OrderDocument["review"] =>
  event.type === "OrderStatusChanged" && event.data.subject === "order" && event.data.to === "PENDING_REVIEW"
    ? { reason: event.data.reason, since: at }
    : null

const departuresAfter = (
  before: OrderDocument | null,
  after: Order,
  at: string,
): OrderDocument["departures"] => {
  const known = before?.departures ?? {}
  const moved = after.lines.filter((line, index) => {
    // An event leaves most lines of a long order unchanged.
    if (before?.state.lines[index] === line) return false
    const was = before === null ? undefined : lineOf(before.state, line.itemId)
    if (was === undefined || line.status === "RETURNED") return false
    const hasArrived = ITEM_STATUS_TABLE[line.status].isDelivered && was.status !== line.status
    return hasArrived || line.shippedQuantity > was.shippedQuantity
  })
  return moved.length === 0
    ? known
    : { ...known, ...Object.fromEntries(moved.map(({ itemId }) => [itemId, at])) }
}

const readStored = reading(Schema.Struct({ id: Schema.String, document: OrderDocument }))

export const orderDocuments = {
  prefix: "order-",
  decode: orderCodec.decodeOrThrow,
  fold: foldOrder,
  load: async (db: Queryable, ids: ReadonlyArray<string>) => {
    const rows = await readStored(
      db,
      "select order_id as id, document from order_detail where order_id = any($1)",
      [ids],
    )
    return new Map(rows.map(({ id, document }) => [id, document]))
  },
}

export type OrderChange = DocumentChange<OrderEvent, OrderDocument>

/** The batch that projections of orders receive. */
export interface OrderBatch {
  readonly orders: ReadonlyArray<OrderChange>
}
