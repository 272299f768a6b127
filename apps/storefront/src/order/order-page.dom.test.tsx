// @vitest-environment happy-dom

import { ApiError } from "@voltread/ui/api/api-error.ts"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, test, vi } from "vitest"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { OrderPage } from "./order-page.tsx"

/** What the page reads of an order without items. */
const ORDER = {
  id: "o1",
  uniqueId: "VT-00001-00001",
  status: "COMPLETED",
  createdAt: "2026-03-01T12:00:00.000Z",
  orderSubmittedDate: null,
  items: [],
  shipments: [],
  paymentDetails: [],
  returns: [],
  leaseDetails: null,
}

afterEach(() => vi.unstubAllGlobals())

function Page() {
  return <OrderPage id="o1" token={null} />
}

test("a history that could not be loaded is not waited for", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  )
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  const request = (async (operation: { toString(): string }) => {
    if (/query OrderTimeline/.test(operation.toString())) throw new ApiError("network", "No connection")
    return { order: ORDER }
    // The stand-in answers by name; its types are those operations'.
  }) as ShopContext["request"]
  await renderShopPage(root, Page, { request })
  const text = "HistoryThe history could not be loadedNo connectionTry again"
  await act(async () => vi.waitUntil(() => page.textContent?.includes(text), { timeout: 10_000 }))
  await act(async () => root.unmount())
  page.remove()
})
