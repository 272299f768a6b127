import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
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
