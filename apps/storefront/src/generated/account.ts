/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OwnOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type OwnOrdersQuery = { orders: { nextCursor: string | null, orders: Array<{ id: string, uniqueId: string, status: string, total: number, itemCount: number, firstItemName: string, orderSubmittedDate: string | null, createdAt: string }> } };

export type OwnOrderCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnOrderCountsQuery = { orderCounts: { awaitingPayment: number, awaitingSignature: number, paymentFailed: number, received: number, awaitingConfirmation: number, confirmed: number, shipped: number, returned: number, cancelled: number } };

export type OwnApplicationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnApplicationsQuery = { applications: { nextCursor: string | null, applications: Array<{ id: string, orderId: string | null, orderUniqueId: string | null, orderStatus: string | null, orderTotal: number | null, lender: string, product: string, status: string, amountRequested: number, approvedAmount: number | null, smallestAmount: number, approvalExpiresAt: string | null, signBy: string | null, createdAt: string }> } };

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

export const OwnOrdersDocument = new TypedDocumentString(`
    query OwnOrders($after: String, $first: Int) {
  orders(after: $after, first: $first) {
    nextCursor
    orders {
      id
      uniqueId
      status
      total
      itemCount
      firstItemName
      orderSubmittedDate
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<OwnOrdersQuery, OwnOrdersQueryVariables>;
export const OwnOrderCountsDocument = new TypedDocumentString(`
    query OwnOrderCounts {
  orderCounts {
    awaitingPayment
    awaitingSignature
    paymentFailed
    received
    awaitingConfirmation
    confirmed
    shipped
    returned
    cancelled
  }
}
    `) as unknown as TypedDocumentString<OwnOrderCountsQuery, OwnOrderCountsQueryVariables>;
export const OwnApplicationsDocument = new TypedDocumentString(`
    query OwnApplications($after: String) {
  applications(after: $after, first: 10) {
    nextCursor
    applications {
      id
      orderId
      orderUniqueId
      orderStatus
      orderTotal
      lender
      product
      status
      amountRequested
      approvedAmount
      smallestAmount
      approvalExpiresAt
      signBy
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<OwnApplicationsQuery, OwnApplicationsQueryVariables>;