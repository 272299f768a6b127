// @vitest-environment happy-dom

import { toastQueue } from "@voltread/ui/components/toast-queue.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import PartnersPage from "./partners-page.tsx"

const ROW = { key: "", clicks: 0, conversions: 0, value: 0, payout: 0, reversed: 0, kept: 0 }
const REPORT = {
  affiliateId: "a1",
  name: "Road Tests",
  rollupId: null,
  subAffiliates: [],
  terms: null,
  rows: [],
  totals: ROW,
}

let root: Root
let page: HTMLElement
let answer: object

beforeEach(() => {
  toastQueue.clear()
  vi.stubGlobal("fetch", async () => Response.json(answer))
  ;({ page, root } = openPage())
  window.location.hash = "#token"
})

const shown = (text: string) =>
  act(async () => vi.waitUntil(() => page.textContent?.includes(text), { timeout: 10_000 }))

test("figures that could not be loaded leave the choice of a period, and can be asked for again", async () => {
  answer = { errorMessage: "Too much at once", data: null }
  await renderShopPage(root, PartnersPage, {})
  await shown("Too much at once")
  expect(page.textContent).toContain("Last 30 days")
  answer = { errorMessage: null, data: REPORT }
  await press("Try again")
  await shown("Road Tests")
})

test("a link that could not be copied is not taken for copied", async () => {
  vi.stubGlobal("navigator", {
    ...navigator,
    clipboard: { writeText: () => Promise.reject(new Error("denied")) },
  })
  answer = { errorMessage: null, data: REPORT }
  await renderShopPage(root, PartnersPage, {})
  await shown("Copy link")
  await press("Copy link")
  const toast = await vi.waitUntil(() => toastQueue.visibleToasts[0]?.content, { timeout: 10_000 })
  expect(toast.message).toBe("The link could not be copied. Please select it and copy it.")
})
