import { createHmac, timingSafeEqual } from "node:crypto"
import { Effect, Option, Schema } from "effect"
import { GatewayMessage, UntrustedWebhook, type WebhookRequest } from "../payments/gateway-message.ts"
import type { GatewayTransaction } from "../payments/gateway-transaction.ts"
import {
  type ActionOutcome,
  type PaymentGateway,
  PaymentOutcome,
  type PaymentRequest,
  startedMessage,
} from "../payments/payment-gateway.ts"
import { GatewayUnavailable } from "../platform/gateway-error.ts"
import { doubleBooks } from "./payment-double-books.ts"

/** A token that starts with one of these words decides the outcome. */
const KINDS = ["good", "hosted", "declined", "rejected", "silent", "lost", "unreachable"] as const
type Kind = (typeof KINDS)[number]

export interface PaymentDouble {
  readonly service: PaymentGateway
  readonly transactions: ReadonlyArray<GatewayTransaction>
  /** Calls to pay, in the order in which they came. */
  readonly asked: ReadonlyArray<PaymentRequest>
  /** Requested payments; repetitions of one key count once. */
  readonly sales: () => ReadonlyArray<GatewayTransaction>
  /** Pays on the gateway's own page, as the shopper would. */
  readonly payAtGateway: (transactionId: string) => GatewayTransaction
  /** Changes a transaction at the gateway. */
  readonly change: (transactionId: string, changed: Partial<GatewayTransaction>) => GatewayTransaction
  readonly settle: (transactionId: string) => GatewayTransaction
  /** The next payment to be canceled settles after it is looked up and before it is canceled. */
  readonly settleBeforeNextCancel: () => void
  /** The signed webhook with this message. */
  readonly signed: (message: GatewayMessage) => WebhookRequest
  /** A signed webhook with any text. */
  readonly signedText: (text: string) => WebhookRequest
}

const SECRET = "the double's secret"
const decodeMessage = Schema.decodeUnknownOption(Schema.fromJsonString(GatewayMessage))
const signature = (body: Uint8Array): string => createHmac("sha256", SECRET).update(body).digest("hex")
const CHECKING = "We are checking with the bank."

const kindOf = (token: string): Kind => KINDS.find((kind) => token.split("-")[0] === kind) ?? "good"

/** In `declined-card7-…`, the seventh card. */
const cardOf = (token: string): { readonly cardFingerprint?: string } => {
  const card = token.split("-")[1]
  return card?.startsWith("card") === true ? { cardFingerprint: card } : {}
}

/**
 * An in-memory gateway, for tests of what the shop does with answers. Tokens decide the outcome: `good…`, `declined…`
 * (by the bank), `rejected…` (by the gateway), `hosted…` (paid on a page of the gateway), `silent…` (charged, but the
 * answer is lost), `lost…` (never arrived, no answer), `unreachable…`.
 */
export const paymentDouble = (
  name: string,
  latency: "0 millis" | "30 millis" = "0 millis",
  gatewayType: "CARD" | "KLARNA" = "CARD",
): PaymentDouble => {
  const books = doubleBooks(gatewayType)
  const asked: Array<PaymentRequest> = []
  const answers = new Map<string, PaymentOutcome>()
  const actions = new Map<string, ActionOutcome>()

  let settlesFirst = false

  const take = ({ orderId, amount, token, capture = true }: PaymentRequest): PaymentOutcome => {
    const status = capture ? "submitted" : "authorized"
    switch (kindOf(token)) {
      case "good": {
        const transaction = books.add({ orderId, amount, status })
        return capture ? PaymentOutcome.Settling({ transaction }) : PaymentOutcome.Authorized({ transaction })
      }
      case "hosted": {
        const { id } = books.add({ orderId, amount, status: "waiting", gatewayType: "CRYPTO" })
        const transaction = books.change(id, { paymentUrl: `https://pay.example/${id}` })
        return PaymentOutcome.Started({ transaction, message: startedMessage })
      }
      case "declined":
        return PaymentOutcome.Declined({
          transaction: books.add({ orderId, amount, status: "declined", code: "2000" }),
          code: "2000",
          message: "Your card was declined. Try another card or call your bank.",
          ...cardOf(token),
        })
      case "rejected":
        return PaymentOutcome.Rejected({
          transaction: books.add({ orderId, amount, status: "rejected", code: "fraud" }),
          code: "fraud",
          message: "This card cannot be used here. Try another way to pay.",
          ...cardOf(token),
        })
      case "silent":
        books.add({ orderId, amount, status })
        return PaymentOutcome.Unanswered({ reason: "timeout", message: CHECKING })
      case "lost":
      case "unreachable":
        return PaymentOutcome.Unanswered({ reason: "timeout", message: CHECKING })
    }
  }

  const once = (requestId: string, act: () => ActionOutcome): Effect.Effect<ActionOutcome> =>
    Effect.sync(() => {
      const outcome = actions.get(requestId) ?? act()
      actions.set(requestId, outcome)
      return outcome
    })

  const service: PaymentGateway = {
    name,
    gatewayType,
    methods: [],
    ...(gatewayType === "CARD" ? { takesParts: true } : {}),
    clientToken: Effect.succeed("client-token"),
    pay: Effect.fnUntraced(function* (request) {
      asked.push(request)
      yield* Effect.sleep(latency)
      if (kindOf(request.token) === "unreachable") {
        return yield* new GatewayUnavailable({ operation: "pay", reason: "connection refused" })
      }
      const outcome = answers.get(request.paymentId) ?? take(request)
      answers.set(request.paymentId, outcome)
      return outcome
    }),
    find: (id) => Effect.sync(() => books.find(id)),
    findByOrder: (orderId) =>
      Effect.sync(() => books.transactions.filter((each) => each.orderId === orderId)),
    capture: (id, { requestId, amount }) => once(requestId, () => books.capture(id, amount)),
    cancel: (id, { requestId }) =>
      once(requestId, () => {
        if (settlesFirst) books.change(id, { status: "settled" })
        settlesFirst = false
        return books.cancel(id)
      }),
    // A refund requested too early can be requested again under the same key.
    refund: (id, { requestId, amount }) =>
      once(requestId, () => books.refund(id, amount)).pipe(
        Effect.tap(({ _tag }) => Effect.sync(() => _tag === "NotYet" && actions.delete(requestId))),
      ),
    readWebhook: ({ body, headers }) =>
      Effect.suspend(() => {
        const given = Buffer.from(String(headers["x-signature"] ?? ""))
        const right = Buffer.from(signature(body))
        if (given.length !== right.length || !timingSafeEqual(given, right)) {
          return Effect.fail(new UntrustedWebhook({ reason: "not signed" }))
        }
        return Option.match(decodeMessage(Buffer.from(body).toString()), {
          onNone: () => Effect.fail(new UntrustedWebhook({ reason: "cannot be read" })),
          onSome: Effect.succeed,
        })
      }),
    answerChallenge: ({ bt_challenge: challenge }) => Effect.succeed(`double|${challenge}`),
  }

  const signedText = (text: string): WebhookRequest => {
    const body = Buffer.from(text)
    return { body, headers: { "x-signature": signature(body) }, query: {} }
  }
  return {
    service,
    transactions: books.transactions,
    asked,
    sales: () =>
      books.transactions.filter(
        ({ kind, status }) => kind === "sale" && status !== "declined" && status !== "rejected",
      ),
    payAtGateway: (id) => books.change(id, { status: "submitted" }),
    change: books.change,
    settle: (id) => books.change(id, { status: "settled" }),
    settleBeforeNextCancel: () => {
      settlesFirst = true
    },
    signed: (message) => signedText(JSON.stringify(message)),
    signedText,
  }
}
