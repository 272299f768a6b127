import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { Problem } from "../platform/http/problem.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { CardGateway } from "./card-gateway.ts"
import { storeMessage } from "./inbox.ts"

const Challenge = Schema.Struct({ bt_challenge: Schema.String.check(Schema.isMaxLength(200)) })

/**
 * Where gateways report what happened. A message is verified, stored once, and answered; the projector's process works
 * on it afterwards, so that a slow shop never makes a gateway send it again.
 */
export const webhookRoutes = (app: ShopInstance, run: EffectRunner<CardGateway>): void => {
  app.register(async (raw: ShopInstance) => {
    // Signatures are over the bytes as they came.
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body))

    raw.post(
      "/api/webhooks/braintree",
      {
        config: { access: "signed" },
        schema: { tags: ["gateways"], summary: "Messages of the card gateway" },
      },
      (request, reply) =>
        respond(
          run,
          reply,
          Effect.gen(function* () {
            const gateway = yield* CardGateway
            const body = typeof request.body === "string" ? request.body : ""
            const message = yield* gateway.parseWebhook(body)
            if (message._tag !== "Check") yield* storeMessage(gateway.name, message, request.id)
            return { received: true }
          }).pipe(
            Effect.catchTag("UntrustedWebhook", ({ reason }) =>
              Effect.fail(
                new Problem({ code: "BAD_REQUEST", message: "The message cannot be verified.", reason }),
              ),
            ),
          ),
        ),
    )

    raw.get(
      "/api/webhooks/braintree",
      {
        config: { access: "public" },
        schema: {
          querystring: Challenge,
          tags: ["gateways"],
          summary: "Proves to the card gateway that this address is ours",
        },
      },
      (request, reply) =>
        respond(
          run,
          reply,
          CardGateway.use((gateway) => gateway.answerChallenge(request.query.bt_challenge)).pipe(
            Effect.tap(() => Effect.sync(() => reply.type("text/plain"))),
            Effect.catchTag("UntrustedWebhook", ({ reason }) =>
              Effect.fail(new Problem({ code: "BAD_REQUEST", message: "This is not a challenge.", reason })),
            ),
          ),
        ),
    )
  })
}
