import { Effect, Schema } from "effect"
import type pg from "pg"
import { derivedId } from "../platform/commands/event-id.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { type DatabaseError, executeOn } from "../platform/postgres/query.ts"
import { AddressedMessage, type Message } from "./message.ts"

const encodeAddressed = Schema.encodeSync(AddressedMessage)

/** The receiver of a mail that must not be sent, where asking for it must look the same from outside. */
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
    text: `insert into mail_outbox (mail_id, cause, template, sealed, sent_at)
           values ($1, $2, $3, case when $5 then $4::bytea end, case when $5 then null else clock_timestamp() end)
           on conflict (cause) do nothing`,
    values: [
      derivedId("mail", cause),
      cause,
      message.template,
      encrypt("mail", encodeAddressed({ to: isSent ? to : "", message })),
      isSent,
    ],
  })
})
