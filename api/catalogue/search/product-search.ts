import type { FacetFilter } from "./find-rows.ts"
import type { FitTarget } from "./fit.ts"

export const PRODUCT_SORTS = [
  { value: "relevance", label: "Most relevant" },
  { value: "price_asc", label: "Price: low to high" },
  { value: "price_desc", label: "Price: high to low" },
  { value: "rating", label: "Customer rating" },
  { value: "best_selling", label: "Best selling" },
  { value: "newest", label: "Newest" },
] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]["value"]

/** Spec §9. */
export const PAGE_SIZES = [12, 24, 36, 48, 50] as const

/** What a shopper looks for. Cents. */
export interface ProductSearch {
  readonly query: string
  /** Null: everything the shop sells. */
  readonly productType: "tire" | "wheel" | null
  /** Categories may be groups of the menu, which stand for all their subcategories. */
  readonly facetFilters: ReadonlyArray<FacetFilter>
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly inStock: boolean
  /** Only products that fit this. */
  readonly fit: FitTarget | null
  readonly sort: ProductSort
  /** Counted from 1. */
  readonly pageNumber: number
  readonly pageSize: number
}
