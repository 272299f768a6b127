// @vitest-environment happy-dom

import { APPROVAL_ENDS } from "@voltread/domain/loans/approval-words.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import type { Application } from "./application-step.ts"
import { ApplicationsPage } from "./applications-page.tsx"

/** Noon where the shopper is, on a day of 2026. */
const noonOf = (month: number, day: number) => new Date(2026, month - 1, day, 12).toISOString()

const application: Application = {
  id: "loan-1",
  orderId: "order-1",
  orderUniqueId: "VT-00001-00001",
  orderStatus: "PENDING_ESIGNATURE",
  orderTotal: 800,
  lender: "simple-lease",
  product: "lease",
  status: "APPROVED",
  amountRequested: 800,
  approvedAmount: 900,
  smallestAmount: 150,
  approvalExpiresAt: noonOf(5, 30),
  signBy: noonOf(3, 10),
  createdAt: noonOf(3, 1),
}

let root: Root
let page: HTMLElement

beforeEach(() => {
  ;({ page, root } = openPage())
})

const open = async (change: Partial<Application>) => {
  const request = (async () => ({
    applications: { nextCursor: null, applications: [{ ...application, ...change }] },
    // The stand-in answers the one query that the page asks.
  })) as unknown as ShopContext["request"]
  await renderShopPage(root, () => <ApplicationsPage after={undefined} />, { request })
  await act(async () => vi.waitUntil(() => page.querySelector("li"), { timeout: 10_000 }))
}
const linkTo = (action: string) =>
  [...page.querySelectorAll("a")].find(({ textContent }) => textContent === action)?.getAttribute("href")

test("a contract to sign is told with its date, beside how long the approval is good, in the words of the mail, and leads to its order", async () => {
  await open({})
  expect(page.textContent).toContain("Please sign your contract.")
  expect(page.textContent).toContain(
    `${APPROVAL_ENDS.contract}10 Mar, 2026${APPROVAL_ENDS.approval}30 May, 2026`,
  )
  expect(linkTo("Sign the contract")).toBe("/order/order-1")
})

test("an approval below the total leads to the choice, not to a contract", async () => {
  await open({ approvedAmount: 500, orderStatus: "PENDING_REVIEW", signBy: null })
  expect(page.textContent).toContain("$300.00 of the order is not covered.")
  expect(linkTo("Choose what to do")).toBe("/order/order-1")
  expect(page.textContent).toContain(`${APPROVAL_ENDS.approval}30 May, 2026`)
  expect(page.textContent).not.toContain("sign")
})

test("the end of an approval does not matter once the contract is signed", async () => {
  await open({ status: "COMPLETED", orderStatus: "PAYMENT_RECEIVED" })
  expect(page.textContent).toContain("You have signed.")
  expect(page.textContent).not.toContain(APPROVAL_ENDS.approval)
})

test("an application that has ended says so", async () => {
  await open({ status: "CANCELLED", orderStatus: "PENDING_PAYMENT", approvalExpiresAt: null, signBy: null })
  expect(page.textContent).toContain("The application has ended. You can pay the order another way.")
  expect(linkTo("Choose how to pay")).toBe("/order/order-1")
})
