// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import type { SignedContractQuery } from "../generated/contract.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import ContractPanel from "./contract-panel.tsx"

type Contract = NonNullable<SignedContractQuery["signedContract"]>

const CONTRACT: Contract = {
  lender: "simple-lease",
  product: "lease",
  leaseId: "L-7",
  schedule: {
    financed: 1_000,
    initialPayment: 49,
    payments: 26,
    recurringPayment: 69.27,
    total: 1_850.02,
    offered: { every: "2 weeks", earlyPurchaseDays: 90, earlyPurchase: 1_100 },
  },
}

const show = async (signedContract: Contract) => {
  const { page, root } = openPage()
  // The stand-in answers by name; its types are those operations'.
  const request = (async () => ({ signedContract })) as unknown as ShopContext["request"]
  await renderShopPage(root, () => <ContractPanel orderId="o1" token={null} />, { request })
  await act(async () => vi.waitUntil(() => page.textContent?.includes("Simple Lease")))
  const rows = [...page.querySelectorAll("dl > div")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  return { text: page.textContent ?? "", title: page.querySelector("h2")?.textContent, rows }
}

test("says what the contract costs, and whom to ask about it", async () => {
  const { rows, text, title } = await show(CONTRACT)
  expect(title).toBe("Your lease")
  expect(rows).toEqual([
    ["Lender", "Simple Lease"],
    ["Contract", "L-7"],
    ["Financed", "$1,000.00"],
    ["Initial payment", "$49.00"],
    ["26 payments of", "$69.27 every 2 weeks"],
    ["Total you pay", "$1,850.02"],
    ["Total if you buy within 90 days", "$1,100.00"],
  ])
  expect(text).toContain("Payments go to Simple Lease, not to us")
})

test("says no more than the lender has told", async () => {
  const { rows, text, title } = await show({ ...CONTRACT, product: "loan", schedule: null })
  expect(title).toBe("Your loan")
  expect(rows).toEqual([
    ["Lender", "Simple Lease"],
    ["Contract", "L-7"],
  ])
  expect(text).toContain("or to pay it off early, contact Simple Lease")
})
