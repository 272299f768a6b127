// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query"
import type { ModeratedReview } from "@voltread/domain/contract/product-review.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { renderStaffPage } from "../page/staff-page.fixture.tsx"
import { call } from "../session/request.ts"
import { ProductReviewsPage } from "./product-reviews-page.tsx"
import { productReviewsView } from "./view.ts"

vi.mock("../session/request.ts", () => ({ call: vi.fn() }))

const REVIEW: ModeratedReview = {
  id: "7",
  revision: 1,
  productId: "bar",
  productName: "Sound bar",
  stars: 5,
  title: "Loud",
  text: "Very loud.",
  author: "Ada V.",
  username: "ada@example.com",
  status: "pending",
  rejection: null,
  writtenAt: "2026-03-01T12:00:00.000Z",
  decidedAt: null,
  decidedBy: null,
}

test("a key that is pressed twice publishes a review once", async () => {
  const answer = (data: Readonly<Record<string, unknown>>) => ({
    isSuccess: true,
    successMessage: "",
    errorMessage: "",
    fieldErrors: [],
    data,
  })
  const { promise: published, resolve: publish } = Promise.withResolvers<ReturnType<typeof answer>>()
  vi.mocked(call).mockImplementation(({ method }) =>
    method === "GET" ? Promise.resolve(answer({ reviews: [REVIEW], nextCursor: null })) : published,
  )
  const { root } = openPage()
  await renderStaffPage(root, {
    path: "/product-reviews",
    validateSearch: productReviewsView,
    component: ProductReviewsPage,
    queries: new QueryClient(),
  })
  const row = () => document.querySelector<HTMLElement>("[data-row]")
  await act(() => vi.waitUntil(() => row() !== null, { timeout: 10_000 }))
  const press = () =>
    act(async () => {
      row()?.focus()
      row()?.dispatchEvent(new KeyboardEvent("keydown", { key: "p", bubbles: true, cancelable: true }))
    })
  const sent = () => vi.mocked(call).mock.calls.filter(([{ method }]) => method === "PUT")
  await press()
  await press()
  expect(sent()).toHaveLength(1)

  await act(async () => publish(answer({})))
  await press()
  expect(sent()).toHaveLength(2)
})
