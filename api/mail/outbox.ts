import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { currentTraceparent } from "@voltread/projections/platform/tracing.ts"
import { Effect, Option, Schema } from "effect"
import type pg from "pg"
import { derivedId } from "../platform/commands/event-id.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { type DatabaseError, executeOn, rowsOn } from "../platform/postgres/query.ts"
import { addressHash } from "./address-hash.ts"
import { isAwaited } from "./mail-kinds.ts"
import { AddressedMessage, type Message } from "./message.ts"

const encodeAddressed = Schema.encodeSync(AddressedMessage)

/** A receiver that gets no mail: for requests that must look the same from outside whether or not there is an account. */
export const NOBODY = Symbol("nobody")

/**
 * Adds a mail to the transactional outbox: it is sent if and only if the caller's transaction commits. `cause` (the id
 * of an event or a command) is a deduplication key. For `NOBODY` the statement is the same, and nothing is sent.
 */
export const enqueueMail = Effect.fnUntraced(function* (
  client: pg.Pool | pg.ClientBase,
  cause: string,
  to: string | typeof NOBODY,
  message: Message,
): Effect.fn.Return<void, DatabaseError, Cryptography> {
  const { encrypt } = yield* Cryptography
  const isSent = to !== NOBODY
  yield* executeOn(client, {
    name: "mail-enqueue",
    text: `insert into mail_outbox (mail_id, cause, template, sealed, sent_at, traceparent, is_awaited)
           values ($1, $2, $3, case when $5 then $4::bytea end, case when $5 then null else clock_timestamp() end, $6, $7)
           on conflict (cause) do nothing`,
    values: [
      derivedId("mail", cause),
      cause,
      message.template,
      encrypt("mail", encodeAddressed({ to: isSent ? to : "", message })),
      isSent,
      (yield* currentTraceparent) ?? null,
      isAwaited(message.template),
    ],
  })
})

const Unsent = Schema.Struct({ mail_id: Schema.String, sealed: Schema.Uint8Array })
const decodeAddressed = Schema.decodeUnknownOption(AddressedMessage)

/**
 * Deletes what waits to be sent, or was not delivered, to this normalized email address; answers how many mails there
 * were. Of mail that was sent its kind and time are kept.
 */
export const deleteMailTo = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  address: string,
): Effect.fn.Return<number, DatabaseError, Cryptography> {
  const cryptography = yield* Cryptography
  const hash = addressHash(cryptography, address)
  yield* executeOn(client, {
    text: "update mail_outbox set sent_to_hash = null, returnable = null where sent_to_hash = $1",
    values: [hash],
  })
  // Those that were not delivered: nothing else has the hash.
  const undelivered = yield* executeOn(client, {
    text: "delete from mail_outbox where recipient_hash = $1",
    values: [hash],
  })
  // Ordered as the index of what is sealed, which is used so whatever the planner expects to find.
  const unsent = yield* rowsOn(client, Unsent, {
    text: "select mail_id, sealed from mail_outbox where sealed is not null order by mail_id",
    values: [],
  })
  const theirs: Array<string> = []
  for (const { mail_id, sealed } of unsent) {
    const to = yield* Effect.try(() => cryptography.decrypt("mail", sealed)).pipe(
      Effect.map((text) => Option.map(decodeAddressed(text), (mail) => normalizeEmail(mail.to))),
      // Encrypted with another secret, so nobody can read it anymore.
      Effect.orElseSucceed(() => Option.none<string>()),
    )
    if (Option.contains(to, address)) theirs.push(mail_id)
  }
  const waiting = yield* executeOn(client, {
    text: "delete from mail_outbox where mail_id = any ($1::uuid[])",
    values: [theirs],
  })
  return undelivered + waiting
})
