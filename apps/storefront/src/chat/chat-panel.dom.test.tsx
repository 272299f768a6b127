// @vitest-environment happy-dom
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { ChatMessages } from "./chat-messages.tsx"
import { ChatPanel } from "./chat-panel.tsx"
import type { ConversationStore } from "./conversation.ts"

const now = { isLoaded: true, chat: null, identity: null, problem: null }
const conversation: ConversationStore = {
  subscribe: () => () => true,
  now: () => now,
  load: async () => undefined,
  send: async () => ({ isSent: true }),
  read: async () => undefined,
  belongsTo: async () => undefined,
}

test("a message that is being written outlives a closed panel", async () => {
  const { page, root } = openPage()
  const show = (isOpen: boolean) =>
    act(async () =>
      root.render(
        <ChatPanel
          conversation={conversation}
          isOpen={isOpen}
          timesAsked={1}
          onOpenChange={() => undefined}
        />,
      ),
    )
  const message = () => page.querySelector("textarea")
  await show(true)
  await act(async () => {
    typeInto(message(), "Does it")
  })
  await show(false)
  expect(page.querySelector<HTMLElement>("[role=dialog]")?.hidden).toBe(true)
  await show(true)
  expect(page.querySelector<HTMLElement>("[role=dialog]")?.hidden).toBe(false)
  expect(message()?.value).toBe("Does it")
})

test("that the chat has ended is scrolled into view, and read aloud as its last entry", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView")
  const { page, root } = openPage()
  const at = "2026-11-29T10:00:00.000Z"
  const messages = [{ id: "m-1", number: 1, from: "staff" as const, name: "Sam", text: "Yes.", at }]
  const show = (isClosed: boolean) =>
    act(async () => root.render(<ChatMessages messages={messages} isClosed={isClosed} />))
  await show(false)
  scrolled.mockClear()
  await show(true)
  expect(scrolled).toHaveBeenCalledOnce()
  expect(page.querySelector("[role=log]")?.textContent).toContain("This chat has ended.")
})
