// @vitest-environment happy-dom
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { expect, test, vi } from "vitest"
import type { OrderQuery } from "../generated/order.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import ReturnDialog from "./return-dialog.tsx"

/** What the dialog reads of an order. */
const ORDER = {
  id: "o1",
  items: [
    {
      id: "i1",
      name: "Sound bar",
      returnableQuantity: 1,
      returnableUntil: "2100-01-01T00:00:00.000Z",
      returnRequest: null,
    },
  ],
  // The rest of it is not asked for here.
} as unknown as NonNullable<OrderQuery["order"]>

const Page = () => <ReturnDialog order={ORDER} token={null} onClose={() => undefined} />

test("a return that says nothing leads to what is missing, one after the other", async () => {
  await renderShopPage(openPage().root, Page, {})
  const focused = (selector: string) =>
    vi.waitUntil(() => document.activeElement?.matches(selector), { timeout: 10_000 })
  await press("Request return")
  await focused("[aria-label='Quantity of Sound bar']")
  await press("Increase quantity: Sound bar")
  await press("Request return")
  await focused("[aria-invalid]")
  expect(document.body.textContent).toContain("Please tell us why")
})
