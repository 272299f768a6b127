/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AdminLoanApplicationsQueryVariables = Exact<{
  statuses?: Array<string> | null | undefined;
  search?: string | null | undefined;
  username?: string | null | undefined;
  onlyStuck?: boolean | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type AdminLoanApplicationsQuery = { adminLoanApplications: { nextCursor: string | null, applications: Array<{ id: string, orderId: string | null, orderUniqueId: string | null, username: string | null, applicantName: string, applicantEmail: string, lender: string, status: string, amountRequested: number, approvedAmount: number | null, approvedAt: string | null, approvalExpiresAt: string | null, leaseId: string | null, createdAt: string, updatedAt: string }>, counts: Array<{ status: string, count: number }> } };

export type AdminLoanApplicationQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminLoanApplicationQuery = { adminLoanApplication: { lenderReference: string | null, fundedAt: string | null, fundedAmount: number | null, lenderTake: number | null, mayCancel: boolean, application: { id: string, orderId: string | null, orderUniqueId: string | null, username: string | null, applicantName: string, applicantEmail: string, lender: string, product: string, status: string, amountRequested: number, approvedAmount: number | null, approvedAt: string | null, approvalExpiresAt: string | null, createdAt: string }, contract: { leaseId: string, secondaryLeaseId: string | null, amount: number | null, initialPayment: number, recurringPayment: number | null, payments: number | null, signatureUrl: string, expiresAt: string } | null, timeline: Array<{ id: string, at: string, actorName: string, actorRole: string, title: string, details: Array<{ label: string, value: string }> }> } | null };

export type ResynchroniseLoanApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type ResynchroniseLoanApplicationMutation = { resynchroniseLoanApplication: { success: boolean, message: string } };

export type CancelLoanApplicationMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type CancelLoanApplicationMutation = { cancelLoanApplication: { success: boolean, message: string } };

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
    query AdminLoanApplications($statuses: [String!], $search: String, $username: String, $onlyStuck: Boolean, $after: String, $first: Int) {
  adminLoanApplications(
    statuses: $statuses
    search: $search
    username: $username
    onlyStuck: $onlyStuck
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
    counts {
      status
      count
    }
  }
}
    `) as unknown as TypedDocumentString<AdminLoanApplicationsQuery, AdminLoanApplicationsQueryVariables>;
export const AdminLoanApplicationDocument = new TypedDocumentString(`
    query AdminLoanApplication($id: ID!) {
  adminLoanApplication(id: $id) {
    application {
      id
      orderId
      orderUniqueId
      username
      applicantName
      applicantEmail
      lender
      product
      status
      amountRequested
      approvedAmount
      approvedAt
      approvalExpiresAt
      createdAt
    }
    lenderReference
    contract {
      leaseId
      secondaryLeaseId
      amount
      initialPayment
      recurringPayment
      payments
      signatureUrl
      expiresAt
    }
    fundedAt
    fundedAmount
    lenderTake
    mayCancel
    timeline {
      id
      at
      actorName
      actorRole
      title
      details {
        label
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AdminLoanApplicationQuery, AdminLoanApplicationQueryVariables>;
export const ResynchroniseLoanApplicationDocument = new TypedDocumentString(`
    mutation ResynchroniseLoanApplication($id: ID!) {
  resynchroniseLoanApplication(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<ResynchroniseLoanApplicationMutation, ResynchroniseLoanApplicationMutationVariables>;
export const CancelLoanApplicationDocument = new TypedDocumentString(`
    mutation CancelLoanApplication($id: ID!, $reason: String!) {
  cancelLoanApplication(id: $id, reason: $reason) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<CancelLoanApplicationMutation, CancelLoanApplicationMutationVariables>;