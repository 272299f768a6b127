import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import IncompleteOrders from "./incomplete-orders.tsx"

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { readonly children: ReactNode }) => <a href="/">{children}</a>,
}))

test("orders that cannot be shown say which of them are named where there are more", () => {
  const incomplete = [{ id: "1", uniqueId: "VT-1", since: "2026-10-01T00:00:00.000Z" }]
  const notice = (hasMoreIncomplete: boolean) =>
    renderToStaticMarkup(<IncompleteOrders page={{ incomplete, hasMoreIncomplete }} />)
  expect(notice(false)).not.toContain("are shown.")
  expect(notice(true)).toContain("The newest 1 are shown.")
})
