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
  /** Somebody is signed in: what is said from now on, they say. */
  readonly identify: (identity: ChatIdentity) => void
  /** Nobody is signed in any more: nothing of who was may stay. */
  readonly reset: () => void
  readonly open: () => void
}

export interface ChatHost {
  readonly rest: RestRequest
  /** How many answers the shopper has not seen. */
  readonly onUnread: (count: number) => void
}

/** What the module of a widget exports; a vendor's is served at the address that the shop is configured with. */
export interface ChatModule {
  readonly createChat: (host: ChatHost) => ChatPort
}

/** In the browser's storage while a conversation is open: later pages start the chat to learn of answers. */
export const OPEN_CHAT = "voltread:chat"
