import { Address, Profile } from "@voltread/domain/contract/account.ts"
import { LoanApplication } from "@voltread/domain/contract/application.ts"
import { Customer } from "@voltread/domain/contract/customer.ts"
import { CustomerOrder, OrderData } from "@voltread/domain/contract/order.ts"
import { CustomerOrderItem, OrderItem } from "@voltread/domain/contract/order-item.ts"
import { isObjectType } from "graphql"
import { expect, test } from "vitest"
import { shopSchema } from "./graphql.ts"

const words = (list: string): ReadonlyArray<string> => list.trim().split(/[\s,]+/)

/** Spec §3, read as a table. Names that it groups ("images", "options") are those of the group. */
const ADDRESSES = words(`
  address1 address2 city state postalCode billingFirstName billingLastName billingPhone billingCountry
  shipFirstName shipLastName shipAddress1 shipAddress2 shipCity shipState shipPostalCode shipPhone shipCountry
  firstName lastName email phone`)
const ORDER = [
  ...words(`
    id uniqueId cartId username status total subTotal shippingCost tax discount originalPrice promotionCode
    orderSubmittedDate createdAt updatedAt shipped lenderSignatureUrl leaseId paymentDetails leaseDetails items`),
  ...ADDRESSES,
]
const FOR_STAFF = words(`
  priceMarkupGroupId lenderTake affiliateTake createdById createdByName updatedById updatedByName submittedBy
  affiliateId subAffiliateId clickHash rollupId submittedRollupId
  fraudIsChecked fraudScore fraudIpDistanceFromAddress fraudEmailFirstSeen
  facebookClickId googleClickId utmSource utmMedium utmCampaign ipAddress acceptLanguages userAgent`)
const PAYMENT = words("gatewayType gatewayName transactionId secondaryLeaseId approvedLeaseAmount")
const LEASE = words("id orderId statusName username approvedAmount approvedAt createdAt updatedAt")
const ITEM = words(`
  orderId productId sku productType category thumbnailImage smallImage largeImage name size quantity partner price
  originalPrice status carrier trackingNumber trackingUrl attributes shippingCost description brand brandId
  estimatedDeliveryDate shippedDate shipMethod shippingCarrier subTotal totalShippingCost total urlPath`)
const CART = words("id items subTotal shipping discount total promotionCode")
const CART_ITEM = words(`
  id qty productId sku name brand size quantity price shippingCost productType partner isPromotion inStock
  thumbnailImage smallImage largeImage`)
const APPLICATION = words(`
  id orderId orderUniqueId orderStatus orderTotal username lender product status amountRequested approvedAmount
  approvedAt approvalExpiresAt leaseId signBy createdAt updatedAt`)
const ANSWER = words("success errors message status redirectUrl uuid code")
const CHECKOUT = words("success errors message transactionId status order paymentGatewayUrl")
const PROFILE = words("username type firstName lastName phone attributes")
const ADDRESS = words(`
  isBillingShippingSame firstName lastName address1 address2 city phone state postalCode country isCheckout`)

const inGraphQL = (name: string): ReadonlyArray<string> => {
  const type = shopSchema.getType(name)
  return isObjectType(type) ? Object.keys(type.getFields()) : []
}

test.each<[string, ReadonlyArray<string>]>([
  ["Order", [...ORDER, ...FOR_STAFF]],
  ["CustomerOrder", ORDER],
  ["OrderItem", [...ITEM, "partnerOrderId"]],
  ["CustomerOrderItem", ITEM],
  ["PaymentDetails", PAYMENT],
  ["CustomerPaymentDetails", PAYMENT],
  ["LeaseDetails", LEASE],
  ["CustomerLeaseDetails", LEASE],
  ["Cart", CART],
  ["CartItem", CART_ITEM],
  ["LoanApplication", APPLICATION],
  ["CustomerLoanApplication", APPLICATION],
  ["LoanApplicationResult", ANSWER],
  ["CheckoutResult", CHECKOUT],
])("GraphQL has all fields of the specification: %s", (type, fields) => {
  expect(fields.filter((field) => !inGraphQL(type).includes(field))).toEqual([])
})

test.each<[string, object, ReadonlyArray<string>]>([
  ["an order for staff", OrderData.fields.order.fields, [...ORDER, ...FOR_STAFF]],
  ["an order for its customer", CustomerOrder.fields, ORDER],
  ["an item for staff", OrderItem.fields, [...ITEM, "partnerOrderId"]],
  ["an item for its customer", CustomerOrderItem.fields, ITEM],
  ["an application", LoanApplication.fields, APPLICATION],
  ["a profile", Profile.fields, PROFILE],
  ["an address", Address.fields, ADDRESS],
  ["a customer", Customer.fields, [...PROFILE, "addresses", "applications", "orders"]],
])("REST has all fields of the specification: %s", (_, answered, fields) => {
  expect(fields.filter((field) => !(field in answered))).toEqual([])
})

test.each(["CustomerOrder", "CustomerOrderItem"])(
  "a customer is shown none of the fields for staff: %s",
  (type) => {
    const hidden = [...FOR_STAFF, "partnerOrderId", "supplierCost"]
    expect(inGraphQL(type).filter((field) => hidden.includes(field))).toEqual([])
  },
)
