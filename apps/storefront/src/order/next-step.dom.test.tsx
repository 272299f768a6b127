// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, useState } from "react"
import type { Root } from "react-dom/client"
import { beforeAll, beforeEach, expect, test, vi } from "vitest"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { NextStep } from "./next-step.tsx"
import type { OrderDetails } from "./order-items.tsx"

// What the step reads of an order.
const unpaid = {
  id: "order-1",
  status: "PENDING_PAYMENT",
  total: 100,
  refundable: 0,
  stillToPay: 100,
  paymentDetails: [],
  leaseDetails: null,
  lenderSignatureUrl: null,
} as unknown as OrderDetails

// Loaded on demand, which takes a busy machine longer than the test waits.
beforeAll(
  () =>
    Promise.all([
      import("./pay-panel.tsx"),
      import("./lease-step.tsx"),
      import("../payment/methods/coinbase-method.tsx"),
    ]),
  60_000,
)

let root: Root
let page: HTMLElement
/** What the live stream brings. */
let update: (order: OrderDetails) => void
let answer: (message: string) => void

function Page() {
  const [order, setOrder] = useState(unpaid)
  update = setOrder
  return <NextStep order={order} token={null} />
}

const refused = (message: string) => ({
  success: false,
  message,
  errors: [{ name: "Payment", code: "DECLINED", message }],
  fieldErrors: [],
  paymentGatewayUrl: null,
  orderToken: null,
  order: { id: unpaid.id, position: "7" },
})

beforeEach(async () => {
  ;({ page, root } = openPage())
  const method = { id: "coinbase", title: "Coinbase", terms: "", termsId: null, gatewayName: "coinbase" }
  const request = (async (operation: { toString(): string }) => {
    if (/query PaymentMethods/.test(operation.toString()))
      return { paymentMethods: [{ ...method, problem: null, choices: [] }] }
    if (!/mutation PayOrder/.test(operation.toString())) throw new Error("not answered here")
    const message = await new Promise<string>((resolve) => {
      answer = resolve
    })
    return { payOrder: refused(message) }
    // The stand-in answers by name; its types are those operations'.
  }) as ShopContext["request"]
  await renderShopPage(root, Page, { request })
  await act(async () => vi.waitUntil(payButton, { timeout: 10_000 }))
})

const payButton = () =>
  [...page.querySelectorAll("button")].find(({ textContent }) => textContent === "Pay $100.00")

test("the form stays while the order is between being asked for and refused, and then says why", async () => {
  const form = page.querySelector("section")
  await act(async () => payButton()?.click())
  await act(async () => update({ ...unpaid, status: "LOAN_IN_PROCESS" }))
  expect(page.querySelector("section")).toBe(form)
  await act(async () => update(unpaid))
  await act(async () => answer("The lender could not approve it."))
  await act(async () => vi.waitUntil(() => page.querySelector("[role=alert]"), { timeout: 10_000 }))
  expect(page.querySelector("section")).toBe(form)
  expect(page.querySelector("[role=alert]")?.textContent).toBe("The lender could not approve it.")
})

test("of an order that is paid in part, says what came and what remains, and charges that", async () => {
  await act(async () => update({ ...unpaid, refundable: 40, stillToPay: 60 }))
  expect(page.textContent).toContain("We received $40.00. Please pay the remaining $60.00.")
  expect(page.textContent).not.toContain("not paid yet")
  expect(page.textContent).toContain("Pay $60.00")
})

test("of an order whose rest is leased in part, says what the lender pays beside what came and what is due", async () => {
  await act(async () => update({ ...unpaid, refundable: 10.1, stillToPay: 29.9 }))
  await act(async () =>
    vi.waitUntil(() => page.textContent?.includes("the lender pays"), { timeout: 10_000 }),
  )
  expect(page.textContent).toContain("Pay $29.90 by card, and the lender pays $60.00.")
})
