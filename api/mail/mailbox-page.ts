import { Effect, Result, Schema } from "effect"
import type { FastifyRequest } from "fastify"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { rows } from "../platform/postgres/query.ts"

const Received = Schema.Struct({
  mail_id: Schema.String,
  recipient: Schema.String,
  subject: Schema.String,
  body_text: Schema.String,
  received_at: Schema.Date,
})
type Received = typeof Received.Type

const NEWEST = 100

const newest = rows(Received, {
  text: `select mail_id, recipient, subject, body_text, received_at from mailbox
         order by received_at desc limit $1`,
  values: [NEWEST],
})

const html = (mailId: string) =>
  rows(Schema.Struct({ body_html: Schema.String }), {
    text: "select body_html from mailbox where mail_id::text = $1",
    values: [mailId],
  }).pipe(Effect.map(([row]) => row?.body_html))

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const entry = (mail: Received): string =>
  `<details><summary><time>${mail.received_at.toISOString().slice(11, 19)}</time> ` +
  `<strong>${escaped(mail.subject)}</strong> <span>to ${escaped(mail.recipient)}</span></summary>` +
  `<pre>${escaped(mail.body_text)}</pre>` +
  `<p><a href="/dev/mailbox/${escaped(mail.mail_id)}">As HTML</a></p></details>`

const page = (mails: ReadonlyArray<Received>): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
  details { border-top: 1px solid #8884; padding: .5rem 0 }
  summary { cursor: pointer } span, time { opacity: .7 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style></head><body><h1>Mailbox</h1>
<p>Every mail that this shop would have sent, newest first. Reload for more.</p>
${mails.length === 0 ? "<p>No mail yet.</p>" : mails.map(entry).join("\n")}
</body></html>`

/** Loopback only, since the page shows the one-time codes of all users. */
const isFromThisMachine = (request: FastifyRequest): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(request.raw.socket.remoteAddress ?? "") &&
  request.headers["x-forwarded-for"] === undefined &&
  request.headers.forwarded === undefined

const NOTHING_ACTIVE =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** The built-in mailbox, for development and demonstrations. */
export const mailboxRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const options = { config: { access: "operators" }, schema: { hide: true } } as const

  app.get("/dev/mailbox", options, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const mails = await run(newest)
    if (Result.isFailure(mails)) throw mails.failure
    return reply.header("content-security-policy", NOTHING_ACTIVE).type("text/html").send(page(mails.success))
  })

  app.get(
    "/dev/mailbox/:mailId",
    { ...options, schema: { hide: true, params: Schema.Struct({ mailId: Schema.String }) } },
    async (request, reply) => {
      const found = isFromThisMachine(request) ? await run(html(request.params.mailId)) : undefined
      if (found !== undefined && Result.isFailure(found)) throw found.failure
      if (found?.success === undefined) return reply.callNotFound()
      return reply.header("content-security-policy", NOTHING_ACTIVE).type("text/html").send(found.success)
    },
  )
}
