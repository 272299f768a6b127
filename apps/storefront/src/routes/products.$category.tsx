import { createFileRoute, notFound } from "@tanstack/react-router"
import { categoryName, isCategory } from "@voltread/domain/catalogue/category-menu.ts"
import { vehicleQuery } from "../finder/queries.ts"
import { ListingPage } from "../listing/listing-page.tsx"
import { listingQuery } from "../listing/queries.ts"
import { parseListing } from "../router/listing-search.ts"
import { pageTitle } from "../router/page-head.ts"
import { preload } from "../router/preload.ts"

export const Route = createFileRoute("/products/$category")({
  validateSearch: parseListing,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params: { category } }) => {
    if (!isCategory(category)) throw notFound()
    const { queries, request } = context
    await Promise.all([
      preload(queries, listingQuery(request, deps, category)),
      deps.vehicle === undefined ? undefined : preload(queries, vehicleQuery(request, deps.vehicle)),
    ])
    return { name: categoryName(category) }
  },
  head: ({ loaderData, match }) =>
    loaderData === undefined
      ? {}
      : {
          meta: [
            pageTitle(loaderData.name, { match }),
            {
              name: "description",
              content: `Shop ${loaderData.name} at ${match.context.shopName}: easy payment options, no credit cards required.`,
            },
          ],
        },
  component: Category,
})

function Category() {
  const { category } = Route.useParams()
  return <ListingPage title={categoryName(category)} category={category} search={Route.useSearch()} />
}
