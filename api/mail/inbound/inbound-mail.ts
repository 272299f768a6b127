import { isEmail, normalizeEmail } from "@voltread/domain/shared/email.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { Cryptography } from "../../platform/cryptography.ts"
import { PAUSE_AFTER_ATTEMPTS } from "../../platform/postgres/next-try.ts"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, execute, executeOn, rows } from "../../platform/postgres/query.ts"

/** A mail as the mailbox hands it over. Its content is not to be trusted: anybody can write any sender. */
export const InboundMail = Schema.Struct({
  /** The sender's own (RFC 5322): the same mail, however often it is handed over. */
  messageId: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(500)),
  from: Schema.String.check(Schema.makeFilter<string>(isEmail, { message: "must be an email address" })),
  fromName: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))),
  to: Schema.Array(Schema.String.check(Schema.isMaxLength(500))).check(Schema.isMaxLength(50)),
  subject: Schema.String,
  /** Its plain text, with whatever was quoted. */
  text: Schema.String,
  /** An automatic reply, such as an out-of-office note, which needs no answer. */
  isAutomatic: Schema.optionalKey(Schema.Boolean),
  /** Of a mail server's report about a mail of the shop: its part `message/delivery-status` (RFC 3464). */
  deliveryStatus: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(20_000))),
})
export type InboundMail = typeof InboundMail.Type

const Sealed = Schema.fromJsonString(InboundMail)
const encodeMail = Schema.encodeSync(Sealed)
const decodeMail = Schema.decodeUnknownEffect(Sealed)

/**
 * Stores an incoming mail; every adapter calls it. A mail that comes again is stored once. It is processed later, so that
 * slow processing never makes a mail server time out and send it again.
 */
export const receiveMail = Effect.fnUntraced(function* (
  mail: InboundMail,
): Effect.fn.Return<void, DatabaseError, Database | Cryptography> {
  const { encrypt, hmac } = yield* Cryptography
  yield* execute({
    text: `insert into inbound_mail (message_id, sender_hash, sealed) values ($1, $2, $3)
           on conflict (message_id) do nothing`,
    values: [mail.messageId, hmac("mail", normalizeEmail(mail.from)), encrypt("mail", encodeMail(mail))],
  })
})

const Waiting = Schema.Struct({ message_id: Schema.String, sealed: Schema.Uint8Array })
type Waiting = typeof Waiting.Type

/** Leases mails that wait to be processed. What fails is tried again with growing pauses. */
export const takeMails = (limit: number): Effect.Effect<ReadonlyArray<Waiting>, DatabaseError, Database> =>
  rows(Waiting, {
    text: `update inbound_mail set attempts = attempts + 1, next_at = now() + ${PAUSE_AFTER_ATTEMPTS}
           where message_id in (
             select message_id from inbound_mail where processed_at is null and next_at <= now()
             order by next_at limit $1 for update skip locked
           )
           returning message_id, sealed`,
    values: [limit],
  })

export const openMail = Effect.fnUntraced(function* ({ sealed }: Waiting) {
  const { decrypt } = yield* Cryptography
  return yield* decodeMail(yield* Effect.try(() => decrypt("mail", sealed)))
})

export const finishMail = ({ message_id }: Waiting): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: "update inbound_mail set processed_at = clock_timestamp(), sealed = null where message_id = $1",
    values: [message_id],
  }).pipe(Effect.asVoid)

/** Deletes the unprocessed mails from this normalized email address; returns how many there were. */
export const deleteMailFrom = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  address: string,
): Effect.fn.Return<number, DatabaseError, Cryptography> {
  const { hmac } = yield* Cryptography
  return yield* executeOn(client, {
    text: "delete from inbound_mail where sender_hash = $1 and processed_at is null",
    values: [hmac("mail", address)],
  })
})
