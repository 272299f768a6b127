// @vitest-environment happy-dom

import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { InvoicePage } from "./invoice-page.tsx"

afterEach(() => vi.unstubAllGlobals())

function Page() {
  return <InvoicePage id="o1" token={null} />
}

test("who opens the invoice of an account's order without a log-in is led there and back", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  // The stand-in answers both operations of the page; its types are those operations'.
  const request = (async () => ({ order: null, orderTimeline: null })) as ShopContext["request"]
  await renderShopPage(root, Page, { request })
  const words = "We could not find this order"
  await act(async () => vi.waitUntil(() => page.textContent?.includes(words), { timeout: 10_000 }))
  const links = [...page.querySelectorAll("a")].map((link) =>
    decodeURIComponent(link.getAttribute("href") ?? ""),
  )
  expect(links).toEqual(["/find-order", "/login?returnUrl=/order/o1/invoice"])
  await act(async () => root.unmount())
  page.remove()
})
