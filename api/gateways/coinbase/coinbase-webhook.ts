import { createHmac } from "node:crypto"
import { Effect, Option, Schema } from "effect"
import { type GatewayMessage, UntrustedWebhook, type WebhookRequest } from "../../payments/gateway-message.ts"
import { isSameSecret } from "../../platform/same-secret.ts"
import { isForeign, readCharge } from "./coinbase-wire.ts"

const SIGNATURE = "x-cc-webhook-signature"

const decode = Schema.decodeUnknownOption(
  Schema.fromJsonString(
    Schema.Struct({
      event: Schema.Struct({
        id: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
        type: Schema.NonEmptyString,
        created_at: Schema.optional(Schema.String),
        data: Schema.Unknown,
      }),
    }),
  ),
)

/** The signature is over the bytes of the body as they came. */
export const isSigned = (secret: string, { body, headers }: WebhookRequest): boolean => {
  const given = headers[SIGNATURE]
  const expected = createHmac("sha256", secret).update(body).digest("hex")
  return typeof given === "string" && isSameSecret(given.toLowerCase(), expected)
}

const unreadable = () => new UntrustedWebhook({ reason: "a message that cannot be read" })

/** A message carries the charge as it was then, whatever its type is called. */
export const readWebhook = Effect.fnUntraced(function* (
  secret: string,
  request: WebhookRequest,
): Effect.fn.Return<GatewayMessage, UntrustedWebhook> {
  if (!isSigned(secret, request)) return yield* new UntrustedWebhook({ reason: "signature not verified" })
  const message = Option.getOrUndefined(decode(Buffer.from(request.body).toString()))
  if (message === undefined) return yield* unreadable()
  const { id: eventId, type, created_at: at = "", data } = message.event
  if (!type.startsWith("charge:")) return { _tag: "Other", eventId, at, kind: type }
  if (isForeign(data)) return { _tag: "Other", eventId, at, kind: type }
  const transaction = readCharge(data)
  if (transaction === undefined) return yield* unreadable()
  return { _tag: "TransactionChanged", eventId, at, transaction }
})
