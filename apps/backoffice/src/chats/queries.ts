import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import { read, restPages } from "../session/rest.ts"
import type { ChatsView } from "./view.ts"

/** Spec §7 has no words for it; these are the API's own. */
export const NO_CHAT = "The conversation could not be found."

export const chatLists = ["chats", "list"] as const

const chatKey = (id: string) => ["chats", "one", id] as const

export const chatPath = (id: string): string => `/api/admin/chats/${encodeURIComponent(id)}`

/** Conversations, the newest message first, page after page. */
export const chatsQuery = ({ show }: ChatsView) =>
  infiniteQueryOptions({
    queryKey: [...chatLists, show],
    ...restPages(
      "/api/admin/chats",
      async () => (await import("@voltread/domain/contract/chat.ts")).ChatPage,
      {
        ...(show === "all" ? {} : { open: "true" }),
        ...(show === "mine" ? { mine: "true" } : {}),
      },
    ),
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
