import { Schema } from "effect"

/** Amounts of an order or of one of its items, in dollars. */
export const totals = {
  subTotal: Schema.Finite,
  discount: Schema.Finite,
  shippingCost: Schema.Finite,
  tax: Schema.Finite,
  total: Schema.Finite,
  originalPrice: Schema.Finite,
}

const PickupStore = Schema.Struct({
  storeId: Schema.String,
  name: Schema.String,
  address1: Schema.String,
  city: Schema.String,
  state: Schema.String,
  postalCode: Schema.String,
  phone: Schema.String,
  hours: Schema.String,
})

/** The newest return requested for an item, as shown to the customer; amounts in dollars. */
const CustomerReturnRequest = Schema.Struct({
  returnId: Schema.String,
  quantity: Schema.Int,
  reason: Schema.String,
  status: Schema.String,
  answer: Schema.NullOr(Schema.String),
  refunded: Schema.Finite,
})

/** The same for staff, who refund it. */
const ReturnRequest = Schema.Struct({
  ...CustomerReturnRequest.fields,
  proposedRefund: Schema.Finite,
})

/** Spec §3 Order item, as shown to the customer. */
export const CustomerOrderItem = Schema.Struct({
  ...totals,
  id: Schema.String,
  orderId: Schema.String,
  productId: Schema.String,
  sku: Schema.String,
  productType: Schema.String,
  category: Schema.String,
  name: Schema.String,
  description: Schema.String,
  brand: Schema.String,
  brandId: Schema.String,
  size: Schema.String,
  quantity: Schema.Int,
  returnedQuantity: Schema.Int,
  shippedQuantity: Schema.Int,
  /** Whether the order's totals include it. */
  isCounted: Schema.Boolean,
  partner: Schema.String,
  deliveryType: Schema.String,
  pickupStore: Schema.NullOr(PickupStore),
  returnableQuantity: Schema.Int,
  cancelableQuantity: Schema.Int,
  /** The last time at which a return can be requested; null while nothing of it has left the store. */
  returnableUntil: Schema.NullOr(Schema.String),
  returnRequest: Schema.NullOr(CustomerReturnRequest),
  price: Schema.Finite,
  totalShippingCost: Schema.Finite,
  status: Schema.String,
  carrier: Schema.NullOr(Schema.String),
  shippingCarrier: Schema.NullOr(Schema.String),
  trackingNumber: Schema.NullOr(Schema.String),
  trackingUrl: Schema.NullOr(Schema.String),
  shipMethod: Schema.NullOr(Schema.String),
  shippedDate: Schema.NullOr(Schema.String),
  estimatedDeliveryDate: Schema.NullOr(Schema.String),
  attributes: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  thumbnailImage: Schema.String,
  smallImage: Schema.String,
  largeImage: Schema.String,
  urlPath: Schema.String,
})

/** Spec §3 Order item, as shown to staff. */
export const OrderItem = Schema.Struct({
  ...CustomerOrderItem.fields,
  returnRequest: Schema.NullOr(ReturnRequest),
  /** The statuses that can come next. */
  nextStatuses: Schema.Array(Schema.String),
  supplierCost: Schema.Finite,
  winnerMarkupId: Schema.NullOr(Schema.String),
  partnerOrderId: Schema.NullOr(Schema.String),
  departedAt: Schema.NullOr(Schema.String),
})

/** One parcel, as shown to the customer. */
export const CustomerShipment = Schema.Struct({
  shipmentId: Schema.String,
  lines: Schema.Array(Schema.Struct({ itemId: Schema.String, quantity: Schema.Int })),
  carrier: Schema.String,
  shipMethod: Schema.String,
  trackingNumber: Schema.String,
  trackingUrl: Schema.String,
  shippedDate: Schema.NullOr(Schema.String),
  estimatedDeliveryDate: Schema.NullOr(Schema.String),
})

/** One parcel, as shown to staff. */
export const Shipment = Schema.Struct({
  ...CustomerShipment.fields,
  partnerOrderId: Schema.NullOr(Schema.String),
})
