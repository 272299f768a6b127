// @vitest-environment happy-dom

import {
  APPROVAL_ENDS,
  approvedTooLittle,
  moreThanApproved,
  UNSIGNED_CONTRACT,
} from "@voltread/domain/loans/approval-words.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, type ComponentProps } from "react"
import { expect, test, vi } from "vitest"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import LeaseStep from "./lease-step.tsx"
import type { OrderDetails } from "./order-items.tsx"

// What the step reads of an order.
const order = { id: "order-1", total: 100, refundable: 0 } as unknown as OrderDetails

/** Noon where the shopper is, on a day of 2026. */
const noonOf = (month: number, day: number) => new Date(2026, month - 1, day, 12).toISOString()

function Page() {
  return <LeaseStep order={order} token={null} state={{ _tag: "Applied" }} />
}

test("why an application could not be withdrawn is said", async () => {
  const { page, root } = openPage()
  const message = "The contract is signed. Please contact us to cancel the order."
  // The stand-in answers the one mutation that is sent.
  const request = (async () => ({
    withdrawLoanApplication: { success: false, message },
  })) as unknown as ShopContext["request"]
  await renderShopPage(root, Page, { request })
  await press("Pay another way")
  await press("Withdraw the application")
  await act(async () => vi.waitUntil(() => page.querySelector("[role=alert]"), { timeout: 10_000 }))
  expect(page.querySelector("[role=alert]")?.textContent).toBe(message)
})

const url = "https://lender.example/sign"

/** The step of an approved order whose approval is good until 30 May. */
const approvedStep = async (state: ComponentProps<typeof LeaseStep>["state"], statusName = "APPROVED") => {
  const { page, root } = openPage()
  const leaseDetails = { statusName, approvalExpiresAt: noonOf(5, 30) }
  const approved = { ...order, leaseDetails, items: [] } as unknown as OrderDetails
  await renderShopPage(root, () => <LeaseStep order={approved} token={null} state={state} />, {})
  return page.textContent ?? ""
}

test("whoever is approved reads until when to sign and until when the approval is good, in the words of the mail", async () => {
  const both = await approvedStep({ _tag: "ToSign", url, by: noonOf(3, 10) })
  expect(both).toContain(`${APPROVAL_ENDS.contract}10 Mar, 2026${APPROVAL_ENDS.approval}30 May, 2026`)
  expect(both).toContain(UNSIGNED_CONTRACT)
  // They may be picked up.
  expect(both).not.toContain("ship")
})

test.each([
  ["while the contract is prepared", { _tag: "ToSign", url: null, by: null } as const],
  ["while the order is above it", { _tag: "PartlyApproved", approved: 50 } as const],
  ["while its rest is to be paid", { _tag: "PartDue", due: 50, message: null } as const],
])("the end of an approval alone is said %s", async (_, state) => {
  const words = await approvedStep(state)
  expect(words).toContain(`${APPROVAL_ENDS.approval}30 May, 2026`)
  expect(words).not.toContain(APPROVAL_ENDS.contract)
})

test("whoever must sign a new contract for a changed order reads of that only", async () => {
  const words = await approvedStep({ _tag: "ToSign", url, by: noonOf(3, 10) }, "COMPLETED")
  expect(words).toContain(`${APPROVAL_ENDS.contract}10 Mar, 2026`)
  expect(words).not.toContain(APPROVAL_ENDS.approval)
})

test("whose approval is below what the lender finances is only told to pay another way", async () => {
  const { page, root } = openPage()
  const items = [{ id: "a", name: "TV", price: 50, quantity: 2, status: "LOAN_IN_PROCESS", total: 100 }]
  const leaseDetails = { statusName: "APPROVED", approvalExpiresAt: noonOf(5, 30), smallestAmount: 50.01 }
  const above = { ...order, leaseDetails, items } as unknown as OrderDetails
  await renderShopPage(
    root,
    () => <LeaseStep order={above} token={null} state={{ _tag: "PartlyApproved", approved: 50 }} />,
    {},
  )
  expect(page.textContent).toContain(approvedTooLittle("$50.01"))
  expect(page.textContent).not.toContain("What would you like to keep?")
  expect(page.textContent).not.toContain(APPROVAL_ENDS.approval)
  expect([...page.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Pay another way"),
  ])
})

test.each([
  ["several units, of which one is covered", 2, true],
  ["one unit", 1, false],
])(
  "whose approval is for less is told to remove items only where that helps: %s",
  async (_, quantity, isOffered) => {
    const { page, root } = openPage()
    const items = [
      { id: "a", name: "TV", price: 100 / quantity, quantity, status: "LOAN_IN_PROCESS", total: 100 },
    ]
    const above = { ...order, leaseDetails: null, items } as unknown as OrderDetails
    await renderShopPage(
      root,
      () => <LeaseStep order={above} token={null} state={{ _tag: "PartlyApproved", approved: 50 }} />,
      {},
    )
    expect(page.textContent).toContain(moreThanApproved(isOffered))
    expect(page.textContent?.includes("What would you like to keep?")).toBe(isOffered)
  },
)
