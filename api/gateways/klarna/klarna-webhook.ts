import { createHash, createHmac } from "node:crypto"
import { Effect, Option, Schema } from "effect"
import { type GatewayMessage, UntrustedWebhook, type WebhookRequest } from "../../payments/gateway-message.ts"
import { isSameSecret } from "../../platform/same-secret.ts"
import type { KlarnaBooks } from "./klarna-books.ts"
import { AUTHORIZATION_TOKEN } from "./klarna-wire.ts"

export interface CallbackConfig {
  /** Where Klarna calls the shop, without a query. */
  readonly callbackUrl: string
  readonly webhookSecret: string
}

interface Subject {
  readonly orderId: string
  readonly paymentId: string
}

const hmacOf = ({ webhookSecret }: CallbackConfig, parts: ReadonlyArray<string>): string =>
  createHmac("sha256", webhookSecret).update(JSON.stringify(parts)).digest("base64url")

const tokenOf = (config: CallbackConfig, { orderId, paymentId }: Subject): string =>
  hmacOf(config, [orderId, paymentId])

/** Three parts, so that no secret of a payment is one of a session. */
const sessionTokenOf = (config: CallbackConfig, begunId: string): string =>
  hmacOf(config, ["authorization", begunId, ""])

/**
 * The addresses that Klarna calls about an order. It signs nothing, so each carries a secret that is good for this
 * payment only. In a push, Klarna puts its own id in the place of `{order.id}`.
 */
export const merchantUrls = (config: CallbackConfig, subject: Subject, confirmation: string) => {
  const query = new URLSearchParams({
    order: subject.orderId,
    payment: subject.paymentId,
    token: tokenOf(config, subject),
  })
  const url = `${config.callbackUrl}?${query}`
  return {
    confirmation,
    notification: `${url}&about=notification`,
    push: `${url}&about=push&klarna={order.id}`,
  }
}

/** Where Klarna says that the shopper has agreed, should the browser not. */
export const authorizationUrl = (config: CallbackConfig, begunId: string): string =>
  `${config.callbackUrl}?${new URLSearchParams({ begun: begunId, token: sessionTokenOf(config, begunId), about: "authorization" })}`

const SessionQuery = Schema.Struct({ begun: Schema.String.check(Schema.isUUID()), token: Schema.String })
const Authorization = Schema.Struct({
  authorization_token: Schema.String.check(Schema.isPattern(AUTHORIZATION_TOKEN)),
})
const decodeSessionQuery = Schema.decodeUnknownOption(SessionQuery)
const decodeAuthorization = Schema.decodeUnknownOption(Schema.fromJsonString(Authorization))

const Query = Schema.Struct({
  order: Schema.NonEmptyString,
  payment: Schema.NonEmptyString,
  token: Schema.String,
  klarna: Schema.optionalKey(Schema.String),
})
const Body = Schema.Struct({ order_id: Schema.NonEmptyString, event_type: Schema.optional(Schema.String) })
/** Not a placeholder that Klarna has left as it was. */
const ID = /^[\w-]+$/
const decodeQuery = Schema.decodeUnknownOption(Query)
const decodeBody = Schema.decodeUnknownOption(Schema.fromJsonString(Body))

const untrusted = (reason: string) => Effect.fail(new UntrustedWebhook({ reason }))

/** The shopper has agreed. A forger would still need the token that Klarna issues for the consent. */
const readAuthorization = (
  config: CallbackConfig,
  { begun: begunId, token: secret }: typeof SessionQuery.Type,
  body: Uint8Array,
): Effect.Effect<GatewayMessage, UntrustedWebhook> => {
  if (!isSameSecret(secret, sessionTokenOf(config, begunId)))
    return untrusted("the address is not one of ours")
  const message = Option.getOrUndefined(decodeAuthorization(Buffer.from(body).toString()))
  if (message === undefined) return untrusted("a message that cannot be read")
  const token = message.authorization_token
  return Effect.succeed({
    _tag: "Authorized",
    eventId: `authorization:${begunId}:${createHash("sha256").update(token).digest("base64url")}`,
    at: new Date().toISOString(),
    begunId,
    token,
  })
}

/**
 * Klarna says that something happened to an order. The message proves only that it was called by an address of ours: what
 * happened is asked for afterwards.
 */
export const readWebhook = (
  config: CallbackConfig,
  books: KlarnaBooks,
  { body, query }: WebhookRequest,
): Effect.Effect<GatewayMessage, UntrustedWebhook> =>
  Effect.gen(function* () {
    const session = Option.getOrUndefined(decodeSessionQuery(query))
    if (session !== undefined) return yield* readAuthorization(config, session, body)
    const known = Option.getOrUndefined(decodeQuery(query))
    if (known === undefined) return yield* untrusted("an address without an order")
    const subject = { orderId: known.order, paymentId: known.payment }
    const token = tokenOf(config, subject)
    if (!isSameSecret(known.token, token)) return yield* untrusted("the address is not one of ours")
    const message = Option.getOrUndefined(decodeBody(Buffer.from(body).toString()))
    const isOther = ID.test(known.klarna ?? "") && known.klarna !== message?.order_id
    if (message === undefined || isOther) return yield* untrusted("a message that cannot be read")
    const { event_type: kind = "push", order_id: transactionId } = message
    // Where the answer to "create order" was lost, this is how the shop learns of the order.
    yield* books
      .remember({ klarnaOrderId: transactionId, ...subject })
      .pipe(Effect.catch(({ reason }) => untrusted(`could not be kept: ${reason}`)))
    return {
      _tag: "TransactionTouched",
      eventId: `${kind}:${transactionId}`,
      at: new Date().toISOString(),
      transactionId,
    } as const
  })
