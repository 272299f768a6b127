import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { listen } from "@voltread/ui/api/live.ts"
import { decoded, readRest } from "@voltread/ui/api/read.ts"
import { type Chat, chatSchema } from "./chat.ts"
import { type ChatHost, type ChatIdentity, keepChatOpen } from "./chat-port.ts"
import type { Draft } from "./draft-rules.ts"

interface Conversation {
  readonly isLoaded: boolean
  /** Null before the first message. */
  readonly chat: Chat | null
  readonly identity: ChatIdentity | null
  /** Why the conversation could not be loaded. */
  readonly problem: string | null
}

export type Sent =
  | { readonly isSent: true }
  | { readonly isSent: false; readonly message: string; readonly fieldErrors: ReadonlyArray<FieldError> }

const NOTHING: Conversation = { isLoaded: false, chat: null, identity: null, problem: null }
const FAILED = "The message could not be sent. Please try again."

/** The conversation of this browser's shopper with support, kept up to date while it is open. */
export const createConversation = ({ rest, onUnread }: ChatHost) => {
  let state = NOTHING
  const listeners = new Set<() => void>()
  let watched: { readonly id: string; readonly close: () => void } | undefined

  const set = (change: Partial<Conversation>): void => {
    state = { ...state, ...change }
    onUnread(state.chat?.unread ?? 0)
    watch()
    for (const listener of listeners) listener()
  }

  /** Listens only while the conversation is open and the page visible. */
  const watch = (): void => {
    const isOpen = state.chat !== null && state.chat.closedAt === null
    if (isOpen || state.isLoaded) keepChatOpen(isOpen)
    const id = isOpen && document.visibilityState === "visible" ? state.chat?.id : undefined
    if (watched?.id === id) return
    watched?.close()
    watched =
      id === undefined
        ? undefined
        : {
            id,
            close: listen({
              url: "/api/chat/events",
              events: ["chat"],
              onEvent: () => void load(),
              onConnection: (isLive) => {
                if (isLive) void load()
              },
              // Renews the cookie that authorizes the stream.
              beforeConnect: load,
            }),
          }
  }

  const load = async (): Promise<void> => {
    const whose = state.identity?.username
    try {
      const data = await readRest(rest, chatSchema, { method: "GET", path: "/api/chat" })
      if (state.identity?.username === whose) {
        set({ isLoaded: true, problem: null, chat: data?.chat ?? null })
      }
    } catch (error) {
      set({ problem: messageOf(error) })
    }
  }

  const send = async (draft: Draft): Promise<Sent> => {
    try {
      const { draftErrors } = await import("./draft-rules.ts")
      const wrong = draftErrors(draft)
      if (wrong.length > 0) return { isSent: false, message: FAILED, fieldErrors: wrong }
      const answer = await rest({ method: "POST", path: "/api/chat/messages", body: draft })
      if (answer?.isSuccess === true) {
        const { chat } = await decoded(chatSchema, answer.data)
        set({ isLoaded: true, problem: null, chat })
        return { isSent: true }
      }
      return {
        isSent: false,
        message: answer?.errorMessage || FAILED,
        fieldErrors: answer?.fieldErrors ?? [],
      }
    } catch (error) {
      return { isSent: false, message: messageOf(error), fieldErrors: [] }
    }
  }

  /** Marks all messages as read. */
  const read = async (): Promise<void> => {
    const { chat } = state
    const upTo = chat?.messages.at(-1)?.number
    if (chat === null || upTo === undefined || chat.unread === 0) return
    set({ chat: { ...chat, unread: 0 } })
    // On failure they count as unread again.
    await rest({ method: "PUT", path: "/api/chat/read", body: { upTo } }).catch(() => null)
  }

  document.addEventListener("visibilitychange", watch)

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    now: () => state,
    load,
    send,
    read,
    /** The user changed: the previous conversation is not theirs. */
    belongsTo: (identity: ChatIdentity | null) => {
      state = { ...NOTHING, identity }
      set({})
      return load()
    },
  }
}

export type ConversationStore = ReturnType<typeof createConversation>
