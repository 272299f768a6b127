import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi, Link, Outlet, useMatch } from "@tanstack/react-router"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { LiveDot } from "../live/live-dot.tsx"
import { type Connection, useServerEvents } from "../live/use-server-events.ts"
import { useThrottled } from "../live/use-throttled.ts"
import { PageTitle } from "../page/page-title.tsx"
import { CannedResponsesLink } from "../page/support/canned-responses-link.tsx"
import { supportCountsKey } from "../page/support/queries.ts"
import { TabRow } from "../page/tab-row.tsx"
import { tabStyle } from "../page/tab-style.ts"
import { ChatList } from "./chat-list.tsx"

const route = getRouteApi("/_staff/chats")

/** Whatever happens in a conversation is loaded again: the lists, and the one that is open. */
const useLiveChats = (): Connection => {
  const queryClient = useQueryClient()
  const reload = useThrottled(() => {
    void readAgain(queryClient, ["chats"])
    void readAgain(queryClient, supportCountsKey)
  })
  return useServerEvents("/api/admin/chats/events", "chat", reload)
}

/** The list of conversations beside the open one; narrow screens show one of the two. */
export function ChatsPage() {
  const view = route.useSearch()
  const connection = useLiveChats()
  const isOpen = useMatch({ from: "/_staff/chats/$chatId", shouldThrow: false }) !== undefined
  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:h-dvh desk:px-6">
      <PageTitle>Chat</PageTitle>
      <header className="flex flex-wrap items-center gap-x-4">
        <h1 className="text-2xl">Chat</h1>
        <span className="ml-auto flex items-center gap-4">
          <CannedResponsesLink />
          <LiveDot connection={connection} />
        </span>
      </header>
      <div className="grid min-h-0 flex-1 gap-5 desk:grid-cols-[20rem_minmax(0,1fr)]">
        <section
          aria-label="All conversations"
          className={`flex min-h-0 min-w-0 flex-col gap-3 desk:flex desk:overflow-y-auto ${isOpen ? "hidden" : ""}`}
        >
          <TabRow label="Chat views">
            <Link
              to="/chats"
              search={{}}
              aria-current={view.show === undefined ? "page" : undefined}
              className={tabStyle}
            >
              Open
            </Link>
            <Link
              to="/chats"
              search={{ show: "mine" }}
              aria-current={view.show === "mine" ? "page" : undefined}
              className={tabStyle}
            >
              Mine
            </Link>
            <Link
              to="/chats"
              search={{ show: "all" }}
              aria-current={view.show === "all" ? "page" : undefined}
              className={tabStyle}
            >
              All
            </Link>
          </TabRow>
          <ChatList view={view} />
        </section>
        <Outlet />
      </div>
    </div>
  )
}

/** Beside the list, until a conversation is chosen. */
export function NoConversation() {
  return (
    <p className="hidden place-items-center rounded-lg border border-dashed border-line p-10 text-muted desk:grid">
      Choose a conversation to read and answer it.
    </p>
  )
}
