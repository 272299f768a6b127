/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ReportInput = {
  affiliateId?: string | null | undefined;
  /** Position of the log as of which to compute; absent: now. */
  asOf?: string | null | undefined;
  brand?: string | null | undefined;
  category?: string | null | undefined;
  /** UTC dates, inclusive: 2026-11-01. */
  from: string;
  gateway?: string | null | undefined;
  /** Revenue: day, week, month, category, gateway. Affiliate Summary: affiliate, rollup. */
  groupBy: string;
  partner?: string | null | undefined;
  statuses?: Array<string> | null | undefined;
  to: string;
};

export type ReportResultFragment = { name: string, totals: Array<string>, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string> }> };

export type ReportQueryVariables = Exact<{
  name: string;
  input: ReportInput;
}>;


export type ReportQuery = { report: { name: string, totals: Array<string>, asOf: string, generatedAt: string, columns: Array<{ key: string, label: string, kind: string }>, rows: Array<{ key: string, cells: Array<string> }> } };

export type ReportFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportFiltersQuery = { reportFilters: unknown };

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
  }
  totals
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
  }
  totals
  asOf
  generatedAt
}`) as unknown as TypedDocumentString<ReportQuery, ReportQueryVariables>;
export const ReportFiltersDocument = new TypedDocumentString(`
    query ReportFilters {
  reportFilters
}
    `) as unknown as TypedDocumentString<ReportFiltersQuery, ReportFiltersQueryVariables>;