// @vitest-environment happy-dom
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test } from "vitest"
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
