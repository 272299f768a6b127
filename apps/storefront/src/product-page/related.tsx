import { useQuery } from "@tanstack/react-query"
import { ProductGrid, ProductGridSkeleton } from "../product/product-grid.tsx"
import type { ProductDetails } from "../product/queries.ts"
import { topRatedQuery } from "../product/top-rated.ts"
import { useShop } from "../shop/use-shop.ts"

/** Other products of the category; renders nothing if there are none. */
export function Related({ product }: { readonly product: ProductDetails }) {
  const { request } = useShop()
  const topRated = useQuery(topRatedQuery(request, { categories: [product.category], size: 5 }))
  const others = topRated.data?.filter((other) => other.productId !== product.productId).slice(0, 4)
  if (topRated.isError || others?.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-6 text-2xl">
        You may also like
      </h2>
      {others === undefined ? <ProductGridSkeleton count={4} /> : <ProductGrid products={others} />}
    </section>
  )
}
