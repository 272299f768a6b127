import type { GatewayType, VendorError } from "@voltread/domain/ordering/order-event.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Data, type Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { GatewayMessage, UntrustedWebhook, WebhookRequest } from "./gateway-message.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import type { OrderToPay, Purchase } from "./order-to-pay.ts"
import type { PaymentMethod } from "./payment-method.ts"

export interface PaymentRequest {
  /** Our reference, at most 255 characters; `findByOrder` finds the payment by it. */
  readonly orderId: string
  /** Idempotency key of this attempt to pay, such as `"<orderId>:pay:1"`: the gateway charges it at most once. */
  readonly paymentId: string
  /** Cents, more than 0. */
  readonly amount: Cents
  /** The token from the gateway's form in the browser. A gateway with its own pages does not use it. */
  readonly token: string
  /** The shopper's choice at this gateway, such as a coin; absent where there is nothing to choose. */
  readonly choice?: string
  readonly order: OrderToPay
  /** The order's page, to which a gateway with pages of its own sends the shopper back. It opens without an account. */
  readonly returnUrl: string
  readonly deviceData?: string
  /** Takes the money (true, the default) or only reserves it for `capture`. */
  readonly capture?: boolean
}

/** The facts about a payment before its order is placed. */
export type PaymentToBegin = Pick<PaymentRequest, "orderId" | "paymentId" | "amount" | "returnUrl"> & {
  readonly order: Pick<OrderToPay, "number" | "lines">
}

interface RefusedCard {
  readonly transaction: GatewayTransaction
  readonly code: string
  readonly message: string
  /** Tells the card from others by what the gateway shows of it; absent where it shows too little. Never store it plain. */
  readonly cardFingerprint?: string
}

/**
 * What became of a payment. `message` is written for the shopper; `code` is the gateway's or the bank's.
 *
 * - `Authorized` and `Settling` are paid; `Pending` is not decided yet.
 * - `Started`: the shopper pays at the transaction's `paymentUrl`; a message or a look-up tells the outcome, never the browser.
 * - `Declined` by the bank, `Rejected` by the gateway's own checks, `Failed` on the way to the bank: not paid.
 * - `Invalid`: the gateway refused the request itself and created nothing (a used token, a bad amount). `vendorError`:
 *   what clients are told of that (gateways §11).
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

/** For the shopper whose payment the gateway reviews. */
export const reviewingMessage =
  "Your payment is being reviewed, which takes a day at most. We will email you the result."

/** For the shopper whose payment is `Started`, whatever the gateway. */
export const startedMessage = "Your order is placed. Please complete the payment."

/**
 * What became of a cancellation, a refund or a capture. `transaction` is the refund itself for a refund. `Refused` and
 * `NotYet` carry the gateway's words for staff; `NotYet` may be asked for again later, `Unanswered` must be looked up
 * or repeated with the same request id. `ByHand`: the gateway gives no money back, staff pay it out, as `message` tells
 * them.
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
  /** Idempotency key: the same one again is carried out once. */
  readonly requestId: string
}

/** Goods on their way to the shopper. */
export interface Parcel {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
}

/** One vendor, behind whatever protocol it speaks. `GatewayError` always means that nothing was carried out. */
export interface PaymentGateway {
  /** `gatewayName` of payment details, and the last part of the webhook's address. */
  readonly name: string
  /** The kind of its payments until a transaction is more precise. */
  readonly gatewayType: GatewayType
  /** The ways to pay that it offers to shoppers. */
  readonly methods: ReadonlyArray<PaymentMethod>
  /** A call that changes nothing and shows whether new payments can be begun. Absent: nobody watches it. */
  readonly probe?: Effect.Effect<unknown, GatewayError>
  /** The token that starts the vendor's form in the browser; it may be used more than once. Absent: no form. */
  readonly clientToken?: Effect.Effect<string, GatewayError>
  /**
   * Makes a payment before its order is placed, for a form of the vendor that needs its id; `pay` takes that as its token.
   * Absent: the vendor has no such form.
   */
  readonly begin?: (request: PaymentToBegin) => Effect.Effect<PaymentOutcome, GatewayError>
  /**
   * The same, where it has to know what is bought. Absent: it need not. Should the shopper agree and the browser not come
   * back, its `Authorized` message names the `begunId`.
   */
  readonly clientTokenFor?: (purchase: Purchase, begunId: string) => Effect.Effect<string, GatewayError>
  /** Lets go what a shopper has agreed to and that will not be used. Absent: it ends by itself. */
  readonly release?: (token: string) => Effect.Effect<void>
  /**
   * Sees to it that nothing comes of a payment that `findByOrder` does not know. `unknowable`: it may have been made all the
   * same, and only people can find out at the vendor. Absent: `findByOrder` knows all that was made.
   */
  readonly withdraw?: (paymentId: string) => Effect.Effect<"never-made" | "unknowable", GatewayError>
  /** Charges at once, or starts a payment that the shopper completes at the gateway's own page. */
  readonly pay: (request: PaymentRequest) => Effect.Effect<PaymentOutcome, GatewayError>
  /** `undefined` when the gateway has no such transaction. */
  readonly find: (transactionId: string) => Effect.Effect<GatewayTransaction | undefined, GatewayError>
  /**
   * Everything that carries our reference, oldest first: payments, declined ones too, and refunds. A gateway that cannot
   * search may leave out what is older than the week for which outcomes are looked for.
   */
  readonly findByOrder: (orderId: string) => Effect.Effect<ReadonlyArray<GatewayTransaction>, GatewayError>
  /**
   * The money is reserved when the shopper pays, and taken when the goods are sent: `capture` follows the shipments.
   * Absent: what is paid settles by itself.
   */
  readonly capturesWhenSent?: true
  /** Takes reserved money, whole or in part. `amount` in cents; absent: all of it. `parcel`: what it is taken for. */
  readonly capture: (
    transactionId: string,
    options: Action & { readonly amount?: Cents; readonly parcel?: Parcel },
  ) => Effect.Effect<ActionOutcome, GatewayError>
  /** Reserves for longer what has not been captured. Absent: it cannot. */
  readonly extend?: (transactionId: string, options: Action) => Effect.Effect<ActionOutcome, GatewayError>
  /** Gives back a payment that has not begun to settle, and ends one that the shopper was to complete. */
  readonly cancel: (transactionId: string, options: Action) => Effect.Effect<ActionOutcome, GatewayError>
  /** Its books know nothing of our orders: it finds what came in by the transactions that we name, and no refunds. */
  readonly knownByTransaction?: true
  /** It charges any amount, whatever the lines of the order come to. Absent: the whole order or nothing. */
  readonly takesParts?: true
  /** It gives no money back: refunds are `ByHand`, and its books know nothing of them. */
  readonly givesBackByHand?: boolean
  /**
   * Gives back a settled payment; where money is taken when goods are sent, any payment, by giving up what is reserved or
   * by refunding what was taken. `amount` in cents, at most what is left; absent: all that is left. `unsent`: cents that
   * are to stay reserved for goods that have not been sent yet.
   */
  readonly refund: (
    transactionId: string,
    options: Action & { readonly amount?: Cents; readonly unsent?: Cents },
  ) => Effect.Effect<ActionOutcome, GatewayError>
  readonly readWebhook: (request: WebhookRequest) => Effect.Effect<GatewayMessage, UntrustedWebhook>
  /** The answer that proves to the gateway that the webhook's address is ours. Absent: it does not ask. */
  readonly answerChallenge?: (query: WebhookRequest["query"]) => Effect.Effect<string, UntrustedWebhook>
}
