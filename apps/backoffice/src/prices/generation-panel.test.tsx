import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import type { GenerationFragment } from "../generated/prices.ts"
import GenerationPanel from "./generation-panel.tsx"
import { generationQuery } from "./queries.ts"

vi.mock("../session/request.ts", () => ({ request: vi.fn() }))
vi.mock("../session/use-session.ts", () => ({ useMay: () => true }))

const panel = (queries: QueryClient): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <GenerationPanel />
    </QueryClientProvider>,
  )

it("says that prices were never generated only once that is known", () => {
  const queries = new QueryClient()
  expect(panel(queries)).toContain("Loading the last generation")
  queries.setQueryData(generationQuery.queryKey, null)
  expect(panel(queries)).toContain("Prices have not been generated yet")
})

it("leaves the focus to its button while prices are generated: browsers take it from what is disabled", () => {
  const queries = new QueryClient()
  const generation: GenerationFragment = {
    id: "1",
    state: "running",
    requestedAt: "2026-11-01T12:00:00.000Z",
    requestedBy: "Ann",
    finishedAt: null,
    changes: null,
    written: 0,
  }
  queries.setQueryData(generationQuery.queryKey, generation)
  expect(panel(queries)).toContain('aria-disabled="true"')
  expect(panel(queries)).not.toContain('disabled=""')
})
