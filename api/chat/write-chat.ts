import { randomUUID } from "node:crypto"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { countAttempt } from "../accounts/attempts.ts"
import { lockAccount } from "../accounts/lock-account.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { UserViewer } from "../platform/http/viewer.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import type { ChatOwner } from "./chat-session.ts"
import { CHAT_NOT_FOUND, checkedChatId, OWNED, ownChatId } from "./chat-view.ts"
import { announceChat } from "./signals.ts"

export interface ChatMessage {
  /** Chosen by the sender, so that a repeated request adds no second message. */
  readonly id: string
  readonly message: string
}

const CLOSED = new Problem({ code: "CONFLICT", message: "This conversation was closed." })

/**
 * Adds a shopper's message to their open conversation or starts one. `guest` decodes name and email address; it runs
 * only when a conversation is started.
 */
export const writeAsShopper = Effect.fnUntraced(function* (
  owner: ChatOwner,
  message: ChatMessage,
  guest: Effect.Effect<{ readonly name: string; readonly email: string } | null, Problem>,
  address: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  if (yield* isSent(owner, message.id)) return
  const name = owner.username ?? owner.tokenHash?.toString("hex") ?? ""
  yield* countAttempt("chat", { name, from: "", isKnown: true })
  const isFirst = !(yield* hasOpenChat(owner))
  const who = isFirst ? yield* guest : null
  if (who !== null) yield* countAttempt("contact", { name: who.email, from: address, isKnown: false })
  yield* transaction((client) =>
    Effect.gen(function* () {
      if (isFirst && owner.username !== null) yield* lockAccount(client, owner.username)
      if (isFirst) yield* begin(client, owner, who)
      const [chat] = yield* lockOpen(client, owner)
      if (chat === undefined) return yield* CLOSED
      yield* append(client, chat.chat_id, message, null)
    }),
  )
})

export const writeAsStaff = (
  chatId: string,
  message: ChatMessage,
  staff: UserViewer,
): Effect.Effect<void, Problem | DatabaseError, Database> =>
  transaction((client) =>
    Effect.gen(function* () {
      const chat = yield* lock(client, chatId)
      if (chat.closed_at !== null) return yield* CLOSED
      yield* append(client, chatId, message, staff)
      // An unassigned conversation is assigned to whoever answers it.
      yield* executeOn(client, {
        text: "update chat set assigned_to = $2 where chat_id = $1 and assigned_to is null",
        values: [chatId, staff.username],
      })
    }),
  )

const UNREAD = new Problem({
  code: "CONFLICT",
  message: "The shopper has just written again. Please read it before you close the conversation.",
})

/**
 * The shopper's next message starts a new conversation. Idempotent. `upTo`: the last message that was read, which no later
 * one of the shopper may follow; undefined: whatever there is.
 */
export const closeChat = (
  chatId: string,
  upTo: number | undefined,
  username: string,
): Effect.Effect<void, Problem | DatabaseError, Database> =>
  transaction((client) =>
    Effect.gen(function* () {
      const chat = yield* lock(client, chatId)
      if (chat.closed_at !== null) return
      if (upTo !== undefined && chat.shopper_wrote > upTo) return yield* UNREAD
      yield* executeOn(client, {
        text: "update chat set closed_at = clock_timestamp(), closed_by = $2, staff_read = messages where chat_id = $1",
        values: [chatId, username],
      })
      yield* announceChat(client, { chatId })
    }),
  )

/** The caller has checked that `username` is on the staff; null: nobody. */
export const assignChat = (
  chatId: string,
  username: string | null,
): Effect.Effect<void, Problem | DatabaseError, Database> =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* lock(client, chatId)
      yield* executeOn(client, {
        text: "update chat set assigned_to = $2 where chat_id = $1",
        values: [chatId, username],
      })
      yield* announceChat(client, { chatId })
    }),
  )

/**
 * Marks messages of the newest conversation as read up to a number: shoppers are shown no other. Never moves back, since
 * clients may report out of order.
 */
export const readAsShopper = Effect.fnUntraced(function* (owner: ChatOwner, upTo: number) {
  const chatId = yield* ownChatId(owner)
  if (chatId === null) return
  yield* markRead({
    text: `update chat set shopper_read = least($2, messages)
           where chat_id = $1 and shopper_read < least($2, messages) returning chat_id`,
    values: [chatId, upTo],
  })
})

export const readAsStaff = Effect.fnUntraced(function* (chatId: string, upTo: number) {
  yield* markRead({
    text: `update chat set staff_read = least($2, messages)
           where chat_id = $1 and staff_read < least($2, messages) returning chat_id`,
    values: [yield* checkedChatId(chatId), upTo],
  })
})

const markRead = (statement: { readonly text: string; readonly values: ReadonlyArray<unknown> }) =>
  transaction((client) =>
    Effect.gen(function* () {
      const changed = yield* rowsOn(client, Schema.Struct({ chat_id: Schema.String }), statement)
      for (const { chat_id } of changed) yield* announceChat(client, { chatId: chat_id })
    }),
  )

/**
 * After log-in, moves the guest's conversation of this browser to the account. Only if the guest gave the account's
 * email address: a browser may be shared.
 */
export const claimGuestChat = (
  username: string,
  tokenHash: Buffer,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `update chat c set username = $1, token_hash = null, name = null, email = null
           where c.username is null and c.token_hash = $2 and c.email = $1 and c.closed_at is null
             and not exists (select from chat where username = $1 and closed_at is null)`,
    values: [username, tokenHash],
  }).pipe(Effect.asVoid)

const hasOpenChat = ({ username, tokenHash }: ChatOwner) =>
  execute({
    text: `select from chat c where ${OWNED} and closed_at is null`,
    values: [username, tokenHash],
  }).pipe(Effect.map((found) => found > 0))

const isSent = ({ username, tokenHash }: ChatOwner, messageId: string) =>
  execute({
    text: `select from chat c join chat_message m using (chat_id)
           where ${OWNED} and m.message_id = $3`,
    values: [username, tokenHash, messageId],
  }).pipe(Effect.map((found) => found > 0))

const lockOpen = (client: pg.ClientBase, { username, tokenHash }: ChatOwner) =>
  rowsOn(client, Schema.Struct({ chat_id: Schema.String }), {
    text: `select chat_id from chat c where ${OWNED} and closed_at is null for update`,
    values: [username, tokenHash],
  })

const Locked = Schema.Struct({
  closed_at: Schema.NullOr(Schema.Date),
  /** The number of the shopper's last message. */
  shopper_wrote: Schema.Int,
})

const lock = Effect.fnUntraced(function* (client: pg.ClientBase, chatId: string) {
  const [chat] = yield* rowsOn(client, Locked, {
    text: "select closed_at, shopper_wrote from chat where chat_id = $1 for update",
    values: [yield* checkedChatId(chatId)],
  })
  return chat === undefined ? yield* CHAT_NOT_FOUND : chat
})

/** Two concurrent messages start one conversation only. */
const begin = (
  client: pg.ClientBase,
  { username, tokenHash }: ChatOwner,
  guest: { readonly name: string; readonly email: string } | null,
) =>
  executeOn(client, {
    text: `insert into chat (chat_id, username, token_hash, name, email) values ($1, $2, $3, $4, $5)
           on conflict do nothing`,
    values: [randomUUID(), username, tokenHash, guest?.name ?? null, guest?.email ?? null],
  })

const append = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  chatId: string,
  { id, message }: ChatMessage,
  staff: UserViewer | null,
): Effect.fn.Return<void, DatabaseError> {
  const added = yield* executeOn(client, {
    text: `insert into chat_message (chat_id, number, message_id, staff, staff_name, body)
           select $1, messages + 1, $2, $3, $4, $5 from chat where chat_id = $1
           on conflict (chat_id, message_id) do nothing`,
    values: [chatId, id, staff?.username ?? null, staff?.name ?? null, message],
  })
  if (added === 0) return
  yield* executeOn(client, {
    text: `update chat set messages = messages + 1, last_message_at = date_trunc('milliseconds', clock_timestamp()),
             shopper_wrote = case when $2 then messages + 1 else shopper_wrote end
           where chat_id = $1`,
    values: [chatId, staff === null],
  })
  yield* announceChat(client, { chatId })
})
