// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { afterEach, expect, test } from "vitest"
import { PageTitle } from "./page-title.tsx"

afterEach(() => document.head.replaceChildren())

const titleOf = async (head: string) => {
  document.head.innerHTML = head
  const { root } = openPage()
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
