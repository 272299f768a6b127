import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphQLContext } from '../platform/graphql/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
};

export type AddPriceMarkupInput = {
  /** A UUID made by the client; adding it again adds nothing. */
  readonly id: Scalars['ID']['input'];
  readonly rule: PriceMarkupRuleInput;
  readonly supplierId?: InputMaybe<Scalars['String']['input']>;
  readonly type: Scalars['String']['input'];
};

export type AddressChanged = {
  readonly __typename?: 'AddressChanged';
  readonly address: AddressKind;
};

export type AddressInput = {
  readonly address1: Scalars['String']['input'];
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly postalCode: Scalars['String']['input'];
  readonly state: Scalars['String']['input'];
};

export type AddressKind =
  | 'BILLING'
  | 'SHIPPING';

/** How many orders wait for what. An order can be in several of them. */
export type AdminHistoryCounts = {
  readonly __typename?: 'AdminHistoryCounts';
  readonly awaitingDelivery: Scalars['Int']['output'];
  readonly awaitingPayment: Scalars['Int']['output'];
  readonly awaitingShipment: Scalars['Int']['output'];
  readonly awaitingSignature: Scalars['Int']['output'];
  readonly cancelled: Scalars['Int']['output'];
  readonly pending: Scalars['Int']['output'];
  readonly processing: Scalars['Int']['output'];
};

export type AdminOrderPage = {
  readonly __typename?: 'AdminOrderPage';
  readonly hasMoreIncomplete: Scalars['Boolean']['output'];
  /** On the first page, those of which nothing can be shown, found by their number. */
  readonly incomplete: ReadonlyArray<IncompleteOrder>;
  /** The answer did not wait long enough for `position`: what the caller wrote may be missing in it. */
  readonly isBehind: Scalars['Boolean']['output'];
  readonly moreThanCounted: Scalars['Boolean']['output'];
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  readonly orders: ReadonlyArray<OrderSummary>;
  readonly position: Scalars['String']['output'];
  /** Counted up to 10,000; more is said as 10,000 with moreThanCounted. */
  readonly totalCount: Scalars['Int']['output'];
};

export type AffiliateSummaryReport = Report & {
  readonly __typename?: 'AffiliateSummaryReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<AffiliateSummaryReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: AffiliateSummaryReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type AffiliateSummaryReportRow = ReportRow & {
  readonly __typename?: 'AffiliateSummaryReportRow';
  /** Affiliate */
  readonly affiliate?: Maybe<Scalars['String']['output']>;
  /** Payout */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Approved */
  readonly approved?: Maybe<Scalars['Int']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Earnings per click */
  readonly earningsPerClick?: Maybe<Scalars['Float']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Conversions */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Pending */
  readonly pending?: Maybe<Scalars['Int']['output']>;
  /** Rank */
  readonly rank?: Maybe<Scalars['Int']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Reversals */
  readonly reversals?: Maybe<Scalars['Float']['output']>;
  /** Reversed */
  readonly reversed?: Maybe<Scalars['Int']['output']>;
  /** Rollup */
  readonly rollup?: Maybe<Scalars['String']['output']>;
};

export type AffiliateSummaryReportSums = {
  readonly __typename?: 'AffiliateSummaryReportSums';
  /** Payout */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Approved */
  readonly approved?: Maybe<Scalars['Int']['output']>;
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Earnings per click */
  readonly earningsPerClick?: Maybe<Scalars['Float']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Conversions */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Pending */
  readonly pending?: Maybe<Scalars['Int']['output']>;
  /** Rank */
  readonly rank?: Maybe<Scalars['Int']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Reversals */
  readonly reversals?: Maybe<Scalars['Float']['output']>;
  /** Reversed */
  readonly reversed?: Maybe<Scalars['Int']['output']>;
};

/** What the supplier says of a product. */
export type Attribute = {
  readonly __typename?: 'Attribute';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type BestBuyExpensesReport = Report & {
  readonly __typename?: 'BestBuyExpensesReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<BestBuyExpensesReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: BestBuyExpensesReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type BestBuyExpensesReportRow = ReportRow & {
  readonly __typename?: 'BestBuyExpensesReportRow';
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Credits */
  readonly credits?: Maybe<Scalars['Float']['output']>;
  /** Day */
  readonly day?: Maybe<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  /** Entry */
  readonly kind?: Maybe<Scalars['String']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Markup rule */
  readonly markupRule?: Maybe<Scalars['String']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Partner order */
  readonly partnerOrderId?: Maybe<Scalars['String']['output']>;
  /** Price */
  readonly price?: Maybe<Scalars['Float']['output']>;
  /** Quantity */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** Shipping */
  readonly shipping?: Maybe<Scalars['Float']['output']>;
  /** SKU */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Supplier cost */
  readonly supplierCost?: Maybe<Scalars['Float']['output']>;
};

export type BestBuyExpensesReportSums = {
  readonly __typename?: 'BestBuyExpensesReportSums';
  /** Credits */
  readonly credits?: Maybe<Scalars['Float']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Price */
  readonly price?: Maybe<Scalars['Float']['output']>;
  /** Quantity */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** Shipping */
  readonly shipping?: Maybe<Scalars['Float']['output']>;
  /** Supplier cost */
  readonly supplierCost?: Maybe<Scalars['Float']['output']>;
};

export type BraintreeCheckoutInput = {
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** The cart to check out. Submitting it again returns the same order; after a decline, it tries the payment again. */
  readonly cartId: Scalars['ID']['input'];
  readonly deviceData?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  /** Total the shopper saw, in dollars. When it is no longer right, nothing is charged and the answer says so. */
  readonly expectedTotal: Scalars['Float']['input'];
  readonly isBillingShippingSame: Scalars['Boolean']['input'];
  /** One-time token of the card form; the card itself never reaches the shop. */
  readonly paymentMethodNonce: Scalars['String']['input'];
  readonly shippingAddress: AddressInput;
  readonly tracking?: InputMaybe<TrackingInput>;
};

export type BuyAgainResult = {
  readonly __typename?: 'BuyAgainResult';
  readonly cart: Cart;
  /** Why something of the order is not in the cart, for people. */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
};

export type CardForm = {
  readonly __typename?: 'CardForm';
  /** Braintree client token; the local simulator's tokenizer is at tokenizeUrl, null when hosted fields are used. */
  readonly clientToken: Scalars['String']['output'];
  readonly tokenizeUrl?: Maybe<Scalars['String']['output']>;
};

export type Cart = {
  readonly __typename?: 'Cart';
  readonly discount: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  readonly items: ReadonlyArray<CartItem>;
  /** The order this cart became, when its payment is still owed and may be tried again. */
  readonly pendingOrder?: Maybe<PendingOrder>;
  /** Position of the last write that this answer includes; pass it on to read your own writes. */
  readonly position: Scalars['String']['output'];
  readonly promotionCode?: Maybe<Scalars['String']['output']>;
  readonly shipping: Scalars['Float']['output'];
  readonly subTotal: Scalars['Float']['output'];
  readonly total: Scalars['Float']['output'];
};

/** A line of the cart. Amounts are dollars with two decimals; prices are always the server's. */
export type CartItem = {
  readonly __typename?: 'CartItem';
  /** Units that can be had in one way or another. */
  readonly availableAnywhere: Scalars['Int']['output'];
  /** Units that can be had in the way that was chosen. */
  readonly availableQuantity: Scalars['Int']['output'];
  readonly brand: Scalars['String']['output'];
  /** DELIVERY_SHIPPING or DELIVERY_PICKUP. */
  readonly deliveryType: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly inStock: Scalars['Boolean']['output'];
  /** False: it is no longer sold. */
  readonly isLive: Scalars['Boolean']['output'];
  readonly isPromotion: Scalars['Boolean']['output'];
  /** False: it can only be picked up. */
  readonly isShippable: Scalars['Boolean']['output'];
  readonly largeImage: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly partner: Scalars['String']['output'];
  /** Null for what is sent, and for a pick-up whose store is still to be chosen. */
  readonly pickupStore?: Maybe<PickupStore>;
  /** Price when the shopper added it, where it has changed since. */
  readonly previousPrice?: Maybe<Scalars['Float']['output']>;
  readonly price: Scalars['Float']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productType: Scalars['String']['output'];
  /** The same as quantity; existing clients read both. */
  readonly qty: Scalars['Int']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** Inches: of the wheels that a tire is for, or of the wheel itself. Null for anything else. */
  readonly rimDiameter?: Maybe<Scalars['Float']['output']>;
  readonly shippingCost: Scalars['Float']['output'];
  readonly size: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
  readonly smallImage: Scalars['String']['output'];
  readonly thumbnailImage: Scalars['String']['output'];
};

export type CheckoutError = {
  readonly __typename?: 'CheckoutError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type CheckoutQuote = {
  readonly __typename?: 'CheckoutQuote';
  readonly discount: Scalars['Float']['output'];
  readonly problems: ReadonlyArray<Scalars['String']['output']>;
  /** The code that was entered, and why it brings nothing; null when it does. */
  readonly promotionCode?: Maybe<Scalars['String']['output']>;
  readonly promotionProblem?: Maybe<Scalars['String']['output']>;
  readonly shippingCost: Scalars['Float']['output'];
  readonly subTotal: Scalars['Float']['output'];
  readonly tax: Scalars['Float']['output'];
  readonly total: Scalars['Float']['output'];
};

export type CheckoutResult = {
  readonly __typename?: 'CheckoutResult';
  readonly errors: ReadonlyArray<CheckoutError>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly message: Scalars['String']['output'];
  readonly order?: Maybe<CustomerOrder>;
  /** Opens the order page without an account, for 90 days. */
  readonly orderToken?: Maybe<Scalars['String']['output']>;
  readonly paymentGatewayUrl?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly transactionId?: Maybe<Scalars['String']['output']>;
};

export type CoinbaseCharge = {
  readonly __typename?: 'CoinbaseCharge';
  /** For checkoutWithCoinbase and for Coinbase's own button; null where no charge was made. */
  readonly chargeId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<CheckoutError>;
  readonly message: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type CoinbaseChargeInput = {
  /** The cart that is to be paid. */
  readonly cartId: Scalars['ID']['input'];
  /** Total the shopper saw, in dollars. When it is no longer right, no charge is made and the answer says so. */
  readonly expectedTotal: Scalars['Float']['input'];
  /** Where it is to be delivered, for the tax. */
  readonly state: Scalars['String']['input'];
};

export type CoinbaseCheckoutInput = {
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** The cart to check out. Submitting it again returns the same order; after a failure, it tries the payment again. */
  readonly cartId: Scalars['ID']['input'];
  /** From generateCoinbaseChargeId. One that does not fit the order is replaced by a new charge. */
  readonly chargeId: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  /** Total the shopper saw, in dollars. When it is no longer right, the order is not placed and the answer says so. */
  readonly expectedTotal: Scalars['Float']['input'];
  readonly isBillingShippingSame: Scalars['Boolean']['input'];
  readonly shippingAddress: AddressInput;
  readonly tracking?: InputMaybe<TrackingInput>;
};

/** What a contract costs its customer, in dollars, as its lender has told it. */
export type ContractSchedule = {
  readonly __typename?: 'ContractSchedule';
  readonly financed: Scalars['Float']['output'];
  readonly initialPayment: Scalars['Float']['output'];
  /** Null where the lender drew up another contract than was offered. */
  readonly offered?: Maybe<OfferedSchedule>;
  readonly payments: Scalars['Int']['output'];
  readonly recurringPayment: Scalars['Float']['output'];
  /** All payments together. */
  readonly total: Scalars['Float']['output'];
};

/** What happened, for the customer to be told in words. Amounts in dollars. */
export type CustomerFact = AddressChanged | ItemAdded | ItemChanged | ItemRemoved | ItemReturned | ItemStatusReached | ItemsStatusReached | LeaseUpdated | OrderCancelled | OrderPlaced | OrderStatusReached | ParcelShipped | PaymentUpdated | RefundUpdated | ReminderSent | ReturnUpdated;

export type CustomerLeaseDetails = {
  readonly __typename?: 'CustomerLeaseDetails';
  /** Until when the lender makes contracts for it. Null: there is no approval, or it was not recorded. */
  readonly approvalExpiresAt?: Maybe<Scalars['String']['output']>;
  readonly approvedAmount?: Maybe<Scalars['Float']['output']>;
  readonly approvedAt?: Maybe<Scalars['String']['output']>;
  readonly createdAt?: Maybe<Scalars['String']['output']>;
  /** What is paid by card beside it, since the approval does not cover the order. */
  readonly downPayment?: Maybe<Scalars['Float']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly leaseId?: Maybe<Scalars['String']['output']>;
  readonly lender: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
  /** lease or loan */
  readonly product: Scalars['String']['output'];
  /** When the contract ends unless it is signed. */
  readonly signBy?: Maybe<Scalars['String']['output']>;
  /** The lender makes no contract for less. */
  readonly smallestAmount: Scalars['Float']['output'];
  /** UNKNOWN, PENDING, PROGRESS, IN REVIEW, COMPLETED, APPROVED, BLOCKED, CANCELLED, INITIATED, DECLINED or ERROR. */
  readonly statusName: Scalars['String']['output'];
  readonly updatedAt?: Maybe<Scalars['String']['output']>;
  readonly username?: Maybe<Scalars['String']['output']>;
};

export type CustomerLoanApplication = {
  readonly __typename?: 'CustomerLoanApplication';
  readonly amountRequested: Scalars['Float']['output'];
  readonly applicantEmail: Scalars['String']['output'];
  readonly applicantName: Scalars['String']['output'];
  readonly approvalExpiresAt?: Maybe<Scalars['String']['output']>;
  readonly approvedAmount?: Maybe<Scalars['Float']['output']>;
  readonly approvedAt?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly leaseId?: Maybe<Scalars['String']['output']>;
  readonly lender: Scalars['String']['output'];
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly orderStatus?: Maybe<Scalars['String']['output']>;
  readonly orderTotal?: Maybe<Scalars['Float']['output']>;
  readonly orderUniqueId?: Maybe<Scalars['String']['output']>;
  /** lease or loan */
  readonly product: Scalars['String']['output'];
  /** Until when its contract can be signed; null: there is none. */
  readonly signBy?: Maybe<Scalars['String']['output']>;
  /** The lender makes no contract for less. */
  readonly smallestAmount: Scalars['Float']['output'];
  readonly status: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** An order with what its customer may see. Amounts in dollars, times in UTC. */
export type CustomerOrder = {
  readonly __typename?: 'CustomerOrder';
  readonly address1: Scalars['String']['output'];
  readonly address2: Scalars['String']['output'];
  readonly billingCountry: Scalars['String']['output'];
  /** Of the billing address: the order's own name and phone stay when it changes. */
  readonly billingFirstName: Scalars['String']['output'];
  readonly billingLastName: Scalars['String']['output'];
  readonly billingPhone: Scalars['String']['output'];
  /** Its customer may still cancel it. */
  readonly canBeCancelled: Scalars['Boolean']['output'];
  /** Null for an order that was not placed from a cart. */
  readonly cartId?: Maybe<Scalars['ID']['output']>;
  readonly city: Scalars['String']['output'];
  readonly createdAt: Scalars['String']['output'];
  readonly discount: Scalars['Float']['output'];
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  /** What the lender of a signed contract will pay. */
  readonly fromLender: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  /** Of a read with `position`: it did not wait long enough, and what the caller wrote may be missing. */
  readonly isBehind?: Maybe<Scalars['Boolean']['output']>;
  readonly items: ReadonlyArray<CustomerOrderItem>;
  readonly lastName: Scalars['String']['output'];
  readonly leaseDetails?: Maybe<CustomerLeaseDetails>;
  readonly leaseId?: Maybe<Scalars['String']['output']>;
  readonly lenderSignatureUrl?: Maybe<Scalars['String']['output']>;
  readonly orderSubmittedDate?: Maybe<Scalars['String']['output']>;
  readonly originalPrice: Scalars['Float']['output'];
  readonly paymentDetails: ReadonlyArray<CustomerPaymentDetails>;
  readonly phone: Scalars['String']['output'];
  readonly position: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly promotionCode?: Maybe<Scalars['String']['output']>;
  /** What was paid and not given back. */
  readonly refundable: Scalars['Float']['output'];
  /** Revision of the last event this answer includes. */
  readonly revision: Scalars['Int']['output'];
  readonly shipAddress1: Scalars['String']['output'];
  readonly shipAddress2: Scalars['String']['output'];
  readonly shipCity: Scalars['String']['output'];
  readonly shipCountry: Scalars['String']['output'];
  readonly shipFirstName: Scalars['String']['output'];
  readonly shipLastName: Scalars['String']['output'];
  readonly shipPhone: Scalars['String']['output'];
  readonly shipPostalCode: Scalars['String']['output'];
  readonly shipState: Scalars['String']['output'];
  /** Oldest first. */
  readonly shipments?: Maybe<ReadonlyArray<CustomerShipment>>;
  readonly shipped: Scalars['Boolean']['output'];
  readonly shippingCost: Scalars['Float']['output'];
  readonly state: Scalars['String']['output'];
  /** PENDING_PAYMENT, PAYMENT_RECEIVED, PENDING_ESIGNATURE, PENDING_REVIEW, CONFIRMED_BY_SUPPLIER, PENDING_FULFILMENT, COMPLETED, CANCELLED, RETURNED, CANCELLED_BY_SUPPLIER, PAYMENT_FAILED or LOAN_IN_PROCESS. */
  readonly status: Scalars['String']['output'];
  /** What its customer must still pay: now, or once a review ends. 0 where the order counts as paid. */
  readonly stillToPay: Scalars['Float']['output'];
  readonly subTotal: Scalars['Float']['output'];
  readonly tax: Scalars['Float']['output'];
  readonly total: Scalars['Float']['output'];
  readonly uniqueId: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** How many of one's orders wait for what. An order can be in several of them. */
export type CustomerOrderCounts = {
  readonly __typename?: 'CustomerOrderCounts';
  readonly awaitingConfirmation: Scalars['Int']['output'];
  readonly awaitingDelivery: Scalars['Int']['output'];
  readonly awaitingPayment: Scalars['Int']['output'];
  readonly awaitingShipment: Scalars['Int']['output'];
  readonly awaitingSignature: Scalars['Int']['output'];
  readonly cancelled: Scalars['Int']['output'];
  readonly confirmed: Scalars['Int']['output'];
  readonly failedPayment: Scalars['Int']['output'];
  /** The answer did not wait long enough for `position`: what the caller wrote may be missing in it. */
  readonly isBehind: Scalars['Boolean']['output'];
  readonly paymentFailed: Scalars['Int']['output'];
  readonly pending: Scalars['Int']['output'];
  readonly processing: Scalars['Int']['output'];
  readonly received: Scalars['Int']['output'];
  readonly returned: Scalars['Int']['output'];
  readonly shipped: Scalars['Int']['output'];
};

export type CustomerOrderItem = {
  readonly __typename?: 'CustomerOrderItem';
  readonly attributes: ReadonlyArray<Attribute>;
  readonly brand: Scalars['String']['output'];
  readonly brandId: Scalars['String']['output'];
  /** Units that its customer can still cancel while the rest stays. */
  readonly cancelableQuantity: Scalars['Int']['output'];
  readonly carrier?: Maybe<Scalars['String']['output']>;
  /** Name of its category. */
  readonly category: Scalars['String']['output'];
  /** DELIVERY_SHIPPING or DELIVERY_PICKUP. */
  readonly deliveryType: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly discount: Scalars['Float']['output'];
  readonly estimatedDeliveryDate?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether the order's totals include it; false for what was canceled while the rest stayed. */
  readonly isCounted: Scalars['Boolean']['output'];
  readonly largeImage: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly originalPrice: Scalars['Float']['output'];
  readonly partner: Scalars['String']['output'];
  /** Where it is picked up; null for what is sent. */
  readonly pickupStore?: Maybe<PickupStore>;
  readonly price: Scalars['Float']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productType: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly returnRequest?: Maybe<CustomerReturnRequest>;
  /** Units that left the shop and are not back. */
  readonly returnableQuantity: Scalars['Int']['output'];
  /** The last instant at which its customer may ask for a return; null while nothing of it has left the shop. */
  readonly returnableUntil?: Maybe<Scalars['String']['output']>;
  readonly returnedQuantity: Scalars['Int']['output'];
  readonly shipMethod?: Maybe<Scalars['String']['output']>;
  readonly shippedDate?: Maybe<Scalars['String']['output']>;
  readonly shippedQuantity: Scalars['Int']['output'];
  readonly shippingCarrier?: Maybe<Scalars['String']['output']>;
  readonly shippingCost: Scalars['Float']['output'];
  readonly size: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
  readonly smallImage: Scalars['String']['output'];
  /** PENDING, LOAN_IN_PROCESS, PAYMENT_FAILED, PENDING_SHIPMENT, SHIPPED, DELIVERED, PENDING_PICKUP, READY_TO_PICKUP, PICKUPED, CANCELLED, CANCELLED_BY_SUPPLIER or RETURNED. */
  readonly status: Scalars['String']['output'];
  readonly subTotal: Scalars['Float']['output'];
  readonly tax: Scalars['Float']['output'];
  readonly thumbnailImage: Scalars['String']['output'];
  readonly total: Scalars['Float']['output'];
  readonly totalShippingCost: Scalars['Float']['output'];
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  readonly trackingUrl?: Maybe<Scalars['String']['output']>;
  readonly urlPath: Scalars['String']['output'];
};

export type CustomerOrderSummary = {
  readonly __typename?: 'CustomerOrderSummary';
  readonly createdAt: Scalars['String']['output'];
  readonly customerName: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly firstItemName: Scalars['String']['output'];
  /** CARD, GOOGLE_PAY, CRYPTO, KLARNA or LEASE. */
  readonly gatewayType?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Units that were not canceled. */
  readonly itemCount: Scalars['Int']['output'];
  readonly orderSubmittedDate?: Maybe<Scalars['String']['output']>;
  readonly shipState: Scalars['String']['output'];
  /** PENDING_PAYMENT, PAYMENT_RECEIVED, PENDING_ESIGNATURE, PENDING_REVIEW, CONFIRMED_BY_SUPPLIER, PENDING_FULFILMENT, COMPLETED, CANCELLED, RETURNED, CANCELLED_BY_SUPPLIER, PAYMENT_FAILED or LOAN_IN_PROCESS. */
  readonly status: Scalars['String']['output'];
  readonly total: Scalars['Float']['output'];
  readonly uniqueId: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
};

export type CustomerPaymentDetails = {
  readonly __typename?: 'CustomerPaymentDetails';
  readonly amount: Scalars['Float']['output'];
  readonly approvedLeaseAmount?: Maybe<Scalars['Float']['output']>;
  readonly at: Scalars['String']['output'];
  readonly cardLastFour?: Maybe<Scalars['String']['output']>;
  readonly cardType?: Maybe<Scalars['String']['output']>;
  /** Of a payment at a gateway's own page: what has been seen of it, in dollars, and is not final yet. */
  readonly detected: Scalars['Float']['output'];
  /** Of a received payment: what the customer disputes with their bank, in dollars, until the bank has decided. */
  readonly disputed: Scalars['Float']['output'];
  readonly gatewayName: Scalars['String']['output'];
  /** CARD, GOOGLE_PAY, CRYPTO, KLARNA or LEASE. */
  readonly gatewayType: Scalars['String']['output'];
  /** sale, refund, void or lease. */
  readonly kind: Scalars['String']['output'];
  /** The gateway's words for the customer; null for money that goes back. */
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly paymentId: Scalars['ID']['output'];
  /** Where the shopper pays, at a gateway with pages of its own. */
  readonly paymentUrl?: Maybe<Scalars['String']['output']>;
  /** Of a refund or a void: the payment that it gives back. */
  readonly refersTo?: Maybe<Scalars['ID']['output']>;
  /** requested, unanswered, started, reviewing, succeeded, declined, failed or settled. */
  readonly result: Scalars['String']['output'];
  readonly secondaryLeaseId?: Maybe<Scalars['String']['output']>;
  readonly transactionId?: Maybe<Scalars['String']['output']>;
};

/** The newest return that was asked for of an item, as the customer sees it. */
export type CustomerReturnRequest = {
  readonly __typename?: 'CustomerReturnRequest';
  /** What the shop said to the customer. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  readonly quantity: Scalars['Int']['output'];
  /** In the customer's words. */
  readonly reason: Scalars['String']['output'];
  readonly refunded: Scalars['Float']['output'];
  readonly returnId: Scalars['ID']['output'];
  /** REQUESTED, ACCEPTED, REFUSED, WITHDRAWN, RECEIVED or REFUNDED. */
  readonly status: Scalars['String']['output'];
};

/** One parcel: its lines, and the carrier's data as last corrected. */
export type CustomerShipment = {
  readonly __typename?: 'CustomerShipment';
  readonly carrier: Scalars['String']['output'];
  readonly estimatedDeliveryDate?: Maybe<Scalars['String']['output']>;
  readonly lines: ReadonlyArray<ShipmentLine>;
  readonly shipMethod: Scalars['String']['output'];
  readonly shipmentId: Scalars['ID']['output'];
  readonly shippedDate?: Maybe<Scalars['String']['output']>;
  readonly trackingNumber: Scalars['String']['output'];
  readonly trackingUrl: Scalars['String']['output'];
};

export type CustomerTimeline = {
  readonly __typename?: 'CustomerTimeline';
  readonly entries: ReadonlyArray<CustomerTimelineEntry>;
  /** The answer did not wait long enough for `position`: what the caller wrote may be missing in it. */
  readonly isBehind: Scalars['Boolean']['output'];
  readonly total: Scalars['Int']['output'];
};

export type CustomerTimelineEntry = {
  readonly __typename?: 'CustomerTimelineEntry';
  readonly at: Scalars['String']['output'];
  readonly fact: CustomerFact;
  readonly id: Scalars['ID']['output'];
};

export type CustomerValueReport = Report & {
  readonly __typename?: 'CustomerValueReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<CustomerValueReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: CustomerValueReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type CustomerValueReportRow = ReportRow & {
  readonly __typename?: 'CustomerValueReportRow';
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Customer */
  readonly customer?: Maybe<Scalars['String']['output']>;
  /** Customers */
  readonly customers?: Maybe<Scalars['Int']['output']>;
  /** First order */
  readonly firstOrder?: Maybe<Scalars['String']['output']>;
  /** First source */
  readonly firstSource?: Maybe<Scalars['String']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Last order */
  readonly lastOrder?: Maybe<Scalars['String']['output']>;
  /** First order in */
  readonly month?: Maybe<Scalars['String']['output']>;
  /** Lifetime net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Net per customer */
  readonly netPerCustomer?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Refunds */
  readonly refunds?: Maybe<Scalars['Float']['output']>;
  /** Return rate % */
  readonly returnRate?: Maybe<Scalars['Float']['output']>;
};

export type CustomerValueReportSums = {
  readonly __typename?: 'CustomerValueReportSums';
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  /** Customers */
  readonly customers?: Maybe<Scalars['Int']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  /** Lifetime net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Net per customer */
  readonly netPerCustomer?: Maybe<Scalars['Float']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Refunds */
  readonly refunds?: Maybe<Scalars['Float']['output']>;
  /** Return rate % */
  readonly returnRate?: Maybe<Scalars['Float']['output']>;
};

export type DailyAffiliateReport = Report & {
  readonly __typename?: 'DailyAffiliateReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<DailyAffiliateReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: DailyAffiliateReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type DailyAffiliateReportRow = ReportRow & {
  readonly __typename?: 'DailyAffiliateReportRow';
  /** Affiliate */
  readonly affiliate?: Maybe<Scalars['String']['output']>;
  /** Payout */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Approved */
  readonly approved?: Maybe<Scalars['Int']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Day */
  readonly day?: Maybe<Scalars['String']['output']>;
  /** Earnings per click */
  readonly earningsPerClick?: Maybe<Scalars['Float']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Conversions */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Pending */
  readonly pending?: Maybe<Scalars['Int']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Reversals */
  readonly reversals?: Maybe<Scalars['Float']['output']>;
  /** Reversed */
  readonly reversed?: Maybe<Scalars['Int']['output']>;
  /** Sub-affiliate */
  readonly subAffiliate?: Maybe<Scalars['String']['output']>;
};

export type DailyAffiliateReportSums = {
  readonly __typename?: 'DailyAffiliateReportSums';
  /** Payout */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Approved */
  readonly approved?: Maybe<Scalars['Int']['output']>;
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Earnings per click */
  readonly earningsPerClick?: Maybe<Scalars['Float']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Conversions */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Pending */
  readonly pending?: Maybe<Scalars['Int']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Reversals */
  readonly reversals?: Maybe<Scalars['Float']['output']>;
  /** Reversed */
  readonly reversed?: Maybe<Scalars['Int']['output']>;
};

export type DailyBusinessReport = Report & {
  readonly __typename?: 'DailyBusinessReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<DailyBusinessReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: DailyBusinessReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type DailyBusinessReportRow = ReportRow & {
  readonly __typename?: 'DailyBusinessReportRow';
  /** Applications */
  readonly applications?: Maybe<Scalars['Int']['output']>;
  /** Approval % */
  readonly approval?: Maybe<Scalars['Float']['output']>;
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  /** Canceled */
  readonly cancelled?: Maybe<Scalars['Int']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Day */
  readonly day?: Maybe<Scalars['String']['output']>;
  /** Failed */
  readonly failed?: Maybe<Scalars['Int']['output']>;
  readonly key: Scalars['String']['output'];
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Against the day before */
  readonly netDayBefore?: Maybe<Scalars['Float']['output']>;
  /** Against the week before */
  readonly netWeekBefore?: Maybe<Scalars['Float']['output']>;
  /** New customers */
  readonly newCustomers?: Maybe<Scalars['Int']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Paid */
  readonly paid?: Maybe<Scalars['Int']['output']>;
  /** Returning customers */
  readonly returningCustomers?: Maybe<Scalars['Int']['output']>;
  /** Submitted */
  readonly submitted?: Maybe<Scalars['Int']['output']>;
};

export type DailyBusinessReportSums = {
  readonly __typename?: 'DailyBusinessReportSums';
  /** Applications */
  readonly applications?: Maybe<Scalars['Int']['output']>;
  /** Approval % */
  readonly approval?: Maybe<Scalars['Float']['output']>;
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  /** Canceled */
  readonly cancelled?: Maybe<Scalars['Int']['output']>;
  /** Failed */
  readonly failed?: Maybe<Scalars['Int']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Against the day before */
  readonly netDayBefore?: Maybe<Scalars['Float']['output']>;
  /** Against the week before */
  readonly netWeekBefore?: Maybe<Scalars['Float']['output']>;
  /** New customers */
  readonly newCustomers?: Maybe<Scalars['Int']['output']>;
  /** Paid */
  readonly paid?: Maybe<Scalars['Int']['output']>;
  /** Returning customers */
  readonly returningCustomers?: Maybe<Scalars['Int']['output']>;
  /** Submitted */
  readonly submitted?: Maybe<Scalars['Int']['output']>;
};

export type FewerUnitsInput = {
  readonly itemId: Scalars['ID']['input'];
  /** How many to leave out. */
  readonly quantity: Scalars['Int']['input'];
};

export type FieldDifference = {
  readonly __typename?: 'FieldDifference';
  readonly after?: Maybe<Scalars['String']['output']>;
  readonly before?: Maybe<Scalars['String']['output']>;
  /** Path such as `address1` or `items.<itemId>.price`. */
  readonly field: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type FieldError = {
  readonly __typename?: 'FieldError';
  readonly constraints: Scalars['JSON']['output'];
  readonly property: Scalars['String']['output'];
};

export type GenerateCatalogueResult = {
  readonly __typename?: 'GenerateCatalogueResult';
  readonly generation: PriceGeneration;
  readonly message: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type GetPriceMarkupInput = {
  readonly includeDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  readonly pageNumber?: InputMaybe<Scalars['Int']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly ruleType?: InputMaybe<Scalars['String']['input']>;
  /** Part of a category, brand or supplier. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

export type GoogleKeywordsReport = Report & {
  readonly __typename?: 'GoogleKeywordsReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<GoogleKeywordsReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: GoogleKeywordsReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type GoogleKeywordsReportRow = ReportRow & {
  readonly __typename?: 'GoogleKeywordsReportRow';
  /** Campaign */
  readonly campaign?: Maybe<Scalars['String']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Cost */
  readonly cost?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Keyword */
  readonly keyword?: Maybe<Scalars['String']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Return on ad spend % */
  readonly returnOnAdSpend?: Maybe<Scalars['Float']['output']>;
};

export type GoogleKeywordsReportSums = {
  readonly __typename?: 'GoogleKeywordsReportSums';
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Cost */
  readonly cost?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Return on ad spend % */
  readonly returnOnAdSpend?: Maybe<Scalars['Float']['output']>;
};

export type GooglePaySettings = {
  readonly __typename?: 'GooglePaySettings';
  /** Braintree client token. */
  readonly clientToken: Scalars['String']['output'];
  /** Whether Google's sheet takes real cards. */
  readonly isProduction: Scalars['Boolean']['output'];
  /** The shop's account at Google Pay; null with sheetUrl. */
  readonly merchantId?: Maybe<Scalars['String']['output']>;
  /** A page that stands in for Google's sheet; null when Google's own is used. */
  readonly sheetUrl?: Maybe<Scalars['String']['output']>;
};

export type IncompleteOrder = {
  readonly __typename?: 'IncompleteOrder';
  readonly id: Scalars['ID']['output'];
  readonly since: Scalars['String']['output'];
  /** Null where not even that can be read. */
  readonly uniqueId?: Maybe<Scalars['String']['output']>;
};

export type ItemAdded = {
  readonly __typename?: 'ItemAdded';
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
};

export type ItemChanged = {
  readonly __typename?: 'ItemChanged';
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** In the customer's own words; null where somebody else did it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

export type ItemRemoved = {
  readonly __typename?: 'ItemRemoved';
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** In the customer's own words; null where somebody else did it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

export type ItemReturned = {
  readonly __typename?: 'ItemReturned';
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** In the customer's own words; null where somebody else did it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

export type ItemStatusReached = {
  readonly __typename?: 'ItemStatusReached';
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
};

/** Units of one item. */
export type ItemUnits = {
  readonly __typename?: 'ItemUnits';
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
};

/** Several items at once. */
export type ItemsStatusReached = {
  readonly __typename?: 'ItemsStatusReached';
  readonly items: ReadonlyArray<NamedItem>;
  readonly status: Scalars['String']['output'];
};

export type KlarnaCheckoutInput = {
  /** What Klarna's script gave for the shopper's approval; good for one order. */
  readonly authorizationToken: Scalars['String']['input'];
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** The cart to check out. Submitting it again returns the same order; after a decline, it tries the payment again. */
  readonly cartId: Scalars['ID']['input'];
  readonly email: Scalars['String']['input'];
  /** Total the shopper saw, in dollars. When it is no longer right, nothing is charged and the answer says so. */
  readonly expectedTotal: Scalars['Float']['input'];
  readonly isBillingShippingSame: Scalars['Boolean']['input'];
  readonly shippingAddress: AddressInput;
  readonly tracking?: InputMaybe<TrackingInput>;
};

/** What Klarna's script in the browser starts with, for this purchase only. */
export type KlarnaSession = {
  readonly __typename?: 'KlarnaSession';
  /** Which of Klarna's forms the purchase gets; null where clientToken is. */
  readonly category?: Maybe<Scalars['String']['output']>;
  /** Null when the form is not complete: then fieldErrors say what is missing. */
  readonly clientToken?: Maybe<Scalars['String']['output']>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Klarna's script, or the local simulator's. */
  readonly widgetUrl: Scalars['String']['output'];
};

/** What is to be paid: a cart with the checkout's form, or an order that waits for its payment. */
export type KlarnaSessionInput = {
  readonly billingAddress?: InputMaybe<AddressInput>;
  readonly cartId?: InputMaybe<Scalars['ID']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly isBillingShippingSame?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a guest: the token of the order's link. */
  readonly orderToken?: InputMaybe<Scalars['String']['input']>;
  readonly shippingAddress?: InputMaybe<AddressInput>;
  readonly tracking?: InputMaybe<TrackingInput>;
};

export type LeaseDetails = {
  readonly __typename?: 'LeaseDetails';
  /** Until when the lender makes contracts for it. Null: there is no approval, or it was not recorded. */
  readonly approvalExpiresAt?: Maybe<Scalars['String']['output']>;
  readonly approvedAmount?: Maybe<Scalars['Float']['output']>;
  readonly approvedAt?: Maybe<Scalars['String']['output']>;
  readonly createdAt?: Maybe<Scalars['String']['output']>;
  /** What the shopper pays by card beside it, since the approval does not cover the order. */
  readonly downPayment?: Maybe<Scalars['Float']['output']>;
  readonly fundedAt?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly leaseId?: Maybe<Scalars['String']['output']>;
  readonly lender: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
  /** lease or loan */
  readonly product: Scalars['String']['output'];
  /** When the contract ends unless it is signed. */
  readonly signBy?: Maybe<Scalars['String']['output']>;
  /** The lender makes no contract for less. */
  readonly smallestAmount: Scalars['Float']['output'];
  /** UNKNOWN, PENDING, PROGRESS, IN REVIEW, COMPLETED, APPROVED, BLOCKED, CANCELLED, INITIATED, DECLINED or ERROR. */
  readonly statusName: Scalars['String']['output'];
  readonly updatedAt?: Maybe<Scalars['String']['output']>;
  readonly username?: Maybe<Scalars['String']['output']>;
};

export type LeaseUpdated = {
  readonly __typename?: 'LeaseUpdated';
  readonly lender: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
};

/** What a lender asks beside name and address. It is handed to the lender and kept nowhere. */
export type LoanApplicantInput = {
  readonly accountNumber: Scalars['String']['input'];
  readonly consent: Scalars['Boolean']['input'];
  /** YYYY-MM-DD */
  readonly dateOfBirth: Scalars['String']['input'];
  /** Before taxes, in dollars. */
  readonly monthlyIncome: Scalars['String']['input'];
  /** YYYY-MM-DD */
  readonly nextPayDate: Scalars['String']['input'];
  /** One of: weekly, biweekly, twice-monthly, monthly. */
  readonly payFrequency: Scalars['String']['input'];
  readonly routingNumber: Scalars['String']['input'];
  /** Nine digits, hyphens allowed. */
  readonly ssn: Scalars['String']['input'];
};

export type LoanApplication = {
  readonly __typename?: 'LoanApplication';
  readonly amountRequested: Scalars['Float']['output'];
  readonly applicantEmail: Scalars['String']['output'];
  readonly applicantName: Scalars['String']['output'];
  readonly approvalExpiresAt?: Maybe<Scalars['String']['output']>;
  readonly approvedAmount?: Maybe<Scalars['Float']['output']>;
  readonly approvedAt?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['String']['output'];
  readonly fundedAt?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly leaseId?: Maybe<Scalars['String']['output']>;
  readonly lender: Scalars['String']['output'];
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly orderStatus?: Maybe<Scalars['String']['output']>;
  readonly orderTotal?: Maybe<Scalars['Float']['output']>;
  readonly orderUniqueId?: Maybe<Scalars['String']['output']>;
  /** lease or loan */
  readonly product: Scalars['String']['output'];
  /** Until when its contract can be signed; null: there is none. */
  readonly signBy?: Maybe<Scalars['String']['output']>;
  /** The lender makes no contract for less. */
  readonly smallestAmount: Scalars['Float']['output'];
  readonly status: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** One application with its whole history, oldest first. Amounts in dollars, times in UTC. */
export type LoanApplicationDetails = {
  readonly __typename?: 'LoanApplicationDetails';
  readonly application: LoanApplication;
  readonly contract?: Maybe<LoanContract>;
  readonly fundedAmount?: Maybe<Scalars['Float']['output']>;
  readonly fundedAt?: Maybe<Scalars['String']['output']>;
  readonly lenderReference?: Maybe<Scalars['String']['output']>;
  readonly lenderTake?: Maybe<Scalars['Float']['output']>;
  /** Whether staff can still withdraw it. */
  readonly mayCancel: Scalars['Boolean']['output'];
  readonly timeline: ReadonlyArray<LoanTimelineEntry>;
};

/** Applies for the content of a cart, or for an order that waits for its payment. */
export type LoanApplicationInput = {
  readonly applicant: LoanApplicantInput;
  readonly billingAddress?: InputMaybe<AddressInput>;
  readonly cartId?: InputMaybe<Scalars['ID']['input']>;
  /** With a cart: whom and where to deliver, as in checkout. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The termsId of the way to pay whose terms the shopper read. When others are in force, nobody is asked and the answer says so. */
  readonly expectedTermsId?: InputMaybe<Scalars['ID']['input']>;
  /** Total the shopper saw, in dollars. When it is no longer right, nobody is asked and the answer says so. */
  readonly expectedTotal: Scalars['Float']['input'];
  readonly isBillingShippingSame?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a guest who applies for an order: the token of the order's link. */
  readonly orderToken?: InputMaybe<Scalars['String']['input']>;
  /** lease or loan */
  readonly product: Scalars['String']['input'];
  readonly shippingAddress?: InputMaybe<AddressInput>;
  /** Made by the browser: the same one again is the same application. */
  readonly token: Scalars['String']['input'];
  readonly tracking?: InputMaybe<TrackingInput>;
};

export type LoanApplicationPage = {
  readonly __typename?: 'LoanApplicationPage';
  readonly applications: ReadonlyArray<LoanApplication>;
  /** One count for each status of a loan. */
  readonly counts: ReadonlyArray<StatusCount>;
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

export type LoanApplicationResult = {
  readonly __typename?: 'LoanApplicationResult';
  /** The lender's code. */
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<CheckoutError>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly message: Scalars['String']['output'];
  readonly order?: Maybe<CustomerOrder>;
  /** Opens the order page without an account, for 90 days. */
  readonly orderToken?: Maybe<Scalars['String']['output']>;
  /** Where the contract is signed. */
  readonly redirectUrl?: Maybe<Scalars['String']['output']>;
  /** Of the application: APPROVED, DECLINED, PENDING, IN REVIEW … */
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** The lender's reference. */
  readonly uuid?: Maybe<Scalars['ID']['output']>;
};

/** Outcome of a staff command. A refusal is an answer, with a message for the person. */
export type LoanCommandResult = {
  readonly __typename?: 'LoanCommandResult';
  readonly message: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type LoanContract = {
  readonly __typename?: 'LoanContract';
  readonly amount?: Maybe<Scalars['Float']['output']>;
  readonly expiresAt: Scalars['String']['output'];
  readonly initialPayment: Scalars['Float']['output'];
  readonly leaseId: Scalars['String']['output'];
  readonly payments?: Maybe<Scalars['Int']['output']>;
  readonly recurringPayment?: Maybe<Scalars['Float']['output']>;
  readonly secondaryLeaseId?: Maybe<Scalars['String']['output']>;
  readonly signatureUrl: Scalars['String']['output'];
};

export type LoanFact = {
  readonly __typename?: 'LoanFact';
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type LoanTimelineEntry = {
  readonly __typename?: 'LoanTimelineEntry';
  readonly actorName: Scalars['String']['output'];
  readonly actorRole: Scalars['String']['output'];
  readonly at: Scalars['String']['output'];
  readonly details: ReadonlyArray<LoanFact>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type MostPopularProductsReport = Report & {
  readonly __typename?: 'MostPopularProductsReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<MostPopularProductsReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: MostPopularProductsReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type MostPopularProductsReportRow = ReportRow & {
  readonly __typename?: 'MostPopularProductsReportRow';
  /** Brand */
  readonly brand?: Maybe<Scalars['String']['output']>;
  /** Category */
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Name */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Return rate % */
  readonly returnRate?: Maybe<Scalars['Float']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Share % */
  readonly share?: Maybe<Scalars['Float']['output']>;
  /** SKU */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Tire size */
  readonly tireSize?: Maybe<Scalars['String']['output']>;
  /** Units */
  readonly units?: Maybe<Scalars['Int']['output']>;
};

export type MostPopularProductsReportSums = {
  readonly __typename?: 'MostPopularProductsReportSums';
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Return rate % */
  readonly returnRate?: Maybe<Scalars['Float']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Share % */
  readonly share?: Maybe<Scalars['Float']['output']>;
  /** Units */
  readonly units?: Maybe<Scalars['Int']['output']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** A repetition with the same commandId, a random UUID, changes nothing; so in the other changes that take one. */
  readonly addItem: Cart;
  readonly addOrderNote: OrderCommandResult;
  readonly addPriceMarkup: PriceMarkupResult;
  readonly answerReturn: OrderCommandResult;
  /** Enters a promotion code, or takes it back. What it brings is in checkoutQuote. */
  readonly applyPromotionCode: Cart;
  /** Ends a review; done only if nothing has happened to the order since `revision`. */
  readonly approveOrder: OrderCommandResult;
  /** Puts into the cart of this browser what the order is of, at today's prices. */
  readonly buyAgain: BuyAgainResult;
  /** Withdraws it, here and at the lender. One that was paid for is returned and refunded instead. */
  readonly cancelLoanApplication: LoanCommandResult;
  /** With `revision` it is done only if nothing has happened to the order since. */
  readonly cancelOrder: OrderCommandResult;
  /**
   * Takes units off a line that have not left the shop; what was paid beyond the new total is refunded. Done only if nothing
   * has happened to the order since `revision`.
   */
  readonly cancelOrderItemUnits: OrderCommandResult;
  /** Calls off units that have not left the shop, while the rest stays. */
  readonly cancelOwnItems: OwnOrderResult;
  /** Calls the whole order off before anything has left the shop; what was paid is given back. */
  readonly cancelOwnOrder: OwnOrderResult;
  readonly changeOrderItemStatus: OrderCommandResult;
  /** With `revision` it is done only if nothing has happened to the order since. */
  readonly changeOrderStatus: OrderCommandResult;
  /** A quantity below 1 removes the item. */
  readonly changeQuantity: Cart;
  readonly checkoutWithBraintree: CheckoutResult;
  /** Places the order; the shopper pays at paymentGatewayUrl, or in Coinbase's own frame. */
  readonly checkoutWithCoinbase: CheckoutResult;
  readonly checkoutWithKlarna: CheckoutResult;
  /** Places the order; the shopper pays at paymentGatewayUrl. */
  readonly checkoutWithPlisio: CheckoutResult;
  /** Has these products picked up at a store or, without one, sent home. */
  readonly chooseDelivery: Cart;
  readonly clearCart: Cart;
  /** A refund that is started has been paid out by hand; the reference finds that payment again. */
  readonly confirmOrderPayout: OrderCommandResult;
  readonly createEmptyCart: Cart;
  readonly deleteItem: Cart;
  /**
   * Takes a line off an order that is not paid; done only if nothing has happened to the order since `revision`. The last
   * line stays: the order is canceled instead.
   */
  readonly deleteOrderItem: OrderCommandResult;
  /** Makes an order smaller, so that an approval below its total pays for it. */
  readonly fitOrderToApproval: LoanApplicationResult;
  /** Computes all prices anew in the background; while that runs, asking again starts nothing. */
  readonly generateCatalogue: GenerateCatalogueResult;
  /** All that is ready in a store, against the code that the customer shows. */
  readonly handOverPickup: OrderCommandResult;
  readonly klarnaSession: KlarnaSession;
  /** Mails the code of what is ready in a store again, to the order's address. */
  readonly mailPickupCode: OrderCommandResult;
  /** Adds the guest cart of this browser to the signed-in shopper's cart. */
  readonly mergeCarts: Cart;
  /** The shopper pays by card what an approval does not cover: the order waits for that payment, and then for the contract. */
  readonly payDifferenceByCard: LoanApplicationResult;
  readonly payOrder: CheckoutResult;
  readonly processLoanApplication: LoanApplicationResult;
  /** All that waits to be made ready in a store; the customer is mailed. Without a store: pick-ups of before stores had units. */
  readonly readyForPickup: OrderCommandResult;
  /** The items are back: for sale again, or not. */
  readonly receiveReturn: OrderCommandResult;
  /**
   * Names the transaction that staff have found at the payment provider for a payment of unknown outcome. The provider is
   * asked about it: only one for this order and amount is recorded, as the provider knows it.
   */
  readonly recognizeOrderPayment: OrderCommandResult;
  readonly recordOrderEmail: OrderCommandResult;
  readonly recordOrderPhoneCall: OrderCommandResult;
  /** With `revision` an earlier shipment is corrected only if nobody has changed it since. */
  readonly recordOrderShipment: OrderCommandResult;
  /**
   * With `left`, the dollars of the payment that could still be refunded when the person decided: when that has changed,
   * nothing is done and the answer says so.
   */
  readonly refundOrderPayment: OrderCommandResult;
  /** Gives the money for items that are back, by the way it came. */
  readonly refundReturn: OrderCommandResult;
  readonly requestReturn: OwnOrderResult;
  /** Asks the lender how the application stands, records what is new, and does what is owed to the lender. */
  readonly resynchroniseLoanApplication: LoanCommandResult;
  readonly returnOrderItem: OrderCommandResult;
  /** Sends a mail to the customer, and records it. */
  readonly sendOrderEmail: OrderCommandResult;
  /** With `revision` it is done only if nobody has changed that address since. */
  readonly updateOrderBillingAddress: OrderCommandResult;
  /**
   * Where its customer is written to from then on; the link to the order is mailed there. With `revision` it is done only
   * if nobody has changed it since.
   */
  readonly updateOrderEmail: OrderCommandResult;
  /** With `revision` it is done only if nobody has changed that address since. */
  readonly updateOrderShippingAddress: OrderCommandResult;
  readonly updatePriceMarkup: PriceMarkupResult;
  /** The shopper does not want it anymore: the order waits for another way to pay. */
  readonly withdrawLoanApplication: LoanApplicationResult;
  /** Takes back what was asked for of one item, while none of its units has come back. */
  readonly withdrawReturn: OwnOrderResult;
  /**
   * Gives up the money that is missing from a paid order, which then leaves the list of these. No money moves. The amount,
   * in dollars, is all that is missing; when it no longer is, nothing is done and the answer says so.
   */
  readonly writeOffMissingMoney: OrderCommandResult;
};


export type MutationAddItemArgs = {
  commandId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


export type MutationAddOrderNoteArgs = {
  body: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
};


export type MutationAddPriceMarkupArgs = {
  input: AddPriceMarkupInput;
};


export type MutationAnswerReturnArgs = {
  answer?: InputMaybe<Scalars['String']['input']>;
  commandId: Scalars['ID']['input'];
  isAccepted: Scalars['Boolean']['input'];
  itemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};


export type MutationApplyPromotionCodeArgs = {
  commandId?: InputMaybe<Scalars['ID']['input']>;
  promotionCode?: InputMaybe<Scalars['String']['input']>;
};


export type MutationApproveOrderArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};


export type MutationBuyAgainArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelLoanApplicationArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCancelOrderItemUnitsArgs = {
  commandId: Scalars['ID']['input'];
  itemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};


export type MutationCancelOwnItemsArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
  without: ReadonlyArray<FewerUnitsInput>;
};


export type MutationCancelOwnOrderArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeOrderItemStatusArgs = {
  commandId: Scalars['ID']['input'];
  itemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  status: Scalars['String']['input'];
};


export type MutationChangeOrderStatusArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  status: Scalars['String']['input'];
};


export type MutationChangeQuantityArgs = {
  commandId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


export type MutationCheckoutWithBraintreeArgs = {
  input: BraintreeCheckoutInput;
};


export type MutationCheckoutWithCoinbaseArgs = {
  input: CoinbaseCheckoutInput;
};


export type MutationCheckoutWithKlarnaArgs = {
  input: KlarnaCheckoutInput;
};


export type MutationCheckoutWithPlisioArgs = {
  input: PlisioCheckoutInput;
};


export type MutationChooseDeliveryArgs = {
  productIds: ReadonlyArray<Scalars['ID']['input']>;
  storeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationConfirmOrderPayoutArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
  reference: Scalars['String']['input'];
};


export type MutationDeleteItemArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationDeleteOrderItemArgs = {
  commandId: Scalars['ID']['input'];
  itemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};


export type MutationFitOrderToApprovalArgs = {
  orderId: Scalars['ID']['input'];
  orderToken?: InputMaybe<Scalars['String']['input']>;
  without: ReadonlyArray<FewerUnitsInput>;
};


export type MutationHandOverPickupArgs = {
  code: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  storeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationKlarnaSessionArgs = {
  input: KlarnaSessionInput;
};


export type MutationMailPickupCodeArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  storeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationPayDifferenceByCardArgs = {
  orderId: Scalars['ID']['input'];
  orderToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPayOrderArgs = {
  input: PayOrderInput;
};


export type MutationProcessLoanApplicationArgs = {
  input: LoanApplicationInput;
};


export type MutationReadyForPickupArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  storeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationReceiveReturnArgs = {
  commandId: Scalars['ID']['input'];
  itemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
  restock: Scalars['Boolean']['input'];
};


export type MutationRecognizeOrderPaymentArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  transactionId: Scalars['String']['input'];
};


export type MutationRecordOrderEmailArgs = {
  body: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
  direction: Scalars['String']['input'];
  from: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


export type MutationRecordOrderPhoneCallArgs = {
  body: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
  direction: Scalars['String']['input'];
  durationSeconds: Scalars['Int']['input'];
  orderId: Scalars['ID']['input'];
  phone: Scalars['String']['input'];
  subject: Scalars['String']['input'];
};


export type MutationRecordOrderShipmentArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  shipment: ShipmentInput;
};


export type MutationRefundOrderPaymentArgs = {
  amount: Scalars['Float']['input'];
  commandId: Scalars['ID']['input'];
  left?: InputMaybe<Scalars['Float']['input']>;
  orderId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRefundReturnArgs = {
  amount: Scalars['Float']['input'];
  commandId: Scalars['ID']['input'];
  itemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};


export type MutationRequestReturnArgs = {
  commandId: Scalars['ID']['input'];
  lines: ReadonlyArray<ReturnLineInput>;
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResynchroniseLoanApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReturnOrderItemArgs = {
  commandId: Scalars['ID']['input'];
  itemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSendOrderEmailArgs = {
  body: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
};


export type MutationUpdateOrderBillingAddressArgs = {
  address: AddressInput;
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateOrderEmailArgs = {
  commandId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateOrderShippingAddressArgs = {
  address: AddressInput;
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdatePriceMarkupArgs = {
  input: UpdatePriceMarkupInput;
};


export type MutationWithdrawLoanApplicationArgs = {
  orderId: Scalars['ID']['input'];
  orderToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWithdrawReturnArgs = {
  commandId: Scalars['ID']['input'];
  itemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  returnId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWriteOffMissingMoneyArgs = {
  amount: Scalars['Float']['input'];
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type NamedItem = {
  readonly __typename?: 'NamedItem';
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** What buying a leased order costs by the terms that were offered, in dollars. */
export type OfferedSchedule = {
  readonly __typename?: 'OfferedSchedule';
  /** All payments together of who buys within those days. */
  readonly earlyPurchase: Scalars['Float']['output'];
  readonly earlyPurchaseDays: Scalars['Int']['output'];
  /** A payment is due every `week`, `2 weeks` or `month`. */
  readonly every: Scalars['String']['output'];
};

/** An order with all that staff may see. Amounts in dollars, times in UTC. */
export type Order = {
  readonly __typename?: 'Order';
  readonly acceptLanguages?: Maybe<Scalars['String']['output']>;
  readonly address1: Scalars['String']['output'];
  readonly address2: Scalars['String']['output'];
  readonly affiliateId?: Maybe<Scalars['String']['output']>;
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  readonly balance: OrderBalance;
  readonly billingAddressMayChange: Scalars['Boolean']['output'];
  readonly billingCountry: Scalars['String']['output'];
  /** Of the billing address: the order's own name and phone stay when it changes. */
  readonly billingFirstName: Scalars['String']['output'];
  readonly billingLastName: Scalars['String']['output'];
  readonly billingPhone: Scalars['String']['output'];
  /** Its customer may still cancel it. */
  readonly canBeCancelled: Scalars['Boolean']['output'];
  /** Null for an order that was not placed from a cart. */
  readonly cartId?: Maybe<Scalars['ID']['output']>;
  readonly city: Scalars['String']['output'];
  readonly clickHash?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['String']['output'];
  readonly createdById: Scalars['String']['output'];
  readonly createdByName: Scalars['String']['output'];
  readonly discount: Scalars['Float']['output'];
  readonly email: Scalars['String']['output'];
  readonly facebookClickId?: Maybe<Scalars['String']['output']>;
  readonly firstName: Scalars['String']['output'];
  /** The check was asked for and is not answered: nothing can be shipped until then. */
  readonly fraudCheckIsDue: Scalars['Boolean']['output'];
  readonly fraudEmailFirstSeen?: Maybe<Scalars['String']['output']>;
  readonly fraudIpDistanceFromAddress?: Maybe<Scalars['Float']['output']>;
  readonly fraudIsChecked?: Maybe<Scalars['Boolean']['output']>;
  /** What speaks against the order, or why it was not checked, in sentences. */
  readonly fraudReasons: ReadonlyArray<Scalars['String']['output']>;
  readonly fraudScore?: Maybe<Scalars['Float']['output']>;
  readonly googleClickId?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly ipAddress?: Maybe<Scalars['String']['output']>;
  /** Of a read with `position`: it did not wait long enough, and what the caller wrote may be missing. */
  readonly isBehind?: Maybe<Scalars['Boolean']['output']>;
  /** Some of its history cannot be shown. */
  readonly isIncomplete: Scalars['Boolean']['output'];
  readonly items: ReadonlyArray<OrderItem>;
  readonly lastName: Scalars['String']['output'];
  readonly leaseDetails?: Maybe<LeaseDetails>;
  readonly leaseId?: Maybe<Scalars['String']['output']>;
  readonly lenderSignatureUrl?: Maybe<Scalars['String']['output']>;
  readonly lenderTake?: Maybe<Scalars['Float']['output']>;
  /** Statuses that the order may go to next. */
  readonly nextStatuses: ReadonlyArray<Scalars['String']['output']>;
  readonly orderSubmittedDate?: Maybe<Scalars['String']['output']>;
  readonly originalPrice: Scalars['Float']['output'];
  readonly paymentDetails: ReadonlyArray<PaymentDetails>;
  readonly phone: Scalars['String']['output'];
  readonly position: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly priceMarkupGroupId?: Maybe<Scalars['String']['output']>;
  readonly promotionCode?: Maybe<Scalars['String']['output']>;
  /** What was paid and not given back. */
  readonly refundable: Scalars['Float']['output'];
  /** Null while it is not under review. */
  readonly review?: Maybe<Review>;
  /** Revision of the last event this answer includes. */
  readonly revision: Scalars['Int']['output'];
  readonly rollupId?: Maybe<Scalars['String']['output']>;
  readonly shipAddress1: Scalars['String']['output'];
  readonly shipAddress2: Scalars['String']['output'];
  readonly shipCity: Scalars['String']['output'];
  readonly shipCountry: Scalars['String']['output'];
  readonly shipFirstName: Scalars['String']['output'];
  readonly shipLastName: Scalars['String']['output'];
  readonly shipPhone: Scalars['String']['output'];
  readonly shipPostalCode: Scalars['String']['output'];
  readonly shipState: Scalars['String']['output'];
  /** Oldest first. */
  readonly shipments?: Maybe<ReadonlyArray<Shipment>>;
  readonly shipped: Scalars['Boolean']['output'];
  readonly shippingAddressMayChange: Scalars['Boolean']['output'];
  readonly shippingCost: Scalars['Float']['output'];
  readonly state: Scalars['String']['output'];
  /** PENDING_PAYMENT, PAYMENT_RECEIVED, PENDING_ESIGNATURE, PENDING_REVIEW, CONFIRMED_BY_SUPPLIER, PENDING_FULFILMENT, COMPLETED, CANCELLED, RETURNED, CANCELLED_BY_SUPPLIER, PAYMENT_FAILED or LOAN_IN_PROCESS. */
  readonly status: Scalars['String']['output'];
  readonly subAffiliateId?: Maybe<Scalars['String']['output']>;
  readonly subTotal: Scalars['Float']['output'];
  readonly submittedBy?: Maybe<Scalars['String']['output']>;
  readonly submittedRollupId?: Maybe<Scalars['String']['output']>;
  readonly tax: Scalars['Float']['output'];
  readonly total: Scalars['Float']['output'];
  readonly uniqueId: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
  readonly updatedById: Scalars['String']['output'];
  readonly updatedByName: Scalars['String']['output'];
  readonly userAgent?: Maybe<Scalars['String']['output']>;
  readonly username?: Maybe<Scalars['String']['output']>;
  readonly utmCampaign?: Maybe<Scalars['String']['output']>;
  readonly utmMedium?: Maybe<Scalars['String']['output']>;
  readonly utmSource?: Maybe<Scalars['String']['output']>;
};

/** What has become of an order's money, in dollars. What the shop keeps is paid less refunded. */
export type OrderBalance = {
  readonly __typename?: 'OrderBalance';
  /** Will be paid by the lender of a signed contract. */
  readonly fromLender: Scalars['Float']['output'];
  readonly paid: Scalars['Float']['output'];
  /** Still to be given back: for units that were canceled or returned, or beyond the total. */
  readonly refundOwed: Scalars['Float']['output'];
  readonly refunded: Scalars['Float']['output'];
  /** On its way back. */
  readonly refunding: Scalars['Float']['output'];
  /** By the customer, now or once a review ends; of an order that counts as paid: what is missing. */
  readonly stillToPay: Scalars['Float']['output'];
};

export type OrderCancelled = {
  readonly __typename?: 'OrderCancelled';
  /** In the customer's own words; null where somebody else did it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/**
 * Outcome of a staff command. A refusal is an answer, with a message for the person, not an exception. The `commandId` of a
 * command is a random UUID that the client makes: sent again with the same one, for the same order, it changes nothing and
 * answers the first outcome.
 */
export type OrderCommandResult = {
  readonly __typename?: 'OrderCommandResult';
  /** Of the values sent, by property. */
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly message: Scalars['String']['output'];
  readonly order?: Maybe<Order>;
  readonly position?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type OrderCounts = {
  readonly __typename?: 'OrderCounts';
  /** One count for each of the 12 statuses. */
  readonly byStatus: ReadonlyArray<StatusCount>;
  /** Kept for existing clients. */
  readonly history: AdminHistoryCounts;
  /** The answer did not wait long enough for `position`: what the caller wrote may be missing in it. */
  readonly isBehind: Scalars['Boolean']['output'];
  /** The filter leaves more than are counted: there are at least so many of each. */
  readonly isPartial: Scalars['Boolean']['output'];
  readonly total: Scalars['Int']['output'];
};

export type OrderFilterInput = {
  readonly affiliateId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Created on or after this day in UTC (2026-11-01) or instant (2026-11-01T05:00:00Z). Reports count by days of the shop's
   * time zone.
   */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** CARD, GOOGLE_PAY, CRYPTO, KLARNA or LEASE. */
  readonly gatewayType?: InputMaybe<Scalars['String']['input']>;
  /** Dollars. */
  readonly maxTotal?: InputMaybe<Scalars['Float']['input']>;
  /** Dollars. */
  readonly minTotal?: InputMaybe<Scalars['Float']['input']>;
  /** With a payment that its customer disputes, until their bank has decided. */
  readonly onlyDisputed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of a supplier of one of its items. */
  readonly partner?: InputMaybe<Scalars['String']['input']>;
  /** PENDING_PICKUP or READY_TO_PICKUP: what its items that are picked up wait for. */
  readonly pickupStatus?: InputMaybe<Scalars['String']['input']>;
  /** Order number, name, email, phone, city, ZIP code, last digits of a card, lease id, SKU, transaction id or tracking number; parts of words match. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these: PENDING_PAYMENT, PAYMENT_RECEIVED, PENDING_ESIGNATURE, PENDING_REVIEW, CONFIRMED_BY_SUPPLIER, PENDING_FULFILMENT, COMPLETED, CANCELLED, RETURNED, CANCELLED_BY_SUPPLIER, PAYMENT_FAILED or LOAN_IN_PROCESS. */
  readonly statuses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Created on or before this day in UTC, or before this instant. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

export type OrderItem = {
  readonly __typename?: 'OrderItem';
  readonly attributes: ReadonlyArray<Attribute>;
  readonly brand: Scalars['String']['output'];
  readonly brandId: Scalars['String']['output'];
  readonly carrier?: Maybe<Scalars['String']['output']>;
  /** Name of its category. */
  readonly category: Scalars['String']['output'];
  /** DELIVERY_SHIPPING or DELIVERY_PICKUP. */
  readonly deliveryType: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly discount: Scalars['Float']['output'];
  readonly estimatedDeliveryDate?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether the order's totals include it; false for what was canceled while the rest stayed. */
  readonly isCounted: Scalars['Boolean']['output'];
  readonly largeImage: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Statuses that the item may go to next. Staff only. */
  readonly nextStatuses?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly orderId: Scalars['ID']['output'];
  readonly originalPrice: Scalars['Float']['output'];
  readonly partner: Scalars['String']['output'];
  readonly partnerOrderId?: Maybe<Scalars['String']['output']>;
  /** Where it is picked up; null for what is sent. */
  readonly pickupStore?: Maybe<PickupStore>;
  readonly price: Scalars['Float']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productType: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly returnRequest?: Maybe<ReturnRequest>;
  /** Units that left the shop and are not back. */
  readonly returnableQuantity: Scalars['Int']['output'];
  /** The last instant at which its customer may ask for a return; null while nothing of it has left the shop. */
  readonly returnableUntil?: Maybe<Scalars['String']['output']>;
  readonly returnedQuantity: Scalars['Int']['output'];
  readonly shipMethod?: Maybe<Scalars['String']['output']>;
  readonly shippedDate?: Maybe<Scalars['String']['output']>;
  readonly shippedQuantity: Scalars['Int']['output'];
  readonly shippingCarrier?: Maybe<Scalars['String']['output']>;
  readonly shippingCost: Scalars['Float']['output'];
  readonly size: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
  readonly smallImage: Scalars['String']['output'];
  /** PENDING, LOAN_IN_PROCESS, PAYMENT_FAILED, PENDING_SHIPMENT, SHIPPED, DELIVERED, PENDING_PICKUP, READY_TO_PICKUP, PICKUPED, CANCELLED, CANCELLED_BY_SUPPLIER or RETURNED. */
  readonly status: Scalars['String']['output'];
  readonly subTotal: Scalars['Float']['output'];
  readonly supplierCost?: Maybe<Scalars['Float']['output']>;
  readonly tax: Scalars['Float']['output'];
  readonly thumbnailImage: Scalars['String']['output'];
  readonly total: Scalars['Float']['output'];
  readonly totalShippingCost: Scalars['Float']['output'];
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  readonly trackingUrl?: Maybe<Scalars['String']['output']>;
  readonly urlPath: Scalars['String']['output'];
  readonly winnerMarkupId?: Maybe<Scalars['String']['output']>;
};

/** Opens the page of an order without an account. */
export type OrderLink = {
  readonly __typename?: 'OrderLink';
  readonly id: Scalars['ID']['output'];
  readonly token: Scalars['String']['output'];
};

export type OrderPage = {
  readonly __typename?: 'OrderPage';
  /** The answer did not wait long enough for `position`: what the caller wrote may be missing in it. */
  readonly isBehind: Scalars['Boolean']['output'];
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  readonly orders: ReadonlyArray<CustomerOrderSummary>;
};

export type OrderPlaced = {
  readonly __typename?: 'OrderPlaced';
  readonly items: ReadonlyArray<ItemUnits>;
  readonly total: Scalars['Float']['output'];
};

export type OrderSort =
  /** By when it was created. */
  | 'NEWEST'
  | 'OLDEST'
  | 'TOTAL_ASC'
  | 'TOTAL_DESC'
  /** What changed last first. */
  | 'UPDATED';

export type OrderStatusReached = {
  readonly __typename?: 'OrderStatusReached';
  readonly status: Scalars['String']['output'];
};

export type OrderSummary = {
  readonly __typename?: 'OrderSummary';
  readonly affiliateId?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['String']['output'];
  readonly customerName: Scalars['String']['output'];
  /** The customer disputes it with their bank, which has not decided. */
  readonly disputed: Scalars['Float']['output'];
  readonly email: Scalars['String']['output'];
  readonly firstItemName: Scalars['String']['output'];
  /** CARD, GOOGLE_PAY, CRYPTO, KLARNA or LEASE. */
  readonly gatewayType?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Some of its history cannot be shown. */
  readonly isIncomplete: Scalars['Boolean']['output'];
  /** Units that were not canceled. */
  readonly itemCount: Scalars['Int']['output'];
  readonly orderSubmittedDate?: Maybe<Scalars['String']['output']>;
  /** Came in, whatever went back. */
  readonly paid: Scalars['Float']['output'];
  /** Went back. */
  readonly refunded: Scalars['Float']['output'];
  readonly shipState: Scalars['String']['output'];
  /** PENDING_PAYMENT, PAYMENT_RECEIVED, PENDING_ESIGNATURE, PENDING_REVIEW, CONFIRMED_BY_SUPPLIER, PENDING_FULFILMENT, COMPLETED, CANCELLED, RETURNED, CANCELLED_BY_SUPPLIER, PAYMENT_FAILED or LOAN_IN_PROCESS. */
  readonly status: Scalars['String']['output'];
  readonly total: Scalars['Float']['output'];
  readonly uniqueId: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
};

export type OwnApplicationPage = {
  readonly __typename?: 'OwnApplicationPage';
  readonly applications: ReadonlyArray<CustomerLoanApplication>;
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

/**
 * What became of something that its customer asked for. A refusal is an answer, with a message for the person. The
 * `commandId` is a random UUID that the client makes: sent again with the same one, it changes nothing.
 */
export type OwnOrderResult = {
  readonly __typename?: 'OwnOrderResult';
  /** Of the values sent, by property. */
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly message: Scalars['String']['output'];
  readonly order?: Maybe<CustomerOrder>;
  readonly position?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ParcelShipped = {
  readonly __typename?: 'ParcelShipped';
  readonly carrier: Scalars['String']['output'];
  readonly estimatedDeliveryDate?: Maybe<Scalars['String']['output']>;
  /** The carrier's data of a parcel that was told of before. */
  readonly isCorrection: Scalars['Boolean']['output'];
  readonly items: ReadonlyArray<ItemUnits>;
  readonly shipMethod: Scalars['String']['output'];
  readonly shipmentId: Scalars['ID']['output'];
  readonly trackingNumber: Scalars['String']['output'];
  readonly trackingUrl: Scalars['String']['output'];
};

/** Pays an order that waits for its payment, whoever began it and however it was to be paid before. */
export type PayOrderInput = {
  /** What was chosen at that gateway, such as a coin. */
  readonly choice?: InputMaybe<Scalars['String']['input']>;
  readonly deviceData?: InputMaybe<Scalars['String']['input']>;
  /** Total the shopper saw, in dollars. When it is no longer right, nothing is charged and the answer says so. */
  readonly expectedTotal: Scalars['Float']['input'];
  readonly gatewayName: Scalars['String']['input'];
  readonly orderId: Scalars['ID']['input'];
  /** Of a guest: the token of the order's link. */
  readonly orderToken?: InputMaybe<Scalars['String']['input']>;
  /** What the gateway's form in the browser gave; a new random text where it has none. The same again is the same attempt. */
  readonly token: Scalars['String']['input'];
};

export type PaymentDetails = {
  readonly __typename?: 'PaymentDetails';
  readonly amount: Scalars['Float']['output'];
  readonly approvedLeaseAmount?: Maybe<Scalars['Float']['output']>;
  readonly at: Scalars['String']['output'];
  readonly cardLastFour?: Maybe<Scalars['String']['output']>;
  readonly cardType?: Maybe<Scalars['String']['output']>;
  /** Of a payment at a gateway's own page: what has been seen of it, in dollars, and is not final yet. */
  readonly detected: Scalars['Float']['output'];
  /** Of a received payment: what the customer disputes with their bank, in dollars, until the bank has decided. */
  readonly disputed: Scalars['Float']['output'];
  readonly gatewayName: Scalars['String']['output'];
  /** CARD, GOOGLE_PAY, CRYPTO, KLARNA or LEASE. */
  readonly gatewayType: Scalars['String']['output'];
  /** sale, refund, void, lease or write-off. */
  readonly kind: Scalars['String']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly paymentId: Scalars['ID']['output'];
  /** Where the shopper pays, at a gateway with pages of its own. */
  readonly paymentUrl?: Maybe<Scalars['String']['output']>;
  /** Of a refund or a void: the payment that it gives back. */
  readonly refersTo?: Maybe<Scalars['ID']['output']>;
  /** requested, unanswered, started, reviewing, succeeded, declined, failed or settled. */
  readonly result: Scalars['String']['output'];
  readonly secondaryLeaseId?: Maybe<Scalars['String']['output']>;
  readonly transactionId?: Maybe<Scalars['String']['output']>;
};

/** A way to pay. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** What the shopper chooses from, such as coins; empty where there is nothing to choose. */
  readonly choices: ReadonlyArray<PaymentMethodChoice>;
  /** For payOrder; null where a way has a mutation of its own for that. */
  readonly gatewayName?: Maybe<Scalars['String']['output']>;
  /** Names the way to pay for good, such as card. */
  readonly id: Scalars['ID']['output'];
  /** Why it cannot be used at the moment; null when it can. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** What it means in money and time. */
  readonly terms: Scalars['String']['output'];
  /** Of terms that can change while they are read: an application hands it back; null where there are none. */
  readonly termsId?: Maybe<Scalars['ID']['output']>;
  readonly title: Scalars['String']['output'];
};

export type PaymentMethodChoice = {
  readonly __typename?: 'PaymentMethodChoice';
  readonly id: Scalars['ID']['output'];
  /** Why it cannot pay this, such as an order that is too small; null when it can. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type PaymentOutcome =
  | 'DECLINED'
  | 'FAILED'
  /** The gateway has not answered yet. */
  | 'PENDING'
  | 'RECEIVED'
  /** The shopper is to pay at the gateway's own page. */
  | 'STARTED'
  | 'VOIDED';

export type PaymentUpdated = {
  readonly __typename?: 'PaymentUpdated';
  readonly amount: Scalars['Float']['output'];
  readonly cardLastFour?: Maybe<Scalars['String']['output']>;
  readonly cardType?: Maybe<Scalars['String']['output']>;
  readonly gatewayType: Scalars['String']['output'];
  /** The gateway's words for the customer. */
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly outcome: PaymentOutcome;
  readonly paymentId: Scalars['ID']['output'];
};

export type PendingOrder = {
  readonly __typename?: 'PendingOrder';
  readonly id: Scalars['ID']['output'];
  /** Money is on its way: it cannot be paid again, nor the cart be changed, until its outcome is known. */
  readonly isBeingPaid: Scalars['Boolean']['output'];
  readonly status: Scalars['String']['output'];
  readonly uniqueId: Scalars['String']['output'];
};

/** A store where items are picked up. */
export type PickupStore = {
  readonly __typename?: 'PickupStore';
  readonly address1: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly hours: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly storeId: Scalars['ID']['output'];
};

export type PlisioCheckoutInput = {
  /** A new random text for each attempt to pay. The same again is the same attempt. */
  readonly attempt: Scalars['String']['input'];
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** The cart to check out. Submitting it again returns the same order; after a failure, it tries the payment again. */
  readonly cartId: Scalars['ID']['input'];
  /** One of the choices of the payment method plisio, such as BTC. */
  readonly currency: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  /** Total the shopper saw, in dollars. When it is no longer right, no invoice is made and the answer says so. */
  readonly expectedTotal: Scalars['Float']['input'];
  readonly isBillingShippingSame: Scalars['Boolean']['input'];
  readonly shippingAddress: AddressInput;
  readonly tracking?: InputMaybe<TrackingInput>;
};

export type PreviewExample = {
  readonly __typename?: 'PreviewExample';
  readonly name: Scalars['String']['output'];
  readonly newPrice: Scalars['Float']['output'];
  readonly oldPrice: Scalars['Float']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly sku: Scalars['String']['output'];
  readonly supplierCost: Scalars['Float']['output'];
};

export type PreviewPriceMarkupInput = {
  /** Of the rule that is changed; absent for a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  readonly rule: PriceMarkupRuleInput;
  readonly supplierId?: InputMaybe<Scalars['String']['input']>;
  readonly type: Scalars['String']['input'];
};

/** What the products concerned brought in orders of the last 90 days, and would have brought at their new prices. */
export type PreviewSales = {
  readonly __typename?: 'PreviewSales';
  readonly margin: Scalars['Float']['output'];
  readonly marginThen: Scalars['Float']['output'];
  readonly net: Scalars['Float']['output'];
  readonly netThen: Scalars['Float']['output'];
  readonly units: Scalars['Int']['output'];
};

export type PriceChange = {
  readonly __typename?: 'PriceChange';
  readonly at: Scalars['String']['output'];
  readonly by: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly newPrice: Scalars['Float']['output'];
  readonly oldPrice: Scalars['Float']['output'];
  /** The rule with its terms as they were then. */
  readonly priceMarkup?: Maybe<PriceMarkup>;
  readonly supplierCost: Scalars['Float']['output'];
};

export type PriceGeneration = {
  readonly __typename?: 'PriceGeneration';
  /** Products that get another price; null until it is known. */
  readonly changes?: Maybe<Scalars['Int']['output']>;
  readonly finishedAt?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly requestedAt: Scalars['String']['output'];
  readonly requestedBy: Scalars['String']['output'];
  /** waiting, running, done, failed */
  readonly state: Scalars['String']['output'];
  /** How many of them are written; shoppers see none of it before the end. */
  readonly written: Scalars['Int']['output'];
};

export type PriceHistoryPage = {
  readonly __typename?: 'PriceHistoryPage';
  readonly changes: ReadonlyArray<PriceChange>;
  readonly pageNumber: Scalars['Int']['output'];
  readonly pageSize: Scalars['Int']['output'];
  readonly product: PricedProduct;
  readonly totalCount: Scalars['Int']['output'];
};

export type PriceMarkup = {
  readonly __typename?: 'PriceMarkup';
  readonly createdAt: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isDeleted: Scalars['Boolean']['output'];
  readonly rule: PriceMarkupRule;
  /** The partner whose products it prices; null: everybody's. */
  readonly supplierId?: Maybe<Scalars['String']['output']>;
  /** What it is called: its products and what it makes of their cost. */
  readonly title: Scalars['String']['output'];
  /** ANY, electronics, tire, wheel, accessory */
  readonly type: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
};

export type PriceMarkupBrand = {
  readonly __typename?: 'PriceMarkupBrand';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type PriceMarkupBrandInput = {
  readonly id: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
};

/** What rules can choose by. */
export type PriceMarkupChoices = {
  readonly __typename?: 'PriceMarkupChoices';
  readonly brands: ReadonlyArray<PriceMarkupBrand>;
  readonly suppliers: ReadonlyArray<Scalars['String']['output']>;
};

export type PriceMarkupPage = {
  readonly __typename?: 'PriceMarkupPage';
  readonly pageNumber: Scalars['Int']['output'];
  readonly pageSize: Scalars['Int']['output'];
  readonly priceMarkups: ReadonlyArray<PriceMarkup>;
  readonly totalCount: Scalars['Int']['output'];
};

/** What saving the rule and generating prices would change in the shop. */
export type PriceMarkupPreview = {
  readonly __typename?: 'PriceMarkupPreview';
  readonly averageChange: Scalars['Float']['output'];
  readonly changed: Scalars['Int']['output'];
  /** Largest changes first. */
  readonly examples: ReadonlyArray<PreviewExample>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly greatestChange: Scalars['Float']['output'];
  readonly leastChange: Scalars['Float']['output'];
  /** Products that the rule would price. */
  readonly priced: Scalars['Int']['output'];
  readonly raised: Scalars['Int']['output'];
  readonly sales: PreviewSales;
};

export type PriceMarkupResult = {
  readonly __typename?: 'PriceMarkupResult';
  /** Of the values sent, by property; `rule` for one that contradicts another rule. */
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly message: Scalars['String']['output'];
  readonly priceMarkup?: Maybe<PriceMarkup>;
  readonly success: Scalars['Boolean']['output'];
};

/** How prices are made of costs. Prices are costs at the supplier, in dollars; a markup value is percent or dollars. */
export type PriceMarkupRule = {
  readonly __typename?: 'PriceMarkupRule';
  readonly brands: ReadonlyArray<PriceMarkupBrand>;
  /** Slug of the category menu; a group stands for all its subcategories. */
  readonly categoryName?: Maybe<Scalars['String']['output']>;
  /** PERCENT, FIXED */
  readonly markupType: Scalars['String']['output'];
  /** Negative takes off. */
  readonly markupValue: Scalars['Float']['output'];
  readonly maxPrice?: Maybe<Scalars['Float']['output']>;
  readonly minPrice?: Maybe<Scalars['Float']['output']>;
  /** NONE, NEAREST_DOLLAR, UP_TO_DOLLAR, UP_TO_99, UP_TO_95 */
  readonly roundingMethod: Scalars['String']['output'];
  /** BRAND, CATEGORY, PRICE_RANGE, ALL */
  readonly ruleType: Scalars['String']['output'];
};

export type PriceMarkupRuleInput = {
  readonly brands?: InputMaybe<ReadonlyArray<PriceMarkupBrandInput>>;
  readonly categoryName?: InputMaybe<Scalars['String']['input']>;
  readonly markupType: Scalars['String']['input'];
  readonly markupValue: Scalars['Float']['input'];
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly roundingMethod: Scalars['String']['input'];
  readonly ruleType: Scalars['String']['input'];
};

export type PricedProduct = {
  readonly __typename?: 'PricedProduct';
  readonly brand: Scalars['String']['output'];
  readonly category: Scalars['String']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly partner: Scalars['String']['output'];
  /** The rule that made its price; null: its supplier's own. */
  readonly priceMarkup?: Maybe<PriceMarkup>;
  readonly productId: Scalars['ID']['output'];
  readonly regularPrice: Scalars['Float']['output'];
  readonly salePrice: Scalars['Float']['output'];
  readonly sku: Scalars['String']['output'];
  readonly supplierCost: Scalars['Float']['output'];
  readonly thumbnailImage: Scalars['String']['output'];
};

export type PricedProductPage = {
  readonly __typename?: 'PricedProductPage';
  readonly pageNumber: Scalars['Int']['output'];
  readonly pageSize: Scalars['Int']['output'];
  readonly products: ReadonlyArray<PricedProduct>;
  readonly totalCount: Scalars['Int']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly adminLoanApplication?: Maybe<LoanApplicationDetails>;
  readonly adminLoanApplications: LoanApplicationPage;
  readonly adminOrder?: Maybe<Order>;
  /** The order as it was after the event with this revision. */
  readonly adminOrderAt?: Maybe<Order>;
  /** Of what the filter leaves; its statuses are no part of it. */
  readonly adminOrderCounts: OrderCounts;
  readonly adminOrderTimeline?: Maybe<Timeline>;
  readonly adminOrders: AdminOrderPage;
  /** Orders in PENDING_REVIEW. */
  readonly adminReviewQueue: ReviewQueue;
  readonly affiliateSummaryReport: AffiliateSummaryReport;
  /** Loan applications of the signed-in shopper, newest first. */
  readonly applications: OwnApplicationPage;
  readonly bestBuyExpensesReport: BestBuyExpensesReport;
  readonly cardForm: CardForm;
  readonly cart: Cart;
  /** Price markups saved since prices were generated last: they wait for the next time. */
  readonly changedPriceMarkups: Scalars['Int']['output'];
  /** Totals with tax and shipping for the cart and a destination. */
  readonly checkoutQuote: CheckoutQuote;
  readonly customerValueReport: CustomerValueReport;
  readonly dailyAffiliateReport: DailyAffiliateReport;
  readonly dailyBusinessReport: DailyBusinessReport;
  /** A charge for the cart's order. Check out before it is shown, so that its money has an order. */
  readonly generateCoinbaseChargeId: CoinbaseCharge;
  readonly getPriceMarkup: PriceMarkupPage;
  readonly googleKeywordsReport: GoogleKeywordsReport;
  readonly googlePay: GooglePaySettings;
  readonly mostPopularProductsReport: MostPopularProductsReport;
  /** An order of the signed-in shopper, or of a guest who holds its token. Not theirs: null. */
  readonly order?: Maybe<CustomerOrder>;
  /** Counts of the signed-in shopper's orders. */
  readonly orderCounts: CustomerOrderCounts;
  /** What its customer is told of the order, oldest first. */
  readonly orderTimeline?: Maybe<CustomerTimeline>;
  /** Orders of the signed-in shopper, newest first. */
  readonly orders: OrderPage;
  /** The ways to pay this cart, or this order, in the order in which to offer them. */
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  /** To the order that the cart of this browser became, while its payment is owed; null where there is none. */
  readonly pendingOrderLink?: Maybe<OrderLink>;
  /** What the customer shows at the counter, while something of the order waits for them there. */
  readonly pickupCode?: Maybe<Scalars['String']['output']>;
  readonly previewPriceMarkup: PriceMarkupPreview;
  /** The newest one, whatever became of it. */
  readonly priceGeneration?: Maybe<PriceGeneration>;
  readonly priceHistory?: Maybe<PriceHistoryPage>;
  readonly priceMarkup?: Maybe<PriceMarkup>;
  readonly priceMarkupChoices: PriceMarkupChoices;
  /** By sku, or by words of its name. */
  readonly pricedProducts: PricedProductPage;
  /** Any report, by its name in addresses: revenue, affiliate-summary. */
  readonly report: Report;
  /** Values for the reports' filters. */
  readonly reportFilters: ReportFilters;
  /** Days in which what is bought now can be returned, from when it arrives. */
  readonly returnDays: Scalars['Int']['output'];
  readonly revenueReport: RevenueReport;
  /** The signed contract by which a lender pays an order; null where there is none. */
  readonly signedContract?: Maybe<SignedContract>;
  readonly trafficSourcesReport: TrafficSourcesReport;
  readonly transactionsReport: TransactionsReport;
};


export type QueryAdminLoanApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminLoanApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  onlyStuck?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  statuses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  username?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdminOrderArgs = {
  id: Scalars['ID']['input'];
  position?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdminOrderAtArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


export type QueryAdminOrderCountsArgs = {
  filter?: InputMaybe<OrderFilterInput>;
  position?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdminOrderTimelineArgs = {
  id: Scalars['ID']['input'];
  position?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdminOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrderSort>;
};


export type QueryAdminReviewQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAffiliateSummaryReportArgs = {
  input: ReportInput;
};


export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBestBuyExpensesReportArgs = {
  input: ReportInput;
};


export type QueryCheckoutQuoteArgs = {
  cartId: Scalars['ID']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCustomerValueReportArgs = {
  input: ReportInput;
};


export type QueryDailyAffiliateReportArgs = {
  input: ReportInput;
};


export type QueryDailyBusinessReportArgs = {
  input: ReportInput;
};


export type QueryGenerateCoinbaseChargeIdArgs = {
  input: CoinbaseChargeInput;
};


export type QueryGetPriceMarkupArgs = {
  input: GetPriceMarkupInput;
};


export type QueryGoogleKeywordsReportArgs = {
  input: ReportInput;
};


export type QueryMostPopularProductsReportArgs = {
  input: ReportInput;
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
  position?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrderCountsArgs = {
  position?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrderTimelineArgs = {
  id: Scalars['ID']['input'];
  position?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPaymentMethodsArgs = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  orderId?: InputMaybe<Scalars['ID']['input']>;
  orderToken?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPickupCodeArgs = {
  orderId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPreviewPriceMarkupArgs = {
  input: PreviewPriceMarkupInput;
};


export type QueryPriceHistoryArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  productId: Scalars['ID']['input'];
};


export type QueryPriceMarkupArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPricedProductsArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


export type QueryReportArgs = {
  input: ReportInput;
  name: Scalars['String']['input'];
};


export type QueryRevenueReportArgs = {
  input: ReportInput;
};


export type QuerySignedContractArgs = {
  orderId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTrafficSourcesReportArgs = {
  input: ReportInput;
};


export type QueryTransactionsReportArgs = {
  input: ReportInput;
};

export type RefundOutcome =
  | 'COMPLETED'
  | 'DELAYED'
  | 'STARTED';

export type RefundUpdated = {
  readonly __typename?: 'RefundUpdated';
  readonly amount: Scalars['Float']['output'];
  readonly cardLastFour?: Maybe<Scalars['String']['output']>;
  readonly cardType?: Maybe<Scalars['String']['output']>;
  readonly gatewayType: Scalars['String']['output'];
  readonly outcome: RefundOutcome;
  readonly paymentId: Scalars['ID']['output'];
};

export type ReminderSent = {
  readonly __typename?: 'ReminderSent';
  readonly email: Scalars['String']['output'];
  readonly number: Scalars['Int']['output'];
  /** One of: payment, signature, pickup. */
  readonly reminder: Scalars['String']['output'];
};

/**
 * Any report. Columns describe the cells of each row in order; money cells are decimal strings, exact to the cent. Each
 * report is a type of its own, too, with its columns as typed fields.
 */
export type Report = {
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Where the next page begins; null after the last row. */
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<ReportRow>;
  /** Of all rows, also of those on other pages. */
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type ReportColumn = {
  readonly __typename?: 'ReportColumn';
  readonly key: Scalars['String']['output'];
  /** text, time, count, money, percent */
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type ReportFilters = {
  readonly __typename?: 'ReportFilters';
  readonly affiliate: ReadonlyArray<Scalars['String']['output']>;
  readonly brand: ReadonlyArray<Scalars['String']['output']>;
  readonly category: ReadonlyArray<Scalars['String']['output']>;
  readonly gateway: ReadonlyArray<Scalars['String']['output']>;
  readonly partner: ReadonlyArray<Scalars['String']['output']>;
  /** Whose days the reports count by. */
  readonly timeZone: Scalars['String']['output'];
};

export type ReportInput = {
  readonly affiliateId?: InputMaybe<Scalars['String']['input']>;
  /** `next` of the page before. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
  /** `asOf` of an earlier answer, for the figures that were known then; absent: now. */
  readonly asOf?: InputMaybe<Scalars['String']['input']>;
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** The most rows, up to 500. Rows of time all come at once. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** Days of the shop's time zone, inclusive: 2026-11-01. */
  readonly from: Scalars['String']['input'];
  /** This and the next ones: one of the values of `reportFilters`; absent: all. */
  readonly gateway?: InputMaybe<Scalars['String']['input']>;
  /**
   * Transactions: transaction, gateway, day. Revenue: day, week, month, category, gateway, promotion. Daily Business: day.
   * Customer Value: customer, month. Google Keywords: keyword. Traffic Sources: source, medium, campaign.
   * Most Popular Products: product, brand, category, tire-size. Best Buy Expenses: day, sku, order.
   * Daily Affiliate: day, affiliate, sub-affiliate. Affiliate Summary: affiliate, rollup.
   */
  readonly groupBy: Scalars['String']['input'];
  /** asc, desc */
  readonly order?: InputMaybe<Scalars['String']['input']>;
  readonly partner?: InputMaybe<Scalars['String']['input']>;
  /** Key of a column; absent: as the report has it. */
  readonly sort?: InputMaybe<Scalars['String']['input']>;
  /** Only orders of these: PENDING_PAYMENT, PAYMENT_RECEIVED, PENDING_ESIGNATURE, PENDING_REVIEW, CONFIRMED_BY_SUPPLIER, PENDING_FULFILMENT, COMPLETED, CANCELLED, RETURNED, CANCELLED_BY_SUPPLIER, PAYMENT_FAILED or LOAN_IN_PROCESS. */
  readonly statuses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly to: Scalars['String']['input'];
  /**
   * Which visit orders count for in Traffic Sources and Google Keywords: first, last (when absent), lastPaid. Other reports
   * refuse it: what an affiliate is owed follows from the order.
   */
  readonly touch?: InputMaybe<Scalars['String']['input']>;
};

export type ReportRow = {
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  /** What the row counts, where it has a page: order:<id>, customer:<username>, product:<id>. */
  readonly opens?: Maybe<Scalars['String']['output']>;
};

export type ReturnLineInput = {
  readonly itemId: Scalars['ID']['input'];
  readonly quantity: Scalars['Int']['input'];
};

/** The newest return that was asked for of an item. */
export type ReturnRequest = {
  readonly __typename?: 'ReturnRequest';
  /** What the shop said to the customer. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** The units' share of what was paid, and never more than is left of it. */
  readonly proposedRefund: Scalars['Float']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** In the customer's words. */
  readonly reason: Scalars['String']['output'];
  readonly refunded: Scalars['Float']['output'];
  readonly returnId: Scalars['ID']['output'];
  /** REQUESTED, ACCEPTED, REFUSED, WITHDRAWN, RECEIVED or REFUNDED. */
  readonly status: Scalars['String']['output'];
};

/** A return that was asked for went a step further. */
export type ReturnUpdated = {
  readonly __typename?: 'ReturnUpdated';
  /** What the shop said to the customer. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  readonly itemId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** In the customer's own words. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** What was given back for it. */
  readonly refunded: Scalars['Float']['output'];
  /** REQUESTED, ACCEPTED, REFUSED, WITHDRAWN, RECEIVED or REFUNDED. */
  readonly status: Scalars['String']['output'];
};

export type RevenueReport = Report & {
  readonly __typename?: 'RevenueReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<RevenueReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: RevenueReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type RevenueReportRow = ReportRow & {
  readonly __typename?: 'RevenueReportRow';
  /** Affiliate take */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Category */
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Day */
  readonly day?: Maybe<Scalars['String']['output']>;
  /** Discounts */
  readonly discounts?: Maybe<Scalars['Float']['output']>;
  /** Paid by */
  readonly gateway?: Maybe<Scalars['String']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Lender take */
  readonly lenderTake?: Maybe<Scalars['Float']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Month */
  readonly month?: Maybe<Scalars['String']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Promotion code */
  readonly promotion?: Maybe<Scalars['String']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Shipping */
  readonly shipping?: Maybe<Scalars['Float']['output']>;
  /** Supplier cost */
  readonly supplierCost?: Maybe<Scalars['Float']['output']>;
  /** Tax */
  readonly tax?: Maybe<Scalars['Float']['output']>;
  /** Total */
  readonly total?: Maybe<Scalars['Float']['output']>;
  /** Week from */
  readonly week?: Maybe<Scalars['String']['output']>;
};

export type RevenueReportSums = {
  readonly __typename?: 'RevenueReportSums';
  /** Affiliate take */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Discounts */
  readonly discounts?: Maybe<Scalars['Float']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  /** Lender take */
  readonly lenderTake?: Maybe<Scalars['Float']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Shipping */
  readonly shipping?: Maybe<Scalars['Float']['output']>;
  /** Supplier cost */
  readonly supplierCost?: Maybe<Scalars['Float']['output']>;
  /** Tax */
  readonly tax?: Maybe<Scalars['Float']['output']>;
  /** Total */
  readonly total?: Maybe<Scalars['Float']['output']>;
};

/** Why and since when staff look at an order. */
export type Review = {
  readonly __typename?: 'Review';
  /** What else staff can do, in sentences. */
  readonly advice: ReadonlyArray<Scalars['String']['output']>;
  /** Where the order goes when staff approve it; null where they cannot: `advice` says why. */
  readonly approvedStatus?: Maybe<Scalars['String']['output']>;
  /** The status by which staff say that a payment which nobody knows of was not made; null where there is none. */
  readonly notChargedStatus?: Maybe<Scalars['String']['output']>;
  readonly reason: Scalars['String']['output'];
  readonly since: Scalars['String']['output'];
};

export type ReviewQueue = {
  readonly __typename?: 'ReviewQueue';
  /** The answer did not wait long enough for `position`: what the caller wrote may be missing in it. */
  readonly isBehind: Scalars['Boolean']['output'];
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  /** Oldest first. */
  readonly orders: ReadonlyArray<Order>;
  readonly position: Scalars['String']['output'];
  readonly totalCount: Scalars['Int']['output'];
};

/** One parcel: its lines, and the carrier's data as last corrected. */
export type Shipment = {
  readonly __typename?: 'Shipment';
  readonly carrier: Scalars['String']['output'];
  readonly estimatedDeliveryDate?: Maybe<Scalars['String']['output']>;
  readonly lines: ReadonlyArray<ShipmentLine>;
  readonly partnerOrderId?: Maybe<Scalars['String']['output']>;
  readonly shipMethod: Scalars['String']['output'];
  readonly shipmentId: Scalars['ID']['output'];
  readonly shippedDate?: Maybe<Scalars['String']['output']>;
  readonly trackingNumber: Scalars['String']['output'];
  readonly trackingUrl: Scalars['String']['output'];
};

export type ShipmentInput = {
  readonly carrier: Scalars['String']['input'];
  readonly estimatedDeliveryDate?: InputMaybe<Scalars['String']['input']>;
  readonly lines: ReadonlyArray<ShipmentLineInput>;
  readonly partnerOrderId?: InputMaybe<Scalars['String']['input']>;
  readonly shipMethod?: InputMaybe<Scalars['String']['input']>;
  /** Of an earlier shipment, to correct it. */
  readonly shipmentId?: InputMaybe<Scalars['ID']['input']>;
  readonly trackingNumber: Scalars['String']['input'];
  readonly trackingUrl?: InputMaybe<Scalars['String']['input']>;
};

export type ShipmentLine = {
  readonly __typename?: 'ShipmentLine';
  readonly itemId: Scalars['ID']['output'];
  readonly quantity: Scalars['Int']['output'];
};

export type ShipmentLineInput = {
  readonly itemId: Scalars['ID']['input'];
  readonly quantity: Scalars['Int']['input'];
};

export type SignedContract = {
  readonly __typename?: 'SignedContract';
  /** The lender's number of it. */
  readonly leaseId: Scalars['String']['output'];
  readonly lender: Scalars['String']['output'];
  /** lease or loan */
  readonly product: Scalars['String']['output'];
  /** Null where the lender has not told it, or covers less of the order by now. */
  readonly schedule?: Maybe<ContractSchedule>;
};

export type StatusCount = {
  readonly __typename?: 'StatusCount';
  readonly count: Scalars['Int']['output'];
  readonly status: Scalars['String']['output'];
};

export type Timeline = {
  readonly __typename?: 'Timeline';
  readonly entries: ReadonlyArray<TimelineEntry>;
  /** The answer did not wait long enough for `position`: what the caller wrote may be missing in it. */
  readonly isBehind: Scalars['Boolean']['output'];
  readonly total: Scalars['Int']['output'];
};

export type TimelineEntry = {
  readonly __typename?: 'TimelineEntry';
  readonly actorId: Scalars['String']['output'];
  readonly actorName: Scalars['String']['output'];
  readonly actorRole: Scalars['String']['output'];
  readonly at: Scalars['String']['output'];
  /** What was written or what happened, in words. */
  readonly body?: Maybe<Scalars['String']['output']>;
  /** One of: order, payments, shipping, notes, loan, fraud. */
  readonly category: Scalars['String']['output'];
  /** The command, webhook or event that led to it. */
  readonly cause: Scalars['String']['output'];
  readonly correlationId: Scalars['String']['output'];
  readonly differences: ReadonlyArray<FieldDifference>;
  readonly id: Scalars['ID']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

export type TrackingInput = {
  readonly acid?: InputMaybe<Scalars['String']['input']>;
  readonly affiliate_id?: InputMaybe<Scalars['String']['input']>;
  readonly click_hash?: InputMaybe<Scalars['String']['input']>;
  readonly fbclid?: InputMaybe<Scalars['String']['input']>;
  readonly first_visit_id?: InputMaybe<Scalars['String']['input']>;
  readonly gclid?: InputMaybe<Scalars['String']['input']>;
  readonly last_visit_id?: InputMaybe<Scalars['String']['input']>;
  readonly paid_visit_id?: InputMaybe<Scalars['String']['input']>;
  readonly sub_affiliate_id?: InputMaybe<Scalars['String']['input']>;
  readonly utm_campaign?: InputMaybe<Scalars['String']['input']>;
  readonly utm_content?: InputMaybe<Scalars['String']['input']>;
  readonly utm_medium?: InputMaybe<Scalars['String']['input']>;
  readonly utm_source?: InputMaybe<Scalars['String']['input']>;
  readonly utm_term?: InputMaybe<Scalars['String']['input']>;
  /** The visit at hand, and earlier ones that the browser remembers: the first, the last that came from somewhere, the last paid one. */
  readonly visit_id?: InputMaybe<Scalars['String']['input']>;
};

export type TrafficSourcesReport = Report & {
  readonly __typename?: 'TrafficSourcesReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<TrafficSourcesReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: TrafficSourcesReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type TrafficSourcesReportRow = ReportRow & {
  readonly __typename?: 'TrafficSourcesReportRow';
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  /** Campaign */
  readonly campaign?: Maybe<Scalars['String']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Medium */
  readonly medium?: Maybe<Scalars['String']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** New customers */
  readonly newCustomers?: Maybe<Scalars['Int']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Sessions */
  readonly sessions?: Maybe<Scalars['Int']['output']>;
  /** Source */
  readonly source?: Maybe<Scalars['String']['output']>;
};

export type TrafficSourcesReportSums = {
  readonly __typename?: 'TrafficSourcesReportSums';
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** New customers */
  readonly newCustomers?: Maybe<Scalars['Int']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Sessions */
  readonly sessions?: Maybe<Scalars['Int']['output']>;
};

export type TransactionsReport = Report & {
  readonly __typename?: 'TransactionsReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<TransactionsReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: TransactionsReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type TransactionsReportRow = ReportRow & {
  readonly __typename?: 'TransactionsReportRow';
  /** Actor */
  readonly actor?: Maybe<Scalars['String']['output']>;
  /** Amount */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Day */
  readonly day?: Maybe<Scalars['String']['output']>;
  /** Paid by */
  readonly gateway?: Maybe<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  /** Kind */
  readonly kind?: Maybe<Scalars['String']['output']>;
  /** Lease IDs */
  readonly leaseIds?: Maybe<Scalars['String']['output']>;
  /** Of which leases */
  readonly leases?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Order */
  readonly order?: Maybe<Scalars['String']['output']>;
  /** Net received */
  readonly received?: Maybe<Scalars['Float']['output']>;
  /** Given back */
  readonly refunds?: Maybe<Scalars['Float']['output']>;
  /** Refused */
  readonly refused?: Maybe<Scalars['Int']['output']>;
  /** Result */
  readonly result?: Maybe<Scalars['String']['output']>;
  /** Received */
  readonly sales?: Maybe<Scalars['Float']['output']>;
  /** Time */
  readonly time?: Maybe<Scalars['String']['output']>;
  /** Transaction ID */
  readonly transactionId?: Maybe<Scalars['String']['output']>;
  /** Transactions */
  readonly transactions?: Maybe<Scalars['Int']['output']>;
  /** Username */
  readonly username?: Maybe<Scalars['String']['output']>;
  /** Written off */
  readonly writtenOff?: Maybe<Scalars['Float']['output']>;
};

export type TransactionsReportSums = {
  readonly __typename?: 'TransactionsReportSums';
  /** Amount */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  /** Of which leases */
  readonly leases?: Maybe<Scalars['Float']['output']>;
  /** Net received */
  readonly received?: Maybe<Scalars['Float']['output']>;
  /** Given back */
  readonly refunds?: Maybe<Scalars['Float']['output']>;
  /** Refused */
  readonly refused?: Maybe<Scalars['Int']['output']>;
  /** Received */
  readonly sales?: Maybe<Scalars['Float']['output']>;
  /** Transactions */
  readonly transactions?: Maybe<Scalars['Int']['output']>;
  /** Written off */
  readonly writtenOff?: Maybe<Scalars['Float']['output']>;
};

export type UpdatePriceMarkupInput = {
  readonly id: Scalars['ID']['input'];
  readonly isDeleted: Scalars['Boolean']['input'];
  readonly rule: PriceMarkupRuleInput;
  readonly supplierId?: InputMaybe<Scalars['String']['input']>;
  readonly type: Scalars['String']['input'];
  /** Of the version that was changed; where somebody else was faster, nothing is saved. */
  readonly updatedAt: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CustomerFact:
    | ( AddressChanged )
    | ( ItemAdded )
    | ( ItemChanged )
    | ( ItemRemoved )
    | ( ItemReturned )
    | ( ItemStatusReached )
    | ( ItemsStatusReached )
    | ( LeaseUpdated )
    | ( OrderCancelled )
    | ( OrderPlaced )
    | ( OrderStatusReached )
    | ( ParcelShipped )
    | ( PaymentUpdated )
    | ( RefundUpdated )
    | ( ReminderSent )
    | ( ReturnUpdated )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Report:
    | ( AffiliateSummaryReport )
    | ( BestBuyExpensesReport )
    | ( CustomerValueReport )
    | ( DailyAffiliateReport )
    | ( DailyBusinessReport )
    | ( GoogleKeywordsReport )
    | ( MostPopularProductsReport )
    | ( RevenueReport )
    | ( TrafficSourcesReport )
    | ( TransactionsReport )
  ;
  ReportRow:
    | ( AffiliateSummaryReportRow )
    | ( BestBuyExpensesReportRow )
    | ( CustomerValueReportRow )
    | ( DailyAffiliateReportRow )
    | ( DailyBusinessReportRow )
    | ( GoogleKeywordsReportRow )
    | ( MostPopularProductsReportRow )
    | ( RevenueReportRow )
    | ( TrafficSourcesReportRow )
    | ( TransactionsReportRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddPriceMarkupInput: AddPriceMarkupInput;
  AddressChanged: ResolverTypeWrapper<AddressChanged>;
  AddressInput: AddressInput;
  AddressKind: AddressKind;
  AdminHistoryCounts: ResolverTypeWrapper<AdminHistoryCounts>;
  AdminOrderPage: ResolverTypeWrapper<AdminOrderPage>;
  AffiliateSummaryReport: ResolverTypeWrapper<AffiliateSummaryReport>;
  AffiliateSummaryReportRow: ResolverTypeWrapper<AffiliateSummaryReportRow>;
  AffiliateSummaryReportSums: ResolverTypeWrapper<AffiliateSummaryReportSums>;
  Attribute: ResolverTypeWrapper<Attribute>;
  BestBuyExpensesReport: ResolverTypeWrapper<BestBuyExpensesReport>;
  BestBuyExpensesReportRow: ResolverTypeWrapper<BestBuyExpensesReportRow>;
  BestBuyExpensesReportSums: ResolverTypeWrapper<BestBuyExpensesReportSums>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BraintreeCheckoutInput: BraintreeCheckoutInput;
  BuyAgainResult: ResolverTypeWrapper<BuyAgainResult>;
  CardForm: ResolverTypeWrapper<CardForm>;
  Cart: ResolverTypeWrapper<Cart>;
  CartItem: ResolverTypeWrapper<CartItem>;
  CheckoutError: ResolverTypeWrapper<CheckoutError>;
  CheckoutQuote: ResolverTypeWrapper<CheckoutQuote>;
  CheckoutResult: ResolverTypeWrapper<CheckoutResult>;
  CoinbaseCharge: ResolverTypeWrapper<CoinbaseCharge>;
  CoinbaseChargeInput: CoinbaseChargeInput;
  CoinbaseCheckoutInput: CoinbaseCheckoutInput;
  ContractSchedule: ResolverTypeWrapper<ContractSchedule>;
  CustomerFact: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CustomerFact']>;
  CustomerLeaseDetails: ResolverTypeWrapper<CustomerLeaseDetails>;
  CustomerLoanApplication: ResolverTypeWrapper<CustomerLoanApplication>;
  CustomerOrder: ResolverTypeWrapper<CustomerOrder>;
  CustomerOrderCounts: ResolverTypeWrapper<CustomerOrderCounts>;
  CustomerOrderItem: ResolverTypeWrapper<CustomerOrderItem>;
  CustomerOrderSummary: ResolverTypeWrapper<CustomerOrderSummary>;
  CustomerPaymentDetails: ResolverTypeWrapper<CustomerPaymentDetails>;
  CustomerReturnRequest: ResolverTypeWrapper<CustomerReturnRequest>;
  CustomerShipment: ResolverTypeWrapper<CustomerShipment>;
  CustomerTimeline: ResolverTypeWrapper<Omit<CustomerTimeline, 'entries'> & { entries: ReadonlyArray<ResolversTypes['CustomerTimelineEntry']> }>;
  CustomerTimelineEntry: ResolverTypeWrapper<Omit<CustomerTimelineEntry, 'fact'> & { fact: ResolversTypes['CustomerFact'] }>;
  CustomerValueReport: ResolverTypeWrapper<CustomerValueReport>;
  CustomerValueReportRow: ResolverTypeWrapper<CustomerValueReportRow>;
  CustomerValueReportSums: ResolverTypeWrapper<CustomerValueReportSums>;
  DailyAffiliateReport: ResolverTypeWrapper<DailyAffiliateReport>;
  DailyAffiliateReportRow: ResolverTypeWrapper<DailyAffiliateReportRow>;
  DailyAffiliateReportSums: ResolverTypeWrapper<DailyAffiliateReportSums>;
  DailyBusinessReport: ResolverTypeWrapper<DailyBusinessReport>;
  DailyBusinessReportRow: ResolverTypeWrapper<DailyBusinessReportRow>;
  DailyBusinessReportSums: ResolverTypeWrapper<DailyBusinessReportSums>;
  FewerUnitsInput: FewerUnitsInput;
  FieldDifference: ResolverTypeWrapper<FieldDifference>;
  FieldError: ResolverTypeWrapper<FieldError>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GenerateCatalogueResult: ResolverTypeWrapper<GenerateCatalogueResult>;
  GetPriceMarkupInput: GetPriceMarkupInput;
  GoogleKeywordsReport: ResolverTypeWrapper<GoogleKeywordsReport>;
  GoogleKeywordsReportRow: ResolverTypeWrapper<GoogleKeywordsReportRow>;
  GoogleKeywordsReportSums: ResolverTypeWrapper<GoogleKeywordsReportSums>;
  GooglePaySettings: ResolverTypeWrapper<GooglePaySettings>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IncompleteOrder: ResolverTypeWrapper<IncompleteOrder>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItemAdded: ResolverTypeWrapper<ItemAdded>;
  ItemChanged: ResolverTypeWrapper<ItemChanged>;
  ItemRemoved: ResolverTypeWrapper<ItemRemoved>;
  ItemReturned: ResolverTypeWrapper<ItemReturned>;
  ItemStatusReached: ResolverTypeWrapper<ItemStatusReached>;
  ItemUnits: ResolverTypeWrapper<ItemUnits>;
  ItemsStatusReached: ResolverTypeWrapper<ItemsStatusReached>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  KlarnaCheckoutInput: KlarnaCheckoutInput;
  KlarnaSession: ResolverTypeWrapper<KlarnaSession>;
  KlarnaSessionInput: KlarnaSessionInput;
  LeaseDetails: ResolverTypeWrapper<LeaseDetails>;
  LeaseUpdated: ResolverTypeWrapper<LeaseUpdated>;
  LoanApplicantInput: LoanApplicantInput;
  LoanApplication: ResolverTypeWrapper<LoanApplication>;
  LoanApplicationDetails: ResolverTypeWrapper<LoanApplicationDetails>;
  LoanApplicationInput: LoanApplicationInput;
  LoanApplicationPage: ResolverTypeWrapper<LoanApplicationPage>;
  LoanApplicationResult: ResolverTypeWrapper<LoanApplicationResult>;
  LoanCommandResult: ResolverTypeWrapper<LoanCommandResult>;
  LoanContract: ResolverTypeWrapper<LoanContract>;
  LoanFact: ResolverTypeWrapper<LoanFact>;
  LoanTimelineEntry: ResolverTypeWrapper<LoanTimelineEntry>;
  MostPopularProductsReport: ResolverTypeWrapper<MostPopularProductsReport>;
  MostPopularProductsReportRow: ResolverTypeWrapper<MostPopularProductsReportRow>;
  MostPopularProductsReportSums: ResolverTypeWrapper<MostPopularProductsReportSums>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedItem: ResolverTypeWrapper<NamedItem>;
  OfferedSchedule: ResolverTypeWrapper<OfferedSchedule>;
  Order: ResolverTypeWrapper<Order>;
  OrderBalance: ResolverTypeWrapper<OrderBalance>;
  OrderCancelled: ResolverTypeWrapper<OrderCancelled>;
  OrderCommandResult: ResolverTypeWrapper<OrderCommandResult>;
  OrderCounts: ResolverTypeWrapper<OrderCounts>;
  OrderFilterInput: OrderFilterInput;
  OrderItem: ResolverTypeWrapper<OrderItem>;
  OrderLink: ResolverTypeWrapper<OrderLink>;
  OrderPage: ResolverTypeWrapper<OrderPage>;
  OrderPlaced: ResolverTypeWrapper<OrderPlaced>;
  OrderSort: OrderSort;
  OrderStatusReached: ResolverTypeWrapper<OrderStatusReached>;
  OrderSummary: ResolverTypeWrapper<OrderSummary>;
  OwnApplicationPage: ResolverTypeWrapper<OwnApplicationPage>;
  OwnOrderResult: ResolverTypeWrapper<OwnOrderResult>;
  ParcelShipped: ResolverTypeWrapper<ParcelShipped>;
  PayOrderInput: PayOrderInput;
  PaymentDetails: ResolverTypeWrapper<PaymentDetails>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentMethodChoice: ResolverTypeWrapper<PaymentMethodChoice>;
  PaymentOutcome: PaymentOutcome;
  PaymentUpdated: ResolverTypeWrapper<PaymentUpdated>;
  PendingOrder: ResolverTypeWrapper<PendingOrder>;
  PickupStore: ResolverTypeWrapper<PickupStore>;
  PlisioCheckoutInput: PlisioCheckoutInput;
  PreviewExample: ResolverTypeWrapper<PreviewExample>;
  PreviewPriceMarkupInput: PreviewPriceMarkupInput;
  PreviewSales: ResolverTypeWrapper<PreviewSales>;
  PriceChange: ResolverTypeWrapper<PriceChange>;
  PriceGeneration: ResolverTypeWrapper<PriceGeneration>;
  PriceHistoryPage: ResolverTypeWrapper<PriceHistoryPage>;
  PriceMarkup: ResolverTypeWrapper<PriceMarkup>;
  PriceMarkupBrand: ResolverTypeWrapper<PriceMarkupBrand>;
  PriceMarkupBrandInput: PriceMarkupBrandInput;
  PriceMarkupChoices: ResolverTypeWrapper<PriceMarkupChoices>;
  PriceMarkupPage: ResolverTypeWrapper<PriceMarkupPage>;
  PriceMarkupPreview: ResolverTypeWrapper<PriceMarkupPreview>;
  PriceMarkupResult: ResolverTypeWrapper<PriceMarkupResult>;
  PriceMarkupRule: ResolverTypeWrapper<PriceMarkupRule>;
  PriceMarkupRuleInput: PriceMarkupRuleInput;
  PricedProduct: ResolverTypeWrapper<PricedProduct>;
  PricedProductPage: ResolverTypeWrapper<PricedProductPage>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefundOutcome: RefundOutcome;
  RefundUpdated: ResolverTypeWrapper<RefundUpdated>;
  ReminderSent: ResolverTypeWrapper<ReminderSent>;
  Report: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Report']>;
  ReportColumn: ResolverTypeWrapper<ReportColumn>;
  ReportFilters: ResolverTypeWrapper<ReportFilters>;
  ReportInput: ReportInput;
  ReportRow: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ReportRow']>;
  ReturnLineInput: ReturnLineInput;
  ReturnRequest: ResolverTypeWrapper<ReturnRequest>;
  ReturnUpdated: ResolverTypeWrapper<ReturnUpdated>;
  RevenueReport: ResolverTypeWrapper<RevenueReport>;
  RevenueReportRow: ResolverTypeWrapper<RevenueReportRow>;
  RevenueReportSums: ResolverTypeWrapper<RevenueReportSums>;
  Review: ResolverTypeWrapper<Review>;
  ReviewQueue: ResolverTypeWrapper<ReviewQueue>;
  Shipment: ResolverTypeWrapper<Shipment>;
  ShipmentInput: ShipmentInput;
  ShipmentLine: ResolverTypeWrapper<ShipmentLine>;
  ShipmentLineInput: ShipmentLineInput;
  SignedContract: ResolverTypeWrapper<SignedContract>;
  StatusCount: ResolverTypeWrapper<StatusCount>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Timeline: ResolverTypeWrapper<Timeline>;
  TimelineEntry: ResolverTypeWrapper<TimelineEntry>;
  TrackingInput: TrackingInput;
  TrafficSourcesReport: ResolverTypeWrapper<TrafficSourcesReport>;
  TrafficSourcesReportRow: ResolverTypeWrapper<TrafficSourcesReportRow>;
  TrafficSourcesReportSums: ResolverTypeWrapper<TrafficSourcesReportSums>;
  TransactionsReport: ResolverTypeWrapper<TransactionsReport>;
  TransactionsReportRow: ResolverTypeWrapper<TransactionsReportRow>;
  TransactionsReportSums: ResolverTypeWrapper<TransactionsReportSums>;
  UpdatePriceMarkupInput: UpdatePriceMarkupInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddPriceMarkupInput: AddPriceMarkupInput;
  AddressChanged: AddressChanged;
  AddressInput: AddressInput;
  AdminHistoryCounts: AdminHistoryCounts;
  AdminOrderPage: AdminOrderPage;
  AffiliateSummaryReport: AffiliateSummaryReport;
  AffiliateSummaryReportRow: AffiliateSummaryReportRow;
  AffiliateSummaryReportSums: AffiliateSummaryReportSums;
  Attribute: Attribute;
  BestBuyExpensesReport: BestBuyExpensesReport;
  BestBuyExpensesReportRow: BestBuyExpensesReportRow;
  BestBuyExpensesReportSums: BestBuyExpensesReportSums;
  Boolean: Scalars['Boolean']['output'];
  BraintreeCheckoutInput: BraintreeCheckoutInput;
  BuyAgainResult: BuyAgainResult;
  CardForm: CardForm;
  Cart: Cart;
  CartItem: CartItem;
  CheckoutError: CheckoutError;
  CheckoutQuote: CheckoutQuote;
  CheckoutResult: CheckoutResult;
  CoinbaseCharge: CoinbaseCharge;
  CoinbaseChargeInput: CoinbaseChargeInput;
  CoinbaseCheckoutInput: CoinbaseCheckoutInput;
  ContractSchedule: ContractSchedule;
  CustomerFact: ResolversUnionTypes<ResolversParentTypes>['CustomerFact'];
  CustomerLeaseDetails: CustomerLeaseDetails;
  CustomerLoanApplication: CustomerLoanApplication;
  CustomerOrder: CustomerOrder;
  CustomerOrderCounts: CustomerOrderCounts;
  CustomerOrderItem: CustomerOrderItem;
  CustomerOrderSummary: CustomerOrderSummary;
  CustomerPaymentDetails: CustomerPaymentDetails;
  CustomerReturnRequest: CustomerReturnRequest;
  CustomerShipment: CustomerShipment;
  CustomerTimeline: Omit<CustomerTimeline, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['CustomerTimelineEntry']> };
  CustomerTimelineEntry: Omit<CustomerTimelineEntry, 'fact'> & { fact: ResolversParentTypes['CustomerFact'] };
  CustomerValueReport: CustomerValueReport;
  CustomerValueReportRow: CustomerValueReportRow;
  CustomerValueReportSums: CustomerValueReportSums;
  DailyAffiliateReport: DailyAffiliateReport;
  DailyAffiliateReportRow: DailyAffiliateReportRow;
  DailyAffiliateReportSums: DailyAffiliateReportSums;
  DailyBusinessReport: DailyBusinessReport;
  DailyBusinessReportRow: DailyBusinessReportRow;
  DailyBusinessReportSums: DailyBusinessReportSums;
  FewerUnitsInput: FewerUnitsInput;
  FieldDifference: FieldDifference;
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  GenerateCatalogueResult: GenerateCatalogueResult;
  GetPriceMarkupInput: GetPriceMarkupInput;
  GoogleKeywordsReport: GoogleKeywordsReport;
  GoogleKeywordsReportRow: GoogleKeywordsReportRow;
  GoogleKeywordsReportSums: GoogleKeywordsReportSums;
  GooglePaySettings: GooglePaySettings;
  ID: Scalars['ID']['output'];
  IncompleteOrder: IncompleteOrder;
  Int: Scalars['Int']['output'];
  ItemAdded: ItemAdded;
  ItemChanged: ItemChanged;
  ItemRemoved: ItemRemoved;
  ItemReturned: ItemReturned;
  ItemStatusReached: ItemStatusReached;
  ItemUnits: ItemUnits;
  ItemsStatusReached: ItemsStatusReached;
  JSON: Scalars['JSON']['output'];
  KlarnaCheckoutInput: KlarnaCheckoutInput;
  KlarnaSession: KlarnaSession;
  KlarnaSessionInput: KlarnaSessionInput;
  LeaseDetails: LeaseDetails;
  LeaseUpdated: LeaseUpdated;
  LoanApplicantInput: LoanApplicantInput;
  LoanApplication: LoanApplication;
  LoanApplicationDetails: LoanApplicationDetails;
  LoanApplicationInput: LoanApplicationInput;
  LoanApplicationPage: LoanApplicationPage;
  LoanApplicationResult: LoanApplicationResult;
  LoanCommandResult: LoanCommandResult;
  LoanContract: LoanContract;
  LoanFact: LoanFact;
  LoanTimelineEntry: LoanTimelineEntry;
  MostPopularProductsReport: MostPopularProductsReport;
  MostPopularProductsReportRow: MostPopularProductsReportRow;
  MostPopularProductsReportSums: MostPopularProductsReportSums;
  Mutation: Record<PropertyKey, never>;
  NamedItem: NamedItem;
  OfferedSchedule: OfferedSchedule;
  Order: Order;
  OrderBalance: OrderBalance;
  OrderCancelled: OrderCancelled;
  OrderCommandResult: OrderCommandResult;
  OrderCounts: OrderCounts;
  OrderFilterInput: OrderFilterInput;
  OrderItem: OrderItem;
  OrderLink: OrderLink;
  OrderPage: OrderPage;
  OrderPlaced: OrderPlaced;
  OrderStatusReached: OrderStatusReached;
  OrderSummary: OrderSummary;
  OwnApplicationPage: OwnApplicationPage;
  OwnOrderResult: OwnOrderResult;
  ParcelShipped: ParcelShipped;
  PayOrderInput: PayOrderInput;
  PaymentDetails: PaymentDetails;
  PaymentMethod: PaymentMethod;
  PaymentMethodChoice: PaymentMethodChoice;
  PaymentUpdated: PaymentUpdated;
  PendingOrder: PendingOrder;
  PickupStore: PickupStore;
  PlisioCheckoutInput: PlisioCheckoutInput;
  PreviewExample: PreviewExample;
  PreviewPriceMarkupInput: PreviewPriceMarkupInput;
  PreviewSales: PreviewSales;
  PriceChange: PriceChange;
  PriceGeneration: PriceGeneration;
  PriceHistoryPage: PriceHistoryPage;
  PriceMarkup: PriceMarkup;
  PriceMarkupBrand: PriceMarkupBrand;
  PriceMarkupBrandInput: PriceMarkupBrandInput;
  PriceMarkupChoices: PriceMarkupChoices;
  PriceMarkupPage: PriceMarkupPage;
  PriceMarkupPreview: PriceMarkupPreview;
  PriceMarkupResult: PriceMarkupResult;
  PriceMarkupRule: PriceMarkupRule;
  PriceMarkupRuleInput: PriceMarkupRuleInput;
  PricedProduct: PricedProduct;
  PricedProductPage: PricedProductPage;
  Query: Record<PropertyKey, never>;
  RefundUpdated: RefundUpdated;
  ReminderSent: ReminderSent;
  Report: ResolversInterfaceTypes<ResolversParentTypes>['Report'];
  ReportColumn: ReportColumn;
  ReportFilters: ReportFilters;
  ReportInput: ReportInput;
  ReportRow: ResolversInterfaceTypes<ResolversParentTypes>['ReportRow'];
  ReturnLineInput: ReturnLineInput;
  ReturnRequest: ReturnRequest;
  ReturnUpdated: ReturnUpdated;
  RevenueReport: RevenueReport;
  RevenueReportRow: RevenueReportRow;
  RevenueReportSums: RevenueReportSums;
  Review: Review;
  ReviewQueue: ReviewQueue;
  Shipment: Shipment;
  ShipmentInput: ShipmentInput;
  ShipmentLine: ShipmentLine;
  ShipmentLineInput: ShipmentLineInput;
  SignedContract: SignedContract;
  StatusCount: StatusCount;
  String: Scalars['String']['output'];
  Timeline: Timeline;
  TimelineEntry: TimelineEntry;
  TrackingInput: TrackingInput;
  TrafficSourcesReport: TrafficSourcesReport;
  TrafficSourcesReportRow: TrafficSourcesReportRow;
  TrafficSourcesReportSums: TrafficSourcesReportSums;
  TransactionsReport: TransactionsReport;
  TransactionsReportRow: TransactionsReportRow;
  TransactionsReportSums: TransactionsReportSums;
  UpdatePriceMarkupInput: UpdatePriceMarkupInput;
};

export type AddressChangedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddressChanged'] = ResolversParentTypes['AddressChanged']> = {
  address?: Resolver<ResolversTypes['AddressKind'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminHistoryCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdminHistoryCounts'] = ResolversParentTypes['AdminHistoryCounts']> = {
  awaitingDelivery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingPayment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingShipment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingSignature?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminOrderPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdminOrderPage'] = ResolversParentTypes['AdminOrderPage']> = {
  hasMoreIncomplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  incomplete?: Resolver<ReadonlyArray<ResolversTypes['IncompleteOrder']>, ParentType, ContextType>;
  isBehind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moreThanCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['OrderSummary']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AffiliateSummaryReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AffiliateSummaryReport'] = ResolversParentTypes['AffiliateSummaryReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['AffiliateSummaryReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['AffiliateSummaryReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AffiliateSummaryReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AffiliateSummaryReportRow'] = ResolversParentTypes['AffiliateSummaryReportRow']> = {
  affiliate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earningsPerClick?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversals?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rollup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AffiliateSummaryReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AffiliateSummaryReportSums'] = ResolversParentTypes['AffiliateSummaryReportSums']> = {
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earningsPerClick?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversals?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BestBuyExpensesReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BestBuyExpensesReport'] = ResolversParentTypes['BestBuyExpensesReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['BestBuyExpensesReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['BestBuyExpensesReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BestBuyExpensesReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BestBuyExpensesReportRow'] = ResolversParentTypes['BestBuyExpensesReportRow']> = {
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  markupRule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supplierCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BestBuyExpensesReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BestBuyExpensesReportSums'] = ResolversParentTypes['BestBuyExpensesReportSums']> = {
  credits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  supplierCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type BuyAgainResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BuyAgainResult'] = ResolversParentTypes['BuyAgainResult']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardFormResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CardForm'] = ResolversParentTypes['CardForm']> = {
  clientToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenizeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CartItem']>, ParentType, ContextType>;
  pendingOrder?: Resolver<Maybe<ResolversTypes['PendingOrder']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  availableAnywhere?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPromotion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShippable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  largeImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickupStore?: Resolver<Maybe<ResolversTypes['PickupStore']>, ParentType, ContextType>;
  previousPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rimDiameter?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smallImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CheckoutError'] = ResolversParentTypes['CheckoutError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutQuoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CheckoutQuote'] = ResolversParentTypes['CheckoutQuote']> = {
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  promotionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CheckoutResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CheckoutResult'] = ResolversParentTypes['CheckoutResult']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  orderToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentGatewayUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CoinbaseChargeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CoinbaseCharge'] = ResolversParentTypes['CoinbaseCharge']> = {
  chargeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContractScheduleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContractSchedule'] = ResolversParentTypes['ContractSchedule']> = {
  financed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  initialPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  offered?: Resolver<Maybe<ResolversTypes['OfferedSchedule']>, ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recurringPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CustomerFactResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerFact'] = ResolversParentTypes['CustomerFact']> = {
  __resolveType: TypeResolveFn<'AddressChanged' | 'ItemAdded' | 'ItemChanged' | 'ItemRemoved' | 'ItemReturned' | 'ItemStatusReached' | 'ItemsStatusReached' | 'LeaseUpdated' | 'OrderCancelled' | 'OrderPlaced' | 'OrderStatusReached' | 'ParcelShipped' | 'PaymentUpdated' | 'RefundUpdated' | 'ReminderSent' | 'ReturnUpdated', ParentType, ContextType>;
};

export type CustomerLeaseDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerLeaseDetails'] = ResolversParentTypes['CustomerLeaseDetails']> = {
  approvalExpiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvedAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downPayment?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smallestAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerLoanApplicationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerLoanApplication'] = ResolversParentTypes['CustomerLoanApplication']> = {
  amountRequested?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  applicantEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applicantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  approvalExpiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvedAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orderUniqueId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smallestAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingLastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canBeCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cartId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromLender?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBehind?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CustomerOrderItem']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaseDetails?: Resolver<Maybe<ResolversTypes['CustomerLeaseDetails']>, ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lenderSignatureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderSubmittedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paymentDetails?: Resolver<ReadonlyArray<ResolversTypes['CustomerPaymentDetails']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipAddress1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipAddress2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipLastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipPostalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipments?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomerShipment']>>, ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stillToPay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerOrderCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerOrderCounts'] = ResolversParentTypes['CustomerOrderCounts']> = {
  awaitingConfirmation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingDelivery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingPayment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingShipment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingSignature?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedPayment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isBehind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerOrderItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerOrderItem'] = ResolversParentTypes['CustomerOrderItem']> = {
  attributes?: Resolver<ReadonlyArray<ResolversTypes['Attribute']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cancelableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  estimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  largeImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickupStore?: Resolver<Maybe<ResolversTypes['PickupStore']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnRequest?: Resolver<Maybe<ResolversTypes['CustomerReturnRequest']>, ParentType, ContextType>;
  returnableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnableUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingCarrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smallImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  thumbnailImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalShippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerOrderSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerOrderSummary'] = ResolversParentTypes['CustomerOrderSummary']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstItemName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatewayType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderSubmittedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerPaymentDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerPaymentDetails'] = ResolversParentTypes['CustomerPaymentDetails']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  approvedLeaseAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardLastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gatewayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatewayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refersTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondaryLeaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerReturnRequestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerReturnRequest'] = ResolversParentTypes['CustomerReturnRequest']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  returnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerShipmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerShipment'] = ResolversParentTypes['CustomerShipment']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ShipmentLine']>, ParentType, ContextType>;
  shipMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shippedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerTimelineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerTimeline'] = ResolversParentTypes['CustomerTimeline']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['CustomerTimelineEntry']>, ParentType, ContextType>;
  isBehind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerTimelineEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerTimelineEntry'] = ResolversParentTypes['CustomerTimelineEntry']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['CustomerFact'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomerValueReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerValueReport'] = ResolversParentTypes['CustomerValueReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['CustomerValueReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['CustomerValueReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerValueReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerValueReportRow'] = ResolversParentTypes['CustomerValueReportRow']> = {
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstOrder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastOrder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netPerCustomer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerValueReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerValueReportSums'] = ResolversParentTypes['CustomerValueReportSums']> = {
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  customers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netPerCustomer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DailyAffiliateReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyAffiliateReport'] = ResolversParentTypes['DailyAffiliateReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['DailyAffiliateReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['DailyAffiliateReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyAffiliateReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyAffiliateReportRow'] = ResolversParentTypes['DailyAffiliateReportRow']> = {
  affiliate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earningsPerClick?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversals?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subAffiliate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyAffiliateReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyAffiliateReportSums'] = ResolversParentTypes['DailyAffiliateReportSums']> = {
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earningsPerClick?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversals?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DailyBusinessReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyBusinessReport'] = ResolversParentTypes['DailyBusinessReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['DailyBusinessReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['DailyBusinessReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyBusinessReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyBusinessReportRow'] = ResolversParentTypes['DailyBusinessReportRow']> = {
  applications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cancelled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netDayBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netWeekBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returningCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  submitted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyBusinessReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyBusinessReportSums'] = ResolversParentTypes['DailyBusinessReportSums']> = {
  applications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cancelled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netDayBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netWeekBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returningCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  submitted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FieldDifferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldDifference'] = ResolversParentTypes['FieldDifference']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  constraints?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  property?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GenerateCatalogueResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GenerateCatalogueResult'] = ResolversParentTypes['GenerateCatalogueResult']> = {
  generation?: Resolver<ResolversTypes['PriceGeneration'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GoogleKeywordsReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GoogleKeywordsReport'] = ResolversParentTypes['GoogleKeywordsReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['GoogleKeywordsReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['GoogleKeywordsReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoogleKeywordsReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GoogleKeywordsReportRow'] = ResolversParentTypes['GoogleKeywordsReportRow']> = {
  campaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnOnAdSpend?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoogleKeywordsReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GoogleKeywordsReportSums'] = ResolversParentTypes['GoogleKeywordsReportSums']> = {
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnOnAdSpend?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GooglePaySettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GooglePaySettings'] = ResolversParentTypes['GooglePaySettings']> = {
  clientToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isProduction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  merchantId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sheetUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IncompleteOrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IncompleteOrder'] = ResolversParentTypes['IncompleteOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uniqueId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ItemAddedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ItemAdded'] = ResolversParentTypes['ItemAdded']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemChangedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ItemChanged'] = ResolversParentTypes['ItemChanged']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemRemovedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ItemRemoved'] = ResolversParentTypes['ItemRemoved']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemReturnedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ItemReturned'] = ResolversParentTypes['ItemReturned']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemStatusReachedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ItemStatusReached'] = ResolversParentTypes['ItemStatusReached']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemUnitsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ItemUnits'] = ResolversParentTypes['ItemUnits']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemsStatusReachedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ItemsStatusReached'] = ResolversParentTypes['ItemsStatusReached']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['NamedItem']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type KlarnaSessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['KlarnaSession'] = ResolversParentTypes['KlarnaSession']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  widgetUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaseDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeaseDetails'] = ResolversParentTypes['LeaseDetails']> = {
  approvalExpiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvedAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downPayment?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fundedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smallestAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeaseUpdatedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeaseUpdated'] = ResolversParentTypes['LeaseUpdated']> = {
  lender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanApplicationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LoanApplication'] = ResolversParentTypes['LoanApplication']> = {
  amountRequested?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  applicantEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applicantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  approvalExpiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvedAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fundedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orderUniqueId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smallestAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoanApplicationDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LoanApplicationDetails'] = ResolversParentTypes['LoanApplicationDetails']> = {
  application?: Resolver<ResolversTypes['LoanApplication'], ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['LoanContract']>, ParentType, ContextType>;
  fundedAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fundedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lenderReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lenderTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeline?: Resolver<ReadonlyArray<ResolversTypes['LoanTimelineEntry']>, ParentType, ContextType>;
};

export type LoanApplicationPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LoanApplicationPage'] = ResolversParentTypes['LoanApplicationPage']> = {
  applications?: Resolver<ReadonlyArray<ResolversTypes['LoanApplication']>, ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoanApplicationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LoanApplicationResult'] = ResolversParentTypes['LoanApplicationResult']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  orderToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LoanCommandResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LoanCommandResult'] = ResolversParentTypes['LoanCommandResult']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoanContractResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LoanContract'] = ResolversParentTypes['LoanContract']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  initialPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  leaseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recurringPayment?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  secondaryLeaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signatureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoanFactResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LoanFact'] = ResolversParentTypes['LoanFact']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoanTimelineEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LoanTimelineEntry'] = ResolversParentTypes['LoanTimelineEntry']> = {
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['LoanFact']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MostPopularProductsReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MostPopularProductsReport'] = ResolversParentTypes['MostPopularProductsReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['MostPopularProductsReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['MostPopularProductsReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MostPopularProductsReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MostPopularProductsReportRow'] = ResolversParentTypes['MostPopularProductsReportRow']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tireSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MostPopularProductsReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MostPopularProductsReportSums'] = ResolversParentTypes['MostPopularProductsReportSums']> = {
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationAddItemArgs, 'productId' | 'quantity'>>;
  addOrderNote?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'body' | 'commandId' | 'orderId' | 'subject'>>;
  addPriceMarkup?: Resolver<ResolversTypes['PriceMarkupResult'], ParentType, ContextType, RequireFields<MutationAddPriceMarkupArgs, 'input'>>;
  answerReturn?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationAnswerReturnArgs, 'commandId' | 'isAccepted' | 'itemId' | 'orderId'>>;
  applyPromotionCode?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, Partial<MutationApplyPromotionCodeArgs>>;
  approveOrder?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationApproveOrderArgs, 'commandId' | 'orderId' | 'reason' | 'revision'>>;
  buyAgain?: Resolver<ResolversTypes['BuyAgainResult'], ParentType, ContextType, RequireFields<MutationBuyAgainArgs, 'commandId' | 'orderId'>>;
  cancelLoanApplication?: Resolver<ResolversTypes['LoanCommandResult'], ParentType, ContextType, RequireFields<MutationCancelLoanApplicationArgs, 'id' | 'reason'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'commandId' | 'orderId' | 'reason'>>;
  cancelOrderItemUnits?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationCancelOrderItemUnitsArgs, 'commandId' | 'itemId' | 'orderId' | 'quantity' | 'reason' | 'revision'>>;
  cancelOwnItems?: Resolver<ResolversTypes['OwnOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOwnItemsArgs, 'commandId' | 'orderId' | 'without'>>;
  cancelOwnOrder?: Resolver<ResolversTypes['OwnOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOwnOrderArgs, 'commandId' | 'orderId'>>;
  changeOrderItemStatus?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationChangeOrderItemStatusArgs, 'commandId' | 'itemId' | 'orderId' | 'reason' | 'status'>>;
  changeOrderStatus?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationChangeOrderStatusArgs, 'commandId' | 'orderId' | 'reason' | 'status'>>;
  changeQuantity?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationChangeQuantityArgs, 'productId' | 'quantity'>>;
  checkoutWithBraintree?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCheckoutWithBraintreeArgs, 'input'>>;
  checkoutWithCoinbase?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCheckoutWithCoinbaseArgs, 'input'>>;
  checkoutWithKlarna?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCheckoutWithKlarnaArgs, 'input'>>;
  checkoutWithPlisio?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCheckoutWithPlisioArgs, 'input'>>;
  chooseDelivery?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationChooseDeliveryArgs, 'productIds'>>;
  clearCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  confirmOrderPayout?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationConfirmOrderPayoutArgs, 'commandId' | 'orderId' | 'paymentId' | 'reference'>>;
  createEmptyCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  deleteItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationDeleteItemArgs, 'productId'>>;
  deleteOrderItem?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationDeleteOrderItemArgs, 'commandId' | 'itemId' | 'orderId' | 'reason' | 'revision'>>;
  fitOrderToApproval?: Resolver<ResolversTypes['LoanApplicationResult'], ParentType, ContextType, RequireFields<MutationFitOrderToApprovalArgs, 'orderId' | 'without'>>;
  generateCatalogue?: Resolver<ResolversTypes['GenerateCatalogueResult'], ParentType, ContextType>;
  handOverPickup?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationHandOverPickupArgs, 'code' | 'commandId' | 'orderId'>>;
  klarnaSession?: Resolver<ResolversTypes['KlarnaSession'], ParentType, ContextType, RequireFields<MutationKlarnaSessionArgs, 'input'>>;
  mailPickupCode?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationMailPickupCodeArgs, 'commandId' | 'orderId'>>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  payDifferenceByCard?: Resolver<ResolversTypes['LoanApplicationResult'], ParentType, ContextType, RequireFields<MutationPayDifferenceByCardArgs, 'orderId'>>;
  payOrder?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationPayOrderArgs, 'input'>>;
  processLoanApplication?: Resolver<ResolversTypes['LoanApplicationResult'], ParentType, ContextType, RequireFields<MutationProcessLoanApplicationArgs, 'input'>>;
  readyForPickup?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationReadyForPickupArgs, 'commandId' | 'orderId'>>;
  receiveReturn?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationReceiveReturnArgs, 'commandId' | 'itemId' | 'orderId' | 'restock'>>;
  recognizeOrderPayment?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationRecognizeOrderPaymentArgs, 'commandId' | 'orderId' | 'transactionId'>>;
  recordOrderEmail?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationRecordOrderEmailArgs, 'body' | 'commandId' | 'direction' | 'from' | 'orderId' | 'subject' | 'to'>>;
  recordOrderPhoneCall?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationRecordOrderPhoneCallArgs, 'body' | 'commandId' | 'direction' | 'durationSeconds' | 'orderId' | 'phone' | 'subject'>>;
  recordOrderShipment?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationRecordOrderShipmentArgs, 'commandId' | 'orderId' | 'shipment'>>;
  refundOrderPayment?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationRefundOrderPaymentArgs, 'amount' | 'commandId' | 'orderId' | 'paymentId' | 'reason'>>;
  refundReturn?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationRefundReturnArgs, 'amount' | 'commandId' | 'itemId' | 'orderId'>>;
  requestReturn?: Resolver<ResolversTypes['OwnOrderResult'], ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'commandId' | 'lines' | 'orderId' | 'reason'>>;
  resynchroniseLoanApplication?: Resolver<ResolversTypes['LoanCommandResult'], ParentType, ContextType, RequireFields<MutationResynchroniseLoanApplicationArgs, 'id'>>;
  returnOrderItem?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationReturnOrderItemArgs, 'commandId' | 'itemId' | 'orderId' | 'quantity' | 'reason'>>;
  sendOrderEmail?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationSendOrderEmailArgs, 'body' | 'commandId' | 'orderId' | 'subject'>>;
  updateOrderBillingAddress?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationUpdateOrderBillingAddressArgs, 'address' | 'commandId' | 'orderId'>>;
  updateOrderEmail?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationUpdateOrderEmailArgs, 'commandId' | 'email' | 'orderId'>>;
  updateOrderShippingAddress?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationUpdateOrderShippingAddressArgs, 'address' | 'commandId' | 'orderId'>>;
  updatePriceMarkup?: Resolver<ResolversTypes['PriceMarkupResult'], ParentType, ContextType, RequireFields<MutationUpdatePriceMarkupArgs, 'input'>>;
  withdrawLoanApplication?: Resolver<ResolversTypes['LoanApplicationResult'], ParentType, ContextType, RequireFields<MutationWithdrawLoanApplicationArgs, 'orderId'>>;
  withdrawReturn?: Resolver<ResolversTypes['OwnOrderResult'], ParentType, ContextType, RequireFields<MutationWithdrawReturnArgs, 'commandId' | 'itemId' | 'orderId' | 'returnId'>>;
  writeOffMissingMoney?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationWriteOffMissingMoneyArgs, 'amount' | 'commandId' | 'orderId' | 'reason'>>;
};

export type NamedItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NamedItem'] = ResolversParentTypes['NamedItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferedScheduleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferedSchedule'] = ResolversParentTypes['OfferedSchedule']> = {
  earlyPurchase?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  earlyPurchaseDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  every?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  acceptLanguages?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  affiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['OrderBalance'], ParentType, ContextType>;
  billingAddressMayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billingCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingLastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canBeCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cartId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clickHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdById?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facebookClickId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fraudCheckIsDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fraudEmailFirstSeen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fraudIpDistanceFromAddress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fraudIsChecked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fraudReasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  fraudScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  googleClickId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBehind?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isIncomplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaseDetails?: Resolver<Maybe<ResolversTypes['LeaseDetails']>, ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lenderSignatureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lenderTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nextStatuses?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  orderSubmittedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paymentDetails?: Resolver<ReadonlyArray<ResolversTypes['PaymentDetails']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceMarkupGroupId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rollupId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipAddress1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipAddress2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipLastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipPostalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipments?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Shipment']>>, ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingAddressMayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subAffiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  submittedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedRollupId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedById?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmCampaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmMedium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderBalanceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderBalance'] = ResolversParentTypes['OrderBalance']> = {
  fromLender?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundOwed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunding?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stillToPay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderCancelledResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderCancelled'] = ResolversParentTypes['OrderCancelled']> = {
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderCommandResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderCommandResult'] = ResolversParentTypes['OrderCommandResult']> = {
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderCounts'] = ResolversParentTypes['OrderCounts']> = {
  byStatus?: Resolver<ReadonlyArray<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['AdminHistoryCounts'], ParentType, ContextType>;
  isBehind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  attributes?: Resolver<ReadonlyArray<ResolversTypes['Attribute']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  estimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  largeImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextStatuses?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partnerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickupStore?: Resolver<Maybe<ResolversTypes['PickupStore']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnRequest?: Resolver<Maybe<ResolversTypes['ReturnRequest']>, ParentType, ContextType>;
  returnableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnableUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingCarrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smallImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  supplierCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  thumbnailImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalShippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  winnerMarkupId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderLink'] = ResolversParentTypes['OrderLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  isBehind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['CustomerOrderSummary']>, ParentType, ContextType>;
};

export type OrderPlacedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderPlaced'] = ResolversParentTypes['OrderPlaced']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['ItemUnits']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderStatusReachedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderStatusReached'] = ResolversParentTypes['OrderStatusReached']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderSummary'] = ResolversParentTypes['OrderSummary']> = {
  affiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstItemName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatewayType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIncomplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderSubmittedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shipState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnApplicationPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnApplicationPage'] = ResolversParentTypes['OwnApplicationPage']> = {
  applications?: Resolver<ReadonlyArray<ResolversTypes['CustomerLoanApplication']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnOrderResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnOrderResult'] = ResolversParentTypes['OwnOrderResult']> = {
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ParcelShippedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ParcelShipped'] = ResolversParentTypes['ParcelShipped']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCorrection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ItemUnits']>, ParentType, ContextType>;
  shipMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentDetails'] = ResolversParentTypes['PaymentDetails']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  approvedLeaseAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardLastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gatewayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatewayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refersTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondaryLeaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethodChoice']>, ParentType, ContextType>;
  gatewayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termsId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodChoiceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentMethodChoice'] = ResolversParentTypes['PaymentMethodChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentUpdatedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentUpdated'] = ResolversParentTypes['PaymentUpdated']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cardLastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gatewayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PaymentOutcome'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PendingOrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PendingOrder'] = ResolversParentTypes['PendingOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBeingPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PickupStoreResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PickupStore'] = ResolversParentTypes['PickupStore']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PreviewExampleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PreviewExample'] = ResolversParentTypes['PreviewExample']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  oldPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PreviewSalesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PreviewSales'] = ResolversParentTypes['PreviewSales']> = {
  margin?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  marginThen?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  netThen?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceChange'] = ResolversParentTypes['PriceChange']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  oldPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceMarkup?: Resolver<Maybe<ResolversTypes['PriceMarkup']>, ParentType, ContextType>;
  supplierCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PriceGenerationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceGeneration'] = ResolversParentTypes['PriceGeneration']> = {
  changes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  written?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceHistoryPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceHistoryPage'] = ResolversParentTypes['PriceHistoryPage']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['PriceChange']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['PricedProduct'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceMarkupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceMarkup'] = ResolversParentTypes['PriceMarkup']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['PriceMarkupRule'], ParentType, ContextType>;
  supplierId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceMarkupBrandResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceMarkupBrand'] = ResolversParentTypes['PriceMarkupBrand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceMarkupChoicesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceMarkupChoices'] = ResolversParentTypes['PriceMarkupChoices']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['PriceMarkupBrand']>, ParentType, ContextType>;
  suppliers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceMarkupPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceMarkupPage'] = ResolversParentTypes['PriceMarkupPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceMarkups?: Resolver<ReadonlyArray<ResolversTypes['PriceMarkup']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceMarkupPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceMarkupPreview'] = ResolversParentTypes['PriceMarkupPreview']> = {
  averageChange?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<ReadonlyArray<ResolversTypes['PreviewExample']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  greatestChange?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  leastChange?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raised?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['PreviewSales'], ParentType, ContextType>;
};

export type PriceMarkupResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceMarkupResult'] = ResolversParentTypes['PriceMarkupResult']> = {
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceMarkup?: Resolver<Maybe<ResolversTypes['PriceMarkup']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PriceMarkupRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceMarkupRule'] = ResolversParentTypes['PriceMarkupRule']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['PriceMarkupBrand']>, ParentType, ContextType>;
  categoryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  markupType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markupValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  roundingMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PricedProductResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PricedProduct'] = ResolversParentTypes['PricedProduct']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceMarkup?: Resolver<Maybe<ResolversTypes['PriceMarkup']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salePrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  thumbnailImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PricedProductPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PricedProductPage'] = ResolversParentTypes['PricedProductPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['PricedProduct']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminLoanApplication?: Resolver<Maybe<ResolversTypes['LoanApplicationDetails']>, ParentType, ContextType, RequireFields<QueryAdminLoanApplicationArgs, 'id'>>;
  adminLoanApplications?: Resolver<ResolversTypes['LoanApplicationPage'], ParentType, ContextType, Partial<QueryAdminLoanApplicationsArgs>>;
  adminOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryAdminOrderArgs, 'id'>>;
  adminOrderAt?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryAdminOrderAtArgs, 'id' | 'revision'>>;
  adminOrderCounts?: Resolver<ResolversTypes['OrderCounts'], ParentType, ContextType, Partial<QueryAdminOrderCountsArgs>>;
  adminOrderTimeline?: Resolver<Maybe<ResolversTypes['Timeline']>, ParentType, ContextType, RequireFields<QueryAdminOrderTimelineArgs, 'id'>>;
  adminOrders?: Resolver<ResolversTypes['AdminOrderPage'], ParentType, ContextType, Partial<QueryAdminOrdersArgs>>;
  adminReviewQueue?: Resolver<ResolversTypes['ReviewQueue'], ParentType, ContextType, Partial<QueryAdminReviewQueueArgs>>;
  affiliateSummaryReport?: Resolver<ResolversTypes['AffiliateSummaryReport'], ParentType, ContextType, RequireFields<QueryAffiliateSummaryReportArgs, 'input'>>;
  applications?: Resolver<ResolversTypes['OwnApplicationPage'], ParentType, ContextType, Partial<QueryApplicationsArgs>>;
  bestBuyExpensesReport?: Resolver<ResolversTypes['BestBuyExpensesReport'], ParentType, ContextType, RequireFields<QueryBestBuyExpensesReportArgs, 'input'>>;
  cardForm?: Resolver<ResolversTypes['CardForm'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changedPriceMarkups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkoutQuote?: Resolver<ResolversTypes['CheckoutQuote'], ParentType, ContextType, RequireFields<QueryCheckoutQuoteArgs, 'cartId'>>;
  customerValueReport?: Resolver<ResolversTypes['CustomerValueReport'], ParentType, ContextType, RequireFields<QueryCustomerValueReportArgs, 'input'>>;
  dailyAffiliateReport?: Resolver<ResolversTypes['DailyAffiliateReport'], ParentType, ContextType, RequireFields<QueryDailyAffiliateReportArgs, 'input'>>;
  dailyBusinessReport?: Resolver<ResolversTypes['DailyBusinessReport'], ParentType, ContextType, RequireFields<QueryDailyBusinessReportArgs, 'input'>>;
  generateCoinbaseChargeId?: Resolver<ResolversTypes['CoinbaseCharge'], ParentType, ContextType, RequireFields<QueryGenerateCoinbaseChargeIdArgs, 'input'>>;
  getPriceMarkup?: Resolver<ResolversTypes['PriceMarkupPage'], ParentType, ContextType, RequireFields<QueryGetPriceMarkupArgs, 'input'>>;
  googleKeywordsReport?: Resolver<ResolversTypes['GoogleKeywordsReport'], ParentType, ContextType, RequireFields<QueryGoogleKeywordsReportArgs, 'input'>>;
  googlePay?: Resolver<ResolversTypes['GooglePaySettings'], ParentType, ContextType>;
  mostPopularProductsReport?: Resolver<ResolversTypes['MostPopularProductsReport'], ParentType, ContextType, RequireFields<QueryMostPopularProductsReportArgs, 'input'>>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderCounts?: Resolver<ResolversTypes['CustomerOrderCounts'], ParentType, ContextType, Partial<QueryOrderCountsArgs>>;
  orderTimeline?: Resolver<Maybe<ResolversTypes['CustomerTimeline']>, ParentType, ContextType, RequireFields<QueryOrderTimelineArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, Partial<QueryOrdersArgs>>;
  paymentMethods?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType, Partial<QueryPaymentMethodsArgs>>;
  pendingOrderLink?: Resolver<Maybe<ResolversTypes['OrderLink']>, ParentType, ContextType>;
  pickupCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryPickupCodeArgs, 'orderId'>>;
  previewPriceMarkup?: Resolver<ResolversTypes['PriceMarkupPreview'], ParentType, ContextType, RequireFields<QueryPreviewPriceMarkupArgs, 'input'>>;
  priceGeneration?: Resolver<Maybe<ResolversTypes['PriceGeneration']>, ParentType, ContextType>;
  priceHistory?: Resolver<Maybe<ResolversTypes['PriceHistoryPage']>, ParentType, ContextType, RequireFields<QueryPriceHistoryArgs, 'productId'>>;
  priceMarkup?: Resolver<Maybe<ResolversTypes['PriceMarkup']>, ParentType, ContextType, RequireFields<QueryPriceMarkupArgs, 'id'>>;
  priceMarkupChoices?: Resolver<ResolversTypes['PriceMarkupChoices'], ParentType, ContextType>;
  pricedProducts?: Resolver<ResolversTypes['PricedProductPage'], ParentType, ContextType, RequireFields<QueryPricedProductsArgs, 'search'>>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryReportArgs, 'input' | 'name'>>;
  reportFilters?: Resolver<ResolversTypes['ReportFilters'], ParentType, ContextType>;
  returnDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenueReport?: Resolver<ResolversTypes['RevenueReport'], ParentType, ContextType, RequireFields<QueryRevenueReportArgs, 'input'>>;
  signedContract?: Resolver<Maybe<ResolversTypes['SignedContract']>, ParentType, ContextType, RequireFields<QuerySignedContractArgs, 'orderId'>>;
  trafficSourcesReport?: Resolver<ResolversTypes['TrafficSourcesReport'], ParentType, ContextType, RequireFields<QueryTrafficSourcesReportArgs, 'input'>>;
  transactionsReport?: Resolver<ResolversTypes['TransactionsReport'], ParentType, ContextType, RequireFields<QueryTransactionsReportArgs, 'input'>>;
};

export type RefundUpdatedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RefundUpdated'] = ResolversParentTypes['RefundUpdated']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cardLastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gatewayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['RefundOutcome'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReminderSentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReminderSent'] = ResolversParentTypes['ReminderSent']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reminder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  __resolveType: TypeResolveFn<'AffiliateSummaryReport' | 'BestBuyExpensesReport' | 'CustomerValueReport' | 'DailyAffiliateReport' | 'DailyBusinessReport' | 'GoogleKeywordsReport' | 'MostPopularProductsReport' | 'RevenueReport' | 'TrafficSourcesReport' | 'TransactionsReport', ParentType, ContextType>;
};

export type ReportColumnResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportColumn'] = ResolversParentTypes['ReportColumn']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportFiltersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportFilters'] = ResolversParentTypes['ReportFilters']> = {
  affiliate?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  gateway?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  partner?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportRow'] = ResolversParentTypes['ReportRow']> = {
  __resolveType: TypeResolveFn<'AffiliateSummaryReportRow' | 'BestBuyExpensesReportRow' | 'CustomerValueReportRow' | 'DailyAffiliateReportRow' | 'DailyBusinessReportRow' | 'GoogleKeywordsReportRow' | 'MostPopularProductsReportRow' | 'RevenueReportRow' | 'TrafficSourcesReportRow' | 'TransactionsReportRow', ParentType, ContextType>;
};

export type ReturnRequestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReturnRequest'] = ResolversParentTypes['ReturnRequest']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposedRefund?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  returnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnUpdatedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReturnUpdated'] = ResolversParentTypes['ReturnUpdated']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevenueReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevenueReport'] = ResolversParentTypes['RevenueReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['RevenueReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['RevenueReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevenueReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevenueReportRow'] = ResolversParentTypes['RevenueReportRow']> = {
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gateway?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lenderTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  supplierCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevenueReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevenueReportSums'] = ResolversParentTypes['RevenueReportSums']> = {
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lenderTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  supplierCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  advice?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  approvedStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notChargedStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewQueueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReviewQueue'] = ResolversParentTypes['ReviewQueue']> = {
  isBehind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ShipmentLine']>, ParentType, ContextType>;
  partnerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shippedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipmentLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShipmentLine'] = ResolversParentTypes['ShipmentLine']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignedContractResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignedContract'] = ResolversParentTypes['SignedContract']> = {
  leaseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['ContractSchedule']>, ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimelineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Timeline'] = ResolversParentTypes['Timeline']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['TimelineEntry']>, ParentType, ContextType>;
  isBehind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  actorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  correlationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  differences?: Resolver<ReadonlyArray<ResolversTypes['FieldDifference']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrafficSourcesReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrafficSourcesReport'] = ResolversParentTypes['TrafficSourcesReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['TrafficSourcesReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['TrafficSourcesReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrafficSourcesReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrafficSourcesReportRow'] = ResolversParentTypes['TrafficSourcesReportRow']> = {
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrafficSourcesReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrafficSourcesReportSums'] = ResolversParentTypes['TrafficSourcesReportSums']> = {
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TransactionsReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransactionsReport'] = ResolversParentTypes['TransactionsReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['TransactionsReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['TransactionsReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransactionsReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransactionsReportRow'] = ResolversParentTypes['TransactionsReportRow']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gateway?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leaseIds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leases?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  received?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenOff?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransactionsReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransactionsReportSums'] = ResolversParentTypes['TransactionsReportSums']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  leases?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  received?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  writtenOff?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  AddressChanged?: AddressChangedResolvers<ContextType>;
  AdminHistoryCounts?: AdminHistoryCountsResolvers<ContextType>;
  AdminOrderPage?: AdminOrderPageResolvers<ContextType>;
  AffiliateSummaryReport?: AffiliateSummaryReportResolvers<ContextType>;
  AffiliateSummaryReportRow?: AffiliateSummaryReportRowResolvers<ContextType>;
  AffiliateSummaryReportSums?: AffiliateSummaryReportSumsResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  BestBuyExpensesReport?: BestBuyExpensesReportResolvers<ContextType>;
  BestBuyExpensesReportRow?: BestBuyExpensesReportRowResolvers<ContextType>;
  BestBuyExpensesReportSums?: BestBuyExpensesReportSumsResolvers<ContextType>;
  BuyAgainResult?: BuyAgainResultResolvers<ContextType>;
  CardForm?: CardFormResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CheckoutError?: CheckoutErrorResolvers<ContextType>;
  CheckoutQuote?: CheckoutQuoteResolvers<ContextType>;
  CheckoutResult?: CheckoutResultResolvers<ContextType>;
  CoinbaseCharge?: CoinbaseChargeResolvers<ContextType>;
  ContractSchedule?: ContractScheduleResolvers<ContextType>;
  CustomerFact?: CustomerFactResolvers<ContextType>;
  CustomerLeaseDetails?: CustomerLeaseDetailsResolvers<ContextType>;
  CustomerLoanApplication?: CustomerLoanApplicationResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  CustomerOrderCounts?: CustomerOrderCountsResolvers<ContextType>;
  CustomerOrderItem?: CustomerOrderItemResolvers<ContextType>;
  CustomerOrderSummary?: CustomerOrderSummaryResolvers<ContextType>;
  CustomerPaymentDetails?: CustomerPaymentDetailsResolvers<ContextType>;
  CustomerReturnRequest?: CustomerReturnRequestResolvers<ContextType>;
  CustomerShipment?: CustomerShipmentResolvers<ContextType>;
  CustomerTimeline?: CustomerTimelineResolvers<ContextType>;
  CustomerTimelineEntry?: CustomerTimelineEntryResolvers<ContextType>;
  CustomerValueReport?: CustomerValueReportResolvers<ContextType>;
  CustomerValueReportRow?: CustomerValueReportRowResolvers<ContextType>;
  CustomerValueReportSums?: CustomerValueReportSumsResolvers<ContextType>;
  DailyAffiliateReport?: DailyAffiliateReportResolvers<ContextType>;
  DailyAffiliateReportRow?: DailyAffiliateReportRowResolvers<ContextType>;
  DailyAffiliateReportSums?: DailyAffiliateReportSumsResolvers<ContextType>;
  DailyBusinessReport?: DailyBusinessReportResolvers<ContextType>;
  DailyBusinessReportRow?: DailyBusinessReportRowResolvers<ContextType>;
  DailyBusinessReportSums?: DailyBusinessReportSumsResolvers<ContextType>;
  FieldDifference?: FieldDifferenceResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  GenerateCatalogueResult?: GenerateCatalogueResultResolvers<ContextType>;
  GoogleKeywordsReport?: GoogleKeywordsReportResolvers<ContextType>;
  GoogleKeywordsReportRow?: GoogleKeywordsReportRowResolvers<ContextType>;
  GoogleKeywordsReportSums?: GoogleKeywordsReportSumsResolvers<ContextType>;
  GooglePaySettings?: GooglePaySettingsResolvers<ContextType>;
  IncompleteOrder?: IncompleteOrderResolvers<ContextType>;
  ItemAdded?: ItemAddedResolvers<ContextType>;
  ItemChanged?: ItemChangedResolvers<ContextType>;
  ItemRemoved?: ItemRemovedResolvers<ContextType>;
  ItemReturned?: ItemReturnedResolvers<ContextType>;
  ItemStatusReached?: ItemStatusReachedResolvers<ContextType>;
  ItemUnits?: ItemUnitsResolvers<ContextType>;
  ItemsStatusReached?: ItemsStatusReachedResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  KlarnaSession?: KlarnaSessionResolvers<ContextType>;
  LeaseDetails?: LeaseDetailsResolvers<ContextType>;
  LeaseUpdated?: LeaseUpdatedResolvers<ContextType>;
  LoanApplication?: LoanApplicationResolvers<ContextType>;
  LoanApplicationDetails?: LoanApplicationDetailsResolvers<ContextType>;
  LoanApplicationPage?: LoanApplicationPageResolvers<ContextType>;
  LoanApplicationResult?: LoanApplicationResultResolvers<ContextType>;
  LoanCommandResult?: LoanCommandResultResolvers<ContextType>;
  LoanContract?: LoanContractResolvers<ContextType>;
  LoanFact?: LoanFactResolvers<ContextType>;
  LoanTimelineEntry?: LoanTimelineEntryResolvers<ContextType>;
  MostPopularProductsReport?: MostPopularProductsReportResolvers<ContextType>;
  MostPopularProductsReportRow?: MostPopularProductsReportRowResolvers<ContextType>;
  MostPopularProductsReportSums?: MostPopularProductsReportSumsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedItem?: NamedItemResolvers<ContextType>;
  OfferedSchedule?: OfferedScheduleResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderBalance?: OrderBalanceResolvers<ContextType>;
  OrderCancelled?: OrderCancelledResolvers<ContextType>;
  OrderCommandResult?: OrderCommandResultResolvers<ContextType>;
  OrderCounts?: OrderCountsResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderLink?: OrderLinkResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderPlaced?: OrderPlacedResolvers<ContextType>;
  OrderStatusReached?: OrderStatusReachedResolvers<ContextType>;
  OrderSummary?: OrderSummaryResolvers<ContextType>;
  OwnApplicationPage?: OwnApplicationPageResolvers<ContextType>;
  OwnOrderResult?: OwnOrderResultResolvers<ContextType>;
  ParcelShipped?: ParcelShippedResolvers<ContextType>;
  PaymentDetails?: PaymentDetailsResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethodChoice?: PaymentMethodChoiceResolvers<ContextType>;
  PaymentUpdated?: PaymentUpdatedResolvers<ContextType>;
  PendingOrder?: PendingOrderResolvers<ContextType>;
  PickupStore?: PickupStoreResolvers<ContextType>;
  PreviewExample?: PreviewExampleResolvers<ContextType>;
  PreviewSales?: PreviewSalesResolvers<ContextType>;
  PriceChange?: PriceChangeResolvers<ContextType>;
  PriceGeneration?: PriceGenerationResolvers<ContextType>;
  PriceHistoryPage?: PriceHistoryPageResolvers<ContextType>;
  PriceMarkup?: PriceMarkupResolvers<ContextType>;
  PriceMarkupBrand?: PriceMarkupBrandResolvers<ContextType>;
  PriceMarkupChoices?: PriceMarkupChoicesResolvers<ContextType>;
  PriceMarkupPage?: PriceMarkupPageResolvers<ContextType>;
  PriceMarkupPreview?: PriceMarkupPreviewResolvers<ContextType>;
  PriceMarkupResult?: PriceMarkupResultResolvers<ContextType>;
  PriceMarkupRule?: PriceMarkupRuleResolvers<ContextType>;
  PricedProduct?: PricedProductResolvers<ContextType>;
  PricedProductPage?: PricedProductPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefundUpdated?: RefundUpdatedResolvers<ContextType>;
  ReminderSent?: ReminderSentResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportColumn?: ReportColumnResolvers<ContextType>;
  ReportFilters?: ReportFiltersResolvers<ContextType>;
  ReportRow?: ReportRowResolvers<ContextType>;
  ReturnRequest?: ReturnRequestResolvers<ContextType>;
  ReturnUpdated?: ReturnUpdatedResolvers<ContextType>;
  RevenueReport?: RevenueReportResolvers<ContextType>;
  RevenueReportRow?: RevenueReportRowResolvers<ContextType>;
  RevenueReportSums?: RevenueReportSumsResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewQueue?: ReviewQueueResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShipmentLine?: ShipmentLineResolvers<ContextType>;
  SignedContract?: SignedContractResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  Timeline?: TimelineResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  TrafficSourcesReport?: TrafficSourcesReportResolvers<ContextType>;
  TrafficSourcesReportRow?: TrafficSourcesReportRowResolvers<ContextType>;
  TrafficSourcesReportSums?: TrafficSourcesReportSumsResolvers<ContextType>;
  TransactionsReport?: TransactionsReportResolvers<ContextType>;
  TransactionsReportRow?: TransactionsReportRowResolvers<ContextType>;
  TransactionsReportSums?: TransactionsReportSumsResolvers<ContextType>;
};

