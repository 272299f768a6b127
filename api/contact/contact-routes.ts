import formbody from "@fastify/formbody"
import { ContactForm, SubscriptionForm } from "@voltread/domain/accounts/contact.ts"
import { Effect, Result, Schema } from "effect"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { failingWith } from "../platform/http/failing-with.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { smallPages, withLinkToShop } from "../platform/http/small-page.ts"
import { type CurrentSettings, shopName } from "../settings/current-settings.ts"
import { sendContactForm } from "./contact.ts"
import { decideSubscription, subscribe } from "./subscription.ts"

const Token = Schema.Struct({ token: Schema.String.check(Schema.isMaxLength(200)) })
const SubscriptionChoice = Schema.Struct({ answer: Schema.optionalKey(Schema.Literals(["yes", "no"])) })
export const contactRoutes = async (
  app: ShopInstance,
  config: Config,
  run: EffectRunner<CurrentSettings>,
): Promise<void> => {
  const rateLimit = { max: 20, timeWindow: "1 minute" }

  app.post(
    "/api/contact",
    {
      config: { access: "contact", rateLimit },
      schema: {
        body: ContactForm,
        response: successResponse(Schema.Null),
        tags: ["contact"],
        summary: "Write to the shop",
      },
    },
    ({ body, ip }, reply) =>
      respond(
        run,
        reply,
        sendContactForm(body, ip).pipe(
          Effect.as(success(null, "We have received your request. We will get in touch with you soon.")),
          failingWith("Please connect after some time"),
        ),
      ),
  )

  app.post(
    "/api/subscription/subscribe",
    {
      config: { access: "subscribe", rateLimit },
      schema: {
        body: SubscriptionForm,
        response: successResponse(Schema.Null),
        tags: ["contact"],
        summary: "Ask for offers by email",
      },
    },
    ({ body, ip }, reply) =>
      respond(
        run,
        reply,
        subscribe(body.email, ip, config.publicUrl).pipe(
          Effect.as(success(null, "User added to our subscription list")),
          failingWith("User could not be added to our subscription list"),
        ),
      ),
  )

  await app.register(async (pages: ShopInstance) => {
    await pages.register(formbody)
    const options = {
      config: { access: "subscribe", rateLimit },
      schema: { querystring: Token, hide: true },
    } as const

    const show = smallPages(pages, TITLE, async () => Result.getOrThrow(await run(shopName)))

    // Mail scanners open links, so GET changes nothing: only the form decides.
    pages.get("/api/subscription/confirm", options, (_, reply) => show(reply, QUESTION))

    pages.post(
      "/api/subscription/confirm",
      { ...options, schema: { ...options.schema, body: SubscriptionChoice } },
      async (request, reply) => {
        const isWanted = request.body.answer !== "no"
        const decided = await run(decideSubscription(request.query.token, isWanted))
        if (Result.isFailure(decided)) throw decided.failure
        if (!decided.success) return show(reply.status(404), withLinkToShop("This link has expired."))
        return show(
          reply,
          withLinkToShop(isWanted ? "Thank you. You will hear from us." : "You will not hear from us again."),
        )
      },
    )
  })
}

const TITLE = "Offers by email"
const QUESTION = `<p>Would you like to get our offers by email?</p>
<form method="post"><button name="answer" value="yes">Yes, send me offers</button>
<button name="answer" value="no">No, do not send any</button></form>`
