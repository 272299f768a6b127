// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { OrderMailState } from "@voltread/domain/contract/order-mail.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, type ReactNode } from "react"
import { expect, test, vi } from "vitest"
import MailNotices from "./mail-notices.tsx"
import { orderMailKey } from "./queries.ts"

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children, search }: { readonly children: ReactNode; readonly search: object }) => (
    <a href={JSON.stringify(search)}>{children}</a>
  ),
}))

const show = async (state: Partial<OrderMailState>) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData<OrderMailState>(orderMailKey("o-1"), {
    to: "ada@example.com",
    recordsAnswers: true,
    waitingSince: null,
    undelivered: null,
    ...state,
  })
  const { page, root } = openPage()
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MailNotices orderId="o-1" />
      </QueryClientProvider>,
    ),
  )
  return page
}
const undelivered = { at: "2026-11-01T10:00:00.000Z", reason: "The mailbox is full." }

test("says that mail to the order's address was not delivered, with the way to all of it", async () => {
  const page = await show({ undelivered })
  expect(page.textContent).toContain("The mailbox is full.")
  expect(page.querySelector("a")?.getAttribute("href")).toBe('{"email":"ada@example.com"}')
  expect(page.textContent).not.toContain("Reply waiting")
})

test("says that the customer waits, beside it", async () => {
  const page = await show({ undelivered, waitingSince: "2026-11-02T10:00:00.000Z" })
  expect(page.textContent).toContain("The mailbox is full.")
  expect(page.textContent).toContain("Reply waiting")
})

test("says nothing where there is nothing to say", async () => {
  expect((await show({})).textContent).toBe("")
})
