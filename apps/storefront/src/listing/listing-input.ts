import { FACET_NAMES } from "@voltread/domain/catalogue/facet-names.ts"
import { kindOf } from "@voltread/domain/catalogue/facets.ts"
import type {
  SearchProductsInput,
  SearchTireProductsInput,
  SearchWheelProductsInput,
} from "../generated/listing.ts"
import { DEFAULT_PAGE_SIZE, type ListingSearch } from "../router/listing-search.ts"

const shared = (search: ListingSearch) => ({
  query: search.q ?? null,
  filters: FACET_NAMES.flatMap((name) => {
    const values = name === "category" ? undefined : search[name]
    return values === undefined ? [] : [{ kind: kindOf(name), values: [...values] }]
  }),
  minPrice: search.min ?? null,
  maxPrice: search.max ?? null,
  inStock: search.stock ?? null,
  sort: search.sort ?? "relevance",
  pageNumber: search.page ?? 1,
  pageSize: search.size ?? DEFAULT_PAGE_SIZE,
})

/** The search as the API takes it. A category page asks within its category unless the shopper narrowed it down. */
export const productsInput = (
  search: ListingSearch,
  withinCategory: string | undefined,
): SearchProductsInput => ({
  ...shared(search),
  categories: categoriesOf(search, withinCategory),
})

const categoriesOf = ({ category }: ListingSearch, withinCategory: string | undefined) => {
  if (category !== undefined) return [...category]
  return withinCategory === undefined ? null : [withinCategory]
}

/** The vehicle wins when the URL has both a vehicle and a size. */
export const tiresInput = (search: ListingSearch): SearchTireProductsInput => ({
  ...shared(search),
  vehicleId: search.vehicle ?? null,
  fitment: search.vehicle === undefined ? null : (search.fitment ?? null),
  size: search.vehicle === undefined ? (search.tireSize ?? null) : null,
})

export const wheelsInput = (search: ListingSearch): SearchWheelProductsInput => ({
  ...shared(search),
  vehicleId: search.vehicle ?? null,
  fitment: search.vehicle === undefined ? null : (search.fitment ?? null),
})
