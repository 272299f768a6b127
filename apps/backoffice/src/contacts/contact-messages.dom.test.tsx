// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { ContactRequest } from "@voltread/domain/contract/contact.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeAll, beforeEach, expect, test, vi } from "vitest"
import { drafts } from "../session/drafts.ts"
import { call } from "../session/request.ts"
import { ContactMessages } from "./contact-messages.tsx"
import { contactsKey } from "./queries.ts"

vi.mock("@tanstack/react-router", () => ({ Link: () => null }))
vi.mock("../session/request.ts", () => ({ call: vi.fn() }))
vi.mock("../page/support/lazy-parts.tsx", () => ({ AnswerTools: () => null, AssigneeSelect: () => null }))

const message = (id: string, changes: Partial<ContactRequest> = {}): ContactRequest => ({
  id,
  name: `Author of ${id}`,
  email: `${id}@example.com`,
  phone: "",
  message: "Where is my order?",
  createdAt: `2026-03-0${id}T12:00:00.000Z`,
  status: "open",
  assignedTo: null,
  messages: [],
  answeredAt: null,
  answeredBy: null,
  ...changes,
})
const answered = message("2", {
  status: "waiting",
  messages: [{ id: "m", staffName: "Grace Hill", text: "On its way.", at: "2026-03-04T12:00:00.000Z" }],
})

/** What the server has. */
let stored: ReadonlyArray<ContactRequest> = []
const queries = new QueryClient()
let root: Root

// What answers are checked with takes its time to load.
beforeAll(() =>
  Promise.all([import("@voltread/domain/contract/contact.ts"), import("@voltread/ui/api/decode.ts")]),
)
beforeEach(async () => {
  queries.clear()
  drafts.clear()
  stored = [message("3"), message("2"), message("1")]
  vi.mocked(call).mockImplementation(async ({ path }) => {
    const url = new URL(path, "http://shop")
    const requests = stored.filter(
      ({ status, email }) =>
        status === (url.searchParams.get("status") ?? status) &&
        email === (url.searchParams.get("from") ?? email),
    )
    const data = url.pathname === "/api/admin/contacts" ? { requests, nextCursor: null } : {}
    return { isSuccess: true, successMessage: "", errorMessage: "", fieldErrors: [], data }
  })
  root = openPage().root
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <main>
          <h1>Contacts</h1>
          <ContactMessages view={{}} />
        </main>
      </QueryClientProvider>,
    ),
  )
  await until(() => expect(names()).toHaveLength(3))
})

const names = () => [...document.querySelectorAll("h2")].map((heading) => heading.textContent)
const reload = () => act(() => queries.invalidateQueries({ queryKey: contactsKey }))
const draft = () => document.querySelector("textarea")

test("what was typed stays in its place when a colleague answers first, and it says so", async () => {
  await press("Answer by email: message from Author of 2")
  await act(async () => {
    typeInto(draft(), "Dear Ann")
  })
  stored = [message("3"), answered, message("1")]
  await reload()
  await until(() =>
    expect(document.body.textContent).toContain("Grace Hill has answered this message in the meantime."),
  )
  expect(names()).toEqual(["Author of 3", "Author of 2", "Author of 1"])
  expect(document.body.textContent).toContain("On its way.")
  expect(draft()?.value).toBe("Dear Ann")

  await press("Cancel")
  expect(names()).toEqual(["Author of 3", "Author of 1"])
})

test("what its author adds while it is being answered is told, and an answer says how much was read", async () => {
  await press("Answer by email: message from Author of 2")
  await act(async () => {
    typeInto(draft(), "Dear Ann")
  })
  const added = { id: "a", staffName: null, text: "It has come.", at: "2026-03-04T12:00:00.000Z" }
  stored = [message("3"), message("2", { messages: [added] }), message("1")]
  await reload()
  await until(() =>
    expect(document.body.textContent).toContain("Author of 2 has written again in the meantime."),
  )
  await press("Send answer")
  const sent = vi
    .mocked(call)
    .mock.calls.map(([request]) => request)
    .find(({ method }) => method === "POST")
  expect(sent).toMatchObject({ body: { message: "Dear Ann", seen: 1 } })
})

test("what is refused since somebody has written meanwhile shows what they wrote", async () => {
  const known = vi.mocked(call).getMockImplementation()
  vi.mocked(call).mockImplementation(async (request) => {
    if (request.method === "GET") return (await known?.(request)) ?? null
    stored = [message("3"), answered, message("1")]
    const errorMessage = "There is a newer message."
    return { isSuccess: false, successMessage: "", errorMessage, fieldErrors: [], data: {} }
  })
  await press("Answer by email: message from Author of 2")
  await act(async () => {
    typeInto(draft(), "Dear Ann")
  })
  await press("Send answer")
  await until(() => expect(document.body.textContent).toContain("On its way."))
  expect(document.body.textContent).toContain("There is a newer message.")
  expect(draft()?.value).toBe("Dear Ann")
})

test("what nobody is answering here leaves the list", async () => {
  stored = [message("3"), answered, message("1")]
  await reload()
  await until(() => expect(names()).toEqual(["Author of 3", "Author of 1"]))
})

const frame = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName

test("an answer begins in its field, and its end goes back to the button", async () => {
  await press("Answer by email: message from Author of 2")
  expect(document.activeElement).toBe(draft())
  await press("Cancel")
  await frame()
  expect(focused()).toBe("Answer by email: message from Author of 2")
})

test("a message that leaves the list hands the focus to the next", async () => {
  await act(async () =>
    document.querySelector<HTMLElement>("[aria-label='Mark as done: message from Author of 2']")?.focus(),
  )
  stored = [message("3"), message("2", { status: "done" }), message("1")]
  await reload()
  await until(() => expect(focused()).toBe("Answer by email: message from Author of 1"))
})

test("the last message that leaves the list hands the focus to the page", async () => {
  stored = [message("2")]
  await reload()
  await until(() => expect(names()).toEqual(["Author of 2"]))
  await press("Answer by email: message from Author of 2")
  await act(async () => {
    typeInto(draft(), "Dear Ann")
  })
  stored = [answered]
  await press("Send answer")
  await until(() => expect(document.body.textContent).toContain("Everything is answered"))
  await until(() => expect(focused()).toBe("H1"))
})
