import type { OwnChat } from "@voltread/domain/contract/chat.ts"

/** What the chat window shows of a conversation. */
export type Chat = Pick<OwnChat, "id" | "closedAt" | "messages" | "unread">
export type ChatMessage = Chat["messages"][number]

/** Its chat is null before the first message. */
export const chatSchema = async () => (await import("@voltread/domain/contract/chat.ts")).OwnChatData
