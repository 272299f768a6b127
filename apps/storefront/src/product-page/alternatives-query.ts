import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import {
  AlternativeProductsDocument,
  AlternativeTiresDocument,
  AlternativeWheelsDocument,
  type ProductCardFragment,
} from "../generated/alternatives.ts"
import type { ProductDetails } from "../product/queries.ts"

/** How much less and more it may cost to be worth a look. */
const NEAR = { from: 0.6, to: 1.5 } as const
const SHOWN = 4
const ENDPOINT = { endpoint: "/graphql/products" } as const

/**
 * What is in stock instead of a product, the nearest in price first: tires and wheels that fit the vehicle, or have the
 * same measures where none is known; else what is in the same category.
 */
export const alternativesQuery = (
  request: GraphqlRequest,
  product: ProductDetails,
  vehicleId: string | null,
) =>
  queryOptions({
    queryKey: ["alternatives", product.productId, vehicleId],
    queryFn: async ({ signal }) => {
      const near = await search(request, product, vehicleId, signal, true)
      return near.length > 0
        ? { products: near, isNear: true }
        : { products: await search(request, product, vehicleId, signal, false), isNear: false }
    },
    staleTime: 5 * 60_000,
  })

const search = async (
  request: GraphqlRequest,
  product: ProductDetails,
  vehicleId: string | null,
  signal: AbortSignal,
  isNear: boolean,
): Promise<ReadonlyArray<ProductCardFragment>> => {
  const common = {
    inStock: true,
    pageSize: 24,
    sort: "rating",
    ...(isNear && { minPrice: product.salePrice * NEAR.from, maxPrice: product.salePrice * NEAR.to }),
  }
  const options = { ...ENDPOINT, signal }
  const { page } =
    product.tire !== null
      ? await request(
          AlternativeTiresDocument,
          { input: { ...common, ...(vehicleId === null ? { size: product.size } : { vehicleId }) } },
          options,
        )
      : product.wheel !== null
        ? await request(
            AlternativeWheelsDocument,
            { input: { ...common, ...(vehicleId === null ? measuresOf(product.wheel) : { vehicleId }) } },
            options,
          )
        : await request(
            AlternativeProductsDocument,
            { input: { ...common, categories: [product.category] } },
            options,
          )
  // The search by size finds compatible ones too, and whether these fit depends on the vehicle.
  const isBySize = product.tire !== null && vehicleId === null
  return nearestInPrice(
    product,
    isBySize ? page.products.filter(({ size }) => size === product.size) : page.products,
  )
}

const measuresOf = (wheel: NonNullable<ProductDetails["wheel"]>) => ({
  boltPattern: wheel.boltPattern1,
  diameter: wheel.wheelDiameter,
})

export const nearestInPrice = <Other extends Pick<ProductCardFragment, "productId" | "salePrice">>(
  product: Pick<ProductCardFragment, "productId" | "salePrice">,
  others: ReadonlyArray<Other>,
): ReadonlyArray<Other> => {
  const distance = ({ salePrice }: Other) => Math.abs(salePrice - product.salePrice)
  return others
    .filter(({ productId }) => productId !== product.productId)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, SHOWN)
}
