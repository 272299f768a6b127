export const PRODUCT_SORTS = ["relevance", "price_asc", "price_desc", "rating", "newest"] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** What a shopper looks for. Cents. Slugs of menu groups stand for all their subcategories. */
export interface ProductSearch {
  readonly query: string
  readonly categories: ReadonlyArray<string>
  readonly brands: ReadonlyArray<string>
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly inStock: boolean
  readonly sort: ProductSort
  /** From 1. */
  readonly pageNumber: number
  readonly pageSize: number
}
