/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AdminLoanApplicationsQueryVariables = Exact<{
  statuses?: Array<string> | null | undefined;
  search?: string | null | undefined;
  username?: string | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type AdminLoanApplicationsQuery = { adminLoanApplications: { nextCursor: string | null, counts: unknown, applications: Array<{ id: string, orderId: string | null, orderUniqueId: string | null, username: string | null, applicantName: string, applicantEmail: string, lender: string, status: string, amountRequested: number, approvedAmount: number | null, approvedAt: string | null, approvalExpiresAt: string | null, leaseId: string | null, createdAt: string, updatedAt: string }> } };

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

export const AdminLoanApplicationsDocument = new TypedDocumentString(`
    query AdminLoanApplications($statuses: [String!], $search: String, $username: String, $after: String, $first: Int) {
  adminLoanApplications(
    statuses: $statuses
    search: $search
    username: $username
    after: $after
    first: $first
  ) {
    applications {
      id
      orderId
      orderUniqueId
      username
      applicantName
      applicantEmail
      lender
      status
      amountRequested
      approvedAmount
      approvedAt
      approvalExpiresAt
      leaseId
      createdAt
      updatedAt
    }
    nextCursor
    counts
  }
}
    `) as unknown as TypedDocumentString<AdminLoanApplicationsQuery, AdminLoanApplicationsQueryVariables>;