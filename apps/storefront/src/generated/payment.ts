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

export type CoinbaseChargeInput = {
  /** The cart that is to be paid. */
  cartId: string | number;
  /** Total the shopper saw, in dollars. When it is no longer right, no charge is made and the answer says so. */
  expectedTotal: number;
  /** Where it is to be delivered, for the tax. */
  state: string;
};

export type CoinbaseCheckoutInput = {
  billingAddress?: AddressInput | null | undefined;
  /** The cart to check out. Submitting it again returns the same order; after a failure, it tries the payment again. */
  cartId: string | number;
  /** From generateCoinbaseChargeId. One that does not fit the order is replaced by a new charge. */
  chargeId: string;
  email: string;
  /** Total the shopper saw, in dollars. When it is no longer right, the order is not placed and the answer says so. */
  expectedTotal: number;
  isBillingShippingSame: boolean;
  shippingAddress: AddressInput;
  tracking?: TrackingInput | null | undefined;
};

export type KlarnaCheckoutInput = {
  /** What Klarna's script gave for the shopper's approval; good for one order. */
  authorizationToken: string;
  billingAddress?: AddressInput | null | undefined;
  /** The cart to check out. Submitting it again returns the same order; after a decline, it tries the payment again. */
  cartId: string | number;
  email: string;
  /** Total the shopper saw, in dollars. When it is no longer right, nothing is charged and the answer says so. */
  expectedTotal: number;
  isBillingShippingSame: boolean;
  shippingAddress: AddressInput;
  tracking?: TrackingInput | null | undefined;
};

/** What is to be paid: a cart with the checkout's form, or an order that waits for its payment. */
export type KlarnaSessionInput = {
  billingAddress?: AddressInput | null | undefined;
  cartId?: string | number | null | undefined;
  email?: string | null | undefined;
  isBillingShippingSame?: boolean | null | undefined;
  orderId?: string | number | null | undefined;
  /** Of a guest: the token of the order's link. */
  orderToken?: string | null | undefined;
  shippingAddress?: AddressInput | null | undefined;
  tracking?: TrackingInput | null | undefined;
};

/** What a lender asks beside name and address. It is handed to the lender and kept nowhere. */
export type LoanApplicantInput = {
  accountNumber: string;
  consent: boolean;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** Before taxes, in dollars. */
  monthlyIncome: string;
  /** YYYY-MM-DD */
  nextPayDate: string;
  /** One of: weekly, biweekly, twice-monthly, monthly. */
  payFrequency: string;
  routingNumber: string;
  /** Nine digits, hyphens allowed. */
  ssn: string;
};

/** Applies for the content of a cart, or for an order that waits for its payment. */
export type LoanApplicationInput = {
  applicant: LoanApplicantInput;
  billingAddress?: AddressInput | null | undefined;
  cartId?: string | number | null | undefined;
  /** With a cart: whom and where to deliver, as in checkout. */
  email?: string | null | undefined;
  /** The termsId of the way to pay whose terms the shopper read. When others are in force, nobody is asked and the answer says so. */
  expectedTermsId?: string | number | null | undefined;
  /** Total the shopper saw, in dollars. When it is no longer right, nobody is asked and the answer says so. */
  expectedTotal: number;
  isBillingShippingSame?: boolean | null | undefined;
  orderId?: string | number | null | undefined;
  /** Of a guest who applies for an order: the token of the order's link. */
  orderToken?: string | null | undefined;
  /** lease or loan */
  product: string;
  shippingAddress?: AddressInput | null | undefined;
  /** Made by the browser: the same one again is the same application. */
  token: string;
  tracking?: TrackingInput | null | undefined;
};

/** Pays an order that waits for its payment, whoever began it and however it was to be paid before. */
export type PayOrderInput = {
  /** What was chosen at that gateway, such as a coin. */
  choice?: string | null | undefined;
  deviceData?: string | null | undefined;
  /** Total the shopper saw, in dollars. When it is no longer right, nothing is charged and the answer says so. */
  expectedTotal: number;
  gatewayName: string;
  orderId: string | number;
  /** Of a guest: the token of the order's link. */
  orderToken?: string | null | undefined;
  /** What the gateway's form in the browser gave; a new random text where it has none. The same again is the same attempt. */
  token: string;
};

export type PlisioCheckoutInput = {
  /** A new random text for each attempt to pay. The same again is the same attempt. */
  attempt: string;
  billingAddress?: AddressInput | null | undefined;
  /** The cart to check out. Submitting it again returns the same order; after a failure, it tries the payment again. */
  cartId: string | number;
  /** One of the choices of the payment method plisio, such as BTC. */
  currency: string;
  email: string;
  /** Total the shopper saw, in dollars. When it is no longer right, no invoice is made and the answer says so. */
  expectedTotal: number;
  isBillingShippingSame: boolean;
  shippingAddress: AddressInput;
  tracking?: TrackingInput | null | undefined;
};

export type TrackingInput = {
  acid?: string | null | undefined;
  affiliate_id?: string | null | undefined;
  click_hash?: string | null | undefined;
  fbclid?: string | null | undefined;
  first_visit_id?: string | null | undefined;
  gclid?: string | null | undefined;
  last_visit_id?: string | null | undefined;
  paid_visit_id?: string | null | undefined;
  sub_affiliate_id?: string | null | undefined;
  utm_campaign?: string | null | undefined;
  utm_content?: string | null | undefined;
  utm_medium?: string | null | undefined;
  utm_source?: string | null | undefined;
  utm_term?: string | null | undefined;
  /** The visit at hand, and earlier ones that the browser remembers: the first, the last that came from somewhere, the last paid one. */
  visit_id?: string | null | undefined;
};

export type CheckoutAnswerFragment = { success: boolean, message: string, paymentGatewayUrl: string | null, orderToken: string | null, errors: Array<{ name: string, code: string, message: string }>, fieldErrors: Array<{ property: string, constraints: unknown }>, order: { id: string, position: string } | null };

export type PaymentMethodsQueryVariables = Exact<{
  cartId?: string | number | null | undefined;
  orderId?: string | number | null | undefined;
  orderToken?: string | null | undefined;
  state?: string | null | undefined;
}>;


export type PaymentMethodsQuery = { paymentMethods: Array<{ id: string, title: string, gatewayName: string | null, terms: string, termsId: string | null, problem: string | null, choices: Array<{ id: string, title: string, problem: string | null }> }> };

export type CardFormQueryVariables = Exact<{ [key: string]: never; }>;


export type CardFormQuery = { cardForm: { clientToken: string, tokenizeUrl: string | null } };

export type GooglePayQueryVariables = Exact<{ [key: string]: never; }>;


export type GooglePayQuery = { googlePay: { clientToken: string, sheetUrl: string | null, merchantId: string | null, isProduction: boolean } };

export type PayOrderMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderMutation = { payOrder: { success: boolean, message: string, paymentGatewayUrl: string | null, orderToken: string | null, errors: Array<{ name: string, code: string, message: string }>, fieldErrors: Array<{ property: string, constraints: unknown }>, order: { id: string, position: string } | null } };

export type CheckoutWithPlisioMutationVariables = Exact<{
  input: PlisioCheckoutInput;
}>;


export type CheckoutWithPlisioMutation = { checkoutWithPlisio: { success: boolean, message: string, paymentGatewayUrl: string | null, orderToken: string | null, errors: Array<{ name: string, code: string, message: string }>, fieldErrors: Array<{ property: string, constraints: unknown }>, order: { id: string, position: string } | null } };

export type GenerateCoinbaseChargeIdQueryVariables = Exact<{
  input: CoinbaseChargeInput;
}>;


export type GenerateCoinbaseChargeIdQuery = { generateCoinbaseChargeId: { message: string, chargeId: string | null, errors: Array<{ name: string, code: string, message: string }> } };

export type CheckoutWithCoinbaseMutationVariables = Exact<{
  input: CoinbaseCheckoutInput;
}>;


export type CheckoutWithCoinbaseMutation = { checkoutWithCoinbase: { success: boolean, message: string, paymentGatewayUrl: string | null, orderToken: string | null, errors: Array<{ name: string, code: string, message: string }>, fieldErrors: Array<{ property: string, constraints: unknown }>, order: { id: string, position: string } | null } };

export type CheckoutWithBraintreeMutationVariables = Exact<{
  input: BraintreeCheckoutInput;
}>;


export type CheckoutWithBraintreeMutation = { checkoutWithBraintree: { success: boolean, message: string, paymentGatewayUrl: string | null, orderToken: string | null, errors: Array<{ name: string, code: string, message: string }>, fieldErrors: Array<{ property: string, constraints: unknown }>, order: { id: string, position: string } | null } };

export type KlarnaSessionMutationVariables = Exact<{
  input: KlarnaSessionInput;
}>;


export type KlarnaSessionMutation = { klarnaSession: { clientToken: string | null, category: string | null, widgetUrl: string, fieldErrors: Array<{ property: string, constraints: unknown }> } };

export type CheckoutWithKlarnaMutationVariables = Exact<{
  input: KlarnaCheckoutInput;
}>;


export type CheckoutWithKlarnaMutation = { checkoutWithKlarna: { success: boolean, message: string, paymentGatewayUrl: string | null, orderToken: string | null, errors: Array<{ name: string, code: string, message: string }>, fieldErrors: Array<{ property: string, constraints: unknown }>, order: { id: string, position: string } | null } };

export type ProcessLoanApplicationMutationVariables = Exact<{
  input: LoanApplicationInput;
}>;


export type ProcessLoanApplicationMutation = { processLoanApplication: { success: boolean, message: string, redirectUrl: string | null, orderToken: string | null, errors: Array<{ name: string, code: string, message: string }>, fieldErrors: Array<{ property: string, constraints: unknown }>, order: { id: string, position: string } | null } };

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
export const CheckoutAnswerFragmentDoc = new TypedDocumentString(`
    fragment CheckoutAnswer on CheckoutResult {
  success
  message
  paymentGatewayUrl
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
    position
  }
}
    `, {"fragmentName":"CheckoutAnswer"}) as unknown as TypedDocumentString<CheckoutAnswerFragment, unknown>;
export const PaymentMethodsDocument = new TypedDocumentString(`
    query PaymentMethods($cartId: ID, $orderId: ID, $orderToken: String, $state: String) {
  paymentMethods(
    cartId: $cartId
    orderId: $orderId
    orderToken: $orderToken
    state: $state
  ) {
    id
    title
    gatewayName
    terms
    termsId
    problem
    choices {
      id
      title
      problem
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const CardFormDocument = new TypedDocumentString(`
    query CardForm {
  cardForm {
    clientToken
    tokenizeUrl
  }
}
    `) as unknown as TypedDocumentString<CardFormQuery, CardFormQueryVariables>;
export const GooglePayDocument = new TypedDocumentString(`
    query GooglePay {
  googlePay {
    clientToken
    sheetUrl
    merchantId
    isProduction
  }
}
    `) as unknown as TypedDocumentString<GooglePayQuery, GooglePayQueryVariables>;
export const PayOrderDocument = new TypedDocumentString(`
    mutation PayOrder($input: PayOrderInput!) {
  payOrder(input: $input) {
    ...CheckoutAnswer
  }
}
    fragment CheckoutAnswer on CheckoutResult {
  success
  message
  paymentGatewayUrl
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
    position
  }
}`) as unknown as TypedDocumentString<PayOrderMutation, PayOrderMutationVariables>;
export const CheckoutWithPlisioDocument = new TypedDocumentString(`
    mutation CheckoutWithPlisio($input: PlisioCheckoutInput!) {
  checkoutWithPlisio(input: $input) {
    ...CheckoutAnswer
  }
}
    fragment CheckoutAnswer on CheckoutResult {
  success
  message
  paymentGatewayUrl
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
    position
  }
}`) as unknown as TypedDocumentString<CheckoutWithPlisioMutation, CheckoutWithPlisioMutationVariables>;
export const GenerateCoinbaseChargeIdDocument = new TypedDocumentString(`
    query GenerateCoinbaseChargeId($input: CoinbaseChargeInput!) {
  generateCoinbaseChargeId(input: $input) {
    message
    chargeId
    errors {
      name
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<GenerateCoinbaseChargeIdQuery, GenerateCoinbaseChargeIdQueryVariables>;
export const CheckoutWithCoinbaseDocument = new TypedDocumentString(`
    mutation CheckoutWithCoinbase($input: CoinbaseCheckoutInput!) {
  checkoutWithCoinbase(input: $input) {
    ...CheckoutAnswer
  }
}
    fragment CheckoutAnswer on CheckoutResult {
  success
  message
  paymentGatewayUrl
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
    position
  }
}`) as unknown as TypedDocumentString<CheckoutWithCoinbaseMutation, CheckoutWithCoinbaseMutationVariables>;
export const CheckoutWithBraintreeDocument = new TypedDocumentString(`
    mutation CheckoutWithBraintree($input: BraintreeCheckoutInput!) {
  checkoutWithBraintree(input: $input) {
    ...CheckoutAnswer
  }
}
    fragment CheckoutAnswer on CheckoutResult {
  success
  message
  paymentGatewayUrl
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
    position
  }
}`) as unknown as TypedDocumentString<CheckoutWithBraintreeMutation, CheckoutWithBraintreeMutationVariables>;
export const KlarnaSessionDocument = new TypedDocumentString(`
    mutation KlarnaSession($input: KlarnaSessionInput!) {
  klarnaSession(input: $input) {
    clientToken
    category
    widgetUrl
    fieldErrors {
      property
      constraints
    }
  }
}
    `) as unknown as TypedDocumentString<KlarnaSessionMutation, KlarnaSessionMutationVariables>;
export const CheckoutWithKlarnaDocument = new TypedDocumentString(`
    mutation CheckoutWithKlarna($input: KlarnaCheckoutInput!) {
  checkoutWithKlarna(input: $input) {
    ...CheckoutAnswer
  }
}
    fragment CheckoutAnswer on CheckoutResult {
  success
  message
  paymentGatewayUrl
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
    position
  }
}`) as unknown as TypedDocumentString<CheckoutWithKlarnaMutation, CheckoutWithKlarnaMutationVariables>;
export const ProcessLoanApplicationDocument = new TypedDocumentString(`
    mutation ProcessLoanApplication($input: LoanApplicationInput!) {
  processLoanApplication(input: $input) {
    success
    message
    redirectUrl
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
      position
    }
  }
}
    `) as unknown as TypedDocumentString<ProcessLoanApplicationMutation, ProcessLoanApplicationMutationVariables>;