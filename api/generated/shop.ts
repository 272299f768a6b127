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

export type AdminOrderPage = {
  readonly __typename?: 'AdminOrderPage';
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
  readonly shipping: Scalars['Float']['output'];
  readonly subTotal: Scalars['Float']['output'];
  readonly total: Scalars['Float']['output'];
};

/** A line of the cart (spec §3). Amounts are dollars with two decimals; prices are always the server's. */
export type CartItem = {
  readonly __typename?: 'CartItem';
  readonly availableQuantity: Scalars['Int']['output'];
  readonly brand: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly inStock: Scalars['Boolean']['output'];
  readonly isPromotion: Scalars['Boolean']['output'];
  readonly largeImage: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly partner: Scalars['String']['output'];
  /** Price when the shopper added it, where it has changed since. */
  readonly previousPrice?: Maybe<Scalars['Float']['output']>;
  readonly price: Scalars['Float']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productType: Scalars['String']['output'];
  /** The same as quantity; existing clients read both. */
  readonly qty: Scalars['Int']['output'];
  readonly quantity: Scalars['Int']['output'];
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

/** What happened, for the customer to be told in words. Amounts in dollars. */
export type CustomerFact = AddressChanged | ItemAdded | ItemChanged | ItemRemoved | ItemReturned | ItemStatusReached | LeaseUpdated | OrderCancelled | OrderPlaced | OrderStatusReached | ParcelShipped | PaymentUpdated | RefundUpdated | ReminderSent;

export type CustomerLeaseDetails = {
  readonly __typename?: 'CustomerLeaseDetails';
  readonly approvedAmount?: Maybe<Scalars['Float']['output']>;
  readonly approvedAt?: Maybe<Scalars['String']['output']>;
  readonly createdAt?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly leaseId?: Maybe<Scalars['String']['output']>;
  readonly lender: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
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
  readonly orderUniqueId?: Maybe<Scalars['String']['output']>;
  readonly status: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** Spec §3 Order, with the fields that its customer may see. Amounts in dollars, times in UTC. */
export type CustomerOrder = {
  readonly __typename?: 'CustomerOrder';
  readonly address1: Scalars['String']['output'];
  readonly address2: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly createdAt: Scalars['String']['output'];
  readonly discount: Scalars['Float']['output'];
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
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
  /** Revision of the last event this answer includes. */
  readonly revision: Scalars['Int']['output'];
  readonly shipAddress1: Scalars['String']['output'];
  readonly shipAddress2: Scalars['String']['output'];
  readonly shipCity: Scalars['String']['output'];
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
  readonly status: Scalars['String']['output'];
  readonly subTotal: Scalars['Float']['output'];
  readonly tax: Scalars['Float']['output'];
  readonly total: Scalars['Float']['output'];
  readonly uniqueId: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
};

export type CustomerOrderItem = {
  readonly __typename?: 'CustomerOrderItem';
  readonly attributes: Scalars['JSON']['output'];
  readonly brand: Scalars['String']['output'];
  readonly brandId: Scalars['String']['output'];
  readonly carrier?: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly discount: Scalars['Float']['output'];
  readonly estimatedDeliveryDate?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly largeImage: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly originalPrice: Scalars['Float']['output'];
  readonly partner: Scalars['String']['output'];
  readonly price: Scalars['Float']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productType: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly returnedQuantity: Scalars['Int']['output'];
  readonly shipMethod?: Maybe<Scalars['String']['output']>;
  readonly shippedDate?: Maybe<Scalars['String']['output']>;
  readonly shippedQuantity: Scalars['Int']['output'];
  readonly shippingCarrier?: Maybe<Scalars['String']['output']>;
  readonly shippingCost: Scalars['Float']['output'];
  readonly size: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
  readonly smallImage: Scalars['String']['output'];
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
  readonly gatewayType?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly itemCount: Scalars['Int']['output'];
  readonly orderSubmittedDate?: Maybe<Scalars['String']['output']>;
  readonly shipState: Scalars['String']['output'];
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
  readonly gatewayName: Scalars['String']['output'];
  readonly gatewayType: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
  /** The gateway's words for the customer; null for money that goes back. */
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly paymentId: Scalars['ID']['output'];
  /** Of a refund or a void: the payment that it gives back. */
  readonly refersTo?: Maybe<Scalars['ID']['output']>;
  readonly result: Scalars['String']['output'];
  readonly secondaryLeaseId?: Maybe<Scalars['String']['output']>;
  readonly transactionId?: Maybe<Scalars['String']['output']>;
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

export type LeaseDetails = {
  readonly __typename?: 'LeaseDetails';
  readonly approvedAmount?: Maybe<Scalars['Float']['output']>;
  readonly approvedAt?: Maybe<Scalars['String']['output']>;
  readonly createdAt?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly leaseId?: Maybe<Scalars['String']['output']>;
  readonly lender: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly statusName: Scalars['String']['output'];
  readonly updatedAt?: Maybe<Scalars['String']['output']>;
  readonly username?: Maybe<Scalars['String']['output']>;
};

export type LeaseUpdated = {
  readonly __typename?: 'LeaseUpdated';
  readonly lender: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
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
  readonly id: Scalars['ID']['output'];
  readonly leaseId?: Maybe<Scalars['String']['output']>;
  readonly lender: Scalars['String']['output'];
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly orderUniqueId?: Maybe<Scalars['String']['output']>;
  readonly status: Scalars['String']['output'];
  readonly updatedAt: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
};

export type LoanApplicationPage = {
  readonly __typename?: 'LoanApplicationPage';
  readonly applications: ReadonlyArray<LoanApplication>;
  readonly counts: Scalars['JSON']['output'];
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly addItem: Cart;
  readonly addOrderNote: OrderCommandResult;
  readonly addPriceMarkup: PriceMarkupResult;
  readonly cancelOrder: OrderCommandResult;
  readonly changeOrderItemStatus: OrderCommandResult;
  readonly changeOrderStatus: OrderCommandResult;
  /** A quantity below 1 removes the item. */
  readonly changeQuantity: Cart;
  readonly checkoutWithBraintree: CheckoutResult;
  readonly clearCart: Cart;
  readonly createEmptyCart: Cart;
  readonly deleteItem: Cart;
  /** Computes all prices anew in the background; while that runs, asking again starts nothing. */
  readonly generateCatalogue: GenerateCatalogueResult;
  /** Adds the guest cart of this browser to the signed-in shopper's cart. */
  readonly mergeCarts: Cart;
  readonly recordOrderEmail: OrderCommandResult;
  readonly recordOrderPhoneCall: OrderCommandResult;
  readonly recordOrderShipment: OrderCommandResult;
  readonly refundOrderPayment: OrderCommandResult;
  readonly returnOrderItem: OrderCommandResult;
  readonly updateOrderBillingAddress: OrderCommandResult;
  readonly updateOrderShippingAddress: OrderCommandResult;
  readonly updatePriceMarkup: PriceMarkupResult;
};


export type MutationAddItemArgs = {
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


export type MutationCancelOrderArgs = {
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
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
  status: Scalars['String']['input'];
};


export type MutationChangeQuantityArgs = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


export type MutationCheckoutWithBraintreeArgs = {
  input: BraintreeCheckoutInput;
};


export type MutationDeleteItemArgs = {
  productId: Scalars['ID']['input'];
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
  shipment: ShipmentInput;
};


export type MutationRefundOrderPaymentArgs = {
  amount: Scalars['Float']['input'];
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReturnOrderItemArgs = {
  commandId: Scalars['ID']['input'];
  itemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationUpdateOrderBillingAddressArgs = {
  address: AddressInput;
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};


export type MutationUpdateOrderShippingAddressArgs = {
  address: AddressInput;
  commandId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};


export type MutationUpdatePriceMarkupArgs = {
  input: UpdatePriceMarkupInput;
};

/** Spec §3 Order, for staff. Amounts in dollars, times in UTC. */
export type Order = {
  readonly __typename?: 'Order';
  readonly acceptLanguages?: Maybe<Scalars['String']['output']>;
  readonly address1: Scalars['String']['output'];
  readonly address2: Scalars['String']['output'];
  readonly affiliateId?: Maybe<Scalars['String']['output']>;
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  readonly city: Scalars['String']['output'];
  readonly clickHash?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['String']['output'];
  readonly createdById: Scalars['String']['output'];
  readonly createdByName: Scalars['String']['output'];
  readonly discount: Scalars['Float']['output'];
  readonly email: Scalars['String']['output'];
  readonly facebookClickId?: Maybe<Scalars['String']['output']>;
  readonly firstName: Scalars['String']['output'];
  readonly fraudEmailFirstSeen?: Maybe<Scalars['String']['output']>;
  readonly fraudIpDistanceFromAddress?: Maybe<Scalars['Float']['output']>;
  readonly fraudIsChecked?: Maybe<Scalars['Boolean']['output']>;
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
  /** Revision of the last event this answer includes. */
  readonly revision: Scalars['Int']['output'];
  readonly rollupId?: Maybe<Scalars['String']['output']>;
  readonly shipAddress1: Scalars['String']['output'];
  readonly shipAddress2: Scalars['String']['output'];
  readonly shipCity: Scalars['String']['output'];
  readonly shipFirstName: Scalars['String']['output'];
  readonly shipLastName: Scalars['String']['output'];
  readonly shipPhone: Scalars['String']['output'];
  readonly shipPostalCode: Scalars['String']['output'];
  readonly shipState: Scalars['String']['output'];
  /** Oldest first. */
  readonly shipments?: Maybe<ReadonlyArray<Shipment>>;
  readonly shipped: Scalars['Boolean']['output'];
  readonly shippingCost: Scalars['Float']['output'];
  readonly state: Scalars['String']['output'];
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

export type OrderCancelled = {
  readonly __typename?: 'OrderCancelled';
  /** In the customer's own words; null where somebody else did it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** Outcome of a staff command. A refusal is an answer, with a message for the person, not an exception. */
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
  /** One true count for each of the 12 statuses. */
  readonly byStatus: Scalars['JSON']['output'];
  /** The table of spec §4, admin; kept for existing clients. */
  readonly history: Scalars['JSON']['output'];
  /** The answer did not wait long enough for `position`: what the caller wrote may be missing in it. */
  readonly isBehind: Scalars['Boolean']['output'];
  readonly total: Scalars['Int']['output'];
};

export type OrderFilterInput = {
  readonly affiliateId?: InputMaybe<Scalars['String']['input']>;
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly gatewayType?: InputMaybe<Scalars['String']['input']>;
  readonly maxTotal?: InputMaybe<Scalars['Float']['input']>;
  readonly minTotal?: InputMaybe<Scalars['Float']['input']>;
  readonly partner?: InputMaybe<Scalars['String']['input']>;
  /** Order number, name, e-mail, phone, sku, transaction id or tracking number; parts of words match. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly statuses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

export type OrderItem = {
  readonly __typename?: 'OrderItem';
  readonly attributes: Scalars['JSON']['output'];
  readonly brand: Scalars['String']['output'];
  readonly brandId: Scalars['String']['output'];
  readonly carrier?: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly discount: Scalars['Float']['output'];
  readonly estimatedDeliveryDate?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly largeImage: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly originalPrice: Scalars['Float']['output'];
  readonly partner: Scalars['String']['output'];
  readonly partnerOrderId?: Maybe<Scalars['String']['output']>;
  readonly price: Scalars['Float']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productType: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly returnedQuantity: Scalars['Int']['output'];
  readonly shipMethod?: Maybe<Scalars['String']['output']>;
  readonly shippedDate?: Maybe<Scalars['String']['output']>;
  readonly shippedQuantity: Scalars['Int']['output'];
  readonly shippingCarrier?: Maybe<Scalars['String']['output']>;
  readonly shippingCost: Scalars['Float']['output'];
  readonly size: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
  readonly smallImage: Scalars['String']['output'];
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
  | 'NEWEST'
  | 'OLDEST'
  | 'TOTAL_ASC'
  | 'TOTAL_DESC'
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
  readonly email: Scalars['String']['output'];
  readonly firstItemName: Scalars['String']['output'];
  readonly gatewayType?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Some of its history cannot be shown. */
  readonly isIncomplete: Scalars['Boolean']['output'];
  readonly itemCount: Scalars['Int']['output'];
  readonly orderSubmittedDate?: Maybe<Scalars['String']['output']>;
  readonly shipState: Scalars['String']['output'];
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

export type PaymentDetails = {
  readonly __typename?: 'PaymentDetails';
  readonly amount: Scalars['Float']['output'];
  readonly approvedLeaseAmount?: Maybe<Scalars['Float']['output']>;
  readonly at: Scalars['String']['output'];
  readonly cardLastFour?: Maybe<Scalars['String']['output']>;
  readonly cardType?: Maybe<Scalars['String']['output']>;
  readonly gatewayName: Scalars['String']['output'];
  readonly gatewayType: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly paymentId: Scalars['ID']['output'];
  /** Of a refund or a void: the payment that it gives back. */
  readonly refersTo?: Maybe<Scalars['ID']['output']>;
  readonly result: Scalars['String']['output'];
  readonly secondaryLeaseId?: Maybe<Scalars['String']['output']>;
  readonly transactionId?: Maybe<Scalars['String']['output']>;
};

export type PaymentOutcome =
  | 'DECLINED'
  | 'FAILED'
  /** The gateway has not answered yet. */
  | 'PENDING'
  | 'RECEIVED'
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
  readonly status: Scalars['String']['output'];
  readonly uniqueId: Scalars['String']['output'];
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
  /** The greatest changes first. */
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

/** Spec §3 Price markup. Prices are costs at the supplier, in dollars; a markup value is percent or dollars. */
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
  readonly adminLoanApplications: LoanApplicationPage;
  readonly adminOrder?: Maybe<Order>;
  /** The order as it was after the event with this revision. */
  readonly adminOrderAt?: Maybe<Order>;
  readonly adminOrderCounts: OrderCounts;
  readonly adminOrderTimeline?: Maybe<Timeline>;
  readonly adminOrders: AdminOrderPage;
  readonly affiliateSummaryReport: Report;
  /** Loan applications of the signed-in shopper, newest first. */
  readonly applications: OwnApplicationPage;
  readonly cardForm: CardForm;
  readonly cart: Cart;
  /** Totals with tax and shipping for the cart and a destination. */
  readonly checkoutQuote: CheckoutQuote;
  readonly getPriceMarkup: PriceMarkupPage;
  /** An order of the signed-in shopper, or of a guest who holds its token. Not theirs: null. */
  readonly order?: Maybe<CustomerOrder>;
  /** Counts of the signed-in shopper's orders, by the names of spec §4; with `isBehind: true` where they miss `position`. */
  readonly orderCounts: Scalars['JSON']['output'];
  /** What its customer is told of the order, oldest first. */
  readonly orderTimeline?: Maybe<CustomerTimeline>;
  readonly orders: OrderPage;
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
  readonly reportFilters: Scalars['JSON']['output'];
  readonly revenueReport: Report;
};


export type QueryAdminLoanApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryAffiliateSummaryReportArgs = {
  input: ReportInput;
};


export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCheckoutQuoteArgs = {
  cartId: Scalars['ID']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPriceMarkupArgs = {
  input: GetPriceMarkupInput;
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

/** Columns describe the cells of each row in order; money cells are decimal strings, exact to the cent. */
export type Report = {
  readonly __typename?: 'Report';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly rows: ReadonlyArray<ReportRow>;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type ReportColumn = {
  readonly __typename?: 'ReportColumn';
  readonly key: Scalars['String']['output'];
  /** text, count, money, percent */
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type ReportInput = {
  readonly affiliateId?: InputMaybe<Scalars['String']['input']>;
  /** Position of the log as of which to compute; absent: now. */
  readonly asOf?: InputMaybe<Scalars['String']['input']>;
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** UTC dates, inclusive: 2026-11-01. */
  readonly from: Scalars['String']['input'];
  readonly gateway?: InputMaybe<Scalars['String']['input']>;
  /** Revenue: day, week, month, category, gateway. Affiliate Summary: affiliate, rollup. */
  readonly groupBy: Scalars['String']['input'];
  readonly partner?: InputMaybe<Scalars['String']['input']>;
  readonly statuses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly to: Scalars['String']['input'];
};

export type ReportRow = {
  readonly __typename?: 'ReportRow';
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
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
  readonly gclid?: InputMaybe<Scalars['String']['input']>;
  readonly sub_affiliate_id?: InputMaybe<Scalars['String']['input']>;
  readonly utm_campaign?: InputMaybe<Scalars['String']['input']>;
  readonly utm_medium?: InputMaybe<Scalars['String']['input']>;
  readonly utm_source?: InputMaybe<Scalars['String']['input']>;
  readonly utm_term?: InputMaybe<Scalars['String']['input']>;
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
    | ( LeaseUpdated )
    | ( OrderCancelled )
    | ( OrderPlaced )
    | ( OrderStatusReached )
    | ( ParcelShipped )
    | ( PaymentUpdated )
    | ( RefundUpdated )
    | ( ReminderSent )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddPriceMarkupInput: AddPriceMarkupInput;
  AddressChanged: ResolverTypeWrapper<AddressChanged>;
  AddressInput: AddressInput;
  AddressKind: AddressKind;
  AdminOrderPage: ResolverTypeWrapper<AdminOrderPage>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BraintreeCheckoutInput: BraintreeCheckoutInput;
  CardForm: ResolverTypeWrapper<CardForm>;
  Cart: ResolverTypeWrapper<Cart>;
  CartItem: ResolverTypeWrapper<CartItem>;
  CheckoutError: ResolverTypeWrapper<CheckoutError>;
  CheckoutQuote: ResolverTypeWrapper<CheckoutQuote>;
  CheckoutResult: ResolverTypeWrapper<CheckoutResult>;
  CustomerFact: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CustomerFact']>;
  CustomerLeaseDetails: ResolverTypeWrapper<CustomerLeaseDetails>;
  CustomerLoanApplication: ResolverTypeWrapper<CustomerLoanApplication>;
  CustomerOrder: ResolverTypeWrapper<CustomerOrder>;
  CustomerOrderItem: ResolverTypeWrapper<CustomerOrderItem>;
  CustomerOrderSummary: ResolverTypeWrapper<CustomerOrderSummary>;
  CustomerPaymentDetails: ResolverTypeWrapper<CustomerPaymentDetails>;
  CustomerShipment: ResolverTypeWrapper<CustomerShipment>;
  CustomerTimeline: ResolverTypeWrapper<Omit<CustomerTimeline, 'entries'> & { entries: ReadonlyArray<ResolversTypes['CustomerTimelineEntry']> }>;
  CustomerTimelineEntry: ResolverTypeWrapper<Omit<CustomerTimelineEntry, 'fact'> & { fact: ResolversTypes['CustomerFact'] }>;
  FieldDifference: ResolverTypeWrapper<FieldDifference>;
  FieldError: ResolverTypeWrapper<FieldError>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GenerateCatalogueResult: ResolverTypeWrapper<GenerateCatalogueResult>;
  GetPriceMarkupInput: GetPriceMarkupInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IncompleteOrder: ResolverTypeWrapper<IncompleteOrder>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItemAdded: ResolverTypeWrapper<ItemAdded>;
  ItemChanged: ResolverTypeWrapper<ItemChanged>;
  ItemRemoved: ResolverTypeWrapper<ItemRemoved>;
  ItemReturned: ResolverTypeWrapper<ItemReturned>;
  ItemStatusReached: ResolverTypeWrapper<ItemStatusReached>;
  ItemUnits: ResolverTypeWrapper<ItemUnits>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LeaseDetails: ResolverTypeWrapper<LeaseDetails>;
  LeaseUpdated: ResolverTypeWrapper<LeaseUpdated>;
  LoanApplication: ResolverTypeWrapper<LoanApplication>;
  LoanApplicationPage: ResolverTypeWrapper<LoanApplicationPage>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Order: ResolverTypeWrapper<Order>;
  OrderCancelled: ResolverTypeWrapper<OrderCancelled>;
  OrderCommandResult: ResolverTypeWrapper<OrderCommandResult>;
  OrderCounts: ResolverTypeWrapper<OrderCounts>;
  OrderFilterInput: OrderFilterInput;
  OrderItem: ResolverTypeWrapper<OrderItem>;
  OrderPage: ResolverTypeWrapper<OrderPage>;
  OrderPlaced: ResolverTypeWrapper<OrderPlaced>;
  OrderSort: OrderSort;
  OrderStatusReached: ResolverTypeWrapper<OrderStatusReached>;
  OrderSummary: ResolverTypeWrapper<OrderSummary>;
  OwnApplicationPage: ResolverTypeWrapper<OwnApplicationPage>;
  ParcelShipped: ResolverTypeWrapper<ParcelShipped>;
  PaymentDetails: ResolverTypeWrapper<PaymentDetails>;
  PaymentOutcome: PaymentOutcome;
  PaymentUpdated: ResolverTypeWrapper<PaymentUpdated>;
  PendingOrder: ResolverTypeWrapper<PendingOrder>;
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
  Report: ResolverTypeWrapper<Report>;
  ReportColumn: ResolverTypeWrapper<ReportColumn>;
  ReportInput: ReportInput;
  ReportRow: ResolverTypeWrapper<ReportRow>;
  Shipment: ResolverTypeWrapper<Shipment>;
  ShipmentInput: ShipmentInput;
  ShipmentLine: ResolverTypeWrapper<ShipmentLine>;
  ShipmentLineInput: ShipmentLineInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Timeline: ResolverTypeWrapper<Timeline>;
  TimelineEntry: ResolverTypeWrapper<TimelineEntry>;
  TrackingInput: TrackingInput;
  UpdatePriceMarkupInput: UpdatePriceMarkupInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddPriceMarkupInput: AddPriceMarkupInput;
  AddressChanged: AddressChanged;
  AddressInput: AddressInput;
  AdminOrderPage: AdminOrderPage;
  Boolean: Scalars['Boolean']['output'];
  BraintreeCheckoutInput: BraintreeCheckoutInput;
  CardForm: CardForm;
  Cart: Cart;
  CartItem: CartItem;
  CheckoutError: CheckoutError;
  CheckoutQuote: CheckoutQuote;
  CheckoutResult: CheckoutResult;
  CustomerFact: ResolversUnionTypes<ResolversParentTypes>['CustomerFact'];
  CustomerLeaseDetails: CustomerLeaseDetails;
  CustomerLoanApplication: CustomerLoanApplication;
  CustomerOrder: CustomerOrder;
  CustomerOrderItem: CustomerOrderItem;
  CustomerOrderSummary: CustomerOrderSummary;
  CustomerPaymentDetails: CustomerPaymentDetails;
  CustomerShipment: CustomerShipment;
  CustomerTimeline: Omit<CustomerTimeline, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['CustomerTimelineEntry']> };
  CustomerTimelineEntry: Omit<CustomerTimelineEntry, 'fact'> & { fact: ResolversParentTypes['CustomerFact'] };
  FieldDifference: FieldDifference;
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  GenerateCatalogueResult: GenerateCatalogueResult;
  GetPriceMarkupInput: GetPriceMarkupInput;
  ID: Scalars['ID']['output'];
  IncompleteOrder: IncompleteOrder;
  Int: Scalars['Int']['output'];
  ItemAdded: ItemAdded;
  ItemChanged: ItemChanged;
  ItemRemoved: ItemRemoved;
  ItemReturned: ItemReturned;
  ItemStatusReached: ItemStatusReached;
  ItemUnits: ItemUnits;
  JSON: Scalars['JSON']['output'];
  LeaseDetails: LeaseDetails;
  LeaseUpdated: LeaseUpdated;
  LoanApplication: LoanApplication;
  LoanApplicationPage: LoanApplicationPage;
  Mutation: Record<PropertyKey, never>;
  Order: Order;
  OrderCancelled: OrderCancelled;
  OrderCommandResult: OrderCommandResult;
  OrderCounts: OrderCounts;
  OrderFilterInput: OrderFilterInput;
  OrderItem: OrderItem;
  OrderPage: OrderPage;
  OrderPlaced: OrderPlaced;
  OrderStatusReached: OrderStatusReached;
  OrderSummary: OrderSummary;
  OwnApplicationPage: OwnApplicationPage;
  ParcelShipped: ParcelShipped;
  PaymentDetails: PaymentDetails;
  PaymentUpdated: PaymentUpdated;
  PendingOrder: PendingOrder;
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
  Report: Report;
  ReportColumn: ReportColumn;
  ReportInput: ReportInput;
  ReportRow: ReportRow;
  Shipment: Shipment;
  ShipmentInput: ShipmentInput;
  ShipmentLine: ShipmentLine;
  ShipmentLineInput: ShipmentLineInput;
  String: Scalars['String']['output'];
  Timeline: Timeline;
  TimelineEntry: TimelineEntry;
  TrackingInput: TrackingInput;
  UpdatePriceMarkupInput: UpdatePriceMarkupInput;
};

export type AddressChangedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddressChanged'] = ResolversParentTypes['AddressChanged']> = {
  address?: Resolver<ResolversTypes['AddressKind'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminOrderPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdminOrderPage'] = ResolversParentTypes['AdminOrderPage']> = {
  incomplete?: Resolver<ReadonlyArray<ResolversTypes['IncompleteOrder']>, ParentType, ContextType>;
  isBehind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moreThanCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['OrderSummary']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  shipping?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPromotion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  largeImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type CustomerFactResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerFact'] = ResolversParentTypes['CustomerFact']> = {
  __resolveType: TypeResolveFn<'AddressChanged' | 'ItemAdded' | 'ItemChanged' | 'ItemRemoved' | 'ItemReturned' | 'ItemStatusReached' | 'LeaseUpdated' | 'OrderCancelled' | 'OrderPlaced' | 'OrderStatusReached' | 'ParcelShipped' | 'PaymentUpdated' | 'RefundUpdated' | 'ReminderSent', ParentType, ContextType>;
};

export type CustomerLeaseDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerLeaseDetails'] = ResolversParentTypes['CustomerLeaseDetails']> = {
  approvedAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  orderUniqueId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipAddress1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipAddress2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerOrderItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerOrderItem'] = ResolversParentTypes['CustomerOrderItem']> = {
  attributes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  estimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  largeImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  gatewayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatewayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refersTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondaryLeaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LeaseDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeaseDetails'] = ResolversParentTypes['LeaseDetails']> = {
  approvedAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderUniqueId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoanApplicationPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LoanApplicationPage'] = ResolversParentTypes['LoanApplicationPage']> = {
  applications?: Resolver<ReadonlyArray<ResolversTypes['LoanApplication']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationAddItemArgs, 'productId' | 'quantity'>>;
  addOrderNote?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'body' | 'commandId' | 'orderId' | 'subject'>>;
  addPriceMarkup?: Resolver<ResolversTypes['PriceMarkupResult'], ParentType, ContextType, RequireFields<MutationAddPriceMarkupArgs, 'input'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'commandId' | 'orderId' | 'reason'>>;
  changeOrderItemStatus?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationChangeOrderItemStatusArgs, 'commandId' | 'itemId' | 'orderId' | 'reason' | 'status'>>;
  changeOrderStatus?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationChangeOrderStatusArgs, 'commandId' | 'orderId' | 'reason' | 'status'>>;
  changeQuantity?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationChangeQuantityArgs, 'productId' | 'quantity'>>;
  checkoutWithBraintree?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationCheckoutWithBraintreeArgs, 'input'>>;
  clearCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  createEmptyCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  deleteItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationDeleteItemArgs, 'productId'>>;
  generateCatalogue?: Resolver<ResolversTypes['GenerateCatalogueResult'], ParentType, ContextType>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  recordOrderEmail?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationRecordOrderEmailArgs, 'body' | 'commandId' | 'direction' | 'from' | 'orderId' | 'subject' | 'to'>>;
  recordOrderPhoneCall?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationRecordOrderPhoneCallArgs, 'body' | 'commandId' | 'direction' | 'durationSeconds' | 'orderId' | 'phone' | 'subject'>>;
  recordOrderShipment?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationRecordOrderShipmentArgs, 'commandId' | 'orderId' | 'shipment'>>;
  refundOrderPayment?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationRefundOrderPaymentArgs, 'amount' | 'commandId' | 'orderId' | 'paymentId' | 'reason'>>;
  returnOrderItem?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationReturnOrderItemArgs, 'commandId' | 'itemId' | 'orderId' | 'quantity' | 'reason'>>;
  updateOrderBillingAddress?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationUpdateOrderBillingAddressArgs, 'address' | 'commandId' | 'orderId'>>;
  updateOrderShippingAddress?: Resolver<ResolversTypes['OrderCommandResult'], ParentType, ContextType, RequireFields<MutationUpdateOrderShippingAddressArgs, 'address' | 'commandId' | 'orderId'>>;
  updatePriceMarkup?: Resolver<ResolversTypes['PriceMarkupResult'], ParentType, ContextType, RequireFields<MutationUpdatePriceMarkupArgs, 'input'>>;
};

export type OrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  acceptLanguages?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  affiliateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clickHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdById?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facebookClickId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fraudEmailFirstSeen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fraudIpDistanceFromAddress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fraudIsChecked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rollupId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipAddress1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipAddress2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipLastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipPostalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipments?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Shipment']>>, ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  byStatus?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  history?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  isBehind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  attributes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  estimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  largeImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partnerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstItemName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatewayType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIncomplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderSubmittedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  gatewayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gatewayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refersTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondaryLeaseId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  adminLoanApplications?: Resolver<ResolversTypes['LoanApplicationPage'], ParentType, ContextType, Partial<QueryAdminLoanApplicationsArgs>>;
  adminOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryAdminOrderArgs, 'id'>>;
  adminOrderAt?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryAdminOrderAtArgs, 'id' | 'revision'>>;
  adminOrderCounts?: Resolver<ResolversTypes['OrderCounts'], ParentType, ContextType, Partial<QueryAdminOrderCountsArgs>>;
  adminOrderTimeline?: Resolver<Maybe<ResolversTypes['Timeline']>, ParentType, ContextType, RequireFields<QueryAdminOrderTimelineArgs, 'id'>>;
  adminOrders?: Resolver<ResolversTypes['AdminOrderPage'], ParentType, ContextType, Partial<QueryAdminOrdersArgs>>;
  affiliateSummaryReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryAffiliateSummaryReportArgs, 'input'>>;
  applications?: Resolver<ResolversTypes['OwnApplicationPage'], ParentType, ContextType, Partial<QueryApplicationsArgs>>;
  cardForm?: Resolver<ResolversTypes['CardForm'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  checkoutQuote?: Resolver<ResolversTypes['CheckoutQuote'], ParentType, ContextType, RequireFields<QueryCheckoutQuoteArgs, 'cartId'>>;
  getPriceMarkup?: Resolver<ResolversTypes['PriceMarkupPage'], ParentType, ContextType, RequireFields<QueryGetPriceMarkupArgs, 'input'>>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderCounts?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, Partial<QueryOrderCountsArgs>>;
  orderTimeline?: Resolver<Maybe<ResolversTypes['CustomerTimeline']>, ParentType, ContextType, RequireFields<QueryOrderTimelineArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, Partial<QueryOrdersArgs>>;
  previewPriceMarkup?: Resolver<ResolversTypes['PriceMarkupPreview'], ParentType, ContextType, RequireFields<QueryPreviewPriceMarkupArgs, 'input'>>;
  priceGeneration?: Resolver<Maybe<ResolversTypes['PriceGeneration']>, ParentType, ContextType>;
  priceHistory?: Resolver<Maybe<ResolversTypes['PriceHistoryPage']>, ParentType, ContextType, RequireFields<QueryPriceHistoryArgs, 'productId'>>;
  priceMarkup?: Resolver<Maybe<ResolversTypes['PriceMarkup']>, ParentType, ContextType, RequireFields<QueryPriceMarkupArgs, 'id'>>;
  priceMarkupChoices?: Resolver<ResolversTypes['PriceMarkupChoices'], ParentType, ContextType>;
  pricedProducts?: Resolver<ResolversTypes['PricedProductPage'], ParentType, ContextType, RequireFields<QueryPricedProductsArgs, 'search'>>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryReportArgs, 'input' | 'name'>>;
  reportFilters?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  revenueReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryRevenueReportArgs, 'input'>>;
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
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['ReportRow']>, ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportColumnResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportColumn'] = ResolversParentTypes['ReportColumn']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportRow'] = ResolversParentTypes['ReportRow']> = {
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type Resolvers<ContextType = GraphQLContext> = {
  AddressChanged?: AddressChangedResolvers<ContextType>;
  AdminOrderPage?: AdminOrderPageResolvers<ContextType>;
  CardForm?: CardFormResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CheckoutError?: CheckoutErrorResolvers<ContextType>;
  CheckoutQuote?: CheckoutQuoteResolvers<ContextType>;
  CheckoutResult?: CheckoutResultResolvers<ContextType>;
  CustomerFact?: CustomerFactResolvers<ContextType>;
  CustomerLeaseDetails?: CustomerLeaseDetailsResolvers<ContextType>;
  CustomerLoanApplication?: CustomerLoanApplicationResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  CustomerOrderItem?: CustomerOrderItemResolvers<ContextType>;
  CustomerOrderSummary?: CustomerOrderSummaryResolvers<ContextType>;
  CustomerPaymentDetails?: CustomerPaymentDetailsResolvers<ContextType>;
  CustomerShipment?: CustomerShipmentResolvers<ContextType>;
  CustomerTimeline?: CustomerTimelineResolvers<ContextType>;
  CustomerTimelineEntry?: CustomerTimelineEntryResolvers<ContextType>;
  FieldDifference?: FieldDifferenceResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  GenerateCatalogueResult?: GenerateCatalogueResultResolvers<ContextType>;
  IncompleteOrder?: IncompleteOrderResolvers<ContextType>;
  ItemAdded?: ItemAddedResolvers<ContextType>;
  ItemChanged?: ItemChangedResolvers<ContextType>;
  ItemRemoved?: ItemRemovedResolvers<ContextType>;
  ItemReturned?: ItemReturnedResolvers<ContextType>;
  ItemStatusReached?: ItemStatusReachedResolvers<ContextType>;
  ItemUnits?: ItemUnitsResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LeaseDetails?: LeaseDetailsResolvers<ContextType>;
  LeaseUpdated?: LeaseUpdatedResolvers<ContextType>;
  LoanApplication?: LoanApplicationResolvers<ContextType>;
  LoanApplicationPage?: LoanApplicationPageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderCancelled?: OrderCancelledResolvers<ContextType>;
  OrderCommandResult?: OrderCommandResultResolvers<ContextType>;
  OrderCounts?: OrderCountsResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderPlaced?: OrderPlacedResolvers<ContextType>;
  OrderStatusReached?: OrderStatusReachedResolvers<ContextType>;
  OrderSummary?: OrderSummaryResolvers<ContextType>;
  OwnApplicationPage?: OwnApplicationPageResolvers<ContextType>;
  ParcelShipped?: ParcelShippedResolvers<ContextType>;
  PaymentDetails?: PaymentDetailsResolvers<ContextType>;
  PaymentUpdated?: PaymentUpdatedResolvers<ContextType>;
  PendingOrder?: PendingOrderResolvers<ContextType>;
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
  ReportRow?: ReportRowResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShipmentLine?: ShipmentLineResolvers<ContextType>;
  Timeline?: TimelineResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
};

