import { cleanLine } from "@voltread/domain/shared/characters.ts"
import { Context, Data, Effect, Layer, Predicate } from "effect"
import { createTransport } from "nodemailer"
import { orderPageUrl, orderUrl } from "../order-link/order-token.ts"
import type { Config } from "../platform/config.ts"
import { Database } from "../platform/postgres/pool.ts"
import { executeOn } from "../platform/postgres/query.ts"
import type { Links } from "./compose.ts"
import type { RenderedMail } from "./render.ts"
import { type MailSubject, readReplyAddress, replyAddress } from "./reply-address.ts"

/** Delivery failed. `isFinal`: permanently (SMTP 5xx). `reason` contains no email address. */
export class MailRefused extends Data.TaggedError("MailRefused")<{
  readonly reason: string
  readonly isFinal: boolean
  /** The server's own words, in one line. They may contain the email address. */
  readonly answer?: string
}> {}

export interface MailerService {
  /** The id becomes the Message-ID, by which receivers drop duplicates. */
  readonly deliver: (mailId: string, to: string, mail: RenderedMail) => Effect.Effect<void, MailRefused>
  /** False without a mail server: mail stays in the outbox. */
  readonly isReady: boolean
  /** What a mail to this address can link to. */
  readonly linksTo: (address: string) => Links
  /** The page of an order, by a link for staff: it makes nobody the customer. */
  readonly orderPageUrl: (orderId: string) => string
  /** The address that mails come from, without a name. */
  readonly shopAddress: string
  /** Where mail servers return this mail if they cannot deliver it; undefined: to the shop's own address. */
  readonly returnPath: (mailId: string) => string | undefined
  /** The subject of an answer to this reply address; undefined for an address that the shop did not make. */
  readonly subjectOf: (address: string) => MailSubject | undefined
}

type Sending = Pick<MailerService, "deliver" | "isReady">

export class Mailer extends Context.Service<Mailer, MailerService>()("@voltread/api/Mailer") {
  static readonly layer = (config: Config): Layer.Layer<Mailer, never, Database> => {
    const { mail, publicUrl } = config
    const known = knownOf(config)
    const asMailer = Effect.map((sending: Sending): MailerService => ({ ...sending, ...known }))
    if (mail.smtpUrl !== undefined)
      return Layer.effect(Mailer, asMailer(smtpMailer(mail.smtpUrl, mail.from, publicUrl, known.returnPath)))
    return mail.hasMailbox
      ? Layer.effect(Mailer, asMailer(mailboxMailer(known.returnPath)))
      : Layer.succeed(Mailer, { ...withoutServer, ...known })
  }
}

const knownOf = (config: Config): Omit<MailerService, keyof Sending> => {
  const { replies, from } = config.mail
  const addressOf = (about: MailSubject) =>
    replies === undefined ? undefined : replyAddress(config.sessionSecret, replies.domain, about)
  return {
    linksTo: (address) => ({
      publicUrl: config.publicUrl,
      orderUrl: (orderId) => orderUrl(config, orderId, address),
      replyTo: addressOf,
    }),
    returnPath: (id) => (replies?.hasReturns === true ? addressOf({ kind: "mail", id }) : undefined),
    orderPageUrl: (orderId) => orderPageUrl(config.publicUrl, orderId),
    shopAddress: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from,
    subjectOf: (address) =>
      replies === undefined ? undefined : readReplyAddress(config.sessionSecret, replies.domain, address),
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

const MAX_ANSWER = 300

const answerOf = (cause: unknown): { readonly answer?: string } =>
  Predicate.hasProperty(cause, "response") && typeof cause.response === "string"
    ? { answer: cleanLine(cause.response.replaceAll(/\s+/g, " "), MAX_ANSWER) }
    : {}

/** The reason keeps only the codes. */
const refusal = (cause: unknown): MailRefused => {
  const code = responseCode(cause)
  return new MailRefused({
    ...answerOf(cause),
    reason: code === undefined ? `SMTP: ${codeOf(cause)}` : `SMTP: ${codeOf(cause)} ${code}`,
    // A 5xx at login concerns our credentials, not this mail.
    isFinal: code !== undefined && code >= 500 && codeOf(cause) !== "EAUTH",
  })
}

const smtpMailer = (url: string, from: string, publicUrl: string, returnPath: MailerService["returnPath"]) =>
  Effect.gen(function* () {
    const host = new URL(publicUrl).hostname
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
      deliver: (mailId: string, to: string, { isFromPerson, unsubscribeUrl, ...mail }: RenderedMail) =>
        Effect.tryPromise({
          try: () => {
            const receiver = { name: "", address: to }
            const returnTo = returnPath(mailId)
            return transport.sendMail({
              ...mail,
              attachments: [...(mail.attachments ?? [])],
              to: receiver,
              ...(returnTo === undefined ? {} : { envelope: { from: returnTo, to: receiver } }),
              messageId: `<${mailId}@${host}>`,
              headers: {
                ...(isFromPerson === true ? {} : { "Auto-Submitted": "auto-generated" }),
                ...(unsubscribeUrl === undefined
                  ? {}
                  : {
                      "List-Unsubscribe": `<${unsubscribeUrl}>`,
                      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
                    }),
              },
            })
          },
          catch: refusal,
        }).pipe(Effect.asVoid),
    }
  })

/** Nobody can have such an address (RFC 6761): mail to it shows what a refusal looks like. */
const isNowhere = (to: string): boolean => to.toLowerCase().endsWith(".invalid")

const NOWHERE = new MailRefused({
  reason: "SMTP: EENVELOPE 550",
  isFinal: true,
  answer: "550 5.1.2 The built-in mailbox refuses addresses that end in .invalid",
})

const mailboxMailer = (returnPath: MailerService["returnPath"]) =>
  Database.use(({ pool }) =>
    Effect.succeed({
      isReady: true,
      deliver: (mailId: string, to: string, mail: RenderedMail) =>
        isNowhere(to)
          ? Effect.fail(NOWHERE)
          : executeOn(pool, {
              text: `insert into mailbox (mail_id, recipient, subject, body_text, body_html, reply_to, return_path)
                     values ($1, $2, $3, $4, $5, $6, $7) on conflict (mail_id) do nothing`,
              values: [
                mailId,
                to,
                mail.subject,
                mail.text,
                mail.html,
                mail.replyTo ?? null,
                returnPath(mailId) ?? null,
              ],
            }).pipe(
              Effect.asVoid,
              Effect.mapError(({ reason }) => new MailRefused({ reason, isFinal: false })),
            ),
    }),
  )

/** Connects to the mail server and logs in, and sends nothing. */
export const checkSmtp = (url: string): Effect.Effect<void, MailRefused> =>
  Effect.tryPromise({ try: () => createTransport(url).verify(), catch: refusal }).pipe(Effect.asVoid)
