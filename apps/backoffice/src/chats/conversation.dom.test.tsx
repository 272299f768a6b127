// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query"
import type { Chat } from "@voltread/domain/contract/chat.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { renderStaffPage } from "../page/staff-page.fixture.tsx"
import { drafts } from "../session/drafts.ts"
import { Conversation } from "./conversation.tsx"
import { chatQuery } from "./queries.ts"

const call = vi.hoisted(() => vi.fn())
vi.mock("../session/request.ts", () => ({ call }))
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

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
let root: Root
let go: (path: string) => Promise<void>

beforeEach(async () => {
  queries.clear()
  drafts.clear()
  call.mockReturnValue(new Promise(() => {}))
  for (const id of ["1", "2"]) queries.setQueryData<Chat>(chatQuery(id).queryKey, { ...CHAT, id })
  root = openPage().root
  const router = await renderStaffPage(root, {
    path: "/chats/$chatId",
    address: "/chats/1",
    component: Conversation,
    queries,
  })
  go = async (path) => {
    await act(async () => router.history.push(path))
    await act(() => vi.waitUntil(() => router.state.resolvedLocation?.pathname === path, { timeout: 10_000 }))
  }
  await act(() => vi.waitUntil(() => draft() !== null, { timeout: 10_000 }))
})

const draft = () => document.querySelector("textarea")
const write = (text: string) =>
  act(async () => {
    typeInto(draft(), text)
  })
const close = () =>
  act(async () => {
    queries.setQueryData<Chat>(chatQuery("1").queryKey, { ...CHAT, closedAt: "2026-03-01T13:00:00.000Z" })
    await vi.waitUntil(() => document.body.textContent.includes("Closed"))
  })

test("what was being written stays when a colleague closes the conversation, and it says that it was not sent", async () => {
  await write("Dear Ada")
  await close()
  expect(draft()?.value).toBe("Dear Ada")
  expect(draft()?.readOnly).toBe(true)
  expect(document.body.textContent).toContain("Your answer has not been sent.")
  expect([...document.querySelectorAll("button")].map(({ textContent }) => textContent)).not.toContain("Send")
})

test("a closed conversation has no field for an answer", async () => {
  await close()
  expect(draft()).toBeNull()
})

test("what was being written waits while another conversation is looked at, and is not shown there", async () => {
  await write("Dear Ada")
  await go("/chats/2")
  expect(draft()?.value).toBe("")
  await go("/chats/1")
  expect(draft()?.value).toBe("Dear Ada")
})

test("a conversation is closed up to the last message that is shown", async () => {
  const message = {
    id: "m",
    number: 3,
    from: "shopper",
    text: "Hello?",
    at: CHAT.openedAt,
    name: "Ada Vance",
  } as const
  await act(async () =>
    queries.setQueryData<Chat>(chatQuery("1").queryKey, {
      ...CHAT,
      messages: [{ ...message, username: null }],
    }),
  )
  await act(() => vi.waitUntil(() => document.body.textContent.includes("Hello?")))
  call.mockResolvedValue({
    isSuccess: false,
    successMessage: "",
    errorMessage: "The shopper has just written again.",
    fieldErrors: [],
    data: {},
  })
  await press("Close conversation")
  await act(() =>
    vi.waitUntil(() => document.body.textContent.includes("The shopper has just written again.")),
  )
  expect(call.mock.calls.map(([{ path }]) => path)).toContain("/api/admin/chats/1/close?upTo=3")
})

test("whoever closes a conversation by the keyboard is at its head afterwards, not at the start of the page", async () => {
  const data = { chat: { ...CHAT, closedAt: "2026-03-01T13:00:00.000Z", closedBy: "grace@example.com" } }
  call.mockResolvedValue({ isSuccess: true, successMessage: "", errorMessage: "", fieldErrors: [], data })
  await press("Close conversation")
  await act(() => vi.waitUntil(() => document.activeElement !== document.body))
  expect(document.activeElement?.textContent).toBe("Ada Vance")
})
