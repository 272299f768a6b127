import { createFileRoute, notFound } from "@tanstack/react-router"
import { categoriesUnder, categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import { ListingPage } from "../listing/listing-page.tsx"
import { parseListing } from "../listing/listing-search.ts"
import { listingQuery } from "../listing/queries.ts"
import { ready } from "../router/ready.ts"

export const Route = createFileRoute("/products/$category")({
  validateSearch: parseListing,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ params }) => {
    const isKnown =
      categoryName(params.category) !== params.category || categoriesUnder(params.category).length > 1
    if (!isKnown) throw notFound()
  },
  loader: ({ context, deps, params }) =>
    ready(context.queries, listingQuery(context.request, deps, params.category)),
  head: ({ params }) => ({
    meta: [
      { title: `${categoryName(params.category)} | Voltread` },
      {
        name: "description",
        content: `Shop ${categoryName(params.category)} at Voltread: easy payment options, no credit cards required.`,
      },
    ],
  }),
  component: Category,
})

function Category() {
  const { category } = Route.useParams()
  return <ListingPage title={categoryName(category)} category={category} search={Route.useSearch()} />
}
