/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ReportInput = {
  affiliateId?: string | null | undefined;
  /** `next` of the page before. */
  after?: string | null | undefined;
  /** `asOf` of an earlier answer, for the figures that were known then; absent: now. */
  asOf?: string | null | undefined;
  brand?: string | null | undefined;
  category?: string | null | undefined;
  /** The most rows, up to 500. Rows of time all come at once. */
  first?: number | null | undefined;
  /** Days of the shop's time zone, inclusive: 2026-11-01. */
  from: string;
  /** This and the next ones: one of the values of `reportFilters`; absent: all. */
  gateway?: string | null | undefined;
  /**
   * Transactions: transaction, gateway, day. Revenue: day, week, month, category, gateway, promotion. Daily Business: day.
   * Customer Value: customer, month. Google Keywords: keyword. Traffic Sources: source, medium, campaign.
   * Most Popular Products: product, brand, category, tire-size. Best Buy Expenses: day, sku, order.
   * Daily Affiliate: day, affiliate, sub-affiliate. Affiliate Summary: affiliate, rollup.
   */
  groupBy: string;
  /** asc, desc */
  order?: string | null | undefined;
  partner?: string | null | undefined;
  /** Key of a column; absent: as the report has it. */
  sort?: string | null | undefined;
  /** Only orders of these: PENDING_PAYMENT, PAYMENT_RECEIVED, PENDING_ESIGNATURE, PENDING_REVIEW, CONFIRMED_BY_SUPPLIER, PENDING_FULFILMENT, COMPLETED, CANCELLED, RETURNED, CANCELLED_BY_SUPPLIER, PAYMENT_FAILED or LOAN_IN_PROCESS. */
  statuses?: Array<string> | null | undefined;
  to: string;
  /**
   * Which visit orders count for in Traffic Sources and Google Keywords: first, last (when absent), lastPaid. Other reports
   * refuse it: what an affiliate is owed follows from the order.
   */
  touch?: string | null | undefined;
};

type ReportResult_AffiliateSummaryReport_Fragment = { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> };

type ReportResult_BestBuyExpensesReport_Fragment = { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> };

type ReportResult_CustomerValueReport_Fragment = { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> };

type ReportResult_DailyAffiliateReport_Fragment = { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> };

type ReportResult_DailyBusinessReport_Fragment = { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> };

type ReportResult_GoogleKeywordsReport_Fragment = { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> };

type ReportResult_MostPopularProductsReport_Fragment = { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> };

type ReportResult_RevenueReport_Fragment = { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> };

type ReportResult_TrafficSourcesReport_Fragment = { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> };

type ReportResult_TransactionsReport_Fragment = { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> };

export type ReportResultFragment =
  | ReportResult_AffiliateSummaryReport_Fragment
  | ReportResult_BestBuyExpensesReport_Fragment
  | ReportResult_CustomerValueReport_Fragment
  | ReportResult_DailyAffiliateReport_Fragment
  | ReportResult_DailyBusinessReport_Fragment
  | ReportResult_GoogleKeywordsReport_Fragment
  | ReportResult_MostPopularProductsReport_Fragment
  | ReportResult_RevenueReport_Fragment
  | ReportResult_TrafficSourcesReport_Fragment
  | ReportResult_TransactionsReport_Fragment
;

export type ReportQueryVariables = Exact<{
  name: string;
  input: ReportInput;
}>;


export type ReportQuery = { report:
    | { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> }
    | { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> }
    | { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> }
    | { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> }
    | { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> }
    | { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> }
    | { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> }
    | { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> }
    | { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> }
    | { name: string, totals: Array<string>, next: string | null, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string>, opens: string | null }> }
   };

export type ReportFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportFiltersQuery = { reportFilters: { gateway: Array<string>, category: Array<string>, brand: Array<string>, partner: Array<string>, affiliate: Array<string>, timeZone: string } };

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
export const ReportResultFragmentDoc = new TypedDocumentString(`
    fragment ReportResult on Report {
  name
  columns {
    key
    label
    kind
  }
  rows {
    key
    cells
    opens
  }
  totals
  next
  asOf
  generatedAt
}
    `, {"fragmentName":"ReportResult"}) as unknown as TypedDocumentString<ReportResultFragment, unknown>;
export const ReportDocument = new TypedDocumentString(`
    query Report($name: String!, $input: ReportInput!) {
  report(name: $name, input: $input) {
    ...ReportResult
  }
}
    fragment ReportResult on Report {
  name
  columns {
    key
    label
    kind
  }
  rows {
    key
    cells
    opens
  }
  totals
  next
  asOf
  generatedAt
}`) as unknown as TypedDocumentString<ReportQuery, ReportQueryVariables>;
export const ReportFiltersDocument = new TypedDocumentString(`
    query ReportFilters {
  reportFilters {
    gateway
    category
    brand
    partner
    affiliate
    timeZone
  }
}
    `) as unknown as TypedDocumentString<ReportFiltersQuery, ReportFiltersQueryVariables>;