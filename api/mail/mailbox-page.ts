import { randomUUID } from "node:crypto"
import formbody from "@fastify/formbody"
import { requiredText } from "@voltread/domain/shared/form-rules.ts"
import { MAX_BODY } from "@voltread/domain/shared/text.ts"
import { Effect, Result, Schema } from "effect"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { escapeHtml } from "../platform/http/html.ts"
import { isFromThisMachine } from "../platform/http/loopback.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { rows } from "../platform/postgres/query.ts"
import { receiveMail } from "./inbound/inbound-mail.ts"

const Received = Schema.Struct({
  mail_id: Schema.String,
  recipient: Schema.String,
  subject: Schema.String,
  body_text: Schema.String,
  received_at: Schema.Date,
  reply_to: Schema.NullOr(Schema.String),
  return_path: Schema.NullOr(Schema.String),
})
type Received = typeof Received.Type

const NEWEST = 100

const COLUMNS = "mail_id, recipient, subject, body_text, received_at, reply_to, return_path"

const newest = rows(Received, {
  text: `select ${COLUMNS} from mailbox
         order by received_at desc limit $1`,
  values: [NEWEST],
})

const html = (mailId: string) =>
  rows(Schema.Struct({ body_html: Schema.String }), {
    text: "select body_html from mailbox where mail_id::text = $1",
    values: [mailId],
  }).pipe(Effect.map(([row]) => row?.body_html))

const received = (mailId: string) =>
  rows(Received, {
    text: `select ${COLUMNS} from mailbox where mail_id::text = $1`,
    values: [mailId],
  }).pipe(Effect.map(([mail]) => mail))

/** Answers a mail as a mail program would, quoting it below; the answer comes in like any other mail. */
const answerMail = Effect.fnUntraced(function* (mailId: string, text: string) {
  const mail = yield* received(mailId)
  if (mail?.reply_to == null) return false
  const quoted = mail.body_text.trimEnd().replaceAll(/^/gm, "> ")
  yield* receiveMail({
    messageId: `${randomUUID()}@mailbox`,
    from: mail.recipient,
    to: [mail.reply_to],
    subject: `Re: ${mail.subject.replace(/^Re: /, "")}`,
    text: `${text}\n\nOn ${mail.received_at.toUTCString()}, the shop wrote:\n${quoted}`,
  })
  return true
})

const NO_SUCH_MAILBOX =
  "Reporting-MTA: dns; mailbox\n\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 No such mailbox"

/** Returns a mail as the receiver's mail server would if there were no such mailbox. */
const returnMail = Effect.fnUntraced(function* (mailId: string) {
  const mail = yield* received(mailId)
  if (mail?.return_path == null) return false
  yield* receiveMail({
    messageId: `${randomUUID()}@mailbox`,
    from: "mailer-daemon@mailbox.example",
    to: [mail.return_path],
    subject: "Undelivered mail returned to sender",
    text: `There is no mailbox ${mail.recipient}.`,
    isAutomatic: true,
    deliveryStatus: NO_SUCH_MAILBOX,
  })
  return true
})

const entry = (mail: Received): string =>
  `<details><summary><time>${mail.received_at.toISOString().slice(11, 19)}</time> ` +
  `<strong>${escapeHtml(mail.subject)}</strong> <span>to ${escapeHtml(mail.recipient)}</span></summary>` +
  `<pre>${escapeHtml(mail.body_text)}</pre>` +
  `<p><a href="/dev/mailbox/${escapeHtml(mail.mail_id)}">As HTML</a></p>${answerForm(mail)}${returnForm(mail)}</details>`

const answerForm = ({ mail_id, reply_to }: Received): string =>
  reply_to === null
    ? ""
    : `<form method="post" action="/dev/mailbox/${escapeHtml(mail_id)}/answer"><label>Answer to ${escapeHtml(reply_to)}` +
      `<textarea name="text" rows="4" required maxlength="${MAX_BODY}"></textarea></label>` +
      "<button>Send answer</button></form>"

const returnForm = ({ mail_id, return_path }: Received): string =>
  return_path === null
    ? ""
    : `<form method="post" action="/dev/mailbox/${escapeHtml(mail_id)}/return">` +
      "<button>Return as undeliverable</button></form>"

const page = (mails: ReadonlyArray<Received>): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
  details { border-top: 1px solid #8884; padding: .5rem 0 }
  summary { cursor: pointer; overflow-wrap: anywhere } span, time { opacity: .7 }
  label, textarea { display: block; width: 100%; box-sizing: border-box; font: inherit; overflow-wrap: anywhere }
  button { font: inherit; padding: .5rem 1rem; margin: .5rem 0 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style></head><body><main><h1>Mailbox</h1>
<p>Every mail that this shop would have sent, newest first. Reload for more.</p>
${mails.length === 0 ? "<p>No mail yet.</p>" : mails.map(entry).join("\n")}
</main></body></html>`

const NOTHING_ACTIVE =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The built-in mailbox, for development and demonstrations: for this machine only, since it shows everybody's one-time codes. */
export const mailboxRoutes = async (app: ShopInstance, run: EffectRunner): Promise<void> => {
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

  /** `work` answers whether there was such a mail. */
  const afterwards = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: ReturnType<typeof answerMail> | ReturnType<typeof returnMail>,
  ) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const done = await run(work)
    if (Result.isFailure(done)) throw done.failure
    return done.success ? reply.redirect("/dev/mailbox", 303) : reply.callNotFound()
  }
  await app.register(async (forms: ShopInstance) => {
    await forms.register(formbody)
    forms.post(
      "/dev/mailbox/:mailId/answer",
      {
        ...options,
        schema: {
          hide: true,
          params: Schema.Struct({ mailId: Schema.String }),
          body: Schema.Struct({ text: requiredText("Please write an answer", MAX_BODY) }),
        },
      },
      (request, reply) => afterwards(request, reply, answerMail(request.params.mailId, request.body.text)),
    )
    forms.post(
      "/dev/mailbox/:mailId/return",
      { ...options, schema: { hide: true, params: Schema.Struct({ mailId: Schema.String }) } },
      (request, reply) => afterwards(request, reply, returnMail(request.params.mailId)),
    )
  })
}
