import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { BestSellers, Sources } from "./recent.tsx"

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { readonly children: ReactNode }) => <a href="/">{children}</a>,
}))

it("says of which days its tables are, beside the figures of today", () => {
  const today = { day: "2026-03-07", orders: 0, net: 0, sessions: 0 }
  const data = { bestSellers: [], sources: [], since: "2026-03-01", today }
  expect(renderToStaticMarkup(<BestSellers data={data} />)).toContain("Best sellers, last 7 days</h2>")
  expect(renderToStaticMarkup(<Sources data={data} />)).toContain("Sources, last 7 days</h2>")
})
