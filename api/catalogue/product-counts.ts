import { categoriesUnder, isCategory } from "@voltread/domain/catalogue/category-menu.ts"
import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import { Effect } from "effect"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { findRows } from "./search/find-rows.ts"
import { ProductIndex } from "./search/product-index.ts"
import type { SearchIndex } from "./search/search-index.ts"
import { weakMemoize } from "./search/weak-memoize.ts"

/** Cached by the products of an index, which do not change; its stock changes, but does not affect counts. */
const countCache = weakMemoize((_: SearchIndex["numbers"]) => new Map<string, ReadonlyMap<string, number>>())

/** How many products on sale have each value of a facet: in a category or group, or in the whole shop (`null`). */
export const countProducts = (
  kind: FacetKind,
  category: string | null = null,
): Effect.Effect<ReadonlyMap<string, number>, DatabaseError, ProductIndex> =>
  ProductIndex.use(({ current }) => Effect.map(current, (index) => countsOn(index, kind, category)))

export const countsOn = (
  index: SearchIndex,
  kind: FacetKind,
  category: string | null = null,
): ReadonlyMap<string, number> => {
  const known = countCache(index.numbers)
  const key = JSON.stringify([kind, category])
  const counts = known.get(key) ?? count(index, kind, category)
  if (category === null || isCategory(category)) known.set(key, counts)
  return counts
}

const count = (index: SearchIndex, kind: FacetKind, category: string | null): ReadonlyMap<string, number> => {
  const found = findRows(index, {
    productType: null,
    facetFilters: category === null ? [] : [{ kind: "categories", values: categoriesUnder(category) }],
    minPrice: null,
    maxPrice: null,
    inStock: false,
    conditions: [],
    rows: null,
    counted: () => [kind],
  })
  return found.counts.get(kind) ?? new Map()
}
