/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddressKind =
  | 'BILLING'
  | 'SHIPPING';

export type FewerUnitsInput = {
  itemId: string | number;
  /** How many to leave out. */
  quantity: number;
};

export type PaymentOutcome =
  | 'DECLINED'
  | 'FAILED'
  /** The gateway has not answered yet. */
  | 'PENDING'
  | 'RECEIVED'
  /** The shopper is to pay at the gateway's own page. */
  | 'STARTED'
  | 'VOIDED';

export type RefundOutcome =
  | 'COMPLETED'
  | 'DELAYED'
  | 'STARTED';

export type ReturnLineInput = {
  itemId: string | number;
  quantity: number;
};

export type OrderQueryVariables = Exact<{
  id: string | number;
  token?: string | null | undefined;
  position?: string | null | undefined;
}>;


export type OrderQuery = { order: { id: string, uniqueId: string, status: string, orderSubmittedDate: string | null, createdAt: string, email: string, subTotal: number, discount: number, shippingCost: number, tax: number, total: number, promotionCode: string | null, leaseId: string | null, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, billingFirstName: string, billingLastName: string, address1: string, address2: string, city: string, state: string, postalCode: string, canBeCancelled: boolean, refundable: number, stillToPay: number, fromLender: number, lenderSignatureUrl: string | null, shipments: Array<{ shipmentId: string, carrier: string, shipMethod: string, trackingNumber: string, trackingUrl: string, shippedDate: string | null, estimatedDeliveryDate: string | null, lines: Array<{ itemId: string, quantity: number }> }> | null, items: Array<{ id: string, productId: string, name: string, brand: string, size: string, sku: string, quantity: number, returnedQuantity: number, shippedQuantity: number, isCounted: boolean, deliveryType: string, returnableQuantity: number, cancelableQuantity: number, returnableUntil: string | null, price: number, shippingCost: number, discount: number, tax: number, total: number, subTotal: number, status: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, thumbnailImage: string, pickupStore: { storeId: string, name: string, address1: string, city: string, state: string, postalCode: string, phone: string, hours: string } | null, returnRequest: { returnId: string, status: string, quantity: number, reason: string, answer: string | null, refunded: number } | null }>, paymentDetails: Array<{ paymentId: string, kind: string, result: string, gatewayType: string, transactionId: string | null, paymentUrl: string | null, detected: number, disputed: number, message: string | null, amount: number, cardType: string | null, cardLastFour: string | null, at: string }>, leaseDetails: { id: string, statusName: string, product: string, approvedAmount: number | null, signBy: string | null, approvalExpiresAt: string | null, smallestAmount: number, downPayment: number | null } | null } | null };

export type WithdrawLoanApplicationMutationVariables = Exact<{
  orderId: string | number;
  orderToken?: string | null | undefined;
}>;


export type WithdrawLoanApplicationMutation = { withdrawLoanApplication: { success: boolean, message: string } };

export type FitOrderToApprovalMutationVariables = Exact<{
  orderId: string | number;
  orderToken?: string | null | undefined;
  without: Array<FewerUnitsInput>;
}>;


export type FitOrderToApprovalMutation = { fitOrderToApproval: { success: boolean, message: string } };

export type PayDifferenceByCardMutationVariables = Exact<{
  orderId: string | number;
  orderToken?: string | null | undefined;
}>;


export type PayDifferenceByCardMutation = { payDifferenceByCard: { success: boolean, message: string } };

export type OrderTimelineQueryVariables = Exact<{
  id: string | number;
  token?: string | null | undefined;
  position?: string | null | undefined;
}>;


export type OrderTimelineQuery = { orderTimeline: { total: number, entries: Array<{ id: string, at: string, fact:
        | { __typename: 'AddressChanged', address: AddressKind }
        | { __typename: 'ItemAdded', name: string, quantity: number }
        | { __typename: 'ItemChanged', name: string, reason: string | null }
        | { __typename: 'ItemRemoved', name: string, quantity: number, reason: string | null }
        | { __typename: 'ItemReturned', name: string, quantity: number, reason: string | null }
        | { __typename: 'ItemStatusReached', name: string, status: string }
        | { __typename: 'ItemsStatusReached', status: string, items: Array<{ name: string }> }
        | { __typename: 'LeaseUpdated', lender: string, status: string }
        | { __typename: 'OrderCancelled', reason: string | null }
        | { __typename: 'OrderPlaced', items: Array<{ name: string, quantity: number }> }
        | { __typename: 'OrderStatusReached', status: string }
        | { __typename: 'ParcelShipped', isCorrection: boolean, items: Array<{ name: string, quantity: number }> }
        | { __typename: 'PaymentUpdated', amount: number, message: string | null, paymentOutcome: PaymentOutcome }
        | { __typename: 'RefundUpdated', amount: number, gatewayType: string, cardType: string | null, cardLastFour: string | null, refundOutcome: RefundOutcome }
        | { __typename: 'ReminderSent', reminder: string, number: number, email: string }
        | { __typename: 'ReturnUpdated', name: string, quantity: number, status: string, reason: string | null, answer: string | null, refunded: number }
       }> } | null };

export type StoreFragment = { storeId: string, name: string, address1: string, city: string, state: string, postalCode: string, phone: string, hours: string };

export type PickupCodeQueryVariables = Exact<{
  orderId: string | number;
  token?: string | null | undefined;
}>;


export type PickupCodeQuery = { pickupCode: string | null };

export type OwnOrderOutcomeFragment = { success: boolean, message: string, position: string | null, fieldErrors: Array<{ property: string, constraints: unknown }> };

export type CancelOwnOrderMutationVariables = Exact<{
  orderId: string | number;
  token?: string | null | undefined;
  commandId: string | number;
}>;


export type CancelOwnOrderMutation = { result: { success: boolean, message: string, position: string | null, fieldErrors: Array<{ property: string, constraints: unknown }> } };

export type CancelOwnItemsMutationVariables = Exact<{
  orderId: string | number;
  token?: string | null | undefined;
  commandId: string | number;
  without: Array<FewerUnitsInput>;
}>;


export type CancelOwnItemsMutation = { result: { success: boolean, message: string, position: string | null, fieldErrors: Array<{ property: string, constraints: unknown }> } };

export type RequestReturnMutationVariables = Exact<{
  orderId: string | number;
  token?: string | null | undefined;
  commandId: string | number;
  lines: Array<ReturnLineInput>;
  reason: string;
}>;


export type RequestReturnMutation = { result: { success: boolean, message: string, position: string | null, fieldErrors: Array<{ property: string, constraints: unknown }> } };

export type WithdrawReturnMutationVariables = Exact<{
  orderId: string | number;
  token?: string | null | undefined;
  commandId: string | number;
  itemId: string | number;
  returnId: string | number;
}>;


export type WithdrawReturnMutation = { result: { success: boolean, message: string, position: string | null, fieldErrors: Array<{ property: string, constraints: unknown }> } };

export type BuyAgainMutationVariables = Exact<{
  orderId: string | number;
  token?: string | null | undefined;
  commandId: string | number;
}>;


export type BuyAgainMutation = { buyAgain: { missing: Array<string>, cart: { id: string } } };

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
export const StoreFragmentDoc = new TypedDocumentString(`
    fragment Store on PickupStore {
  storeId
  name
  address1
  city
  state
  postalCode
  phone
  hours
}
    `, {"fragmentName":"Store"}) as unknown as TypedDocumentString<StoreFragment, unknown>;
export const OwnOrderOutcomeFragmentDoc = new TypedDocumentString(`
    fragment OwnOrderOutcome on OwnOrderResult {
  success
  message
  position
  fieldErrors {
    property
    constraints
  }
}
    `, {"fragmentName":"OwnOrderOutcome"}) as unknown as TypedDocumentString<OwnOrderOutcomeFragment, unknown>;
export const OrderDocument = new TypedDocumentString(`
    query Order($id: ID!, $token: String, $position: String) {
  order(id: $id, token: $token, position: $position) {
    id
    uniqueId
    status
    orderSubmittedDate
    createdAt
    email
    subTotal
    discount
    shippingCost
    tax
    total
    promotionCode
    leaseId
    shipFirstName
    shipLastName
    shipAddress1
    shipAddress2
    shipCity
    shipState
    shipPostalCode
    shipPhone
    billingFirstName
    billingLastName
    address1
    address2
    city
    state
    postalCode
    canBeCancelled
    refundable
    stillToPay
    fromLender
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
      shippedDate
      estimatedDeliveryDate
    }
    items {
      id
      productId
      name
      brand
      size
      sku
      quantity
      returnedQuantity
      shippedQuantity
      isCounted
      deliveryType
      pickupStore {
        ...Store
      }
      returnableQuantity
      cancelableQuantity
      returnableUntil
      returnRequest {
        returnId
        status
        quantity
        reason
        answer
        refunded
      }
      price
      shippingCost
      discount
      tax
      total
      subTotal
      status
      carrier
      trackingNumber
      trackingUrl
      estimatedDeliveryDate
      thumbnailImage
    }
    paymentDetails {
      paymentId
      kind
      result
      gatewayType
      transactionId
      paymentUrl
      detected
      disputed
      message
      amount
      cardType
      cardLastFour
      at
    }
    lenderSignatureUrl
    leaseDetails {
      id
      statusName
      product
      approvedAmount
      signBy
      approvalExpiresAt
      smallestAmount
      downPayment
    }
  }
}
    fragment Store on PickupStore {
  storeId
  name
  address1
  city
  state
  postalCode
  phone
  hours
}`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const WithdrawLoanApplicationDocument = new TypedDocumentString(`
    mutation WithdrawLoanApplication($orderId: ID!, $orderToken: String) {
  withdrawLoanApplication(orderId: $orderId, orderToken: $orderToken) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<WithdrawLoanApplicationMutation, WithdrawLoanApplicationMutationVariables>;
export const FitOrderToApprovalDocument = new TypedDocumentString(`
    mutation FitOrderToApproval($orderId: ID!, $orderToken: String, $without: [FewerUnitsInput!]!) {
  fitOrderToApproval(
    orderId: $orderId
    orderToken: $orderToken
    without: $without
  ) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<FitOrderToApprovalMutation, FitOrderToApprovalMutationVariables>;
export const PayDifferenceByCardDocument = new TypedDocumentString(`
    mutation PayDifferenceByCard($orderId: ID!, $orderToken: String) {
  payDifferenceByCard(orderId: $orderId, orderToken: $orderToken) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<PayDifferenceByCardMutation, PayDifferenceByCardMutationVariables>;
export const OrderTimelineDocument = new TypedDocumentString(`
    query OrderTimeline($id: ID!, $token: String, $position: String) {
  orderTimeline(id: $id, token: $token, position: $position) {
    total
    entries {
      id
      at
      fact {
        __typename
        ... on OrderPlaced {
          items {
            name
            quantity
          }
        }
        ... on ItemAdded {
          name
          quantity
        }
        ... on ItemChanged {
          name
          reason
        }
        ... on ItemReturned {
          name
          quantity
          reason
        }
        ... on ReturnUpdated {
          name
          quantity
          status
          reason
          answer
          refunded
        }
        ... on ItemRemoved {
          name
          quantity
          reason
        }
        ... on AddressChanged {
          address
        }
        ... on OrderCancelled {
          reason
        }
        ... on OrderStatusReached {
          status
        }
        ... on ItemStatusReached {
          name
          status
        }
        ... on ItemsStatusReached {
          items {
            name
          }
          status
        }
        ... on PaymentUpdated {
          paymentOutcome: outcome
          amount
          message
        }
        ... on RefundUpdated {
          refundOutcome: outcome
          amount
          gatewayType
          cardType
          cardLastFour
        }
        ... on LeaseUpdated {
          lender
          status
        }
        ... on ParcelShipped {
          isCorrection
          items {
            name
            quantity
          }
        }
        ... on ReminderSent {
          reminder
          number
          email
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrderTimelineQuery, OrderTimelineQueryVariables>;
export const PickupCodeDocument = new TypedDocumentString(`
    query PickupCode($orderId: ID!, $token: String) {
  pickupCode(orderId: $orderId, token: $token)
}
    `) as unknown as TypedDocumentString<PickupCodeQuery, PickupCodeQueryVariables>;
export const CancelOwnOrderDocument = new TypedDocumentString(`
    mutation CancelOwnOrder($orderId: ID!, $token: String, $commandId: ID!) {
  result: cancelOwnOrder(orderId: $orderId, token: $token, commandId: $commandId) {
    ...OwnOrderOutcome
  }
}
    fragment OwnOrderOutcome on OwnOrderResult {
  success
  message
  position
  fieldErrors {
    property
    constraints
  }
}`) as unknown as TypedDocumentString<CancelOwnOrderMutation, CancelOwnOrderMutationVariables>;
export const CancelOwnItemsDocument = new TypedDocumentString(`
    mutation CancelOwnItems($orderId: ID!, $token: String, $commandId: ID!, $without: [FewerUnitsInput!]!) {
  result: cancelOwnItems(
    orderId: $orderId
    token: $token
    commandId: $commandId
    without: $without
  ) {
    ...OwnOrderOutcome
  }
}
    fragment OwnOrderOutcome on OwnOrderResult {
  success
  message
  position
  fieldErrors {
    property
    constraints
  }
}`) as unknown as TypedDocumentString<CancelOwnItemsMutation, CancelOwnItemsMutationVariables>;
export const RequestReturnDocument = new TypedDocumentString(`
    mutation RequestReturn($orderId: ID!, $token: String, $commandId: ID!, $lines: [ReturnLineInput!]!, $reason: String!) {
  result: requestReturn(
    orderId: $orderId
    token: $token
    commandId: $commandId
    lines: $lines
    reason: $reason
  ) {
    ...OwnOrderOutcome
  }
}
    fragment OwnOrderOutcome on OwnOrderResult {
  success
  message
  position
  fieldErrors {
    property
    constraints
  }
}`) as unknown as TypedDocumentString<RequestReturnMutation, RequestReturnMutationVariables>;
export const WithdrawReturnDocument = new TypedDocumentString(`
    mutation WithdrawReturn($orderId: ID!, $token: String, $commandId: ID!, $itemId: ID!, $returnId: ID!) {
  result: withdrawReturn(
    orderId: $orderId
    token: $token
    commandId: $commandId
    itemId: $itemId
    returnId: $returnId
  ) {
    ...OwnOrderOutcome
  }
}
    fragment OwnOrderOutcome on OwnOrderResult {
  success
  message
  position
  fieldErrors {
    property
    constraints
  }
}`) as unknown as TypedDocumentString<WithdrawReturnMutation, WithdrawReturnMutationVariables>;
export const BuyAgainDocument = new TypedDocumentString(`
    mutation BuyAgain($orderId: ID!, $token: String, $commandId: ID!) {
  buyAgain(orderId: $orderId, token: $token, commandId: $commandId) {
    missing
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<BuyAgainMutation, BuyAgainMutationVariables>;