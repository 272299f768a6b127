import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ChatMessages } from "./chat-messages.tsx"

const at = "2026-10-01T00:00:00.000Z"

test("a conversation whose first messages are not shown says so", () => {
  const log = (number: number) =>
    renderToStaticMarkup(
      <ChatMessages
        messages={[{ id: "m", number, from: "shopper", text: "Hello", at, name: null }]}
        isClosed={false}
      />,
    )
  expect(log(1)).not.toContain("are shown.")
  expect(log(2)).toContain("The newest 1 messages are shown.")
})
