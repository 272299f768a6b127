import { createFileRoute, notFound } from "@tanstack/react-router"
import { BrandPage } from "../brand/brand-page.tsx"
import { brandQuery } from "../brand/queries.ts"
import { pageTitle } from "../router/page-head.ts"

export const Route = createFileRoute("/brand/$name")({
  loader: async ({ context, params }) => {
    const brand = await context.queries.ensureQueryData(brandQuery(context.request, params.name))
    if (brand === null) throw notFound()
    return brand
  },
  head: ({ loaderData: brand, match }) =>
    brand === undefined
      ? {}
      : {
          meta: [
            pageTitle(brand.name, { match }),
            {
              name: "description",
              content: `${brand.name} at ${match.context.shopName}. ${brand.description}`.slice(0, 300),
            },
          ],
        },
  component: Brand,
})

function Brand() {
  return <BrandPage brand={Route.useLoaderData()} />
}
