import { continuing } from "@voltread/projections/platform/tracing.ts"
import { Effect, Schema } from "effect"
import { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { compose } from "./compose.ts"
import { Mailer, MailRefused } from "./mailer.ts"
import { AddressedMessage } from "./message.ts"
import { renderMail } from "./render.ts"

type Needs = Database | Mailer | Cryptography | CurrentSettings

const BATCH = 20
const CONCURRENCY = 3
/** Time for one attempt; afterwards another process may take the mail, for instance after a crash. */
const LEASE_SECONDS = 120
/** About two days with the backoff below. */
const MAX_ATTEMPTS = 60

const DueMail = Schema.Struct({
  mail_id: Schema.String,
  template: Schema.String,
  sealed: Schema.Uint8Array,
  attempts: Schema.Number,
  traceparent: Schema.NullOr(Schema.String),
})
type DueMail = typeof DueMail.Type

const decodeAddressed = Schema.decodeUnknownEffect(AddressedMessage)

/** Leases due mails, so that no other process sends them at the same time. */
const leaseDueMail = rows(DueMail, {
  text: `update mail_outbox set attempts = attempts + 1,
           next_attempt_at = clock_timestamp() + make_interval(secs => $2)
         where mail_id in (
           select mail_id from mail_outbox
           where sent_at is null and given_up_at is null and next_attempt_at <= clock_timestamp()
           order by next_attempt_at limit $1 for update skip locked
         )
         returning mail_id, template, sealed, attempts, traceparent`,
  values: [BATCH, LEASE_SECONDS],
})

/**
 * Sends one batch of due mails and answers its size. Delivery is at least once, with a stable Message-ID. A failed mail
 * is retried with backoff and does not block others.
 */
const sendDueMail: Effect.Effect<number, DatabaseError, Needs> = Effect.gen(function* () {
  if (!(yield* Mailer).isReady) return 0
  const due = yield* leaseDueMail
  yield* Effect.forEach(due, send, { concurrency: CONCURRENCY, discard: true })
  return due.length
})

export const sendAllDueMail: Effect.Effect<void, DatabaseError, Needs> = sendDueMail.pipe(
  Effect.repeat({ while: (tried) => tried === BATCH }),
  Effect.asVoid,
)

const asPartOfTrace = ({ traceparent, template }: DueMail) =>
  continuing(traceparent, "mail", { kind: "client", attributes: { "voltread.template": template } })

const send = Effect.fnUntraced(function* (due: DueMail) {
  const outcome = yield* Effect.result(deliverDue(due).pipe(asPartOfTrace(due)))
  if (outcome._tag === "Success") {
    yield* markSent(due.mail_id)
    return
  }
  const { reason, isFinal } = outcome.failure
  const isLast = isFinal || due.attempts >= MAX_ATTEMPTS
  yield* recordFailure(due, reason, isLast)
  yield* Effect.logWarning(`A mail ${isLast ? "was given up" : "waits"}: ${reason}`).pipe(
    Effect.annotateLogs({
      mailId: due.mail_id,
      template: due.template,
      attempts: due.attempts,
      ...(isLast ? { alert: "mail-given-up" } : {}),
    }),
  )
})

const deliverDue = Effect.fnUntraced(function* ({ mail_id, sealed }: DueMail) {
  const { deliver, links } = yield* Mailer
  const { decrypt } = yield* Cryptography
  const unreadable = () => new MailRefused({ reason: "The mail cannot be read", isFinal: true })
  const text = yield* Effect.try({ try: () => decrypt("mail", sealed), catch: unreadable })
  const { to, message } = yield* decodeAddressed(text).pipe(Effect.mapError(unreadable))
  const settings = yield* currentSettings.pipe(
    Effect.mapError(() => new MailRefused({ reason: "The settings cannot be read", isFinal: false })),
  )
  yield* deliver(mail_id, to, renderMail(compose(message, links, settings), settings.general.name))
})

const markSent = (mailId: string) =>
  execute({
    text: "update mail_outbox set sent_at = clock_timestamp(), sealed = null, last_error = null where mail_id = $1",
    values: [mailId],
  })

/** Exponential backoff from five seconds to one hour. The export of a customer's data is deleted once it is given up. */
const recordFailure = ({ mail_id, attempts }: DueMail, reason: string, isLast: boolean) =>
  execute({
    text: `update mail_outbox set last_error = $2,
             given_up_at = case when $3 then clock_timestamp() end,
             sealed = case when $3 and template = 'data-export' then null else sealed end,
             next_attempt_at = clock_timestamp() + make_interval(secs => $4)
           where mail_id = $1`,
    values: [mail_id, reason, isLast, Math.min(3_600, 5 * 2 ** Math.min(attempts - 1, 12))],
  })
