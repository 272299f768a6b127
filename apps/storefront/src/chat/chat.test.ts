import { OwnChat } from "@voltread/domain/contract/chat.ts"
import { Arbitrary, Effect } from "effect"
import { expect, test } from "vitest"
import { decodeChat } from "./chat.ts"

test("every conversation that the API may answer is read whole, but for what the window does not show", async () => {
  const chats = await Effect.runPromise(Arbitrary.sampleEffect(Arbitrary.schema(OwnChat), { count: 200 }))
  for (const chat of chats.filter(({ id }) => id !== "")) {
    const { id, closedAt, messages, unread } = chat
    expect(decodeChat(JSON.parse(JSON.stringify(chat)))).toEqual({ id, closedAt, messages, unread })
  }
  expect(chats.filter(({ messages }) => messages.length > 0).length).toBeGreaterThan(20)
})
