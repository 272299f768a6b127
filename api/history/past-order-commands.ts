import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { Actor } from "@voltread/domain/event.ts"
import { NO_ATTRIBUTION } from "@voltread/domain/ordering/attribution.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { NO_AFFILIATE, NO_TRACKING, type PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import type { OrderLine, OrderState } from "@voltread/domain/ordering/order-state.ts"
import { valueOfUnits } from "@voltread/domain/ordering/return-request.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { type Cents, sum } from "@voltread/domain/shared/money.ts"
import { requestedPayment } from "../payments/requested-payment.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import {
  centsOf,
  instantOf,
  type PastAddress,
  type PastItem,
  type PastOrder,
  type PastReturn,
} from "./past-records.ts"

/** The store whose orders are imported. */
export interface FormerShop {
  /** Ids are derived from it, so that importing the same history again changes nothing. */
  readonly id: string
  /** The brand of products that this shop does not have. */
  readonly name: string
  /** Put before the numbers of its orders. */
  readonly prefix: string
}

/** Characters. */
export const MAX_SHOP_NAME = 30
export const MAX_PREFIX = 10

/** Undefined if no id can be derived from the name, or if either is too long. */
export const formerShopOf = (name: string, prefix: string): FormerShop | undefined => {
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
  const isGiven = /[a-z0-9]/.test(id) && name.length <= MAX_SHOP_NAME && prefix.length <= MAX_PREFIX
  return isGiven ? { id, name, prefix } : undefined
}

export const orderIdOf = (formerShop: FormerShop, number: string): string => derivedId(formerShop.id, number)

/** The id of a product whose SKU this shop does not have. */
export const pastProductIdOf = (formerShop: FormerShop, sku: string): string =>
  `${formerShop.id}-${sku.toLowerCase().replaceAll(" ", "-")}`

const numberOf = (formerShop: FormerShop, number: string): string => `${formerShop.prefix}${number}`
/** The prefix of payment and parcel ids: never a bare number, which two shops may share. */
const idPrefixOf = ({ prefix, id }: FormerShop): string => prefix || `${id}-`
const paymentIdOf = (formerShop: FormerShop, number: string): string =>
  `${idPrefixOf(formerShop)}${number}:pay:1`

const usernameOf = ({ email = "", hasAccount = false }: PastOrder): string | null =>
  hasAccount && email !== "" ? normalizeEmail(email) : null

export const actorOf = (order: PastOrder): Actor => {
  const username = usernameOf(order)
  const { firstName, lastName } = order.billingAddress
  return username === null
    ? { id: "guest", name: "Guest", role: "guest" }
    : { id: username, name: `${firstName} ${lastName}`, role: "customer" }
}

const CATEGORY = "accessories"

/** Not on sale: its former price means nothing now. */
export const pastProductOf = (formerShop: FormerShop, item: PastItem): Product => ({
  productId: pastProductIdOf(formerShop, item.sku),
  sku: item.sku,
  name: item.name,
  description: "",
  brand: item.brand ?? formerShop.name,
  category: item.category ?? CATEGORY,
  productType: "accessory",
  partner: formerShop.name,
  size: "",
  regularPrice: centsOf(item.price),
  salePrice: centsOf(item.price),
  supplierCost: centsOf(item.supplierCost),
  shippingCost: centsOf(item.shippingCost),
  shippingWeight: null,
  winnerMarkupId: null,
  thumbnailImage: "",
  smallImage: "",
  largeImage: "",
  moreImages: [],
  attributes: {},
  customerReviewAverage: null,
  customerReviewCount: 0,
  lineId: null,
  isShippable: true,
  clearance: false,
  isLive: false,
})

const itemOf = (formerShop: FormerShop, productId: string, item: PastItem, index: number): OrderItem => {
  const product = pastProductOf(formerShop, item)
  return {
    itemId: String(index + 1),
    productId,
    sku: product.sku,
    name: product.name,
    description: "",
    brand: product.brand,
    brandId: formerShop.id,
    category: product.category,
    productType: product.productType,
    partner: product.partner,
    size: "",
    images: { thumbnail: "", small: "", large: "" },
    urlPath: "",
    attributes: {},
    deliveryType: "DELIVERY_SHIPPING",
    pickupStore: null,
    quantity: item.quantity,
    price: product.salePrice,
    originalPrice: product.salePrice,
    supplierCost: product.supplierCost,
    winnerMarkupId: null,
    shippingCost: product.shippingCost,
    discount: centsOf(item.discount),
    tax: centsOf(item.tax),
    estimatedDeliveryDate: null,
  }
}

export const addressOf = ({
  address2 = "",
  country = "US",
  phone = "",
  ...address
}: PastAddress): PostalAddress => ({
  ...address,
  address2,
  country,
  phone,
})

/** The whole past order, placed and paid; `productIdOf` by SKU. */
export const placedCommands = (
  formerShop: FormerShop,
  order: PastOrder,
  productIdOf: (sku: string) => string,
): ReadonlyArray<OrderCommand> => {
  const username = usernameOf(order)
  const items = order.items.map((item, index) => itemOf(formerShop, productIdOf(item.sku), item, index))
  const billingAddress = addressOf(order.billingAddress)
  const { firstName, lastName, phone } = billingAddress
  const amount = sum(
    items.map(
      ({ price, shippingCost, quantity, discount, tax }) =>
        (price + shippingCost) * quantity - discount + tax,
    ),
  )
  const { type: gatewayType, gateway: name, transactionId } = order.payment
  return [
    {
      type: "PlaceOrder",
      order: {
        orderId: orderIdOf(formerShop, order.number),
        uniqueId: numberOf(formerShop, order.number),
        mode: "CREATE_FRESH_ORDER",
        cartId: null,
        username,
        status: "PENDING_PAYMENT",
        contact: { firstName, lastName, email: order.email ?? "", phone },
        affiliate: NO_AFFILIATE,
        tracking: NO_TRACKING,
        attribution: NO_ATTRIBUTION,
        promotionCode: null,
        priceMarkupGroupId: null,
      },
      items,
      billingAddress,
      shippingAddress: addressOf(order.shippingAddress ?? order.billingAddress),
      submission: {
        submittedBy: username ?? "guest",
        submittedRollupId: null,
        lenderTake: 0,
        affiliateTake: 0,
        affiliateTerms: null,
      },
    },
    {
      type: "RecordPayment",
      payment: {
        ...requestedPayment(paymentIdOf(formerShop, order.number), amount, { name, gatewayType }),
        // The former shop's gateway, which this one may not know, is not asked about it.
        result: "settled",
        transactionId,
      },
    },
  ]
}

/** Ships all of it in one parcel; the history has no record of delivery. */
export const shippedCommands = (formerShop: FormerShop, order: PastOrder): ReadonlyArray<OrderCommand> => {
  const [first, ...others] = order.items.map(({ quantity }, index) => ({
    itemId: String(index + 1),
    quantity,
  }))
  if (first === undefined) return []
  return [
    {
      type: "RecordShipment",
      shipment: {
        shipmentId: `${idPrefixOf(formerShop)}${order.number}:parcel:1`,
        lines: [first, ...others],
        carrier: order.carrier ?? "",
        shipMethod: "",
        trackingNumber: order.trackingNumber ?? "",
        trackingUrl: "",
        partnerOrderId: order.number,
        shippedDate: instantOf(order.shippedAt),
        estimatedDeliveryDate: null,
      },
    },
  ]
}

/** What was paid for units of a line after `before` others came back, in cents, without shipping. */
export const paidForUnits = (line: OrderLine, before: number, units: number): Cents =>
  valueOfUnits({ ...line, shippingCost: 0 }, before, units)

/** Returns units to their order, and refunds their money. */
export const returnedCommands = (
  formerShop: FormerShop,
  { number, order: orderNumber, lines, refund }: PastReturn,
  order: OrderState,
): ReadonlyArray<OrderCommand> => {
  const reason = `credit note ${number}`
  const returns = lines.map(
    ({ line, quantity }): OrderCommand => ({ type: "ReturnItem", itemId: String(line), quantity, reason }),
  )
  if (order._tag !== "placed") return returns
  const paymentId = paymentIdOf(formerShop, orderNumber)
  const paid = order.payments.find((payment) => payment.paymentId === paymentId)
  const part = sum(
    lines.map(({ line, quantity }) => {
      const bought = order.lines[line - 1]
      return bought === undefined || quantity > bought.quantity - bought.returnedQuantity
        ? 0
        : paidForUnits(bought, bought.returnedQuantity, quantity)
    }),
  )
  const amount = refund === undefined ? part : centsOf(refund)
  if (amount === 0 && refund !== undefined) return returns
  const refundId = `${paymentId}:${number}`
  return [
    ...returns,
    { type: "RequestRefund", paymentId, refundId, amount, reason },
    {
      type: "RecordPayment",
      payment: refunded(paid, { paymentId: refundId, refersTo: paymentId, amount }, number),
    },
  ]
}

const refunded = (
  paid: Pick<PaymentDetails, "gatewayType" | "gatewayName"> | undefined,
  ids: Pick<PaymentDetails, "paymentId" | "refersTo" | "amount">,
  transactionId: string,
): PaymentDetails => ({
  ...requestedPayment(ids.paymentId, ids.amount, {
    name: paid?.gatewayName ?? "",
    gatewayType: paid?.gatewayType ?? "CARD",
  }),
  refersTo: ids.refersTo,
  kind: "refund",
  result: "settled",
  transactionId,
})
