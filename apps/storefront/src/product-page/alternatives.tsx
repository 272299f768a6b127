import { useQuery } from "@tanstack/react-query"
import { useYourVehicle } from "../garage/garage.ts"
import { ProductGrid, ProductGridSkeleton } from "../product/product-grid.tsx"
import type { ProductDetails } from "../product/queries.ts"
import { useShop } from "../shop/use-shop.ts"
import { alternativesQuery } from "./alternatives-query.ts"

/** What can be had instead of a product that is sold out; renders nothing if there is none. */
export function Alternatives({ product }: { readonly product: ProductDetails }) {
  const { request } = useShop()
  const vehicle = useYourVehicle()
  const hasFit = product.tire !== null || product.wheel !== null
  const fitting = hasFit ? vehicle : null
  const found = useQuery(alternativesQuery(request, product, fitting?.vehicleId ?? null))
  if (found.isError || found.data?.length === 0) return null
  return (
    <section aria-labelledby="alternatives" className="mt-12">
      <h2 id="alternatives" className="text-2xl">
        In stock now
      </h2>
      <p className="mt-1 mb-6 text-muted">
        {fitting !== null
          ? `These fit your ${fitting.name}, at about the same price.`
          : product.tire !== null
            ? "The same size, at about the same price."
            : product.wheel !== null
              ? "The same bolt pattern and diameter, at about the same price."
              : "The same kind of product, at about the same price."}
      </p>
      {found.data === undefined ? <ProductGridSkeleton count={4} /> : <ProductGrid products={found.data} />}
    </section>
  )
}
