// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { InvoicePage } from "./invoice-page.tsx"

let page: HTMLElement
let root: Root
beforeEach(() => {
  ;({ page, root } = openPage())
})
afterEach(() => vi.unstubAllGlobals())

function Page() {
  return <InvoicePage id="o1" token={null} />
}

const renderInvoice = (order: object | null) =>
  // The stand-in answers both operations of the page; its types are those operations'.
  renderShopPage(root, Page, {
    request: (async () => ({ order, orderTimeline: null })) as ShopContext["request"],
  })

const waitFor = (words: string) =>
  act(async () => vi.waitUntil(() => page.textContent?.includes(words), { timeout: 10_000 }))

test("who opens the invoice of an account's order without a log-in is led there and back", async () => {
  await renderInvoice(null)
  await waitFor("We could not find this order")
  const links = [...page.querySelectorAll("a")].map((link) =>
    decodeURIComponent(link.getAttribute("href") ?? ""),
  )
  expect(links).toEqual(["/find-order", "/login?returnUrl=/order/o1/invoice"])
})

test("the invoice of an order that is leased in part says what the lender pays", async () => {
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  )
  await renderInvoice({
    id: "o1",
    uniqueId: "VT-00001-00001",
    createdAt: "2026-03-01T12:00:00.000Z",
    orderSubmittedDate: null,
    address1: "100 Main Street",
    address2: "",
    items: [],
    total: 940.46,
    refundable: 470.23,
    paymentDetails: [
      {
        paymentId: "p1",
        kind: "sale",
        result: "settled",
        amount: 470.23,
        cardType: "Visa",
        cardLastFour: "1111",
      },
    ],
    fromLender: 470.23,
  })
  await waitFor("Invoice")
  expect(page.textContent).toContain("Paid by Visa ending in 1111-$470.23Paid by your lender-$470.23")
})
