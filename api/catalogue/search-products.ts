import { categoriesUnder } from "@voltread/domain/catalogue/category-menu.ts"
import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import { priceLimit } from "@voltread/domain/catalogue/price-limit.ts"
import { Effect } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { type DetailedProduct, detailedByNumber } from "./product-details.ts"
import type { Condition } from "./search/condition.ts"
import { ATTRIBUTE_KINDS, electronicsKinds, FACETS, TIRE_KINDS, WHEEL_KINDS } from "./search/facet-kinds.ts"
import { type FacetFilter, type FoundRows, findRows, type RowQuery } from "./search/find-rows.ts"
import { tiresOfExactSize, tiresThatFit, wheelsThatFit } from "./search/fit.ts"
import { pairableRows } from "./search/pairable-rows.ts"
import { type ParsedQuery, parseQuery } from "./search/parsed-query.ts"
import { ProductIndex } from "./search/product-index.ts"
import type { ProductSearch, ProductSort } from "./search/product-search.ts"
import { RANK } from "./search/ranks.ts"
import type { SearchIndex, SortOrderName } from "./search/search-index.ts"
import { rowsInOrder } from "./search/sort-order.ts"

interface FacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface Facet {
  readonly kind: FacetKind
  readonly title: string
  readonly values: ReadonlyArray<FacetValue>
}

export interface ProductPage {
  readonly products: ReadonlyArray<DetailedProduct>
  readonly totalCount: number
  /** Only the most popular products with the words were counted. */
  readonly moreThanCounted: boolean
  readonly facets: ReadonlyArray<Facet>
  /** Cents. */
  readonly minPrice: number
  readonly maxPrice: number
  /** Products for front and rear sets (`pairableRows`). */
  readonly pairable: ReadonlyArray<DetailedProduct>
  /** The words that were searched instead, where no product has the typed ones. */
  readonly didYouMean: string | null
}

/**
 * A page of the catalog with its facets. Words match their synonyms and English forms, the last one also as a prefix;
 * when no product has all of them, the most similar words are searched instead. A tire size in any spelling finds tires
 * of that size and of equivalent ones. A price at the end of the text, as in `tv under $300`, is a limit.
 */
export const searchProducts = Effect.fnUntraced(function* (
  search: ProductSearch,
): Effect.fn.Return<ProductPage, DatabaseError, Database | ProductIndex | CurrentSettings> {
  const productIndex = yield* ProductIndex
  const index = yield* productIndex.current
  const { text, limit, minPrice, maxPrice } = priceLimit(search.query)
  const parsed = yield* parseQuery(index, text)
  const facetFilters = search.facetFilters.map(expandCategories)
  const found = findRows(index, {
    ...search,
    minPrice: Math.max(search.minPrice ?? 0, minPrice),
    maxPrice: Math.min(search.maxPrice ?? maxPrice, maxPrice),
    facetFilters,
    conditions: [...parsed.conditions, ...fitConditions(index, search)],
    rows: parsed.rows,
    counted: countedOf(search.productType, facetFilters),
  })
  const sorted = (from: number, count: number) => pageOf(index, search, found, parsed, from, count)
  const load = (rows: ReadonlyArray<number>) => detailedByNumber(rows.map((row) => index.numbers[row] ?? 0))
  return {
    products: yield* load(sorted((search.pageNumber - 1) * search.pageSize, search.pageSize)),
    pairable: yield* load(pairableRows(index, search, () => sorted(0, found.rows.length))),
    totalCount: found.rows.length,
    moreThanCounted: parsed.moreThanCounted,
    facets: facetsOf(found, search),
    minPrice: found.minPrice,
    maxPrice: found.maxPrice,
    didYouMean: parsed.didYouMean === null ? null : `${parsed.didYouMean}${limit}`,
  }
})

/** The facets of a listing; those with a chosen value always stay. */
const countedOf =
  (
    productType: ProductSearch["productType"],
    facetFilters: ReadonlyArray<FacetFilter>,
  ): RowQuery["counted"] =>
  (inCategories) => {
    if (productType !== null) return productType === "tire" ? TIRE_KINDS : WHEEL_KINDS
    const chosen = facetFilters.find(({ kind }) => kind === "categories")?.values
    // A facet also counts what its other values would find.
    const found = [...inCategories()].filter(([category]) => chosen?.includes(category) !== false)
    return [...new Set([...electronicsKinds(new Map(found)), ...facetFilters.map(({ kind }) => kind)])]
  }

const expandCategories = (facetFilter: FacetFilter): FacetFilter =>
  facetFilter.kind === "categories"
    ? { kind: facetFilter.kind, values: [...new Set(facetFilter.values.flatMap(categoriesUnder))] }
    : facetFilter

const fitConditions = (index: SearchIndex, { fit, productType }: ProductSearch): ReadonlyArray<Condition> => {
  if (fit === null) return []
  return [productType === "wheel" ? wheelsThatFit(index, fit) : tiresThatFit(index, fit)]
}

const SORT_ORDERS: Readonly<
  Record<ProductSort, { readonly name: SortOrderName; readonly isBackwards: boolean }>
> = {
  relevance: { name: "popular", isBackwards: true },
  best_selling: { name: "bestSelling", isBackwards: true },
  price_asc: { name: "price", isBackwards: false },
  price_desc: { name: "price", isBackwards: true },
  rating: { name: "rating", isBackwards: true },
  newest: { name: "newest", isBackwards: true },
}

/** More than there are positions in a sort order. */
const RANK_STEP = 2 ** 32

const pageOf = (
  index: SearchIndex,
  { sort, fit, productType }: ProductSearch,
  found: FoundRows,
  { rankOf }: ParsedQuery,
  from: number,
  count: number,
): ReadonlyArray<number> => {
  const { name, isBackwards } = SORT_ORDERS[sort]
  const order = index.sortOrders[name]
  const exact = fit !== null && productType === "tire" ? tiresOfExactSize(index, fit) : null
  if (sort === "relevance" && (rankOf.size > 0 || exact !== null)) {
    const keys = Float64Array.from(
      found.rows,
      (row) =>
        ((rankOf.get(row) ?? 0) + RANK.exactSize * (exact?.allowed[exact.codes[row] ?? 0] ?? 0)) * RANK_STEP +
        (order.positions[row] ?? 0),
    )
    const best = keys
      .sort()
      .reverse()
      .subarray(from, from + count)
    return Array.from(best, (key) => order.rows[key % RANK_STEP] ?? 0)
  }
  return rowsInOrder(order, found.rows, isBackwards, from, count)
}

/**
 * Whether at least half of the products found have the facet's attribute; a facet with a chosen value always counts as
 * such.
 */
const concernsMost = (
  { rows }: FoundRows,
  { facetFilters }: ProductSearch,
  kind: FacetKind,
  values: ReadonlyMap<string, number>,
): boolean =>
  !ATTRIBUTE_KINDS.has(kind) ||
  facetFilters.some((filter) => filter.kind === kind) ||
  [...values.values()].reduce((sum, count) => sum + count, 0) * 2 >= rows.length

const facetsOf = (found: FoundRows, search: ProductSearch): ReadonlyArray<Facet> =>
  [...found.counts]
    .filter(([kind, values]) => concernsMost(found, search, kind, values))
    .map(([kind, values]) => ({
      kind,
      title: FACETS[kind].title,
      values: [...new Map([...chosenOf(search, kind), ...values])]
        .map(([value, count]) => ({ value, label: FACETS[kind].label(value), count }))
        .sort(inOrderOf(kind)),
    }))

/** The chosen values of an attribute keep their labels even where no product has them anymore. */
const chosenOf = (
  { facetFilters }: ProductSearch,
  kind: FacetKind,
): ReadonlyArray<readonly [value: string, count: number]> =>
  ATTRIBUTE_KINDS.has(kind)
    ? facetFilters
        .filter((filter) => filter.kind === kind)
        .flatMap(({ values }) => values.map((value) => [value, 0] as const))
    : []

const inOrderOf =
  (kind: FacetKind) =>
  (a: FacetValue, b: FacetValue): number =>
    FACETS[kind].order?.(a.value, b.value) || b.count - a.count || (a.value < b.value ? -1 : 1)
