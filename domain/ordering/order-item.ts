import { Effect, Schema } from "effect"
import { Cents, Price } from "../shared/money.ts"
import { Id, Quantity } from "../shared/text.ts"
import { Weight } from "../shared/weight.ts"
import { ReturnRequest } from "./return-request.ts"

/** Spec §4: DELIVERY_SHIPPING is labeled "Ship To Home". */
const DeliveryType = Schema.Literals(["DELIVERY_SHIPPING", "DELIVERY_PICKUP"])

/** The store for pickup, with its data at the time of the order. */
export const PickupStore = Schema.Struct({
  storeId: Id,
  name: Schema.String,
  address1: Schema.String,
  city: Schema.String,
  state: Schema.String,
  postalCode: Schema.String,
  phone: Schema.String,
  /** Opening hours in words, such as `Mon–Sat 10–8, Sun 11–6`. */
  hours: Schema.String,
})
export type PickupStore = typeof PickupStore.Type

const Images = Schema.Struct({
  thumbnail: Schema.String,
  small: Schema.String,
  large: Schema.String,
})

/**
 * One line of an order with the facts at the time of the order: the prices that the shopper saw (`price`,
 * `originalPrice`), the store's cost (`supplierCost`) and the rule that made the price. Reports are built from these.
 *
 * Cents. `price`, `originalPrice`, `supplierCost`, `shippingCost` and `shippingSurcharge` are per unit; `discount` and
 * `tax` are for the whole line.
 */
export const OrderItem = Schema.Struct({
  itemId: Id,
  productId: Id,
  sku: Schema.String,
  name: Schema.String,
  description: Schema.String,
  brand: Schema.String,
  brandId: Schema.String,
  category: Schema.String,
  productType: Schema.String,
  partner: Schema.String,
  size: Schema.String,
  images: Images,
  urlPath: Schema.String,
  attributes: Schema.Record(Schema.String, Schema.String),
  deliveryType: DeliveryType,
  /** Null for shipped units, and for pickups from before stores had stock of their own. */
  pickupStore: Schema.NullOr(PickupStore).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  quantity: Quantity,
  price: Price,
  originalPrice: Price,
  supplierCost: Price,
  winnerMarkupId: Schema.NullOr(Schema.String),
  shippingCost: Price,
  /**
   * The part of `shippingCost` that depends on the state and on the weight of a unit. Absent where nothing does, so
   * that it does not change with the state.
   */
  shippingSurcharge: Schema.optionalKey(Price),
  /** Hundredths of a pound per unit; absent if unknown. */
  shippingWeight: Schema.optionalKey(Weight),
  discount: Price,
  tax: Price,
  estimatedDeliveryDate: Schema.NullOr(Schema.String),
})
export type OrderItem = typeof OrderItem.Type

/** Units of a product in a store; `storeId` is null for those that are shipped. */
export interface Units {
  readonly productId: string
  readonly storeId: string | null
  readonly quantity: number
}

/** The store whose stock a line uses; null if it is shipped. */
export const storeOf = ({ deliveryType, pickupStore }: Pick<OrderItem, "deliveryType" | "pickupStore">) =>
  deliveryType === "DELIVERY_PICKUP" ? pickupStore : null

/** The fields of a line that may change after it was added; absent fields did not. */
export const OrderItemChange = Schema.Struct({
  quantity: Schema.optionalKey(Quantity),
  price: Schema.optionalKey(Price),
  discount: Schema.optionalKey(Price),
  tax: Schema.optionalKey(Price),
  shippingCost: Schema.optionalKey(Price),
  shippingSurcharge: Schema.optionalKey(Price),
  deliveryType: Schema.optionalKey(DeliveryType),
  partnerOrderId: Schema.optionalKey(Schema.String),
  estimatedDeliveryDate: Schema.optionalKey(Schema.NullOr(Schema.String)),
  returnedQuantity: Schema.optionalKey(Schema.Int),
  /** Returned units that are on sale again. */
  restockedQuantity: Schema.optionalKey(Schema.Int),
  returnRequest: Schema.optionalKey(ReturnRequest),
})
export type OrderItemChange = typeof OrderItemChange.Type

/**
 * Cents. `total = subTotal − discount + shippingCost + tax`, always, and each part is the sum over the lines.
 */
export const Totals = Schema.Struct({
  subTotal: Cents,
  discount: Cents,
  shippingCost: Cents,
  tax: Cents,
  total: Cents,
})
export type Totals = typeof Totals.Type

/** Totals of one line or of many. */
export const totalsOf = (
  lines: Iterable<Pick<OrderItem, "quantity" | "price" | "discount" | "shippingCost" | "tax">>,
): Totals => {
  let subTotal = 0
  let discount = 0
  let shippingCost = 0
  let tax = 0
  for (const line of lines) {
    subTotal += line.price * line.quantity
    discount += line.discount
    shippingCost += line.shippingCost * line.quantity
    tax += line.tax
  }
  return { subTotal, discount, shippingCost, tax, total: subTotal - discount + shippingCost + tax }
}
