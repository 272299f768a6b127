import { createFileRoute } from "@tanstack/react-router"
import { ListingPage } from "../listing/listing-page.tsx"
import { listingQuery } from "../listing/queries.ts"
import { ShopAnswerNotice } from "../listing/shop-answer-notice.tsx"
import { parseListing } from "../router/listing-search.ts"
import { pageTitle } from "../router/page-head.ts"
import { preload } from "../router/preload.ts"
import { shopAnswer } from "../suggestions/shop-answers.ts"

export const Route = createFileRoute("/search")({
  validateSearch: parseListing,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => preload(context.queries, listingQuery(context.request, deps)),
  head: (page) => ({
    meta: [pageTitle(page.match.search.q ?? "All products", page), { name: "robots", content: "noindex" }],
  }),
  component: Search,
})

function Search() {
  const search = Route.useSearch()
  const answer = shopAnswer(search.q ?? "")
  return (
    <ListingPage
      title={search.q === undefined ? "All products" : `Results for “${search.q}”`}
      search={search}
      {...(answer !== null && { answer: <ShopAnswerNotice answer={answer} /> })}
    />
  )
}
