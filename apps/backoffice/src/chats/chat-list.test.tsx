import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { ChatList } from "./chat-list.tsx"
import { chatsQuery } from "./queries.ts"
import type { ChatsView } from "./view.ts"

vi.mock("../session/request.ts", () => ({ call: vi.fn() }))

test.each<[ChatsView, string]>([
  [{}, "Nobody is waiting"],
  [{ show: "mine" }, "Nothing is assigned to you"],
  [{ show: "all" }, "Nobody has written yet"],
])("an empty list says what it is a list of: %j", (view, words) => {
  const queries = new QueryClient()
  queries.setQueryData(chatsQuery(view).queryKey, {
    pages: [{ chats: [], waiting: 2, nextCursor: null }],
    pageParams: [null],
  })
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ChatList view={view} />
    </QueryClientProvider>,
  )
  expect(page).toContain(words)
})
