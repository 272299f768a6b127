import type braintree from "braintree"
import { Effect, Option, Schema } from "effect"
import { type GatewayMessage, UntrustedWebhook, type WebhookRequest } from "../../payments/gateway-message.ts"
import { toDispute } from "./braintree-dispute.ts"
import { toTransaction, WireTransaction } from "./braintree-wire.ts"

const head = { kind: Schema.NonEmptyString, timestamp: Schema.NonEmptyString }
const Envelope = Schema.Struct(head)
const Settlement = Schema.Struct({ transaction: WireTransaction })
const Named = Schema.Struct({ transaction: Schema.Struct({ id: Schema.NonEmptyString }) })
const Review = Schema.Struct({
  transactionReview: Schema.Struct({ transactionId: Schema.NonEmptyString, decision: Schema.String }),
})
const AboutDispute = Schema.Struct({ dispute: Schema.Unknown })

const unreadable = (kind: string) => new UntrustedWebhook({ reason: `a ${kind} message that cannot be read` })

const decode = <S extends Schema.Decoder<unknown>>(schema: S, kind: string, message: unknown) =>
  Option.match(Schema.decodeUnknownOption(schema)(message), {
    onNone: () => Effect.fail(unreadable(kind)),
    onSome: (value) => Effect.succeed(value),
  })

const toMessage = Effect.fnUntraced(function* (
  message: unknown,
): Effect.fn.Return<GatewayMessage, UntrustedWebhook> {
  const { kind, timestamp: at } = yield* decode(Envelope, "webhook", message)
  // The vendor numbers nothing: kind, subject and time are what stays the same when a message comes again.
  const eventId = (subject: string) => `${kind}:${subject}:${at}`
  switch (kind) {
    case "check":
      return { _tag: "Check", eventId: eventId("check"), at }
    case "transaction_settled":
    case "transaction_settlement_declined": {
      const { transaction: wire } = yield* decode(Settlement, kind, message)
      const transaction = toTransaction(wire)
      if (transaction === undefined) return yield* unreadable(kind)
      return { _tag: "TransactionChanged", eventId: eventId(transaction.id), at, transaction }
    }
    case "refund_failed": {
      const { transaction } = yield* decode(Named, kind, message)
      return { _tag: "RefundFailed", eventId: eventId(transaction.id), at, transactionId: transaction.id }
    }
    case "transaction_reviewed": {
      const { transactionReview: review } = yield* decode(Review, kind, message)
      return { _tag: "Reviewed", eventId: eventId(review.transactionId), at, ...review }
    }
    default: {
      if (!kind.startsWith("dispute_")) return { _tag: "Other", eventId: eventId("other"), at, kind }
      const dispute = toDispute((yield* decode(AboutDispute, kind, message)).dispute)
      if (dispute === undefined) return yield* unreadable(kind)
      return { _tag: "Dispute", eventId: eventId(dispute.disputeId), at, ...dispute }
    }
  }
})

/** Checks the signature over the payload as it came (the SDK compares in constant time), then reads it. */
export const readWebhook = (
  gateway: braintree.BraintreeGateway,
  { body }: WebhookRequest,
): Effect.Effect<GatewayMessage, UntrustedWebhook> =>
  Effect.suspend(() => {
    const form = new URLSearchParams(Buffer.from(body).toString())
    const signature = form.get("bt_signature") ?? ""
    const payload = form.get("bt_payload") ?? ""
    return Effect.tryPromise({
      try: () => gateway.webhookNotification.parse(signature, payload),
      catch: (cause) =>
        new UntrustedWebhook({ reason: cause instanceof Error ? cause.message : "signature not verified" }),
    }).pipe(Effect.flatMap(toMessage))
  })

export const answerChallenge = (
  gateway: braintree.BraintreeGateway,
  query: WebhookRequest["query"],
): Effect.Effect<string, UntrustedWebhook> =>
  Effect.try({
    try: () => gateway.webhookNotification.verify(query.bt_challenge ?? ""),
    catch: () => new UntrustedWebhook({ reason: "the challenge is not a hexadecimal word" }),
  })
