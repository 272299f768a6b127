// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { REFERENCE_KINDS } from "@voltread/domain/shared/reference-kinds.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import ReferenceCard from "./reference-card.tsx"

const rendered = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ReferenceCard />
    </QueryClientProvider>,
  )

it("offers every kind of file that the shop takes, by what staff call it", () => {
  const offered = [...rendered().matchAll(/<option value="([^"]+)"[^>]*>([^<]+)</g)].map(([, id, label]) => [
    id,
    label,
  ])
  expect(offered).toEqual(Object.entries(REFERENCE_KINDS))
})

it("offers a template and an export also while nothing has been imported yet, when the list below has no rows", () => {
  const markup = rendered()
  expect(markup).toContain("Template")
  expect(markup).toContain("Export CSV")
  expect(markup).not.toContain("no-rows")
})
