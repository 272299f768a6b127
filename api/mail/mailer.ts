import { Context, Data, Effect, Layer, Predicate } from "effect"
import { createTransport } from "nodemailer"
import type { Config } from "../platform/config.ts"
import { orderToken } from "../platform/http/order-token.ts"
import { Database } from "../platform/postgres/pool.ts"
import { executeOn } from "../platform/postgres/query.ts"
import type { Links } from "./compose.ts"
import type { RenderedMail } from "./render.ts"

/** Delivery failed. `isFinal`: permanently (SMTP 5xx). `reason` contains no e-mail address. */
export class MailRefused extends Data.TaggedError("MailRefused")<{
  readonly reason: string
  readonly isFinal: boolean
}> {}

export interface MailerService {
  /** The id becomes the Message-ID, by which receivers drop duplicates. */
  readonly deliver: (mailId: string, to: string, mail: RenderedMail) => Effect.Effect<void, MailRefused>
  /** False without a mail server: mail stays in the outbox. */
  readonly isReady: boolean
  readonly links: Links
}

export class Mailer extends Context.Service<Mailer, MailerService>()("@voltread/api/Mailer") {
  static readonly layer = (config: Config): Layer.Layer<Mailer, never, Database> => {
    const { mail, publicUrl, sessionSecret } = config
    const links: Links = {
      publicUrl,
      orderUrl: (orderId) =>
        `${publicUrl}/order/${encodeURIComponent(orderId)}?token=${orderToken(sessionSecret, orderId)}`,
    }
    if (mail.smtpUrl !== undefined) return smtpMailer(mail.smtpUrl, mail.from, links)
    return mail.hasMailbox ? mailboxMailer(links) : Layer.succeed(Mailer, { ...withoutServer, links })
  }
}

const withoutServer = {
  isReady: false,
  deliver: () => Effect.fail(new MailRefused({ reason: "There is no mail server", isFinal: false })),
}

const responseCode = (cause: unknown): number | undefined =>
  Predicate.hasProperty(cause, "responseCode") && typeof cause.responseCode === "number"
    ? cause.responseCode
    : undefined

const codeOf = (cause: unknown): string =>
  Predicate.hasProperty(cause, "code") && typeof cause.code === "string" ? cause.code : "failed"

/** Keeps only the codes: the server's text may contain the e-mail address. */
const refusal = (cause: unknown): MailRefused => {
  const code = responseCode(cause)
  return new MailRefused({
    reason: code === undefined ? `SMTP: ${codeOf(cause)}` : `SMTP: ${codeOf(cause)} ${code}`,
    // A 5xx at login concerns our credentials, not this mail.
    isFinal: code !== undefined && code >= 500 && codeOf(cause) !== "EAUTH",
  })
}

const smtpMailer = (url: string, from: string, links: Links): Layer.Layer<Mailer> =>
  Layer.effect(
    Mailer,
    Effect.gen(function* () {
      const host = new URL(links.publicUrl).hostname
      const transport = yield* Effect.acquireRelease(
        Effect.sync(() =>
          createTransport(
            {
              url,
              pool: true,
              maxConnections: 3,
              connectionTimeout: 10_000,
              greetingTimeout: 10_000,
              socketTimeout: 30_000,
              disableFileAccess: true,
              disableUrlAccess: true,
            },
            { from },
          ),
        ),
        (open) => Effect.sync(() => open.close()),
      )
      return {
        isReady: true,
        links,
        deliver: (mailId, to, mail) =>
          Effect.tryPromise({
            try: () =>
              transport.sendMail({
                ...mail,
                attachments: [...(mail.attachments ?? [])],
                to: { name: "", address: to },
                messageId: `<${mailId}@${host}>`,
                headers: { "Auto-Submitted": "auto-generated" },
              }),
            catch: refusal,
          }).pipe(Effect.asVoid),
      }
    }),
  )

const mailboxMailer = (links: Links): Layer.Layer<Mailer, never, Database> =>
  Layer.effect(
    Mailer,
    Database.use(({ pool }) =>
      Effect.succeed({
        isReady: true,
        links,
        deliver: (mailId: string, to: string, mail: RenderedMail) =>
          executeOn(pool, {
            text: `insert into mailbox (mail_id, recipient, subject, body_text, body_html)
                   values ($1, $2, $3, $4, $5) on conflict (mail_id) do nothing`,
            values: [mailId, to, mail.subject, mail.text, mail.html],
          }).pipe(
            Effect.asVoid,
            Effect.mapError(({ reason }) => new MailRefused({ reason, isFinal: false })),
          ),
      }),
    ),
  )
