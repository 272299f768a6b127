// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { InvoicePage } from "./invoice-page.tsx"
import { aPayment } from "./payment.fixture.ts"

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

/** The invoice of an order with these payments; what else an order has does not matter. */
const invoiceOf = async (
  paymentDetails: ReadonlyArray<object>,
  total: number,
  fromLender = 0,
  more: object = {},
) => {
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
    total,
    paymentDetails,
    fromLender,
    ...more,
  })
  await waitFor("Invoice")
}

const card = { cardType: "Visa", cardLastFour: "1111" }

test("the invoice of an order that is leased in part says what the lender pays", async () => {
  await invoiceOf([aPayment({ ...card, amount: 470.23 })], 940.46, 470.23)
  expect(page.textContent).toContain("Paid by Visa ending in 1111-$470.23Paid by your lender-$470.23")
})

test("each refund stands on the invoice once: on its way until its gateway has confirmed it, and not if it failed", async () => {
  const back = (result: string, amount: number, kind = "refund") =>
    aPayment({ paymentId: `${result}-${amount}`, kind, result, amount })
  await invoiceOf(
    [
      aPayment({ ...card, amount: 200.1 }),
      back("requested", 19.99),
      back("settled", 80.05),
      back("failed", 7),
      back("unanswered", 0.06),
      back("reviewing", 3, "void"),
      back("started", 5),
    ],
    200.1,
  )
  expect(page.textContent?.split("Paid by Visa ending in 1111")[1]).toBe(
    "-$200.10Refund on its way$19.99Refunded$80.05Refund on its way$0.06Refund on its way$3.00Refund on its way$5.00",
  )
})

test.each([
  ["an order that is not paid says what is to pay", { status: "PENDING_PAYMENT", stillToPay: 100 }, true, ""],
  ["a canceled order says so", { status: "CANCELLED", stillToPay: 0 }, false, "Canceled"],
  ["a returned order says so", { status: "RETURNED", stillToPay: 0 }, false, "Returned"],
  ["a complete order says neither", { status: "COMPLETED", stillToPay: 0 }, false, ""],
])("the invoice of %s", async (_, order, isToPay, words) => {
  await invoiceOf([], 100, 0, order)
  expect(page.textContent?.includes("Still to pay$100.00")).toBe(isToPay)
  expect(page.querySelector("header")?.textContent).toContain(`01 Mar, 2026${words}Wheels & Volts`)
})
