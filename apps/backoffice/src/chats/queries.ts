import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { ChatPage } from "@voltread/domain/contract/chat.ts"
import { read } from "../session/rest.ts"
import type { ChatsView } from "./view.ts"

const NOTHING: ChatPage = { chats: [], waiting: 0, nextCursor: null }

/** Spec §7 has no words for it; these are the API's own. */
export const NO_CHAT = "The conversation could not be found."

export const chatLists = ["chats", "list"] as const

const chatKey = (id: string) => ["chats", "one", id] as const

export const chatPath = (id: string): string => `/api/admin/chats/${encodeURIComponent(id)}`

/** Conversations, the newest message first, page after page. */
export const chatsQuery = ({ show }: ChatsView) =>
  infiniteQueryOptions({
    queryKey: [...chatLists, show],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(show === "all" ? {} : { open: "true" }),
        ...(show === "mine" ? { mine: "true" } : {}),
        ...(pageParam === null ? {} : { after: pageParam }),
      })
      const schema = async () => (await import("@voltread/domain/contract/chat.ts")).ChatPage
      return (await read(schema, { method: "GET", path: `/api/admin/chats?${query}`, signal })) ?? NOTHING
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })

/** Null: there is no such conversation. */
export const chatQuery = (id: string) =>
  queryOptions({
    queryKey: chatKey(id),
    queryFn: async ({ signal }) => {
      const schema = async () => (await import("@voltread/domain/contract/chat.ts")).ChatData
      return (await read(schema, { method: "GET", path: chatPath(id), signal }))?.chat ?? null
    },
  })
