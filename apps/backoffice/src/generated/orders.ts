/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OrderFilterInput = {
  affiliateId?: string | null | undefined;
  /**
   * Created on or after this day in UTC (2026-11-01) or instant (2026-11-01T05:00:00Z). Reports count by days of the shop's
   * time zone.
   */
  from?: string | null | undefined;
  /** CARD, GOOGLE_PAY, CRYPTO, KLARNA or LEASE. */
  gatewayType?: string | null | undefined;
  /** Dollars. */
  maxTotal?: number | null | undefined;
  /** Dollars. */
  minTotal?: number | null | undefined;
  /** With a payment that its customer disputes, until their bank has decided. */
  onlyDisputed?: boolean | null | undefined;
  /** Name of a supplier of one of its items. */
  partner?: string | null | undefined;
  /** PENDING_PICKUP or READY_TO_PICKUP: what its items that are picked up wait for. */
  pickupStatus?: string | null | undefined;
  /** Order number, name, email, phone, city, ZIP code, last digits of a card, lease id, SKU, transaction id or tracking number; parts of words match. */
  search?: string | null | undefined;
  /** Any of these: PENDING_PAYMENT, PAYMENT_RECEIVED, PENDING_ESIGNATURE, PENDING_REVIEW, CONFIRMED_BY_SUPPLIER, PENDING_FULFILMENT, COMPLETED, CANCELLED, RETURNED, CANCELLED_BY_SUPPLIER, PAYMENT_FAILED or LOAN_IN_PROCESS. */
  statuses?: Array<string> | null | undefined;
  /** Created on or before this day in UTC, or before this instant. */
  to?: string | null | undefined;
  username?: string | null | undefined;
};

export type OrderSort =
  /** By when it was created. */
  | 'NEWEST'
  | 'OLDEST'
  | 'TOTAL_ASC'
  | 'TOTAL_DESC'
  /** What changed last first. */
  | 'UPDATED';

export type OrderRowFragment = { id: string, uniqueId: string, username: string | null, customerName: string, email: string, status: string, total: number, paid: number, refunded: number, disputed: number, itemCount: number, firstItemName: string, gatewayType: string | null, orderSubmittedDate: string | null, createdAt: string, updatedAt: string, affiliateId: string | null, shipState: string, isIncomplete: boolean };

export type AdminOrdersQueryVariables = Exact<{
  filter?: OrderFilterInput | null | undefined;
  sort?: OrderSort | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
  position?: string | null | undefined;
}>;


export type AdminOrdersQuery = { adminOrders: { nextCursor: string | null, totalCount: number, moreThanCounted: boolean, hasMoreIncomplete: boolean, position: string, orders: Array<{ id: string, uniqueId: string, username: string | null, customerName: string, email: string, status: string, total: number, paid: number, refunded: number, disputed: number, itemCount: number, firstItemName: string, gatewayType: string | null, orderSubmittedDate: string | null, createdAt: string, updatedAt: string, affiliateId: string | null, shipState: string, isIncomplete: boolean }>, incomplete: Array<{ id: string, uniqueId: string | null, since: string }> } };

export type AdminOrderCountsQueryVariables = Exact<{
  filter?: OrderFilterInput | null | undefined;
  position?: string | null | undefined;
}>;


export type AdminOrderCountsQuery = { adminOrderCounts: { total: number, isPartial: boolean, byStatus: Array<{ status: string, count: number }> } };

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
export const OrderRowFragmentDoc = new TypedDocumentString(`
    fragment OrderRow on OrderSummary {
  id
  uniqueId
  username
  customerName
  email
  status
  total
  paid
  refunded
  disputed
  itemCount
  firstItemName
  gatewayType
  orderSubmittedDate
  createdAt
  updatedAt
  affiliateId
  shipState
  isIncomplete
}
    `, {"fragmentName":"OrderRow"}) as unknown as TypedDocumentString<OrderRowFragment, unknown>;
export const AdminOrdersDocument = new TypedDocumentString(`
    query AdminOrders($filter: OrderFilterInput, $sort: OrderSort, $after: String, $first: Int, $position: String) {
  adminOrders(
    filter: $filter
    sort: $sort
    after: $after
    first: $first
    position: $position
  ) {
    orders {
      ...OrderRow
    }
    nextCursor
    totalCount
    moreThanCounted
    incomplete {
      id
      uniqueId
      since
    }
    hasMoreIncomplete
    position
  }
}
    fragment OrderRow on OrderSummary {
  id
  uniqueId
  username
  customerName
  email
  status
  total
  paid
  refunded
  disputed
  itemCount
  firstItemName
  gatewayType
  orderSubmittedDate
  createdAt
  updatedAt
  affiliateId
  shipState
  isIncomplete
}`) as unknown as TypedDocumentString<AdminOrdersQuery, AdminOrdersQueryVariables>;
export const AdminOrderCountsDocument = new TypedDocumentString(`
    query AdminOrderCounts($filter: OrderFilterInput, $position: String) {
  adminOrderCounts(filter: $filter, position: $position) {
    byStatus {
      status
      count
    }
    total
    isPartial
  }
}
    `) as unknown as TypedDocumentString<AdminOrderCountsQuery, AdminOrderCountsQueryVariables>;