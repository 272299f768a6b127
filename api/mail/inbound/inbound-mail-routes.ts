import { createHmac } from "node:crypto"
import { Effect, Schema } from "effect"
import type { Config } from "../../platform/config.ts"
import type { EffectRunner } from "../../platform/effect-runner.ts"
import { respond } from "../../platform/http/reply.ts"
import type { ShopInstance } from "../../platform/http/schema-compiler.ts"
import { notFound, Problem } from "../../platform/problem.ts"
import { isSameSecret } from "../../platform/same-secret.ts"
import { InboundMail, receiveMail } from "./inbound-mail.ts"

const decodeBody = Schema.decodeUnknownEffect(Schema.fromJsonString(InboundMail))

/** The signature of a body, which the mail provider sends in the header. */
export const inboundSignature = (secret: string, body: Uint8Array): string =>
  createHmac("sha256", secret).update(body).digest("hex")

const isSigned = (secret: string, body: Uint8Array, given: unknown): boolean =>
  typeof given === "string" && isSameSecret(given, inboundSignature(secret, body))

/** Where a mail provider hands over what came in for the domain of answers. */
export const inboundMailRoutes = (app: ShopInstance, config: Config, run: EffectRunner): void => {
  app.register(async (raw: ShopInstance) => {
    // Signatures are over the bytes as they came.
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body))

    raw.post(
      "/api/webhooks/inbound-mail",
      {
        config: { access: "signed" },
        schema: {
          response: { 200: Schema.Struct({ received: Schema.Boolean }) },
          tags: ["mail"],
          summary: "An email that came in; header `x-mail-signature`: hex HMAC-SHA256 of the body",
        },
      },
      (request, reply) =>
        respond(
          run,
          reply,
          Effect.gen(function* () {
            const { replies } = config.mail
            if (replies === undefined) return yield* notFound("This mailbox")
            const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
            if (!isSigned(replies.webhookSecret, body, request.headers["x-mail-signature"]))
              return yield* new Problem({ code: "BAD_REQUEST", message: "The mail cannot be verified." })
            const mail = yield* decodeBody(body.toString("utf8")).pipe(Effect.mapError(() => NOT_A_MAIL))
            yield* receiveMail(mail)
            return { received: true }
          }),
        ),
    )
  })
}

const NOT_A_MAIL = new Problem({ code: "BAD_REQUEST", message: "This is not a mail." })
