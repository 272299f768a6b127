import { requestedPayment } from "@voltread/api/payments/requested-payment.ts"
import { derivedId } from "@voltread/api/platform/commands/event-id.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { Actor } from "@voltread/domain/event.ts"
import { NO_ATTRIBUTION } from "@voltread/domain/ordering/attribution.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { NO_AFFILIATE, NO_TRACKING } from "@voltread/domain/ordering/order-event.ts"
import type { OrderItem } from "@voltread/domain/ordering/order-item.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import type { Invoice, InvoiceLine } from "./invoices.ts"
import type { ReturnedUnits, Sale } from "./rules.ts"

export const PARTNER = "Online Retail"
const CATEGORY = "accessories"

export const orderIdOf = (invoiceNumber: string): string => derivedId("online-retail", invoiceNumber)
export const productIdOf = (stockCode: string): string =>
  `online-retail-${stockCode.toLowerCase().replaceAll(" ", "-")}`
const paymentIdOf = (invoiceNumber: string): string => `OR-${invoiceNumber}:pay:1`

/** The source names customers by number only; a customer without one is a guest. */
const usernameOf = ({ customerId }: Invoice): string | null =>
  customerId === "" ? null : `customer-${customerId}@online-retail.example`

export const actorOf = (invoice: Invoice): Actor => {
  const username = usernameOf(invoice)
  return username === null
    ? { id: "guest", name: "Guest", role: "guest" }
    : { id: username, name: `Customer ${invoice.customerId}`, role: "customer" }
}

/** Not for sale in the shop: the source's prices have nothing to do with its catalogue. */
export const productOf = (line: InvoiceLine): Product => ({
  productId: productIdOf(line.stockCode),
  sku: line.stockCode,
  name: line.description === "" ? line.stockCode : line.description,
  description: "",
  brand: PARTNER,
  category: CATEGORY,
  productType: "accessory",
  partner: PARTNER,
  size: "",
  regularPrice: line.unitPrice,
  salePrice: line.unitPrice,
  supplierCost: 0,
  shippingCost: 0,
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

const itemOf = (line: InvoiceLine, index: number): OrderItem => {
  const product = productOf(line)
  return {
    itemId: String(index + 1),
    productId: product.productId,
    sku: product.sku,
    name: product.name,
    description: "",
    brand: product.brand,
    brandId: "online-retail",
    category: product.category,
    productType: product.productType,
    partner: product.partner,
    size: "",
    images: { thumbnail: "", small: "", large: "" },
    urlPath: "",
    attributes: {},
    deliveryType: "DELIVERY_SHIPPING",
    pickupStore: null,
    quantity: line.quantity,
    price: line.unitPrice,
    originalPrice: line.unitPrice,
    supplierCost: 0,
    winnerMarkupId: null,
    shippingCost: 0,
    discount: 0,
    tax: 0,
    estimatedDeliveryDate: null,
  }
}

const addressOf = (invoice: Invoice): PostalAddress => ({
  firstName: "Customer",
  lastName: invoice.customerId === "" ? "Guest" : invoice.customerId,
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
  country: invoice.country,
  phone: "",
})

/** An invoice is a sale that was paid and sent on its date; the source says nothing of delivery. */
export const saleCommands = ({ invoice, lines }: Sale): ReadonlyArray<OrderCommand> => {
  const username = usernameOf(invoice)
  const items = lines.map(itemOf)
  const amount = items.reduce((total, item) => total + item.price * item.quantity, 0)
  const address = addressOf(invoice)
  const [first, ...others] = items.map(({ itemId, quantity }) => ({ itemId, quantity }))
  if (first === undefined) return []
  return [
    {
      type: "PlaceOrder",
      order: {
        orderId: orderIdOf(invoice.number),
        uniqueId: `OR-${invoice.number}`,
        mode: "CREATE_FRESH_ORDER",
        cartId: null,
        username,
        status: "PENDING_PAYMENT",
        contact: {
          firstName: address.firstName,
          lastName: address.lastName,
          email: username ?? "",
          phone: "",
        },
        affiliate: NO_AFFILIATE,
        tracking: NO_TRACKING,
        attribution: NO_ATTRIBUTION,
        promotionCode: null,
        priceMarkupGroupId: null,
      },
      items,
      billingAddress: address,
      shippingAddress: address,
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
        ...requestedPayment(paymentIdOf(invoice.number), amount, {
          name: "online-retail",
          gatewayType: "CARD",
        }),
        result: "succeeded",
        transactionId: invoice.number,
      },
    },
    {
      type: "RecordShipment",
      shipment: {
        shipmentId: `OR-${invoice.number}:parcel:1`,
        lines: [first, ...others],
        carrier: "",
        shipMethod: "",
        trackingNumber: "",
        trackingUrl: "",
        partnerOrderId: invoice.number,
        shippedDate: invoice.at,
        estimatedDeliveryDate: null,
      },
    },
  ]
}

/** Units come back to one order, and their money goes back with them. */
export const returnCommands = (
  creditNote: string,
  units: ReadonlyArray<ReturnedUnits>,
  state: OrderState,
): ReadonlyArray<OrderCommand> => {
  const reason = `credit note ${creditNote}`
  const returns = units.map(
    ({ lineIndex, quantity }): OrderCommand => ({
      type: "ReturnItem",
      itemId: String(lineIndex + 1),
      quantity,
      reason,
    }),
  )
  const [invoiceNumber] = units.map((unit) => unit.invoiceNumber)
  if (state._tag === "none" || invoiceNumber === undefined) return returns
  const amount = units.reduce(
    (total, { lineIndex, quantity }) => total + quantity * (state.lines[lineIndex]?.price ?? 0),
    0,
  )
  return [
    ...returns,
    {
      type: "RequestRefund",
      paymentId: paymentIdOf(invoiceNumber),
      refundId: `${paymentIdOf(invoiceNumber)}:${creditNote}`,
      amount,
      reason,
    },
    { type: "RecordPayment", payment: refunded(invoiceNumber, creditNote, amount) },
  ]
}

const refunded = (invoiceNumber: string, creditNote: string, amount: number) => ({
  paymentId: `${paymentIdOf(invoiceNumber)}:${creditNote}`,
  kind: "refund" as const,
  result: "succeeded" as const,
  gatewayType: "CARD" as const,
  gatewayName: "online-retail",
  transactionId: creditNote,
  amount,
  refersTo: paymentIdOf(invoiceNumber),
  paymentUrl: null,
  secondaryLeaseId: null,
  approvedLeaseAmount: null,
  code: null,
  message: null,
  card: null,
})
