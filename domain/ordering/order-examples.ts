import type { PostalAddress } from "../shared/address.ts"
import { NO_ATTRIBUTION } from "./attribution.ts"
import type { CommandOf, OrderCommand, Submission } from "./order-command.ts"
import {
  type LeaseDetails,
  NO_AFFILIATE,
  NO_TRACKING,
  type OrderEventData,
  type PaymentDetails,
  type Shipment,
} from "./order-event.ts"
import type { OrderItem, PickupStore } from "./order-item.ts"

/** Plausible values for tests to vary. */
export const anAddress = (change: Partial<PostalAddress> = {}): PostalAddress => ({
  firstName: "Ada",
  lastName: "Byron",
  address1: "1745 T Street Southeast",
  address2: "",
  city: "Washington",
  state: "DC",
  postalCode: "20020",
  country: "US",
  phone: "2025550143",
  ...change,
})

export const aStore = (change: Partial<PickupStore> = {}): PickupStore => ({
  storeId: "denver",
  name: "Voltread Denver",
  address1: "1 Market Street",
  city: "Denver",
  state: "CO",
  postalCode: "80227",
  phone: "3035550100",
  hours: "Mon–Sat 10–8, Sun 11–6",
  ...change,
})

/** 2 × $100.00 − $10.00 + 2 × $5.00 shipping + $12.00 tax = $212.00. */
export const anItem = (change: Partial<OrderItem> = {}): OrderItem => ({
  itemId: "item-1",
  productId: "product-1",
  sku: "SKU-1",
  name: "Sound bar",
  description: "2.1 channels",
  brand: "Acme",
  brandId: "acme",
  category: "sound-bars",
  productType: "electronics",
  partner: "Best Buy",
  size: "",
  images: { thumbnail: "", small: "", large: "" },
  urlPath: "/products/sound-bar",
  attributes: {},
  deliveryType: "DELIVERY_SHIPPING",
  pickupStore: null,
  quantity: 2,
  price: 10_000,
  originalPrice: 12_000,
  supplierCost: 7_000,
  winnerMarkupId: null,
  shippingCost: 500,
  discount: 1_000,
  tax: 1_200,
  estimatedDeliveryDate: null,
  ...change,
})

type Creation = OrderEventData<"OrderCreated">

export const aCreation = (change: Partial<Creation> = {}): Creation => ({
  orderId: "order-1",
  uniqueId: "VT-7K2M9QXA",
  mode: "CREATE_ORDER_FOR_CART",
  cartId: "cart-1",
  username: "ada@example.com",
  status: "PENDING_PAYMENT",
  contact: { firstName: "Ada", lastName: "Byron", email: "ada@example.com", phone: "2025550143" },
  affiliate: NO_AFFILIATE,
  tracking: NO_TRACKING,
  attribution: NO_ATTRIBUTION,
  promotionCode: null,
  priceMarkupGroupId: null,
  ...change,
})

/** Approved, and neither signed nor paid for. */
export const aLease = (change: Partial<LeaseDetails> = {}): LeaseDetails => ({
  id: "loan-1",
  statusName: "APPROVED",
  lender: "progressive",
  leaseId: null,
  secondaryLeaseId: null,
  lenderSignatureUrl: null,
  approvedAmount: null,
  approvedAt: null,
  fundedAt: null,
  product: "lease",
  signBy: null,
  lenderTake: null,
  ...change,
})

export const aSubmission: Submission = {
  submittedBy: "ada@example.com",
  submittedRollupId: null,
  lenderTake: 0,
  affiliateTake: 0,
  affiliateTerms: null,
}

export const placing = (
  items: ReadonlyArray<OrderItem> = [anItem()],
  change: Partial<Creation> = {},
): CommandOf<"PlaceOrder"> => ({
  type: "PlaceOrder",
  order: aCreation(change),
  items,
  billingAddress: anAddress(),
  shippingAddress: anAddress(),
  submission: aSubmission,
})

/** A card sale of the example item's total. */
export const aPayment = (change: Partial<PaymentDetails> = {}): PaymentDetails => ({
  paymentId: "pay-1",
  kind: "sale",
  result: "requested",
  gatewayType: "CARD",
  gatewayName: "braintree",
  transactionId: null,
  amount: 21_200,
  refersTo: null,
  paymentUrl: null,
  secondaryLeaseId: null,
  approvedLeaseAmount: null,
  code: null,
  message: null,
  card: null,
  ...change,
})

export const aShipment = (
  lines: Shipment["lines"] = [{ itemId: "item-1", quantity: 2 }],
  change: Partial<Shipment> = {},
): Shipment => ({
  shipmentId: "shipment-1",
  lines,
  carrier: "UPS",
  shipMethod: "Ground",
  trackingNumber: "1Z999AA10123456784",
  trackingUrl: "https://example.com/track/1Z999AA10123456784",
  partnerOrderId: null,
  shippedDate: null,
  estimatedDeliveryDate: null,
  ...change,
})

export const recordPayment = (change: Partial<PaymentDetails>): OrderCommand => ({
  type: "RecordPayment",
  payment: aPayment(change),
})
