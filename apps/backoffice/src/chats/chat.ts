import { Schema } from "effect"

const ChatRow = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.String,
  lastMessageAt: Schema.String,
  closedAt: Schema.NullOr(Schema.String),
  unread: Schema.Int,
  lastMessage: Schema.NullOr(Schema.String),
  lastFrom: Schema.String,
})
export type ChatRow = typeof ChatRow.Type

const ChatPage = Schema.Struct({
  chats: Schema.Array(ChatRow),
  /** Open conversations that nobody has read to the end. */
  waiting: Schema.Int,
  nextCursor: Schema.NullOr(Schema.String),
})

const ChatMessage = Schema.Struct({
  id: Schema.String,
  number: Schema.Int,
  from: Schema.Literals(["shopper", "staff"]),
  name: Schema.String,
  text: Schema.String,
  at: Schema.String,
})

const Chat = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.String,
  /** Null for a guest. */
  username: Schema.NullOr(Schema.String),
  openedAt: Schema.String,
  closedAt: Schema.NullOr(Schema.String),
  closedBy: Schema.NullOr(Schema.String),
  messages: Schema.Array(ChatMessage),
  unread: Schema.Int,
  /** Number of the last message that the shopper has seen. */
  seenByShopper: Schema.Int,
})
export type Chat = typeof Chat.Type

export type ChatPage = typeof ChatPage.Type

export const decodeChatPage = Schema.decodeUnknownSync(ChatPage)
export const decodeChat = Schema.decodeUnknownSync(Schema.Struct({ chat: Chat }))
