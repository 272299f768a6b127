/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SignedContractQueryVariables = Exact<{
  orderId: string | number;
  token?: string | null | undefined;
}>;


export type SignedContractQuery = { signedContract: { lender: string, product: string, leaseId: string, schedule: { financed: number, initialPayment: number, payments: number, recurringPayment: number, total: number, offered: { every: string, earlyPurchaseDays: number, earlyPurchase: number } | null } | null } | null };

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

export const SignedContractDocument = new TypedDocumentString(`
    query SignedContract($orderId: ID!, $token: String) {
  signedContract(orderId: $orderId, token: $token) {
    lender
    product
    leaseId
    schedule {
      financed
      initialPayment
      payments
      recurringPayment
      total
      offered {
        every
        earlyPurchaseDays
        earlyPurchase
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SignedContractQuery, SignedContractQueryVariables>;