// @vitest-environment happy-dom
import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { PageTitle } from "./page-title.tsx"

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
})
afterEach(() => document.head.replaceChildren())

const titleOf = async (head: string) => {
  document.head.innerHTML = head
  const root = createRoot(document.body)
  await act(() => root.render(<PageTitle>Orders</PageTitle>))
  const title = document.title
  await act(() => root.unmount())
  return title
}

test("a page's title names the shop as the server wrote it into the page", async () => {
  expect(await titleOf('<meta name="application-name" content="Wheels &#38; Volts">')).toBe(
    "Orders · Wheels & Volts back office",
  )
})

test("a page's title says what it is without the server, too", async () => {
  expect(await titleOf("")).toBe("Orders · Shop back office")
})
