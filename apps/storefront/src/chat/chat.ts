import type { OwnChat } from "@voltread/domain/contract/chat.ts"
import { isRecord } from "@voltread/ui/session/rehydration.ts"

/** What the chat window shows of a conversation. */
export type Chat = Pick<OwnChat, "id" | "closedAt" | "messages" | "unread">
export type ChatMessage = Chat["messages"][number]

const text = (value: unknown): string => (typeof value === "string" ? value : "")
const count = (value: unknown): number => (typeof value === "number" ? value : 0)
const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null)

const decodeMessage = (value: unknown): ReadonlyArray<ChatMessage> =>
  isRecord(value)
    ? [
        {
          id: text(value.id),
          number: count(value.number),
          from: value.from === "staff" ? "staff" : "shopper",
          name: textOrNull(value.name),
          text: text(value.text),
          at: text(value.at),
        },
      ]
    : []

/** Decoded by hand because most pages do not load the schema library. Null if there is no chat. */
export const decodeChat = (value: unknown): Chat | null =>
  isRecord(value) && text(value.id) !== ""
    ? {
        id: text(value.id),
        closedAt: textOrNull(value.closedAt),
        messages: Array.isArray(value.messages) ? value.messages.flatMap(decodeMessage) : [],
        unread: count(value.unread),
      }
    : null
