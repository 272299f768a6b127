import type { Chat } from "@voltread/domain/contract/chat.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Messages } from "./messages.tsx"

const at = "2026-10-01T00:00:00.000Z"
const chatFrom = (number: number): Chat => ({
  id: "1",
  name: "Ada Vance",
  email: "ada@example.com",
  username: null,
  openedAt: at,
  lastMessageAt: at,
  unread: 0,
  seenByShopper: 0,
  assignedTo: null,
  closedAt: null,
  closedBy: null,
  messages: [{ id: "m", number, from: "shopper", text: "Hello", at, name: "Ada Vance", username: null }],
})

test("a conversation whose first messages are not shown says so", () => {
  const log = (number: number) => renderToStaticMarkup(<Messages chat={chatFrom(number)} />)
  expect(log(1)).not.toContain("are shown.")
  expect(log(2)).toContain("The newest 1 are shown.")
})
