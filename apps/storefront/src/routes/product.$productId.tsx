import { createFileRoute, notFound } from "@tanstack/react-router"
import { productQuery, variantsQuery } from "../product/queries.ts"
import { ProductPage } from "../product-page/product-page.tsx"
import { pageTitle } from "../router/page-head.ts"

export const Route = createFileRoute("/product/$productId")({
  loader: async ({ context, params }) => {
    const [product] = await Promise.all([
      context.queries.ensureQueryData(productQuery(context.request, params.productId)),
      // Awaited because a chooser that appears later would shift the page. A failure leaves the page without it.
      context.queries
        .ensureQueryData(variantsQuery(context.request, params.productId))
        .catch(() => undefined),
    ])
    if (product === null) throw notFound()
    return product
  },
  head: ({ loaderData: product, match }) =>
    product === undefined
      ? {}
      : {
          meta: [
            pageTitle(product.name, { match }),
            { name: "description", content: product.description.slice(0, 300) },
            { property: "og:title", content: product.name },
            // Read by other sites, which want the whole address.
            ...(product.largeImage === ""
              ? []
              : [{ property: "og:image", content: new URL(product.largeImage, match.context.origin).href }]),
          ],
        },
  component: Product,
})

function Product() {
  const product = Route.useLoaderData()
  return <ProductPage key={product.productId} product={product} />
}
