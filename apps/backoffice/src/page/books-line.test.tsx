import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { BooksData } from "@voltread/domain/contract/books.ts"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { BooksLine } from "./books-line.tsx"

const mocked = vi.hoisted(() => ({ may: true }))
vi.mock("../session/rest.ts", () => ({ read: vi.fn() }))
vi.mock("../session/use-session.ts", () => ({ useMay: () => mocked.may }))
vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}))

const data: typeof BooksData.Type = {
  position: "00000042",
  checkedAt: "2026-10-01T00:00:00.000Z",
  orders: 7,
  findings: [{ stream: "order-1", what: "Its tax in the ledger is 1.", foundAt: "2026-10-01T00:00:00.000Z" }],
  hasMoreFindings: false,
}

const line = (areFindingsListed: boolean, change: Partial<typeof data> = {}): string => {
  const queries = new QueryClient()
  queries.setQueryData(["books"], { ...data, ...change })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <BooksLine areFindingsListed={areFindingsListed} />
    </QueryClientProvider>,
  )
}

it("tells readers of reports that figures differ, and whoever may see the differences where they are", () => {
  expect(line(false)).toContain("(1 found)")
  expect(line(false)).not.toContain("ledger")
  expect(line(false)).toContain('href="/read-models"')
  mocked.may = false
  expect(line(false)).not.toContain("href")
})

it("lists what differs among the system data", () => {
  expect(line(true)).toContain("Its tax in the ledger is 1.")
})

it("says that there are more differences than are listed", () => {
  expect(line(true)).not.toContain("are shown.")
  expect(line(true, { hasMoreFindings: true })).toContain("The oldest 1 are shown.")
  expect(line(false, { hasMoreFindings: true })).toContain("(more than 1 found)")
})
