import { createFileRoute } from "@tanstack/react-router"
import { ComparePage } from "../compare/compare-page.tsx"
import { parseCompare } from "../compare/compare-search.ts"
import { comparedQuery } from "../compare/compared-query.ts"
import { pageTitle } from "../router/page-head.ts"
import { preload } from "../router/preload.ts"

export const Route = createFileRoute("/compare")({
  validateSearch: parseCompare,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => preload(context.queries, comparedQuery(context, deps.products ?? [])),
  head: (page) => ({
    meta: [pageTitle("Compare products", page), { name: "robots", content: "noindex" }],
  }),
  component: Compare,
})

function Compare() {
  const { products = [] } = Route.useSearch()
  return <ComparePage named={products} />
}
