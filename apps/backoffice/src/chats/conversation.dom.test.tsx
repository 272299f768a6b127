// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router"
import type { Chat } from "@voltread/domain/contract/chat.ts"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { Conversation } from "./conversation.tsx"
import { chatQuery } from "./queries.ts"

vi.mock("../session/request.ts", () => ({ call: () => new Promise(() => {}) }))
vi.mock("../page/support/lazy-parts.tsx", () => ({ AnswerTools: () => null, AssigneeSelect: () => null }))
vi.mock("../page/support/colleague-name.tsx", () => ({ ByColleague: () => " by Grace Hill" }))

const CHAT: Chat = {
  id: "1",
  name: "Ada Vance",
  email: "ada@example.com",
  username: null,
  openedAt: "2026-03-01T12:00:00.000Z",
  lastMessageAt: "2026-03-01T12:00:00.000Z",
  unread: 0,
  seenByShopper: 0,
  assignedTo: null,
  closedAt: null,
  closedBy: null,
  messages: [],
}

test("what was being written stays when a colleague closes the conversation, and it says that it was not sent", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const { queryKey } = chatQuery("1")
  queries.setQueryData<Chat>(queryKey, CHAT)
  const root = createRootRoute()
  const staff = createRoute({ getParentRoute: () => root, id: "_staff" })
  const chats = createRoute({ getParentRoute: () => staff, path: "/chats" })
  const chat = createRoute({ getParentRoute: () => chats, path: "$chatId", component: Conversation })
  const router = createRouter({
    routeTree: root.addChildren([staff.addChildren([chats.addChildren([chat])])]),
    history: createMemoryHistory({ initialEntries: ["/chats/1"] }),
  })
  const page = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    page.render(
      <QueryClientProvider client={queries}>
        <RouterProvider<typeof router> router={router} />
      </QueryClientProvider>,
    ),
  )
  const draft = () => document.querySelector("textarea")
  await act(() => vi.waitUntil(() => draft() !== null, { timeout: 10_000 }))
  const close = (closedAt: string | null) =>
    act(async () => {
      queries.setQueryData<Chat>(queryKey, { ...CHAT, closedAt })
      // Whoever shows it hears of it a moment later.
      await new Promise((done) => setTimeout(done, 10))
    })

  await close("2026-03-01T13:00:00.000Z")
  expect(draft()).toBeNull()
  await close(null)

  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(draft(), "Dear Ada")
    draft()?.dispatchEvent(new Event("input", { bubbles: true }))
  })
  await close("2026-03-01T13:00:00.000Z")
  expect(draft()?.value).toBe("Dear Ada")
  expect(draft()?.readOnly).toBe(true)
  expect(document.body.textContent).toContain("Your answer has not been sent.")
  expect([...document.querySelectorAll("button")].map(({ textContent }) => textContent)).not.toContain("Send")
  await act(async () => page.unmount())
})
