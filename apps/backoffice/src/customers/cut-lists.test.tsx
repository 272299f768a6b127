import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { AccountTimeline } from "./account-timeline.tsx"
import { MessagesCard } from "./messages-card.tsx"

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { readonly children: ReactNode }) => <a href="/">{children}</a>,
}))

const at = "2026-10-01T00:00:00.000Z"
const message = { kind: "message", id: "1", at, preview: "When?", isDone: false } as const
const change = {
  id: "1",
  at,
  kind: "profile-changed",
  actor: { id: "ann", name: "Ann", role: "support" },
  before: null,
  after: null,
}

test("a customer's messages say which of them are shown where there are more", () => {
  const card = (hasMoreMessages: boolean) =>
    renderToStaticMarkup(
      <MessagesCard customer={{ messages: [message], hasMoreMessages, username: "ada@example.com" }} />,
    )
  expect(card(false)).not.toContain("are shown.")
  expect(card(true)).toContain("The newest 1 are shown.")
})

test("the changes of an account say which of them are shown where there are more", () => {
  const list = (hasMoreChanges: boolean) =>
    renderToStaticMarkup(<AccountTimeline customer={{ timeline: [change], hasMoreChanges }} />)
  expect(list(false)).not.toContain("are shown.")
  expect(list(true)).toContain("The newest 1 are shown.")
})
