import { Clock, Effect, Option, Schema } from "effect"
import { type GatewayMessage, UntrustedWebhook, type WebhookRequest } from "../../payments/gateway-message.ts"
import { verifiedFields } from "./plisio-signature.ts"

const decode = Schema.decodeUnknownOption(
  Schema.Struct({
    txn_id: Schema.NonEmptyString.check(Schema.isMaxLength(64)),
    verify_hash: Schema.NonEmptyString,
  }),
)

/**
 * A callback tells that something has become of an invoice. What, the vendor is asked: its amounts mean different things
 * in different states, and messages overtake each other. It carries no id and no time; its hash is the same when it
 * comes again.
 */
export const readWebhook = Effect.fnUntraced(function* (
  secretKey: string,
  { body }: WebhookRequest,
): Effect.fn.Return<GatewayMessage, UntrustedWebhook> {
  const fields = verifiedFields(secretKey, Buffer.from(body).toString())
  if (fields === undefined) return yield* new UntrustedWebhook({ reason: "signature not verified" })
  const known = Option.getOrUndefined(decode(fields))
  if (known === undefined) return yield* new UntrustedWebhook({ reason: "a callback that cannot be read" })
  const { txn_id: transactionId, verify_hash } = known
  const at = new Date(yield* Clock.currentTimeMillis).toISOString()
  return { _tag: "TransactionTouched", eventId: `${transactionId}:${verify_hash}`, at, transactionId }
})
