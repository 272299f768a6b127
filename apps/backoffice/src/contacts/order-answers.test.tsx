import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { OrderAnswers } from "./order-answers.tsx"
import { orderAnswersQuery } from "./queries.ts"

vi.mock("../session/rest.ts", () => ({ read: vi.fn(), restPages: vi.fn() }))
vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { readonly children: ReactNode }) => <a href="/">{children}</a>,
}))

const answer = {
  orderId: "1",
  orderNumber: "VT-1",
  customerName: "Ada Ames",
  since: "2026-10-01T00:00:00.000Z",
}

test("orders with replies say which of them are shown where there are more", () => {
  const list = (hasMore: boolean) => {
    const queries = new QueryClient()
    queries.setQueryData(orderAnswersQuery.queryKey, { answers: [answer], hasMore })
    return renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <OrderAnswers />
      </QueryClientProvider>,
    )
  }
  expect(list(false)).not.toContain("are shown.")
  expect(list(true)).toContain("The oldest 1 are shown.")
})
