// @vitest-environment happy-dom

import type { OwnReviewsData } from "@voltread/domain/contract/product-review.ts"
import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { expect, test } from "vitest"
import { customerIn } from "../session/logged-in.fixture.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { createStore } from "../store/store.ts"
import OwnReviews from "./own-reviews.tsx"

const product = (productId: string, isSold: boolean) => ({
  productId,
  productName: productId,
  image: "",
  isSold,
})
const written = {
  stars: 4,
  title: "Quiet",
  text: "Hardly a click.",
  author: "Ann L.",
  status: "published",
  rejection: null,
  writtenAt: "2026-03-01T12:00:00.000Z",
} as const
const OWN = {
  reviews: [
    { ...product("Mouse", true), ...written },
    { ...product("Old mouse", false), ...written },
  ],
  toReview: [product("Lamp", true), product("Old lamp", false)],
} satisfies typeof OwnReviewsData.Type

test("what is no longer sold has no page: its review is written, changed and deleted here", async () => {
  const store = createStore()
  store.dispatch(customerIn())
  const rest = async ({ path }: RestCall) => {
    const [review] = OWN.reviews.filter(({ productId }) => path.endsWith(`/${encodeURIComponent(productId)}`))
    const data = path.endsWith("/reviews")
      ? OWN
      : { review: review ?? null, mayWrite: true, author: "Ann L." }
    return decodeEnvelope({ isSuccess: true, data }, true)
  }
  const { page, root } = openPage()
  await renderShopPage(root, OwnReviews, { store, rest })
  const links = () => [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))
  await until(() => expect(links()).toEqual(["/product/Lamp#reviews", "/product/Mouse#reviews"]))
  await press("Write a review of Old lamp")
  await until(() => expect(page.textContent).toContain("No longer soldWrite a review of Old lamp"))
  expect(document.activeElement?.textContent).toContain("Write a review of Old lamp")
  await press("4 of 5 stars Published of Old mouse")
  await until(() => expect(page.textContent).toContain("Change your review of Old mouse"))
  expect(page.textContent).toContain("Delete it")
})
