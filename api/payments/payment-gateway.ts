import type { GatewayType, VendorError } from "@voltread/domain/ordering/order-event.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Data, type Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { Dispute, GatewayMessage, UntrustedWebhook, WebhookRequest } from "./gateway-message.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import type { OrderToPay, Purchase } from "./order-to-pay.ts"
import type { PaymentMethod } from "./payment-method.ts"

export interface PaymentRequest {
  /** The store's reference, at most 255 characters; `findByOrder` finds the payment by it. */
  readonly orderId: string
  /** Idempotency key of this attempt to pay, such as `"<orderId>:pay:1"`: the gateway charges it at most once. */
  readonly paymentId: string
  /** Cents, more than 0. */
  readonly amount: Cents
  /** The token from the gateway's form in the browser. A gateway with its own pages does not use it. */
  readonly token: string
  /** The shopper's choice at this gateway, such as a coin; absent where there is no choice. */
  readonly choice?: string
  readonly order: OrderToPay
  /** The order's page, to which a gateway with pages of its own returns the shopper. It opens without an account. */
  readonly returnUrl: string
  readonly deviceData?: string
  /** Takes the money (true, the default) or only reserves it for `capture`. */
  readonly capture?: boolean
}

/** The part of a payment request that is known before its order is placed. */
export type PaymentToBegin = Pick<PaymentRequest, "orderId" | "paymentId" | "amount" | "returnUrl"> & {
  readonly order: Pick<OrderToPay, "number" | "lines">
}

interface RefusedCard {
  readonly transaction: GatewayTransaction
  readonly code: string
  readonly message: string
  /** A hash of what the gateway reveals of the card; absent where that does not identify it. Never store it plain. */
  readonly cardFingerprint?: string
}

/**
 * What became of a payment. `message` is written for the shopper; `code` is the gateway's or the bank's.
 *
 * - `Authorized` and `Settling` are paid; `Pending` is not decided yet.
 * - `Started`: the shopper pays at the transaction's `paymentUrl`; the outcome comes by a message or a look-up, never
 *   from the browser.
 * - `Declined` by the bank, `Rejected` by the gateway's own checks, `Failed` on the way to the bank: not paid.
 * - `Invalid`: the gateway refused the request itself and created nothing (a used token, an invalid amount).
 *   `vendorError`: the error for clients (gateways §11).
 * - `Unanswered`: the payment may exist. Never treat it as failed: ask `findByOrder`, or repeat the same request.
 */
export type PaymentOutcome = Data.TaggedEnum<{
  Authorized: { readonly transaction: GatewayTransaction }
  Settling: { readonly transaction: GatewayTransaction }
  Pending: { readonly transaction: GatewayTransaction; readonly message: string }
  Started: { readonly transaction: GatewayTransaction; readonly message: string }
  Declined: RefusedCard
  Rejected: RefusedCard
  Failed: { readonly transaction: GatewayTransaction; readonly code: string; readonly message: string }
  Invalid: {
    readonly code: string
    readonly field: string | null
    readonly message: string
    readonly vendorError?: VendorError
  }
  Unanswered: { readonly reason: string; readonly message: string }
}>
export const PaymentOutcome = Data.taggedEnum<PaymentOutcome>()

/** For the shopper whose payment is `Unanswered`, whatever the gateway. */
export const unansweredMessage =
  "We are checking with the bank whether your payment went through. Please do not pay again; we will tell you shortly."

export const unanswered = (reason: string): PaymentOutcome =>
  PaymentOutcome.Unanswered({ reason, message: unansweredMessage })

/** For the shopper whose payment the gateway reviews. */
export const reviewingMessage =
  "Your payment is being reviewed, which takes a day at most. We will email you the result."

/** For the shopper whose payment is `Started`, whatever the gateway. */
export const startedMessage = "Your order is placed. Please complete the payment."

/**
 * What became of a cancellation, a refund or a capture. `transaction` is the refund itself for a refund. `Refused` and
 * `NotYet` carry the gateway's message for staff; `NotYet` may be retried later, `Unanswered` must be looked up or
 * repeated with the same request id. `ByHand`: the gateway makes no refunds; staff pay out as `message` says.
 */
export type ActionOutcome = Data.TaggedEnum<{
  Done: { readonly transaction: GatewayTransaction }
  NotYet: { readonly message: string }
  Refused: { readonly code: string; readonly message: string }
  Unanswered: { readonly reason: string }
  ByHand: { readonly message: string }
}>
export const ActionOutcome = Data.taggedEnum<ActionOutcome>()

/** The input of an action besides the transaction's id. */
interface Action {
  /** Idempotency key: requests with the same key are carried out once. */
  readonly requestId: string
}

/** Items shipped to the shopper. */
export interface Parcel {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
}

/** What becomes of a payment that `findByOrder` does not know although it may have been made. */
export interface LostPayments {
  /**
   * Makes sure that it cannot happen anymore. `unknowable`: it may have been made, and only people can find out at the
   * vendor.
   */
  readonly withdraw: (paymentId: string) => Effect.Effect<"never-made" | "unknowable", GatewayError>
  /**
   * Looks up the transaction that people have found at the vendor. From then on `findByOrder` knows it. `undefined`:
   * there is none, or it is not of this order, attempt and amount.
   */
  readonly recognize: (
    transactionId: string,
    attempt: Pick<PaymentRequest, "orderId" | "paymentId" | "amount">,
  ) => Effect.Effect<GatewayTransaction | undefined, GatewayError>
}

/** One vendor, whatever its protocol. `GatewayError` always means that nothing was carried out. */
export interface PaymentGateway {
  /** `gatewayName` of payment details, and the last part of the webhook's address. */
  readonly name: string
  /** The kind of its payments, unless a transaction names a more precise one. */
  readonly gatewayType: GatewayType
  /** The payment methods that it offers to shoppers. */
  readonly methods: ReadonlyArray<PaymentMethod>
  /** A call that changes nothing and shows whether new payments can be made. Absent: it is not monitored. */
  readonly probe?: Effect.Effect<unknown, GatewayError>
  /** The token that starts the vendor's form in the browser; it may be used more than once. Absent: no form. */
  readonly clientToken?: Effect.Effect<string, GatewayError>
  /**
   * Makes a payment before its order is placed, for a vendor's form that needs its id; `pay` takes the id as its token.
   * Absent: the vendor has no such form.
   */
  readonly begin?: (request: PaymentToBegin) => Effect.Effect<PaymentOutcome, GatewayError>
  /**
   * Like `clientToken`, for a form that must know what is bought. Absent: it need not. If the shopper authorizes the
   * payment and the browser does not come back, the `Authorized` message names the `begunId`. `category`: which of the
   * vendor's forms this purchase gets.
   */
  readonly clientTokenFor?: (
    purchase: Purchase,
    begunId: string,
  ) => Effect.Effect<{ readonly clientToken: string; readonly category: string }, GatewayError>
  /** Releases an authorization of the shopper that will not be used. Absent: it expires. */
  readonly release?: (token: string) => Effect.Effect<void>
  /** Absent: `findByOrder` knows all that was made, so that the outcome of none stays unknown. */
  readonly lostPayments?: LostPayments
  /** Charges at once, or starts a payment that the shopper completes on the gateway's own page. */
  readonly pay: (request: PaymentRequest) => Effect.Effect<PaymentOutcome, GatewayError>
  /** `undefined` when the gateway has no such transaction. */
  readonly find: (transactionId: string) => Effect.Effect<GatewayTransaction | undefined, GatewayError>
  /**
   * All transactions with the store's reference, oldest first: payments, including declined ones, and refunds. A
   * gateway without a search may leave out those older than a week, for which outcomes are looked up.
   */
  readonly findByOrder: (orderId: string) => Effect.Effect<ReadonlyArray<GatewayTransaction>, GatewayError>
  /**
   * The money is reserved when the shopper pays, and captured when the items ship. Absent: payments settle by
   * themselves.
   */
  readonly capturesWhenSent?: true
  /**
   * Captures reserved money, all or a part. `amount` in cents; absent: all of it. `parcel`: the items it is captured
   * for.
   */
  readonly capture: (
    transactionId: string,
    options: Action & { readonly amount?: Cents; readonly parcel?: Parcel },
  ) => Effect.Effect<ActionOutcome, GatewayError>
  /** Extends a reservation that has not been captured. Absent: it cannot be extended. */
  readonly extend?: (transactionId: string, options: Action) => Effect.Effect<ActionOutcome, GatewayError>
  /** Cancels a payment that has not begun to settle, or one that waits for the shopper. */
  readonly cancel: (transactionId: string, options: Action) => Effect.Effect<ActionOutcome, GatewayError>
  /** Its books do not know the store's orders: payments are found by their transaction ids, refunds not at all. */
  readonly knownByTransaction?: true
  /** It charges any amount, whatever the order's total. Absent: the whole order or nothing. */
  readonly takesParts?: true
  /** It makes no refunds: they are `ByHand`, and its books do not have them. */
  readonly givesBackByHand?: boolean
  /**
   * Refunds a settled payment. Where money is captured at shipment, it refunds any payment, by releasing what is
   * reserved or by refunding what was captured. `amount` in cents, at most what is left; absent: all that is left.
   * `unsent`: cents that must stay reserved for items that have not shipped yet.
   */
  readonly refund: (
    transactionId: string,
    options: Action & { readonly amount?: Cents; readonly unsent?: Cents },
  ) => Effect.Effect<ActionOutcome, GatewayError>
  /**
   * The disputes, in their present state, that began or changed on these days, `YYYY-MM-DD` and both inclusive. The days
   * are the gateway's, in a time zone of its own. Absent: it has no disputes, or cannot be asked for them.
   */
  readonly disputesBetween?: (from: string, to: string) => Effect.Effect<ReadonlyArray<Dispute>, GatewayError>
  readonly readWebhook: (request: WebhookRequest) => Effect.Effect<GatewayMessage, UntrustedWebhook>
  /** The answer that proves to the gateway that the store owns the webhook's address. Absent: it does not ask. */
  readonly answerChallenge?: (query: WebhookRequest["query"]) => Effect.Effect<string, UntrustedWebhook>
}
