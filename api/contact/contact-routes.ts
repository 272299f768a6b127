import formbody from "@fastify/formbody"
import { ContactForm, SubscriptionForm } from "@voltread/domain/accounts/contact.ts"
import { ContactPage } from "@voltread/domain/contract/contact.ts"
import { Effect, Result, Schema } from "effect"
import type { FastifyReply } from "fastify"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { answering, success } from "../platform/http/envelope.ts"
import { failingWith } from "../platform/http/failing-with.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { contactRequests, markContactAnswered, saveContactRequest } from "./contact.ts"
import { decideSubscription, subscribe } from "./subscription.ts"

const Token = Schema.Struct({ token: Schema.String.check(Schema.isMaxLength(200)) })
const SubscriptionChoice = Schema.Struct({ answer: Schema.optionalKey(Schema.Literals(["yes", "no"])) })
const List = Schema.Struct({
  open: Schema.optionalKey(Schema.Literals(["true", "false"])),
  after: Schema.optionalKey(Schema.String),
})
const Id = Schema.Struct({ id: Schema.String })

export const contactRoutes = async (app: ShopInstance, config: Config, run: EffectRunner): Promise<void> => {
  const rateLimit = { max: 20, timeWindow: "1 minute" }

  app.post(
    "/api/contact",
    {
      config: { access: "contact", rateLimit },
      schema: {
        body: ContactForm,
        response: answering(Schema.Null),
        tags: ["contact"],
        summary: "Write to the shop",
      },
    },
    ({ body, ip }, reply) =>
      respond(
        run,
        reply,
        saveContactRequest(body, ip).pipe(
          Effect.as(success(null, "We have received your request. We will get in touch with you soon.")),
          failingWith("Please connect after some time"),
        ),
      ),
  )

  app.get(
    "/api/admin/contacts",
    {
      config: { access: "manage-customers" },
      schema: {
        querystring: List,
        response: answering(ContactPage),
        tags: ["customers"],
        summary: "What people wrote, newest first",
      },
    },
    ({ query: { open, after } }, reply) =>
      respond(
        run,
        reply,
        contactRequests({ isOpen: open === "true", after: after ?? null }).pipe(
          Effect.map((page) => success(page)),
        ),
      ),
  )

  app.put(
    "/api/admin/contacts/:id/answered",
    {
      config: { access: "manage-customers" },
      schema: {
        params: Id,
        response: answering(Schema.Null),
        tags: ["customers"],
        summary: "Note that a message was answered",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        markContactAnswered(request.params.id, userOf(request.viewer).username).pipe(
          Effect.as(success(null)),
        ),
      ),
  )

  app.post(
    "/api/subscription/subscribe",
    {
      config: { access: "subscribe", rateLimit },
      schema: {
        body: SubscriptionForm,
        response: answering(Schema.Null),
        tags: ["contact"],
        summary: "Ask for offers by mail",
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

    // Mail scanners open links, so GET changes nothing: only the form decides.
    pages.get("/api/subscription/confirm", options, (_, reply) => sendPage(reply, QUESTION))

    pages.post(
      "/api/subscription/confirm",
      { ...options, schema: { ...options.schema, body: SubscriptionChoice } },
      async (request, reply) => {
        const isWanted = request.body.answer !== "no"
        const decided = await run(decideSubscription(request.query.token, isWanted))
        if (Result.isFailure(decided)) throw decided.failure
        if (!decided.success) return sendPage(reply.status(404), "<p>This link is no longer good.</p>")
        return sendPage(
          reply,
          isWanted ? "<p>Thank you. You will hear from us.</p>" : "<p>You will not hear from us again.</p>",
        )
      },
    )
  })
}

const QUESTION = `<p>Would you like to get our offers by e-mail?</p>
<form method="post"><button name="answer" value="yes">Yes, send me offers</button>
<button name="answer" value="no">No, stop</button></form>`

const sendPage = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header("referrer-policy", "no-referrer")
    .type("text/html")
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Subscription | Voltread</title>` +
        `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
        `<style>body{font:18px/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}` +
        `button{font:inherit;padding:.5rem 1rem}</style></head><body><h1>Voltread</h1>${body}</body></html>`,
    )
