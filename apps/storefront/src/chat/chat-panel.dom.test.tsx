// @vitest-environment happy-dom
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
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
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
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
  await act(async () => root.unmount())
  page.remove()
})
