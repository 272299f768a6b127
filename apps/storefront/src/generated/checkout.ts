/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddressInput = {
  address1: string;
  address2?: string | null | undefined;
  city: string;
  country?: string | null | undefined;
  firstName: string;
  lastName: string;
  phone: string;
  postalCode: string;
  state: string;
};

export type BraintreeCheckoutInput = {
  billingAddress?: AddressInput | null | undefined;
  /** The cart to check out. Submitting it again returns the same order; after a decline, it tries the payment again. */
  cartId: string | number;
  deviceData?: string | null | undefined;
  email: string;
  /** Total the shopper saw, in dollars. When it is no longer right, nothing is charged and the answer says so. */
  expectedTotal: number;
  isBillingShippingSame: boolean;
  /** One-time token of the card form; the card itself never reaches the shop. */
  paymentMethodNonce: string;
  shippingAddress: AddressInput;
  tracking?: TrackingInput | null | undefined;
};

export type TrackingInput = {
  acid?: string | null | undefined;
  affiliate_id?: string | null | undefined;
  click_hash?: string | null | undefined;
  fbclid?: string | null | undefined;
  gclid?: string | null | undefined;
  sub_affiliate_id?: string | null | undefined;
  utm_campaign?: string | null | undefined;
  utm_medium?: string | null | undefined;
  utm_source?: string | null | undefined;
  utm_term?: string | null | undefined;
};

export type CheckoutQuoteQueryVariables = Exact<{
  cartId: string | number;
  state?: string | null | undefined;
  postalCode?: string | null | undefined;
}>;


export type CheckoutQuoteQuery = { checkoutQuote: { subTotal: number, shippingCost: number, discount: number, tax: number, total: number, problems: Array<string> } };

export type CardFormQueryVariables = Exact<{ [key: string]: never; }>;


export type CardFormQuery = { cardForm: { clientToken: string, tokenizeUrl: string | null } };

export type CheckoutWithBraintreeMutationVariables = Exact<{
  input: BraintreeCheckoutInput;
}>;


export type CheckoutWithBraintreeMutation = { checkoutWithBraintree: { success: boolean, message: string, transactionId: string | null, status: string | null, orderToken: string | null, errors: Array<{ name: string, code: string, message: string }>, fieldErrors: Array<{ property: string, constraints: unknown }>, order: { id: string, uniqueId: string, status: string, total: number, position: string } | null } };

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
  }
}
    `) as unknown as TypedDocumentString<CheckoutQuoteQuery, CheckoutQuoteQueryVariables>;
export const CardFormDocument = new TypedDocumentString(`
    query CardForm {
  cardForm {
    clientToken
    tokenizeUrl
  }
}
    `) as unknown as TypedDocumentString<CardFormQuery, CardFormQueryVariables>;
export const CheckoutWithBraintreeDocument = new TypedDocumentString(`
    mutation CheckoutWithBraintree($input: BraintreeCheckoutInput!) {
  checkoutWithBraintree(input: $input) {
    success
    message
    transactionId
    status
    orderToken
    errors {
      name
      code
      message
    }
    fieldErrors {
      property
      constraints
    }
    order {
      id
      uniqueId
      status
      total
      position
    }
  }
}
    `) as unknown as TypedDocumentString<CheckoutWithBraintreeMutation, CheckoutWithBraintreeMutationVariables>;