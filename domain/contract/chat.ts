import { Schema } from "effect"

const Message = Schema.Struct({
  id: Schema.String,
  number: Schema.Int,
  from: Schema.Literals(["shopper", "staff"]),
  text: Schema.String,
  /** UTC, ISO 8601. */
  at: Schema.String,
})

/** A conversation as shown to its shopper. */
export const OwnChat = Schema.Struct({
  id: Schema.String,
  openedAt: Schema.String,
  lastMessageAt: Schema.String,
  closedAt: Schema.NullOr(Schema.String),
  name: Schema.String,
  email: Schema.String,
  messages: Schema.Array(
    Schema.Struct({
      ...Message.fields,
      /** First name of the staff member who answers; null for the shopper's own. */
      name: Schema.NullOr(Schema.String),
    }),
  ),
  unread: Schema.Int,
})
export type OwnChat = typeof OwnChat.Type

/** A conversation as shown to staff. */
export const Chat = Schema.Struct({
  id: Schema.String,
  openedAt: Schema.String,
  lastMessageAt: Schema.String,
  closedAt: Schema.NullOr(Schema.String),
  closedBy: Schema.NullOr(Schema.String),
  name: Schema.String,
  email: Schema.String,
  /** Null for a guest. */
  username: Schema.NullOr(Schema.String),
  /** User name of the staff member who looks after it. */
  assignedTo: Schema.NullOr(Schema.String),
  messages: Schema.Array(
    Schema.Struct({
      ...Message.fields,
      name: Schema.String,
      /** User name of the staff member who wrote it. */
      username: Schema.NullOr(Schema.String),
    }),
  ),
  unread: Schema.Int,
  /** Number of the last message that the shopper has seen. */
  seenByShopper: Schema.Int,
})
export type Chat = typeof Chat.Type

export const ChatRow = Schema.Struct({
  id: Schema.String,
  username: Schema.NullOr(Schema.String),
  name: Schema.String,
  email: Schema.String,
  openedAt: Schema.String,
  lastMessageAt: Schema.String,
  closedAt: Schema.NullOr(Schema.String),
  assignedTo: Schema.NullOr(Schema.String),
  unread: Schema.Int,
  lastMessage: Schema.NullOr(Schema.String),
  lastFrom: Schema.Literals(["shopper", "staff"]),
})
export type ChatRow = typeof ChatRow.Type

export const ChatPage = Schema.Struct({
  chats: Schema.Array(ChatRow),
  /** Open conversations with unread messages. */
  waiting: Schema.Int,
  nextCursor: Schema.NullOr(Schema.String),
})
export type ChatPage = typeof ChatPage.Type

export const ChatData = Schema.Struct({ chat: Chat })
/** Null before the first message. */
export const OwnChatData = Schema.Struct({ chat: Schema.NullOr(OwnChat) })
/** Address of another chat widget's module; null for the shop's own chat. */
export const ChatWidgetData = Schema.Struct({ url: Schema.NullOr(Schema.String) })
