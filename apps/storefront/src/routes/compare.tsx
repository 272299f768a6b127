import { createFileRoute } from "@tanstack/react-router"
import { ComparePage } from "../compare/compare-page.tsx"
import { parseCompare } from "../compare/compare-search.ts"
import { productQuery } from "../product/queries.ts"
import { ready } from "../router/ready.ts"

export const Route = createFileRoute("/compare")({
  validateSearch: parseCompare,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all(
      (deps.products ?? []).map((id) => ready(context.queries, productQuery(context.request, id))),
    )
  },
  head: () => ({ meta: [{ title: "Compare products | Voltread" }, { name: "robots", content: "noindex" }] }),
  component: Compare,
})

function Compare() {
  const { products = [] } = Route.useSearch()
  return <ComparePage ids={products} />
}
