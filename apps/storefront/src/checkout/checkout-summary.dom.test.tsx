// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { cartLine } from "../store/cart-line.fixture.ts"
import { emptyCart, withLines } from "../store/cart-slice.ts"
import { CheckoutSummary } from "./checkout-summary.tsx"

const CART = withLines({ ...emptyCart, id: "c1", promotionCode: "TENOFF" }, [cartLine("tv")])
const QUOTE = {
  subTotal: 10,
  shippingCost: 0,
  discount: 1,
  tax: 2,
  total: 11,
  problems: [],
  promotionProblem: null,
}

let root: Root
let page: HTMLElement

beforeEach(() => {
  ;({ page, root } = openPage())
})

test.each([
  ["nothing before there is one", undefined, true, false, "Sales tax…", false],
  ["that the code is applied, and the tax", QUOTE, true, false, "Sales tax$2.00Total$11.00", true],
  ["that a state is missing", QUOTE, false, false, "Sales taxChoose a state", true],
  ["nothing of a code by the quote before it", QUOTE, true, true, "Sales tax$2.00", false],
])("a quote says %s", async (_what, quote, hasDestination, isOld, said, isApplied) => {
  await renderShopPage(
    root,
    () => (
      <CheckoutSummary
        cart={CART}
        quote={quote}
        hasDestination={hasDestination}
        isUpdating={false}
        isOld={isOld}
      />
    ),
    {},
  )
  expect(page.textContent).toContain(said)
  expect(page.textContent?.includes("Applied.")).toBe(isApplied)
})

test("a price that has changed is told of beside it", async () => {
  const cart = withLines({ ...emptyCart, id: "c1" }, [cartLine("tv", { price: 12, previousPrice: 10 })])
  await renderShopPage(
    root,
    () => <CheckoutSummary cart={cart} quote={QUOTE} hasDestination isUpdating={false} isOld={false} />,
    {},
  )
  expect(page.querySelector("li")?.textContent).toContain(
    "$12.00The price went up from $10.00 to $12.00 since you added it.",
  )
})

test("what is no longer sold is said beside it", async () => {
  const gone = cartLine("tv", { isLive: false, inStock: false, availableQuantity: 0 })
  const cart = withLines({ ...emptyCart, id: "c1" }, [gone])
  await renderShopPage(
    root,
    () => <CheckoutSummary cart={cart} quote={QUOTE} hasDestination isUpdating={false} isOld={false} />,
    {},
  )
  expect(page.querySelector("li")?.textContent).toContain(
    "$10.00No longer sold and not counted. Remove it to check out.",
  )
})
