import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { ChatRow } from "@voltread/domain/contract/chat.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { useRef } from "react"
import { ListStates } from "../list/list-states.tsx"
import { useRowKeys } from "../list/use-row-keys.ts"
import { ColleagueName } from "../page/support/colleague-name.tsx"
import { chatsQuery } from "./queries.ts"
import type { ChatsView } from "./view.ts"

/** Conversations, the one with the newest message first. */
export function ChatList({ view }: { readonly view: ChatsView }) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  const query = useInfiniteQuery(chatsQuery(view))
  const chats = query.data?.pages.flatMap((page) => page.chats)
  return (
    <ListStates
      query={query}
      count={chats?.length}
      what="conversations"
      empty={
        <EmptyState icon="chat" title={EMPTY[view.show ?? "open"]}>
          {view.show === "mine"
            ? "Conversations that you answer first, or that a colleague assigns to you, appear here."
            : "Conversations that shoppers start appear here automatically."}
        </EmptyState>
      }
    >
      <ul ref={list} aria-label="Conversations" className="flex flex-col">
        {chats?.map((chat) => (
          <li key={chat.id}>
            <ChatLink chat={chat} view={view} />
          </li>
        ))}
      </ul>
    </ListStates>
  )
}

const EMPTY = {
  open: "Nobody is waiting",
  mine: "Nothing is assigned to you",
  all: "Nobody has written yet",
} as const

function ChatLink({ chat, view }: { readonly chat: ChatRow; readonly view: ChatsView }) {
  return (
    <Link
      to="/chats/$chatId"
      params={{ chatId: chat.id }}
      search={view}
      data-row=""
      className="flex flex-col gap-1 border-b border-line border-l-3 border-l-transparent px-3 py-3 -outline-offset-2 hover:bg-sunken aria-[current=page]:border-l-accent aria-[current=page]:bg-sunken"
    >
      <span className="flex items-center gap-2">
        <span className={`truncate ${chat.unread > 0 ? "font-bold" : "font-semibold"}`}>{chat.name}</span>
        <span className="ml-auto flex items-center gap-2">
          {chat.unread > 0 && (
            <Badge tone="accent">
              <span className="numeric">{chat.unread}</span> new
            </Badge>
          )}
          {chat.closedAt !== null && <Badge>Closed</Badge>}
        </span>
      </span>
      <span className="truncate text-sm text-muted">
        {chat.lastFrom === "staff" && "Staff: "}
        {chat.lastMessage ?? "No message"}
      </span>
      <span className="flex flex-wrap justify-between gap-x-2 text-xs text-muted">
        <DateTime at={chat.lastMessageAt} />
        {chat.assignedTo !== null && (
          <span>
            Assigned to <ColleagueName username={chat.assignedTo} />
          </span>
        )}
      </span>
    </Link>
  )
}
