// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { REFERENCE_KINDS } from "@voltread/domain/shared/reference-kinds.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import ReferenceCard from "./reference-card.tsx"

it("offers every kind of file that the shop takes, by what staff call it", () => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ReferenceCard />
    </QueryClientProvider>,
  )
  const offered = [...markup.matchAll(/<option value="([^"]+)"[^>]*>([^<]+)</g)].map(([, id, label]) => [
    id,
    label,
  ])
  expect(offered).toEqual(Object.entries(REFERENCE_KINDS))
})
