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
      const { salePrice } = product
      const search = async (prices: PriceRange) =>
        nearestInPrice(product, await ofItsKind(request, { product, vehicleId, prices, signal }))
      const near = await search({ minPrice: salePrice * NEAR.from, maxPrice: salePrice * NEAR.to })
      if (near.length > 0) return { products: near, isNear: true }
      return { products: await search({}), isNear: false }
    },
    staleTime: 5 * 60_000,
  })

interface PriceRange {
  readonly minPrice?: number
  readonly maxPrice?: number
}

interface Wanted {
  readonly product: ProductDetails
  readonly vehicleId: string | null
  readonly prices: PriceRange
  readonly signal: AbortSignal
}

const ofItsKind = async (
  request: GraphqlRequest,
  { product, vehicleId, prices, signal }: Wanted,
): Promise<ReadonlyArray<ProductCardFragment>> => {
  const { tire, wheel, size, category } = product
  const input = { inStock: true, pageSize: 24, sort: "rating", ...prices }
  const options = { ...ENDPOINT, signal }
  if (tire !== null) {
    const by = vehicleId === null ? { size } : { vehicleId }
    const { page } = await request(AlternativeTiresDocument, { input: { ...input, ...by } }, options)
    // The search by size finds compatible ones too, and whether these fit depends on the vehicle.
    return vehicleId === null ? page.products.filter((each) => each.size === size) : page.products
  }
  if (wheel !== null) {
    const by = vehicleId === null ? measuresOf(wheel) : { vehicleId }
    const { page } = await request(AlternativeWheelsDocument, { input: { ...input, ...by } }, options)
    return page.products
  }
  const { page } = await request(
    AlternativeProductsDocument,
    { input: { ...input, categories: [category] } },
    options,
  )
  return page.products
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
