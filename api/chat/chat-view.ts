import { firstNameOf } from "@voltread/domain/shared/first-name.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"
import { notFound, type Problem } from "../platform/problem.ts"
import { isUuid } from "../platform/uuid.ts"
import type { ChatOwner } from "./chat-session.ts"

const ChatRow = Schema.Struct({
  chat_id: Schema.String,
  username: Schema.NullOr(Schema.String),
  name: Schema.String,
  email: Schema.String,
  opened_at: Schema.Date,
  last_message_at: Schema.Date,
  closed_at: Schema.NullOr(Schema.Date),
  closed_by: Schema.NullOr(Schema.String),
  assigned_to: Schema.NullOr(Schema.String),
  shopper_read: Schema.Number,
  staff_read: Schema.Number,
})
type ChatRow = typeof ChatRow.Type

const MessageRow = Schema.Struct({
  message_id: Schema.String,
  number: Schema.Number,
  staff: Schema.NullOr(Schema.String),
  staff_name: Schema.NullOr(Schema.String),
  body: Schema.String,
  sent_at: Schema.Date,
})
type MessageRow = typeof MessageRow.Type

/** A customer's name and address are read from the current account. */
const CHAT = `select c.chat_id, c.username, coalesce(trim(a.first_name || ' ' || a.last_name), c.name) as name,
    coalesce(c.username, c.email) as email, c.opened_at, c.last_message_at, c.closed_at, c.closed_by, c.assigned_to,
    c.shopper_read, c.staff_read
  from chat c left join account a using (username)`

/** SQL condition for the conversations of an owner: $1 is the user name, $2 the token hash. */
export const OWNED = "(c.username = $1 or (c.username is null and c.token_hash = $2))"

/** Newest messages shown. */
const SHOWN = 500

const messagesOf = (chatId: string) =>
  rows(MessageRow, {
    text: `select * from (
             select message_id, number, staff, staff_name, body, sent_at from chat_message
             where chat_id = $1 order by number desc limit ${SHOWN}
           ) as newest order by number`,
    values: [chatId],
  })

const timesOf = (row: ChatRow) => ({
  id: row.chat_id,
  openedAt: row.opened_at.toISOString(),
  lastMessageAt: row.last_message_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
})

const toMessage = (row: MessageRow) => ({
  id: row.message_id,
  number: row.number,
  from: row.staff === null ? ("shopper" as const) : ("staff" as const),
  text: row.body,
  at: row.sent_at.toISOString(),
})

const unreadAfter = (messages: ReadonlyArray<{ number: number; from: string }>, from: string, read: number) =>
  messages.filter((message) => message.from === from && message.number > read).length

/** The shopper's newest conversation as they see it; null if there is none. */
export const ownChat = Effect.fnUntraced(function* ({ username, tokenHash }: ChatOwner) {
  const [row] = yield* rows(ChatRow, {
    text: `${CHAT} where ${OWNED} order by c.opened_at desc, c.chat_id limit 1`,
    values: [username, tokenHash],
  })
  if (row === undefined) return null
  const messages = (yield* messagesOf(row.chat_id)).map((message) => ({
    ...toMessage(message),
    name: message.staff_name === null ? null : firstNameOf(message.staff_name),
  }))
  return {
    ...timesOf(row),
    name: row.name,
    email: row.email,
    messages,
    unread: unreadAfter(messages, "staff", row.shopper_read),
  }
})

/** The id of the shopper's newest conversation; null if there is none. */
export const ownChatId = ({ username, tokenHash }: ChatOwner) =>
  rows(Schema.Struct({ chat_id: Schema.String }), {
    text: `select chat_id from chat c where ${OWNED} order by opened_at desc, chat_id limit 1`,
    values: [username, tokenHash],
  }).pipe(Effect.map(([row]) => row?.chat_id ?? null))

export const chatForStaff = Effect.fnUntraced(function* (chatId: string) {
  const [row] = yield* rows(ChatRow, {
    text: `${CHAT} where c.chat_id = $1`,
    values: [yield* checkedChatId(chatId)],
  })
  if (row === undefined) return yield* CHAT_NOT_FOUND
  const messages = (yield* messagesOf(row.chat_id)).map((message) => ({
    ...toMessage(message),
    name: message.staff_name ?? row.name,
    username: message.staff,
  }))
  return {
    ...timesOf(row),
    name: row.name,
    email: row.email,
    username: row.username,
    closedBy: row.closed_by,
    assignedTo: row.assigned_to,
    messages,
    unread: unreadAfter(messages, "shopper", row.staff_read),
    seenByShopper: row.shopper_read,
  }
})

export const CHAT_NOT_FOUND: Problem = notFound("The conversation")

/** Fails for text that is not a UUID, which Postgres would reject. */
export const checkedChatId = (chatId: string): Effect.Effect<string, Problem> =>
  isUuid(chatId) ? Effect.succeed(chatId) : Effect.fail(CHAT_NOT_FOUND)

const ExportedMessage = Schema.Struct({
  at: Timestamp,
  from: Schema.Literals(["you", "staff"]),
  text: Schema.String,
})

/** All chat messages of a customer, for the export of their data. */
export const chatsOf = (
  username: string,
): Effect.Effect<ReadonlyArray<typeof ExportedMessage.Type>, DatabaseError, Database> =>
  rows(ExportedMessage, {
    text: `select m.sent_at as at, case when m.staff is null then 'you' else 'staff' end as from, m.body as text
           from chat c join chat_message m using (chat_id)
           where c.username = $1 or (c.username is null and normalized_email(c.email) = $1)
           order by c.opened_at, c.chat_id, m.number`,
    values: [username],
  })
