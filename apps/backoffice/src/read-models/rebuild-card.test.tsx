import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { RebuildCard } from "./rebuild-card.tsx"

vi.mock("../session/rest.ts", () => ({ send: vi.fn(), read: vi.fn(), restPages: () => ({}) }))

const rebuild = {
  id: 1,
  models: ["cart"],
  requestedAt: "2026-11-01T12:00:00.000Z",
  requestedBy: "Ann",
  finishedAt: null,
  applied: null,
  total: null,
  failure: null,
} as const

const data = { models: [], position: "1", events: 1, lagSeconds: 0, actions: [] }

const card = (state: "running" | "done") =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RebuildCard {...data} rebuilds={[{ ...rebuild, state }]} />
    </QueryClientProvider>,
  )

it("leaves the focus to its button while it runs: browsers take it from what is disabled", () => {
  expect(card("running")).toContain('aria-disabled="true"')
  expect(card("running")).not.toContain('disabled=""')
  expect(card("done")).not.toContain("disabled=")
})
