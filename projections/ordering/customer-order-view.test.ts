import type { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import {
  aCreation,
  aLease,
  anItem,
  aPayment,
  aShipment,
  aSubmission,
} from "@voltread/domain/ordering/order-examples.ts"
import { describe, expect, test } from "vitest"
import { SUPPORT } from "../testing/history.ts"
import { orderChanges, placement } from "../testing/order-changes.ts"
import { toCustomerOrder } from "./customer-order-view.ts"
import { type OrderItemView, type OrderView, toOrderView } from "./order-view.ts"

const ORDER: Readonly<Record<keyof OrderView, "customer" | "staff">> = {
  id: "customer",
  uniqueId: "customer",
  isIncomplete: "staff",
  cartId: "customer",
  username: "customer",
  owner: "staff",
  status: "customer",
  statusBeforeReview: "staff",
  subTotal: "customer",
  discount: "customer",
  shippingCost: "customer",
  tax: "customer",
  total: "customer",
  originalPrice: "customer",
  promotionCode: "customer",
  priceMarkupGroupId: "staff",
  lenderTake: "staff",
  affiliateTake: "staff",
  orderSubmittedDate: "customer",
  createdAt: "customer",
  createdById: "staff",
  createdByName: "staff",
  updatedAt: "customer",
  updatedById: "staff",
  updatedByName: "staff",
  submittedBy: "staff",
  affiliateId: "staff",
  subAffiliateId: "staff",
  clickHash: "staff",
  rollupId: "staff",
  submittedRollupId: "staff",
  firstName: "customer",
  lastName: "customer",
  email: "customer",
  phone: "customer",
  address1: "customer",
  address2: "customer",
  city: "customer",
  state: "customer",
  postalCode: "customer",
  billingFirstName: "customer",
  billingLastName: "customer",
  billingPhone: "customer",
  billingCountry: "customer",
  shipFirstName: "customer",
  shipLastName: "customer",
  shipAddress1: "customer",
  shipAddress2: "customer",
  shipCity: "customer",
  shipState: "customer",
  shipPostalCode: "customer",
  shipCountry: "customer",
  shipPhone: "customer",
  shipped: "customer",
  lenderSignatureUrl: "customer",
  leaseId: "customer",
  canBeCancelled: "customer",
  refundable: "customer",
  fraudIsChecked: "staff",
  fraudScore: "staff",
  fraudIpDistanceFromAddress: "staff",
  fraudEmailFirstSeen: "staff",
  fraudReasons: "staff",
  fraudCheckIsDue: "staff",
  review: "staff",
  balance: "staff",
  facebookClickId: "staff",
  googleClickId: "staff",
  utmSource: "staff",
  utmMedium: "staff",
  utmCampaign: "staff",
  utmTerm: "staff",
  ipAddress: "staff",
  acceptLanguages: "staff",
  userAgent: "staff",
  items: "customer",
  paymentDetails: "customer",
  shipments: "customer",
  leaseDetails: "customer",
  nextStatuses: "staff",
  billingAddressMayChange: "staff",
  shippingAddressMayChange: "staff",
  revision: "customer",
  position: "customer",
}

const ITEM: Readonly<Record<keyof OrderItemView, "customer" | "staff">> = {
  id: "customer",
  orderId: "customer",
  productId: "customer",
  sku: "customer",
  productType: "customer",
  category: "customer",
  name: "customer",
  description: "customer",
  brand: "customer",
  brandId: "customer",
  size: "customer",
  quantity: "customer",
  returnedQuantity: "customer",
  shippedQuantity: "customer",
  isCounted: "customer",
  partner: "customer",
  deliveryType: "customer",
  pickupStore: "customer",
  departedAt: "staff",
  returnableQuantity: "customer",
  cancelableQuantity: "customer",
  returnableUntil: "customer",
  returnRequest: "customer",
  price: "customer",
  originalPrice: "customer",
  supplierCost: "staff",
  winnerMarkupId: "staff",
  status: "customer",
  nextStatuses: "staff",
  partnerOrderId: "staff",
  carrier: "customer",
  shippingCarrier: "customer",
  trackingNumber: "customer",
  trackingUrl: "customer",
  shipMethod: "customer",
  shippedDate: "customer",
  estimatedDeliveryDate: "customer",
  attributes: "customer",
  thumbnailImage: "customer",
  smallImage: "customer",
  largeImage: "customer",
  urlPath: "customer",
  shippingCost: "customer",
  discount: "customer",
  tax: "customer",
  subTotal: "customer",
  totalShippingCost: "customer",
  total: "customer",
}

const PAYMENT: Readonly<Record<keyof OrderView["paymentDetails"][number], "customer" | "staff">> = {
  paymentId: "customer",
  kind: "customer",
  result: "customer",
  gatewayType: "customer",
  gatewayName: "customer",
  transactionId: "customer",
  paymentUrl: "customer",
  detected: "customer",
  disputed: "customer",
  secondaryLeaseId: "customer",
  approvedLeaseAmount: "customer",
  amount: "customer",
  code: "staff",
  message: "customer",
  cardType: "customer",
  cardLastFour: "customer",
  refersTo: "customer",
  at: "customer",
}

const SHIPMENT: Readonly<Record<keyof OrderView["shipments"][number], "customer" | "staff">> = {
  shipmentId: "customer",
  lines: "customer",
  carrier: "customer",
  shipMethod: "customer",
  trackingNumber: "customer",
  trackingUrl: "customer",
  partnerOrderId: "staff",
  shippedDate: "customer",
  estimatedDeliveryDate: "customer",
}

const LEASE: Readonly<Record<keyof NonNullable<OrderView["leaseDetails"]>, "customer" | "staff">> = {
  id: "customer",
  statusName: "customer",
  lender: "customer",
  leaseId: "customer",
  secondaryLeaseId: "customer",
  lenderSignatureUrl: "customer",
  approvedAmount: "customer",
  approvedAt: "customer",
  fundedAt: "customer",
  product: "customer",
  signBy: "customer",
  approvalExpiresAt: "customer",
  smallestAmount: "customer",
  lenderTake: "staff",
  contractAmount: "staff",
  downPayment: "customer",
  orderId: "customer",
  username: "customer",
  createdAt: "customer",
  updatedAt: "customer",
}

const addressed = placement.slice(2)
const refund = aPayment({ paymentId: "refund-1", kind: "refund", refersTo: "pay-1", message: "secret-why" })
const events: ReadonlyArray<OrderEvent> = [
  {
    type: "OrderCreated",
    data: aCreation({
      affiliate: {
        affiliateId: "secret-affiliate",
        subAffiliateId: "secret-sub",
        clickHash: "secret-click",
        rollupId: "secret-rollup",
      },
      tracking: {
        facebookClickId: "secret-fb",
        googleClickId: "secret-google",
        utmSource: "secret-source",
        utmMedium: "secret-medium",
        utmCampaign: "secret-campaign",
        utmTerm: "secret-term",
        ipAddress: "secret-ip",
        acceptLanguages: "secret-languages",
        userAgent: "secret-agent",
      },
      priceMarkupGroupId: "secret-group",
    }),
  },
  {
    type: "OrderItemAdded",
    data: { item: anItem({ supplierCost: 7_654_321, winnerMarkupId: "secret-rule" }) },
  },
  ...addressed.map(
    (event): OrderEvent =>
      event.type === "OrderSubmitted"
        ? {
            type: "OrderSubmitted",
            data: {
              ...event.data,
              ...aSubmission,
              submittedBy: "secret-submitter",
              submittedRollupId: "secret-rollup-2",
              lenderTake: 7_654_322,
              affiliateTake: 7_654_323,
            },
          }
        : event,
  ),
  {
    type: "OrderPaymentDetailsUpdated",
    data: { payment: aPayment({ result: "succeeded", code: "secret-code" }) },
  },
  { type: "OrderPaymentDetailsUpdated", data: { payment: refund } },
  {
    type: "OrderFraudCheckDetailsUpdated",
    data: {
      before: null,
      after: {
        fraudIsChecked: true,
        fraudScore: 7_654_324,
        fraudIpDistanceFromAddress: 7_654_325,
        fraudEmailFirstSeen: "secret-seen",
        fraudReasons: [],
      },
    },
  },
  {
    type: "OrderShipmentDetailsUpdated",
    data: { before: null, after: aShipment(undefined, { partnerOrderId: "secret-partner-order" }) },
  },
  {
    type: "OrderLeaseDetailsUpdated",
    data: {
      before: null,
      after: aLease({ leaseId: "lease-1", fundedAt: "2026-03-01T10:00:00.000Z", lenderTake: 7_654_322 }),
    },
  },
]

const seen = () => {
  const last = orderChanges(events, SUPPORT).at(-1)
  if (last === undefined) throw new Error("no order")
  const view = toOrderView(last.after)
  return { view, order: toCustomerOrder(view) }
}

const fieldsOf = (value: object | null | undefined) => Object.keys(value ?? {}).sort()
const listed = (fields: Readonly<Record<string, "customer" | "staff">>) =>
  Object.keys(fields)
    .filter((field) => fields[field] === "customer")
    .sort()

describe("a customer's view of an order", () => {
  test("has the fields that are listed for customers, and no other field of the staff's", () => {
    const { view, order } = seen()
    expect(fieldsOf(view)).toEqual(fieldsOf(ORDER))
    expect(fieldsOf(order)).toEqual([...listed(ORDER), "stillToPay", "fromLender"].sort())
    expect(fieldsOf(order.items[0])).toEqual(listed(ITEM))
    expect(fieldsOf(order.paymentDetails[0])).toEqual(listed(PAYMENT))
    expect(fieldsOf(order.shipments[0])).toEqual(listed(SHIPMENT))
    expect(fieldsOf(order.shipments[0]?.lines[0])).toEqual(["itemId", "quantity"])
    expect(fieldsOf(order.leaseDetails)).toEqual(listed(LEASE))
  })

  test("has the same values as the staff's view", () => {
    const { view, order } = seen()
    const { items, paymentDetails, shipments, stillToPay, fromLender, ...rest } = order
    expect(view).toMatchObject(rest)
    expect(view.balance).toMatchObject({ stillToPay, fromLender })
    expect(view.items).toMatchObject(items)
    expect(view.shipments).toMatchObject(shipments)
    expect(paymentDetails.map(({ paymentId, amount }) => [paymentId, amount])).toEqual([
      ["pay-1", 21_200],
      ["refund-1", 21_200],
    ])
  })

  test("has no internal fields", () => {
    const { view, order } = seen()
    const secrets = JSON.stringify(events).match(/secret[-\w]*|76543\d\d/g) ?? []
    expect(secrets.length).toBeGreaterThan(20)
    for (const secret of secrets) {
      expect(JSON.stringify(view)).toContain(secret)
      expect(JSON.stringify(order)).not.toContain(secret)
    }
    expect(JSON.stringify(order)).not.toContain(SUPPORT.id)
    expect(JSON.stringify(order)).not.toContain(SUPPORT.name)
  })

  test("has the gateway's message for the customer, and not staff's reason for a refund", () => {
    const payment = aPayment({ result: "declined", message: "Try another card." })
    const changes = orderChanges([
      ...placement,
      { type: "OrderPaymentDetailsUpdated", data: { payment } },
      { type: "OrderPaymentDetailsUpdated", data: { payment: refund } },
    ])
    const messages = changes
      .slice(-1)
      .flatMap(({ after }) =>
        toCustomerOrder(toOrderView(after)).paymentDetails.map(({ message }) => message),
      )
    expect(messages).toEqual(["Try another card.", null])
  })

  test("has a gateway's page only while the payment waits there, and nothing of what staff gave up", () => {
    const paid = (change: Parameters<typeof aPayment>[0]): OrderEvent => ({
      type: "OrderPaymentDetailsUpdated",
      data: { payment: aPayment({ paymentUrl: "https://pay.example/1", ...change }) },
    })
    const shown = (...steps: ReadonlyArray<OrderEvent>) =>
      orderChanges([...placement, ...steps])
        .slice(-1)
        .flatMap(({ after }) => toCustomerOrder(toOrderView(after)).paymentDetails)
    expect(shown(paid({ result: "started" }))).toMatchObject([{ paymentUrl: "https://pay.example/1" }])
    expect(shown(paid({ result: "failed" }))).toMatchObject([{ paymentUrl: null }])
    expect(shown(paid({ kind: "write-off", result: "succeeded" }))).toEqual([])
  })
})
