import { continuing } from "@voltread/projections/platform/tracing.ts"
import { Effect, Schema } from "effect"
import { Cryptography } from "../platform/cryptography.ts"
import { stillLeased } from "../platform/postgres/lease.ts"
import { pauseBeforeSending } from "../platform/postgres/next-try.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { recoveringDefect } from "../platform/survive-defect.ts"
import { workOff } from "../platform/work-off.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { addressHash } from "./address-hash.ts"
import { compose } from "./compose.ts"
import { Mailer, MailRefused } from "./mailer.ts"
import { AddressedMessage, type Message } from "./message.ts"
import { Refusal, refusalOf, UNREADABLE } from "./refusal.ts"
import { renderMail } from "./render.ts"

type Needs = Database | Mailer | Cryptography | CurrentSettings

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
const encodeRefusal = Schema.encodeSync(Refusal)

const DUE = "sent_at is null and given_up_at is null and next_attempt_at <= now()"

/** Leases due mails, those that are waited for first, so that no other process sends them at the same time. */
const leaseDueMail = (limit: number) =>
  rows(DueMail, {
    text: `with awaited as (
             select mail_id from mail_outbox where is_awaited and ${DUE}
             order by next_attempt_at limit $1 for update skip locked
           ), others as (
             select mail_id from mail_outbox where not is_awaited and ${DUE}
             order by next_attempt_at limit $1 - (select count(*) from awaited) for update skip locked
           ), leased as (
             update mail_outbox set attempts = attempts + 1,
               next_attempt_at = clock_timestamp() + make_interval(secs => $2)
             where mail_id in (select mail_id from awaited union all select mail_id from others)
             returning *
           )
           select mail_id, template, sealed, attempts, traceparent from leased order by is_awaited desc`,
    values: [limit, LEASE_SECONDS],
  })

/**
 * Makes mails due that a process had leased which has ended since: somebody may wait for them. Only for the process that
 * took its place, before it sends any. What was leased a second time waits until its lease ends: the mail itself may be
 * what ends the processes.
 */
export const takeUpLeasedMail: Effect.Effect<void, DatabaseError, Database> = execute({
  text: `update mail_outbox set next_attempt_at = clock_timestamp()
         where sent_at is null and given_up_at is null and next_attempt_at > now()
           and attempts = 1 and last_error is null`,
  values: [],
}).pipe(Effect.asVoid)

/**
 * Sends all due mails. Delivery is at least once, with a stable Message-ID. A failed mail is retried with backoff and
 * does not block others.
 */
export const sendAllDueMail: Effect.Effect<void, DatabaseError, Needs> = Effect.gen(function* () {
  if ((yield* Mailer).isReady) yield* workOff(leaseDueMail, { batch: 20, concurrency: 3 }, send)
})

const asPartOfTrace = ({ traceparent, template }: DueMail) =>
  continuing(traceparent, "mail", { kind: "client", attributes: { "voltread.template": template } })

const send = Effect.fnUntraced(function* (due: DueMail) {
  const outcome = yield* deliverDue(due).pipe(
    asPartOfTrace(due),
    recoveringDefect(`Mail ${due.mail_id}`, (reason) => new MailRefused({ reason, isFinal: false })),
    Effect.result,
  )
  if (outcome._tag === "Success") {
    yield* markSent(due.mail_id, outcome.success)
    return
  }
  const { reason, isFinal } = outcome.failure
  const isLast = isFinal || due.attempts >= MAX_ATTEMPTS
  yield* isLast ? giveUp(due, outcome.failure) : putOff(due, reason)
  yield* Effect.logWarning(`A mail ${isLast ? "was given up" : "waits"}: ${reason}`).pipe(
    Effect.annotateLogs({
      mailId: due.mail_id,
      template: due.template,
      attempts: due.attempts,
      ...(isLast ? { alert: "mail-given-up" } : {}),
    }),
  )
})

const unreadable = () => new MailRefused({ reason: "The mail cannot be read", isFinal: true })

const openMail = Effect.fnUntraced(function* ({ sealed }: DueMail) {
  const { decrypt } = yield* Cryptography
  const text = yield* Effect.try({ try: () => decrypt("mail", sealed), catch: unreadable })
  return yield* decodeAddressed(text).pipe(Effect.mapError(unreadable))
})

const rendered = Effect.fnUntraced(function* (message: Message, to: string) {
  const { linksTo } = yield* Mailer
  const settings = yield* currentSettings.pipe(
    Effect.mapError(() => new MailRefused({ reason: "The settings cannot be read", isFinal: false })),
  )
  return renderMail(compose(message, linksTo(to), settings), settings.general.name)
})

/** Answers what staff are told if the mail comes back. */
const deliverDue = Effect.fnUntraced(function* (due: DueMail) {
  const { deliver } = yield* Mailer
  const addressed = yield* openMail(due)
  const mail = yield* rendered(addressed.message, addressed.to)
  yield* deliver(due.mail_id, addressed.to, mail)
  return refusalOf(addressed, mail.subject, null)
})

/** Of a sent mail nothing is kept but its kind and time and, where it may come back, what staff are told then. */
const markSent = Effect.fnUntraced(function* (mailId: string, told: Refusal) {
  const cryptography = yield* Cryptography
  const mayReturn = (yield* Mailer).returnPath(mailId) !== undefined && told.to !== null
  yield* execute({
    text: `update mail_outbox set sent_at = clock_timestamp(), sealed = null, last_error = null, given_up_at = null,
             recipient_hash = null, refusal = null, sent_to_hash = $2, returnable = $3
           where mail_id = $1`,
    values: mayReturn
      ? [mailId, addressHash(cryptography, told.to), cryptography.encrypt("mail", encodeRefusal(told))]
      : [mailId, null, null],
  })
})

const IS_LEASED = stillLeased("mail_id", "sent_at is null")

const putOff = ({ mail_id, attempts }: DueMail, reason: string) =>
  execute({
    text: `update mail_outbox set last_error = $3,
             next_attempt_at = clock_timestamp() + make_interval(secs => $4)
           where ${IS_LEASED}`,
    values: [mail_id, attempts, reason, pauseBeforeSending(attempts)],
  })

/** Keeps what staff are told of the mail. The export of a customer's data is deleted. */
const giveUp = Effect.fnUntraced(function* (due: DueMail, { reason, answer }: MailRefused) {
  const cryptography = yield* Cryptography
  const mail = yield* openMail(due).pipe(Effect.orElseSucceed(() => null))
  const refusal = mail === null ? UNREADABLE : refusalOf(mail, yield* subjectOf(mail), answer ?? null)
  const { to } = refusal
  yield* execute({
    // Whole milliseconds, as they are in the cursors of the list.
    text: `update mail_outbox set last_error = $3, given_up_at = date_trunc('milliseconds', clock_timestamp()),
             recipient_hash = $4, refusal = $5,
             sealed = case when template = 'data-export' then null else sealed end
           where ${IS_LEASED}`,
    values: [
      due.mail_id,
      due.attempts,
      reason,
      to === null ? null : addressHash(cryptography, to),
      cryptography.encrypt("mail", encodeRefusal(refusal)),
    ],
  })
})

const subjectOf = ({ message, to }: typeof AddressedMessage.Type) =>
  rendered(message, to).pipe(
    Effect.map(({ subject }) => subject),
    Effect.orElseSucceed(() => null),
  )
