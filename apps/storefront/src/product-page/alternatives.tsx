import { useQuery } from "@tanstack/react-query"
import { useYourVehicle } from "../garage/garage.ts"
import { ProductGrid, ProductGridSkeleton } from "../product/product-grid.tsx"
import type { ProductDetails } from "../product/queries.ts"
import { useShop } from "../shop/use-shop.ts"
import { alternativesQuery } from "./alternatives-query.ts"

interface AlternativesProps {
  readonly title: string
  readonly product: ProductDetails
}

/** Other products to buy instead of one, or to look at with it; renders nothing if there are none. */
export function Alternatives({ title, product }: AlternativesProps) {
  const { request } = useShop()
  const vehicle = useYourVehicle()
  const hasFit = product.tire !== null || product.wheel !== null
  const fitting = hasFit ? vehicle : null
  const found = useQuery(alternativesQuery(request, product, fitting?.vehicleId ?? null))
  if (found.isLoadingError || found.data?.products.length === 0) return null
  const likeness =
    fitting !== null
      ? `These fit your ${fitting.name}`
      : product.tire !== null
        ? "The same size"
        : product.wheel !== null
          ? "The same bolt pattern and diameter"
          : "The same kind of product"
  return (
    <section aria-labelledby="alternatives" className="mt-12">
      <h2 id="alternatives" className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-6 text-muted">
        {likeness}
        {found.data?.isNear === false ? "." : ", at about the same price."}
      </p>
      {found.data === undefined ? (
        <ProductGridSkeleton count={4} />
      ) : (
        <ProductGrid products={found.data.products} />
      )}
    </section>
  )
}
