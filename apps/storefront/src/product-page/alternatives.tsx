import { useQuery } from "@tanstack/react-query"
import type { GarageVehicle } from "@voltread/domain/catalogue/garage.ts"
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
  return (
    <section aria-labelledby="alternatives" className="mt-12">
      <h2 id="alternatives" className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-6 text-muted">
        {likeness(product, fitting)}
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

const likeness = ({ tire, wheel }: ProductDetails, fitting: GarageVehicle | null): string => {
  if (fitting !== null) return `These fit your ${fitting.name}`
  if (tire !== null) return "The same size"
  return wheel === null ? "The same kind of product" : "The same bolt pattern and diameter"
}
