import { useQuery } from "@tanstack/react-query"
import { useShop } from "../session/use-shop.ts"
import { shelfQuery } from "../shelf/queries.ts"
import { ProductGrid, ProductGridSkeleton } from "./product-grid.tsx"
import type { ProductDetails } from "./structured-data.ts"

/** More of the same category; nothing when there is nothing, since the page stands without it. */
export function Related({ product }: { readonly product: ProductDetails }) {
  const { request } = useShop()
  const shelf = useQuery(shelfQuery(request, { categories: [product.category], size: 5 }))
  const others = shelf.data?.filter((other) => other.productId !== product.productId).slice(0, 4)
  if (shelf.isError || others?.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-6 text-2xl">
        You may also like
      </h2>
      {others === undefined ? <ProductGridSkeleton count={4} /> : <ProductGrid products={others} />}
    </section>
  )
}
