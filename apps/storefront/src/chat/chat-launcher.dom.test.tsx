// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { afterEach, expect, test, vi } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { ChatLauncher } from "./chat-launcher.tsx"

afterEach(() => vi.unstubAllGlobals())

test("the chat is offered where the browser keeps nothing", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("blocked")
    },
  })
  const { page, root } = openPage()
  await renderShopPage(root, ChatLauncher, {})
  expect(page.querySelector("button")?.textContent).toBe("Chat")
})
