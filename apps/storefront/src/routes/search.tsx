import { createFileRoute } from "@tanstack/react-router"
import { ListingPage } from "../listing/listing-page.tsx"
import { listingQuery } from "../listing/queries.ts"
import { parseListing } from "../router/listing-search.ts"
import { preload } from "../router/preload.ts"

export const Route = createFileRoute("/search")({
  validateSearch: parseListing,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => preload(context.queries, listingQuery(context.request, deps)),
  head: ({ match }) => ({
    meta: [
      { title: match.search.q === undefined ? "All products | Voltread" : `${match.search.q} | Voltread` },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: Search,
})

function Search() {
  const search = Route.useSearch()
  return (
    <ListingPage
      title={search.q === undefined ? "All products" : `Results for “${search.q}”`}
      search={search}
    />
  )
}
