import { createHmac, timingSafeEqual } from "node:crypto"
import { Effect, Option, Schema } from "effect"
import { type GatewayMessage, UntrustedWebhook, type WebhookRequest } from "../../payments/gateway-message.ts"

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** How old a message may be, and how far the two clocks may differ. Milliseconds. */
const WINDOW = 5 * 60_000

const Id = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100))
const Message = Schema.fromJsonString(
  Schema.Struct({
    id: Id,
    type: Schema.String,
    uuid: Id,
    /** Not every message repeats our own reference. */
    orderRef: Schema.optionalKey(Schema.NullOr(Id)),
    at: Schema.String.check(
      Schema.makeFilter<string>((text) => !Number.isNaN(Date.parse(text)), { message: "must be a time" }),
    ),
  }),
)
const decode = Schema.decodeUnknownOption(Message)

const untrusted = (reason: string) => Effect.fail(new UntrustedWebhook({ reason }))

/**
 * Checks `X-Lender-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. What a message says about the
 * application is not read: the lender is asked for its state later. `now`: milliseconds.
 */
export const readLenderWebhook = (
  secret: string,
  { body, headers }: WebhookRequest,
  now: number,
): Effect.Effect<GatewayMessage, UntrustedWebhook> => {
  const header = headers["x-lender-signature"]
  const [, seconds = "", given = ""] = SIGNATURE.exec(typeof header === "string" ? header : "") ?? []
  if (seconds === "") return untrusted("no signature")
  const expected = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest()
  if (!timingSafeEqual(Buffer.from(given, "hex"), expected)) return untrusted("signature not verified")
  if (Math.abs(now - Number(seconds) * 1_000) > WINDOW) return untrusted("too old, or from the future")
  return Option.match(decode(Buffer.from(body).toString()), {
    onNone: () => untrusted("a message that cannot be read"),
    onSome: ({ at, id, orderRef, uuid }) => {
      const head = { eventId: id, at: new Date(at).toISOString() }
      return Effect.succeed<GatewayMessage>(
        orderRef == null
          ? { _tag: "ApplicationTouched", ...head, reference: uuid }
          : { _tag: "ApplicationChanged", ...head, loanId: orderRef },
      )
    },
  })
}
