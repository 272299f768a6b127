import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { notFound, Problem } from "../platform/problem.ts"
import type { UntrustedWebhook } from "./gateway-message.ts"
import { storeMessage } from "./inbox.ts"
import { PaymentGateways } from "./payment-gateways.ts"

const Params = Schema.Struct({ gateway: Schema.String.check(Schema.isMaxLength(50)) })
const Query = Schema.Record(Schema.String, Schema.String.check(Schema.isMaxLength(200)))

/**
 * Where gateways report what happened. A message is verified, stored once, and acknowledged; the projector's process
 * works on it afterwards, so that a slow shop never makes a gateway send it again.
 */
export const webhookRoutes = (app: ShopInstance, run: EffectRunner<PaymentGateways>): void => {
  app.register(async (raw: ShopInstance) => {
    // Signatures cover the raw bytes.
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body))

    raw.post(
      "/api/webhooks/:gateway",
      {
        config: { access: "signed" },
        schema: {
          params: Params,
          querystring: Query,
          response: { 200: Schema.Struct({ received: Schema.Boolean }) },
          tags: ["gateways"],
          summary: "Messages of a payment gateway",
        },
      },
      (request, reply) =>
        respond(
          run,
          reply,
          Effect.gen(function* () {
            const gateway = yield* configured(request.params.gateway)
            const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
            const message = yield* gateway
              .readWebhook({ body, headers: request.headers, query: request.query })
              .pipe(Effect.mapError(refused("The message cannot be verified.")))
            if (message._tag !== "Check") {
              yield* storeMessage({ gateway: gateway.name, message, correlationId: request.id }, body)
            }
            return { received: true }
          }),
        ),
    )

    raw.get(
      "/api/webhooks/:gateway",
      {
        config: { access: "public" },
        schema: {
          params: Params,
          querystring: Query,
          response: { 200: Schema.String },
          produces: ["text/plain"],
          tags: ["gateways"],
          summary: "Proves to a payment gateway that this address is ours",
        },
      },
      (request, reply) =>
        respond(
          run,
          reply,
          Effect.gen(function* () {
            const { answerChallenge } = yield* configured(request.params.gateway)
            if (answerChallenge === undefined) return yield* notFound("This page")
            const answer = yield* answerChallenge(request.query).pipe(
              Effect.mapError(refused("This is not a challenge.")),
            )
            reply.type("text/plain")
            return answer
          }),
        ),
    )
  })
}

const configured = Effect.fnUntraced(function* (name: string) {
  const gateways = yield* PaymentGateways
  return gateways.find(name) ?? (yield* notFound("This gateway"))
})

const refused =
  (message: string) =>
  ({ reason }: UntrustedWebhook): Problem =>
    new Problem({ code: "BAD_REQUEST", message, reason })
