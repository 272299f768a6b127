import type { RestRequest } from "@voltread/ui/api/rest.ts"

/** Who is signed in, as a chat widget is told (spec §1, §6). */
export interface ChatIdentity {
  readonly username: string
  readonly type: string
  readonly firstName: string
  readonly lastName: string
  readonly name: string
  readonly email: string
  /** Empty where the shop knows none. */
  readonly phone: string
}

/** A chat widget: ours, or a vendor's. */
export interface ChatPort {
  /** Somebody has signed in; messages from now on are theirs. */
  readonly identify: (identity: ChatIdentity) => void
  /** Nobody is signed in; removes everything of the previous user. */
  readonly reset: () => void
  readonly open: () => void
}

export interface ChatHost {
  readonly rest: RestRequest
  /** Number of unread answers. */
  readonly onUnread: (count: number) => void
}

/** What a widget's module exports; a vendor's module is loaded from the configured URL. */
export interface ChatModule {
  readonly createChat: (host: ChatHost) => ChatPort
}

const OPEN_CHAT = "voltread:chat"

/** Whether a conversation is open, as a page of this browser has kept it: later pages start the chat to learn of answers. */
export const isChatOpen = (): boolean => {
  try {
    return localStorage.getItem(OPEN_CHAT) !== null
  } catch {
    // Blocked storage holds nothing.
    return false
  }
}

export const keepChatOpen = (isOpen: boolean): void => {
  try {
    if (isOpen) localStorage.setItem(OPEN_CHAT, "open")
    else localStorage.removeItem(OPEN_CHAT)
  } catch {
    // Storage may be blocked or full.
  }
}
