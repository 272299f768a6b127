import { Effect, Schema } from "effect"
import type pg from "pg"
import { derivedId } from "../platform/commands/event-id.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { type DatabaseError, executeOn } from "../platform/postgres/query.ts"
import { AddressedMessage, type Message } from "./message.ts"

const encodeAddressed = Schema.encodeSync(AddressedMessage)

/**
 * Adds a mail to the transactional outbox: it is sent if and only if the caller's transaction commits. `cause` (the id
 * of an event or a command) is a deduplication key.
 */
export const enqueueMail = Effect.fnUntraced(function* (
  client: pg.Pool | pg.ClientBase,
  cause: string,
  to: string,
  message: Message,
): Effect.fn.Return<void, DatabaseError, Cryptography> {
  const { encrypt } = yield* Cryptography
  yield* executeOn(client, {
    text: `insert into mail_outbox (mail_id, cause, template, sealed) values ($1, $2, $3, $4)
           on conflict (cause) do nothing`,
    values: [
      derivedId("mail", cause),
      cause,
      message.template,
      encrypt("mail", encodeAddressed({ to, message })),
    ],
  })
})
