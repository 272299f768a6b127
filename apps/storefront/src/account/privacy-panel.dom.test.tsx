// @vitest-environment happy-dom

import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act } from "react"
import { expect, test } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { PrivacyPanel } from "./privacy-panel.tsx"

const openPanel = async (requestedAt: string | null) => {
  const { page, root } = openPage()
  const calls: Array<string> = []
  const rest = async ({ method, path }: RestCall) => {
    calls.push(`${method} ${path}`)
    return decodeEnvelope({ isSuccess: true, data: method === "GET" ? { requestedAt } : null }, true)
  }
  await renderShopPage(root, PrivacyPanel, { rest })
  await until(() => expect(calls).toEqual(["GET /api/account/erasure"]))
  const button = (name: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)
  return { page, calls, button }
}

const RECEIVED = "We have received your request and will delete your personal data."

test("a request for erasure is still known when the page is opened again", async () => {
  const { page, button } = await openPanel("2026-11-03T15:20:00.000Z")
  await until(() => expect(page.textContent).toContain(RECEIVED))
  expect(button("Delete my data")).toBeUndefined()
})

test("erasure is asked for once, after a question", async () => {
  const { page, calls, button } = await openPanel(null)
  await act(async () => button("Delete my data")?.click())
  await until(() => expect(button("Yes")).toBeDefined())
  await act(async () => button("Yes")?.click())
  await until(() => expect(page.textContent).toContain(RECEIVED))
  expect(calls.slice(1)).toEqual(["POST /api/account/erasure"])
  expect(button("Delete my data")).toBeUndefined()
})
