/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OrderDetailFragment = { id: string, uniqueId: string, isIncomplete: boolean, username: string | null, status: string, total: number, subTotal: number, shippingCost: number, tax: number, discount: number, originalPrice: number, promotionCode: string | null, lenderTake: number | null, affiliateTake: number | null, orderSubmittedDate: string | null, createdAt: string, updatedAt: string, createdByName: string, updatedByName: string, submittedBy: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, rollupId: string | null, submittedRollupId: string | null, firstName: string, lastName: string, email: string, phone: string, address1: string, address2: string, city: string, state: string, postalCode: string, billingFirstName: string, billingLastName: string, billingPhone: string, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, shipped: boolean, lenderSignatureUrl: string | null, leaseId: string | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string>, fraudCheckIsDue: boolean, facebookClickId: string | null, googleClickId: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, ipAddress: string | null, acceptLanguages: string | null, userAgent: string | null, refundable: number, nextStatuses: Array<string>, billingAddressMayChange: boolean, shippingAddressMayChange: boolean, revision: number, position: string, review: { reason: string, since: string, approvedStatus: string | null, advice: Array<string>, notChargedStatus: string | null } | null, balance: { paid: number, refunded: number, refunding: number, refundOwed: number, stillToPay: number, fromLender: number }, items: Array<{ id: string, productId: string, sku: string, productType: string, name: string, brand: string, size: string, quantity: number, returnedQuantity: number, shippedQuantity: number, isCounted: boolean, deliveryType: string, partner: string, partnerOrderId: string | null, price: number, originalPrice: number, supplierCost: number | null, winnerMarkupId: string | null, status: string, nextStatuses: Array<string> | null, estimatedDeliveryDate: string | null, thumbnailImage: string, shippingCost: number, totalShippingCost: number, discount: number, tax: number, subTotal: number, total: number, pickupStore: { storeId: string, name: string, address1: string, city: string, state: string } | null, returnRequest: { quantity: number, reason: string, status: string, answer: string | null, refunded: number, proposedRefund: number } | null }>, paymentDetails: Array<{ paymentId: string, kind: string, result: string, gatewayType: string, gatewayName: string, transactionId: string | null, amount: number, disputed: number, message: string | null, cardType: string | null, cardLastFour: string | null, refersTo: string | null, at: string }>, shipments: Array<{ shipmentId: string, carrier: string, shipMethod: string, trackingNumber: string, trackingUrl: string, partnerOrderId: string | null, shippedDate: string | null, estimatedDeliveryDate: string | null, lines: Array<{ itemId: string, quantity: number }> }> | null, leaseDetails: { id: string, product: string, statusName: string, lender: string, leaseId: string | null, approvedAmount: number | null, approvedAt: string | null, updatedAt: string | null } | null };

export type CommandOutcomeFragment = { success: boolean, message: string, position: string | null };

export type AdminOrderQueryVariables = Exact<{
  id: string | number;
  position?: string | null | undefined;
}>;


export type AdminOrderQuery = { adminOrder: { id: string, uniqueId: string, isIncomplete: boolean, username: string | null, status: string, total: number, subTotal: number, shippingCost: number, tax: number, discount: number, originalPrice: number, promotionCode: string | null, lenderTake: number | null, affiliateTake: number | null, orderSubmittedDate: string | null, createdAt: string, updatedAt: string, createdByName: string, updatedByName: string, submittedBy: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, rollupId: string | null, submittedRollupId: string | null, firstName: string, lastName: string, email: string, phone: string, address1: string, address2: string, city: string, state: string, postalCode: string, billingFirstName: string, billingLastName: string, billingPhone: string, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, shipped: boolean, lenderSignatureUrl: string | null, leaseId: string | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string>, fraudCheckIsDue: boolean, facebookClickId: string | null, googleClickId: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, ipAddress: string | null, acceptLanguages: string | null, userAgent: string | null, refundable: number, nextStatuses: Array<string>, billingAddressMayChange: boolean, shippingAddressMayChange: boolean, revision: number, position: string, review: { reason: string, since: string, approvedStatus: string | null, advice: Array<string>, notChargedStatus: string | null } | null, balance: { paid: number, refunded: number, refunding: number, refundOwed: number, stillToPay: number, fromLender: number }, items: Array<{ id: string, productId: string, sku: string, productType: string, name: string, brand: string, size: string, quantity: number, returnedQuantity: number, shippedQuantity: number, isCounted: boolean, deliveryType: string, partner: string, partnerOrderId: string | null, price: number, originalPrice: number, supplierCost: number | null, winnerMarkupId: string | null, status: string, nextStatuses: Array<string> | null, estimatedDeliveryDate: string | null, thumbnailImage: string, shippingCost: number, totalShippingCost: number, discount: number, tax: number, subTotal: number, total: number, pickupStore: { storeId: string, name: string, address1: string, city: string, state: string } | null, returnRequest: { quantity: number, reason: string, status: string, answer: string | null, refunded: number, proposedRefund: number } | null }>, paymentDetails: Array<{ paymentId: string, kind: string, result: string, gatewayType: string, gatewayName: string, transactionId: string | null, amount: number, disputed: number, message: string | null, cardType: string | null, cardLastFour: string | null, refersTo: string | null, at: string }>, shipments: Array<{ shipmentId: string, carrier: string, shipMethod: string, trackingNumber: string, trackingUrl: string, partnerOrderId: string | null, shippedDate: string | null, estimatedDeliveryDate: string | null, lines: Array<{ itemId: string, quantity: number }> }> | null, leaseDetails: { id: string, product: string, statusName: string, lender: string, leaseId: string | null, approvedAmount: number | null, approvedAt: string | null, updatedAt: string | null } | null } | null };

export type OrderReviewFragment = { id: string, uniqueId: string, total: number, revision: number, updatedAt: string, firstName: string, lastName: string, email: string, phone: string, city: string, state: string, postalCode: string, shipCity: string, shipState: string, shipPostalCode: string, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string>, fraudCheckIsDue: boolean, ipAddress: string | null, review: { reason: string, since: string, approvedStatus: string | null, advice: Array<string>, notChargedStatus: string | null } | null, balance: { paid: number, refunded: number, refunding: number, refundOwed: number, stillToPay: number, fromLender: number }, items: Array<{ id: string, name: string, quantity: number }>, paymentDetails: Array<{ paymentId: string, kind: string, result: string, gatewayType: string, gatewayName: string, transactionId: string | null, amount: number, disputed: number, message: string | null, cardType: string | null, cardLastFour: string | null, refersTo: string | null, at: string }>, leaseDetails: { id: string, statusName: string, lender: string, leaseId: string | null, approvedAmount: number | null, approvedAt: string | null, updatedAt: string | null } | null };

export type AdminReviewQueueQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
  position?: string | null | undefined;
}>;


export type AdminReviewQueueQuery = { adminReviewQueue: { nextCursor: string | null, totalCount: number, position: string, orders: Array<{ id: string, uniqueId: string, total: number, revision: number, updatedAt: string, firstName: string, lastName: string, email: string, phone: string, city: string, state: string, postalCode: string, shipCity: string, shipState: string, shipPostalCode: string, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string>, fraudCheckIsDue: boolean, ipAddress: string | null, review: { reason: string, since: string, approvedStatus: string | null, advice: Array<string>, notChargedStatus: string | null } | null, balance: { paid: number, refunded: number, refunding: number, refundOwed: number, stillToPay: number, fromLender: number }, items: Array<{ id: string, name: string, quantity: number }>, paymentDetails: Array<{ paymentId: string, kind: string, result: string, gatewayType: string, gatewayName: string, transactionId: string | null, amount: number, disputed: number, message: string | null, cardType: string | null, cardLastFour: string | null, refersTo: string | null, at: string }>, leaseDetails: { id: string, statusName: string, lender: string, leaseId: string | null, approvedAmount: number | null, approvedAt: string | null, updatedAt: string | null } | null }> } };

export type AdminOrderAtQueryVariables = Exact<{
  id: string | number;
  revision: number;
}>;


export type AdminOrderAtQuery = { adminOrderAt: { id: string, uniqueId: string, isIncomplete: boolean, username: string | null, status: string, total: number, subTotal: number, shippingCost: number, tax: number, discount: number, originalPrice: number, promotionCode: string | null, lenderTake: number | null, affiliateTake: number | null, orderSubmittedDate: string | null, createdAt: string, updatedAt: string, createdByName: string, updatedByName: string, submittedBy: string | null, affiliateId: string | null, subAffiliateId: string | null, clickHash: string | null, rollupId: string | null, submittedRollupId: string | null, firstName: string, lastName: string, email: string, phone: string, address1: string, address2: string, city: string, state: string, postalCode: string, billingFirstName: string, billingLastName: string, billingPhone: string, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, shipped: boolean, lenderSignatureUrl: string | null, leaseId: string | null, fraudIsChecked: boolean | null, fraudScore: number | null, fraudIpDistanceFromAddress: number | null, fraudEmailFirstSeen: string | null, fraudReasons: Array<string>, fraudCheckIsDue: boolean, facebookClickId: string | null, googleClickId: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, ipAddress: string | null, acceptLanguages: string | null, userAgent: string | null, refundable: number, nextStatuses: Array<string>, billingAddressMayChange: boolean, shippingAddressMayChange: boolean, revision: number, position: string, review: { reason: string, since: string, approvedStatus: string | null, advice: Array<string>, notChargedStatus: string | null } | null, balance: { paid: number, refunded: number, refunding: number, refundOwed: number, stillToPay: number, fromLender: number }, items: Array<{ id: string, productId: string, sku: string, productType: string, name: string, brand: string, size: string, quantity: number, returnedQuantity: number, shippedQuantity: number, isCounted: boolean, deliveryType: string, partner: string, partnerOrderId: string | null, price: number, originalPrice: number, supplierCost: number | null, winnerMarkupId: string | null, status: string, nextStatuses: Array<string> | null, estimatedDeliveryDate: string | null, thumbnailImage: string, shippingCost: number, totalShippingCost: number, discount: number, tax: number, subTotal: number, total: number, pickupStore: { storeId: string, name: string, address1: string, city: string, state: string } | null, returnRequest: { quantity: number, reason: string, status: string, answer: string | null, refunded: number, proposedRefund: number } | null }>, paymentDetails: Array<{ paymentId: string, kind: string, result: string, gatewayType: string, gatewayName: string, transactionId: string | null, amount: number, disputed: number, message: string | null, cardType: string | null, cardLastFour: string | null, refersTo: string | null, at: string }>, shipments: Array<{ shipmentId: string, carrier: string, shipMethod: string, trackingNumber: string, trackingUrl: string, partnerOrderId: string | null, shippedDate: string | null, estimatedDeliveryDate: string | null, lines: Array<{ itemId: string, quantity: number }> }> | null, leaseDetails: { id: string, product: string, statusName: string, lender: string, leaseId: string | null, approvedAmount: number | null, approvedAt: string | null, updatedAt: string | null } | null } | null };

export type AdminOrderTimelineQueryVariables = Exact<{
  id: string | number;
  position?: string | null | undefined;
}>;


export type AdminOrderTimelineQuery = { adminOrderTimeline: { total: number, entries: Array<{ id: string, revision: number, type: string, category: string, title: string, body: string | null, at: string, actorId: string, actorName: string, actorRole: string, cause: string, correlationId: string, differences: Array<{ field: string, label: string, before: string | null, after: string | null }> }> } | null };

export type AddOrderNoteMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  subject: string;
  body: string;
}>;


export type AddOrderNoteMutation = { result: { success: boolean, message: string, position: string | null } };

export type RecordOrderPhoneCallMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  direction: string;
  phone: string;
  durationSeconds: number;
  subject: string;
  body: string;
}>;


export type RecordOrderPhoneCallMutation = { result: { success: boolean, message: string, position: string | null } };

export type RecordOrderEmailMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  direction: string;
  from: string;
  to: string;
  subject: string;
  body: string;
}>;


export type RecordOrderEmailMutation = { result: { success: boolean, message: string, position: string | null } };

export type ReadyForPickupMutationVariables = Exact<{
  orderId: string | number;
  commandId: string | number;
  storeId?: string | number | null | undefined;
}>;


export type ReadyForPickupMutation = { result: { success: boolean, message: string, position: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const OrderDetailFragmentDoc = new TypedDocumentString(`
    fragment OrderDetail on Order {
  id
  uniqueId
  isIncomplete
  username
  status
  total
  subTotal
  shippingCost
  tax
  discount
  originalPrice
  promotionCode
  lenderTake
  affiliateTake
  orderSubmittedDate
  createdAt
  updatedAt
  createdByName
  updatedByName
  submittedBy
  affiliateId
  subAffiliateId
  clickHash
  rollupId
  submittedRollupId
  firstName
  lastName
  email
  phone
  address1
  address2
  city
  state
  postalCode
  billingFirstName
  billingLastName
  billingPhone
  shipFirstName
  shipLastName
  shipAddress1
  shipAddress2
  shipCity
  shipState
  shipPostalCode
  shipPhone
  shipped
  lenderSignatureUrl
  leaseId
  fraudIsChecked
  fraudScore
  fraudIpDistanceFromAddress
  fraudEmailFirstSeen
  fraudReasons
  fraudCheckIsDue
  review {
    reason
    since
    approvedStatus
    advice
    notChargedStatus
  }
  balance {
    paid
    refunded
    refunding
    refundOwed
    stillToPay
    fromLender
  }
  facebookClickId
  googleClickId
  utmSource
  utmMedium
  utmCampaign
  ipAddress
  acceptLanguages
  userAgent
  items {
    id
    productId
    sku
    productType
    name
    brand
    size
    quantity
    returnedQuantity
    shippedQuantity
    isCounted
    deliveryType
    pickupStore {
      storeId
      name
      address1
      city
      state
    }
    returnRequest {
      quantity
      reason
      status
      answer
      refunded
      proposedRefund
    }
    partner
    partnerOrderId
    price
    originalPrice
    supplierCost
    winnerMarkupId
    status
    nextStatuses
    estimatedDeliveryDate
    thumbnailImage
    shippingCost
    totalShippingCost
    discount
    tax
    subTotal
    total
  }
  paymentDetails {
    paymentId
    kind
    result
    gatewayType
    gatewayName
    transactionId
    amount
    disputed
    message
    cardType
    cardLastFour
    refersTo
    at
  }
  shipments {
    shipmentId
    lines {
      itemId
      quantity
    }
    carrier
    shipMethod
    trackingNumber
    trackingUrl
    partnerOrderId
    shippedDate
    estimatedDeliveryDate
  }
  leaseDetails {
    id
    product
    statusName
    lender
    leaseId
    approvedAmount
    approvedAt
    updatedAt
  }
  refundable
  nextStatuses
  billingAddressMayChange
  shippingAddressMayChange
  revision
  position
}
    `, {"fragmentName":"OrderDetail"}) as unknown as TypedDocumentString<OrderDetailFragment, unknown>;
export const CommandOutcomeFragmentDoc = new TypedDocumentString(`
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}
    `, {"fragmentName":"CommandOutcome"}) as unknown as TypedDocumentString<CommandOutcomeFragment, unknown>;
export const OrderReviewFragmentDoc = new TypedDocumentString(`
    fragment OrderReview on Order {
  id
  uniqueId
  total
  revision
  updatedAt
  firstName
  lastName
  email
  phone
  city
  state
  postalCode
  shipCity
  shipState
  shipPostalCode
  fraudIsChecked
  fraudScore
  fraudIpDistanceFromAddress
  fraudEmailFirstSeen
  fraudReasons
  fraudCheckIsDue
  ipAddress
  review {
    reason
    since
    approvedStatus
    advice
    notChargedStatus
  }
  balance {
    paid
    refunded
    refunding
    refundOwed
    stillToPay
    fromLender
  }
  items {
    id
    name
    quantity
  }
  paymentDetails {
    paymentId
    kind
    result
    gatewayType
    gatewayName
    transactionId
    amount
    disputed
    message
    cardType
    cardLastFour
    refersTo
    at
  }
  leaseDetails {
    id
    statusName
    lender
    leaseId
    approvedAmount
    approvedAt
    updatedAt
  }
}
    `, {"fragmentName":"OrderReview"}) as unknown as TypedDocumentString<OrderReviewFragment, unknown>;
export const AdminOrderDocument = new TypedDocumentString(`
    query AdminOrder($id: ID!, $position: String) {
  adminOrder(id: $id, position: $position) {
    ...OrderDetail
  }
}
    fragment OrderDetail on Order {
  id
  uniqueId
  isIncomplete
  username
  status
  total
  subTotal
  shippingCost
  tax
  discount
  originalPrice
  promotionCode
  lenderTake
  affiliateTake
  orderSubmittedDate
  createdAt
  updatedAt
  createdByName
  updatedByName
  submittedBy
  affiliateId
  subAffiliateId
  clickHash
  rollupId
  submittedRollupId
  firstName
  lastName
  email
  phone
  address1
  address2
  city
  state
  postalCode
  billingFirstName
  billingLastName
  billingPhone
  shipFirstName
  shipLastName
  shipAddress1
  shipAddress2
  shipCity
  shipState
  shipPostalCode
  shipPhone
  shipped
  lenderSignatureUrl
  leaseId
  fraudIsChecked
  fraudScore
  fraudIpDistanceFromAddress
  fraudEmailFirstSeen
  fraudReasons
  fraudCheckIsDue
  review {
    reason
    since
    approvedStatus
    advice
    notChargedStatus
  }
  balance {
    paid
    refunded
    refunding
    refundOwed
    stillToPay
    fromLender
  }
  facebookClickId
  googleClickId
  utmSource
  utmMedium
  utmCampaign
  ipAddress
  acceptLanguages
  userAgent
  items {
    id
    productId
    sku
    productType
    name
    brand
    size
    quantity
    returnedQuantity
    shippedQuantity
    isCounted
    deliveryType
    pickupStore {
      storeId
      name
      address1
      city
      state
    }
    returnRequest {
      quantity
      reason
      status
      answer
      refunded
      proposedRefund
    }
    partner
    partnerOrderId
    price
    originalPrice
    supplierCost
    winnerMarkupId
    status
    nextStatuses
    estimatedDeliveryDate
    thumbnailImage
    shippingCost
    totalShippingCost
    discount
    tax
    subTotal
    total
  }
  paymentDetails {
    paymentId
    kind
    result
    gatewayType
    gatewayName
    transactionId
    amount
    disputed
    message
    cardType
    cardLastFour
    refersTo
    at
  }
  shipments {
    shipmentId
    lines {
      itemId
      quantity
    }
    carrier
    shipMethod
    trackingNumber
    trackingUrl
    partnerOrderId
    shippedDate
    estimatedDeliveryDate
  }
  leaseDetails {
    id
    product
    statusName
    lender
    leaseId
    approvedAmount
    approvedAt
    updatedAt
  }
  refundable
  nextStatuses
  billingAddressMayChange
  shippingAddressMayChange
  revision
  position
}`) as unknown as TypedDocumentString<AdminOrderQuery, AdminOrderQueryVariables>;
export const AdminReviewQueueDocument = new TypedDocumentString(`
    query AdminReviewQueue($after: String, $first: Int, $position: String) {
  adminReviewQueue(after: $after, first: $first, position: $position) {
    orders {
      ...OrderReview
    }
    nextCursor
    totalCount
    position
  }
}
    fragment OrderReview on Order {
  id
  uniqueId
  total
  revision
  updatedAt
  firstName
  lastName
  email
  phone
  city
  state
  postalCode
  shipCity
  shipState
  shipPostalCode
  fraudIsChecked
  fraudScore
  fraudIpDistanceFromAddress
  fraudEmailFirstSeen
  fraudReasons
  fraudCheckIsDue
  ipAddress
  review {
    reason
    since
    approvedStatus
    advice
    notChargedStatus
  }
  balance {
    paid
    refunded
    refunding
    refundOwed
    stillToPay
    fromLender
  }
  items {
    id
    name
    quantity
  }
  paymentDetails {
    paymentId
    kind
    result
    gatewayType
    gatewayName
    transactionId
    amount
    disputed
    message
    cardType
    cardLastFour
    refersTo
    at
  }
  leaseDetails {
    id
    statusName
    lender
    leaseId
    approvedAmount
    approvedAt
    updatedAt
  }
}`) as unknown as TypedDocumentString<AdminReviewQueueQuery, AdminReviewQueueQueryVariables>;
export const AdminOrderAtDocument = new TypedDocumentString(`
    query AdminOrderAt($id: ID!, $revision: Int!) {
  adminOrderAt(id: $id, revision: $revision) {
    ...OrderDetail
  }
}
    fragment OrderDetail on Order {
  id
  uniqueId
  isIncomplete
  username
  status
  total
  subTotal
  shippingCost
  tax
  discount
  originalPrice
  promotionCode
  lenderTake
  affiliateTake
  orderSubmittedDate
  createdAt
  updatedAt
  createdByName
  updatedByName
  submittedBy
  affiliateId
  subAffiliateId
  clickHash
  rollupId
  submittedRollupId
  firstName
  lastName
  email
  phone
  address1
  address2
  city
  state
  postalCode
  billingFirstName
  billingLastName
  billingPhone
  shipFirstName
  shipLastName
  shipAddress1
  shipAddress2
  shipCity
  shipState
  shipPostalCode
  shipPhone
  shipped
  lenderSignatureUrl
  leaseId
  fraudIsChecked
  fraudScore
  fraudIpDistanceFromAddress
  fraudEmailFirstSeen
  fraudReasons
  fraudCheckIsDue
  review {
    reason
    since
    approvedStatus
    advice
    notChargedStatus
  }
  balance {
    paid
    refunded
    refunding
    refundOwed
    stillToPay
    fromLender
  }
  facebookClickId
  googleClickId
  utmSource
  utmMedium
  utmCampaign
  ipAddress
  acceptLanguages
  userAgent
  items {
    id
    productId
    sku
    productType
    name
    brand
    size
    quantity
    returnedQuantity
    shippedQuantity
    isCounted
    deliveryType
    pickupStore {
      storeId
      name
      address1
      city
      state
    }
    returnRequest {
      quantity
      reason
      status
      answer
      refunded
      proposedRefund
    }
    partner
    partnerOrderId
    price
    originalPrice
    supplierCost
    winnerMarkupId
    status
    nextStatuses
    estimatedDeliveryDate
    thumbnailImage
    shippingCost
    totalShippingCost
    discount
    tax
    subTotal
    total
  }
  paymentDetails {
    paymentId
    kind
    result
    gatewayType
    gatewayName
    transactionId
    amount
    disputed
    message
    cardType
    cardLastFour
    refersTo
    at
  }
  shipments {
    shipmentId
    lines {
      itemId
      quantity
    }
    carrier
    shipMethod
    trackingNumber
    trackingUrl
    partnerOrderId
    shippedDate
    estimatedDeliveryDate
  }
  leaseDetails {
    id
    product
    statusName
    lender
    leaseId
    approvedAmount
    approvedAt
    updatedAt
  }
  refundable
  nextStatuses
  billingAddressMayChange
  shippingAddressMayChange
  revision
  position
}`) as unknown as TypedDocumentString<AdminOrderAtQuery, AdminOrderAtQueryVariables>;
export const AdminOrderTimelineDocument = new TypedDocumentString(`
    query AdminOrderTimeline($id: ID!, $position: String) {
  adminOrderTimeline(id: $id, position: $position) {
    entries {
      id
      revision
      type
      category
      title
      body
      at
      actorId
      actorName
      actorRole
      cause
      correlationId
      differences {
        field
        label
        before
        after
      }
    }
    total
  }
}
    `) as unknown as TypedDocumentString<AdminOrderTimelineQuery, AdminOrderTimelineQueryVariables>;
export const AddOrderNoteDocument = new TypedDocumentString(`
    mutation AddOrderNote($orderId: ID!, $commandId: ID!, $subject: String!, $body: String!) {
  result: addOrderNote(
    orderId: $orderId
    commandId: $commandId
    subject: $subject
    body: $body
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<AddOrderNoteMutation, AddOrderNoteMutationVariables>;
export const RecordOrderPhoneCallDocument = new TypedDocumentString(`
    mutation RecordOrderPhoneCall($orderId: ID!, $commandId: ID!, $direction: String!, $phone: String!, $durationSeconds: Int!, $subject: String!, $body: String!) {
  result: recordOrderPhoneCall(
    orderId: $orderId
    commandId: $commandId
    direction: $direction
    phone: $phone
    durationSeconds: $durationSeconds
    subject: $subject
    body: $body
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<RecordOrderPhoneCallMutation, RecordOrderPhoneCallMutationVariables>;
export const RecordOrderEmailDocument = new TypedDocumentString(`
    mutation RecordOrderEmail($orderId: ID!, $commandId: ID!, $direction: String!, $from: String!, $to: String!, $subject: String!, $body: String!) {
  result: recordOrderEmail(
    orderId: $orderId
    commandId: $commandId
    direction: $direction
    from: $from
    to: $to
    subject: $subject
    body: $body
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<RecordOrderEmailMutation, RecordOrderEmailMutationVariables>;
export const ReadyForPickupDocument = new TypedDocumentString(`
    mutation ReadyForPickup($orderId: ID!, $commandId: ID!, $storeId: ID) {
  result: readyForPickup(
    orderId: $orderId
    commandId: $commandId
    storeId: $storeId
  ) {
    ...CommandOutcome
  }
}
    fragment CommandOutcome on OrderCommandResult {
  success
  message
  position
}`) as unknown as TypedDocumentString<ReadyForPickupMutation, ReadyForPickupMutationVariables>;