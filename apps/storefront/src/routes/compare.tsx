import { createFileRoute } from "@tanstack/react-router"
import { ComparePage } from "../compare/compare-page.tsx"
import { parseCompare } from "../compare/compare-search.ts"
import { comparedQuery } from "../compare/compared-query.ts"
import { ready } from "../router/ready.ts"

export const Route = createFileRoute("/compare")({
  validateSearch: parseCompare,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => ready(context.queries, comparedQuery(context, deps.products ?? [])),
  head: () => ({ meta: [{ title: "Compare products | Voltread" }, { name: "robots", content: "noindex" }] }),
  component: Compare,
})

function Compare() {
  const { products = [] } = Route.useSearch()
  return <ComparePage ids={products} />
}
