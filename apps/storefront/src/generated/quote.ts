/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CheckoutQuoteQueryVariables = Exact<{
  cartId: string | number;
  state?: string | null | undefined;
  postalCode?: string | null | undefined;
}>;


export type CheckoutQuoteQuery = { checkoutQuote: { subTotal: number, shippingCost: number, discount: number, tax: number, total: number, problems: Array<string>, promotionProblem: string | null } };

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

export const CheckoutQuoteDocument = new TypedDocumentString(`
    query CheckoutQuote($cartId: ID!, $state: String, $postalCode: String) {
  checkoutQuote(cartId: $cartId, state: $state, postalCode: $postalCode) {
    subTotal
    shippingCost
    discount
    tax
    total
    problems
    promotionProblem
  }
}
    `) as unknown as TypedDocumentString<CheckoutQuoteQuery, CheckoutQuoteQueryVariables>;