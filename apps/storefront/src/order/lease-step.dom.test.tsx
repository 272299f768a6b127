// @vitest-environment happy-dom

import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import LeaseStep from "./lease-step.tsx"
import type { OrderDetails } from "./order-items.tsx"

// What the step reads of an order.
const order = { id: "order-1", total: 100, refundable: 0 } as unknown as OrderDetails

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
