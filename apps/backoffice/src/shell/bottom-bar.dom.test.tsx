// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import type { ReactNode } from "react"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { countsQuery } from "../orders/queries.ts"
import { supportCountsKey } from "../page/support/queries.ts"
import { BottomBar } from "./bottom-bar.tsx"

let pathname: string
vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, activeOptions: _, ...props }: { to: string; activeOptions: unknown; children: ReactNode }) => (
    <a href={to} {...props} />
  ),
  useLocation: ({ select }: { select: (location: { pathname: string }) => unknown }) => select({ pathname }),
}))
vi.mock("../session/use-session.ts", () => ({ useUser: () => ({ type: "ADMIN" }) }))

let root: Root

beforeEach(() => {
  root = openPage().root
})

const show = async (path: string, support: { contacts: number; chats: number; orderAnswers: number }) => {
  pathname = path
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(countsQuery.queryKey, {
    total: 3,
    isPartial: false,
    byStatus: new Map([["PENDING_REVIEW" as const, 3]]),
  })
  client.setQueryData([...supportCountsKey], support)
  client.setQueryData(["product-reviews", "pending"], 0)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <BottomBar onMore={() => {}} />
      </QueryClientProvider>,
    ),
  )
  await act(() => import("./page-count.tsx"))
  await vi.waitFor(() => expect(entry("To review").textContent).toBe("To review, 3"), { timeout: 10_000 })
}
const entry = (label: string): Element => {
  const found = [...document.querySelectorAll("nav > *")].find(({ textContent }) =>
    textContent.startsWith(label),
  )
  if (found === undefined) throw new Error(`There is no ${label}`)
  return found
}
const NOTHING = { contacts: 0, chats: 0, orderAnswers: 0 }

test("what waits behind “More” is counted on it, all pages together", async () => {
  await show("/orders", { contacts: 2, chats: 1, orderAnswers: 4 })
  expect(entry("More").textContent).toBe("More, 7")
})

test("nothing is counted where nothing waits", async () => {
  await show("/orders", NOTHING)
  expect(entry("More").textContent).toBe("More")
})

test.each([
  ["/settings", "page"],
  ["/contacts", "page"],
  ["/canned-responses", "page"],
  ["/undelivered-mail", "page"],
  ["/postbacks", "page"],
  ["/orders", null],
  ["/payouts", null],
])("on %s, “More” has the mark of the current page: %s", async (path, mark) => {
  await show(path, NOTHING)
  expect(entry("More").getAttribute("aria-current")).toBe(mark)
})

test("a page that the menu does not name marks the one that leads to it", async () => {
  await show("/payouts", NOTHING)
  expect(entry("Dashboard").getAttribute("aria-current")).toBe("page")
})
