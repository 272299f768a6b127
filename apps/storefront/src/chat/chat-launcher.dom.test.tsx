// @vitest-environment happy-dom

import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { ChatLauncher } from "./chat-launcher.tsx"

afterEach(() => vi.unstubAllGlobals())

test("the chat is offered where the browser keeps nothing", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("blocked")
    },
  })
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await renderShopPage(root, ChatLauncher, {})
  expect(page.querySelector("button")?.textContent).toBe("Chat")
  await act(async () => root.unmount())
  page.remove()
})
