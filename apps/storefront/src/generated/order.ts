/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddressKind =
  | 'BILLING'
  | 'SHIPPING';

export type PaymentOutcome =
  | 'DECLINED'
  | 'FAILED'
  /** The gateway has not answered yet. */
  | 'PENDING'
  | 'RECEIVED'
  | 'VOIDED';

export type RefundOutcome =
  | 'COMPLETED'
  | 'DELAYED'
  | 'STARTED';

export type OrderQueryVariables = Exact<{
  id: string | number;
  token?: string | null | undefined;
  position?: string | null | undefined;
}>;


export type OrderQuery = { order: { id: string, uniqueId: string, status: string, orderSubmittedDate: string | null, createdAt: string, email: string, subTotal: number, discount: number, shippingCost: number, tax: number, total: number, shipFirstName: string, shipLastName: string, shipAddress1: string, shipAddress2: string, shipCity: string, shipState: string, shipPostalCode: string, shipPhone: string, items: Array<{ id: string, productId: string, name: string, brand: string, size: string, sku: string, quantity: number, returnedQuantity: number, shippedQuantity: number, price: number, subTotal: number, status: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, estimatedDeliveryDate: string | null, thumbnailImage: string }>, paymentDetails: Array<{ paymentId: string, kind: string, result: string, gatewayType: string, amount: number, cardType: string | null, cardLastFour: string | null, at: string }> } | null };

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
        | { __typename: 'LeaseUpdated', lender: string, status: string }
        | { __typename: 'OrderCancelled', reason: string | null }
        | { __typename: 'OrderPlaced', items: Array<{ name: string, quantity: number }> }
        | { __typename: 'OrderStatusReached', status: string }
        | { __typename: 'ParcelShipped', isCorrection: boolean, items: Array<{ name: string, quantity: number }> }
        | { __typename: 'PaymentUpdated', message: string | null, paymentOutcome: PaymentOutcome }
        | { __typename: 'RefundUpdated', refundOutcome: RefundOutcome }
        | { __typename: 'ReminderSent', reminder: string, number: number, email: string }
       }> } | null };

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
    shipFirstName
    shipLastName
    shipAddress1
    shipAddress2
    shipCity
    shipState
    shipPostalCode
    shipPhone
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
      price
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
      amount
      cardType
      cardLastFour
      at
    }
  }
}
    `) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
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
        ... on PaymentUpdated {
          paymentOutcome: outcome
          message
        }
        ... on RefundUpdated {
          refundOutcome: outcome
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