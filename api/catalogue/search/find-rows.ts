import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import { type Column, codesWhere, tallyRows } from "./column.ts"
import { allows, type Condition } from "./condition.ts"
import {
  applyFilters,
  applyWithTallies,
  countExcluded,
  countPassing,
  type Filter,
  type FilterPlan,
  hasCachedTallies,
} from "./filter-plan.ts"
import { type Partition, rowsOf, tallyOf } from "./partition.ts"
import type { SearchIndex } from "./search-index.ts"

/** Values of one facet of which a product must have at least one. */
export interface FacetFilter {
  readonly kind: FacetKind
  readonly values: ReadonlyArray<string>
}

export interface RowQuery {
  /** Null: all types. */
  readonly productType: string | null
  readonly facetFilters: ReadonlyArray<FacetFilter>
  /** Cents, inclusive. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly inStock: boolean
  /** Conditions that are not facets: sizes and shapes that fit. */
  readonly conditions: ReadonlyArray<Condition>
  /** The rows that match the words of the query; null: all. */
  readonly rows: ReadonlyArray<number> | null
  /** The facets to count, which may depend on how many products are in each category. */
  readonly counted: (inCategories: () => ReadonlyMap<string, number>) => ReadonlyArray<FacetKind>
}

export interface FoundRows {
  readonly rows: Uint32Array
  /** Each facet counts the products that all other filters let through, so that a second value can be chosen. */
  readonly counts: ReadonlyMap<FacetKind, ReadonlyMap<string, number>>
  /**
   * The lowest and highest price among the products that all other filters let through, in cents; 0 where there are
   * none.
   */
  readonly minPrice: number
  readonly maxPrice: number
}

/**
 * Filters, then counts facets column by column. A row that passes all filters counts for every facet; one that a single
 * filter excludes counts for the facet of that filter only; others do not count. Tallies of whole partitions are cached.
 */
export const findRows = (index: SearchIndex, query: RowQuery): FoundRows => {
  const partitions = index.partitions.filter(
    ({ productType }) => query.productType === null || productType === query.productType,
  )
  const filters = query.facetFilters.flatMap((facetFilter) => filterOf(index, facetFilter))
  const { rows: candidates } = query
  if (candidates !== null) {
    const inPartitions = candidates.filter((row) =>
      partitions.some(({ from, to }) => row >= from && row < to),
    )
    return findByScan(index, query, filters, planOf(index, query, filters), Uint32Array.from(inPartitions))
  }
  const category = filters.find(({ kind }) => kind === "categories")
  const others = filters.filter((filter) => filter !== category)
  const plan = planOf(index, query, others)
  if (category !== undefined) {
    for (const partition of partitions) {
      if (!allows(category, partition.from))
        countExcluded(category, partition.from, countPassing(partition, plan))
    }
  }
  const chosen = partitions.filter(({ from }) => category === undefined || allows(category, from))
  return hasCachedTallies(plan)
    ? findWithTallies(index, query, filters, plan, chosen)
    : findByScan(index, query, filters, plan, rowsOf(chosen))
}

const filterOf = (index: SearchIndex, { kind, values }: FacetFilter): ReadonlyArray<Filter> => {
  const column = index.facets.get(kind)
  if (column === undefined) return []
  const wanted = new Set(values)
  const allowed = codesWhere(column, (own) => own.some((each) => wanted.has(each)))
  return [{ kind, codes: column.codes, allowed, excluded: new Uint32Array(column.values.length) }]
}

const planOf = (index: SearchIndex, query: RowQuery, filters: ReadonlyArray<Filter>): FilterPlan => ({
  prices: index.prices,
  low: query.minPrice ?? 0,
  high: query.maxPrice ?? Number.POSITIVE_INFINITY,
  inStock: query.inStock ? index.inStock : null,
  conditions: query.conditions,
  filters,
})

const findByScan = (
  index: SearchIndex,
  query: RowQuery,
  filters: ReadonlyArray<Filter>,
  plan: FilterPlan,
  candidates: Uint32Array,
): FoundRows => {
  const found = applyFilters(plan, candidates)
  return {
    ...found,
    counts: countsOf(index, query, filters, (tally, { codes }) => tallyRows(tally, codes, found.rows)),
  }
}

const findWithTallies = (
  index: SearchIndex,
  query: RowQuery,
  filters: ReadonlyArray<Filter>,
  plan: FilterPlan,
  partitions: ReadonlyArray<Partition>,
): FoundRows => {
  const found = applyWithTallies(plan, partitions)
  return {
    ...found,
    counts: countsOf(index, query, filters, (tally, { codes }) => {
      if (plan.filters.length > 0) return tallyRows(tally, codes, found.rows)
      for (const partition of partitions) addTo(tally, tallyOf(partition, codes, tally.length, plan.inStock))
    }),
  }
}

/** `tallyFound`: adds the number of found rows of each code. */
const countsOf = (
  { facets }: SearchIndex,
  { counted }: RowQuery,
  filters: ReadonlyArray<Filter>,
  tallyFound: (tally: Uint32Array, column: Column) => void,
): FoundRows["counts"] => {
  const counts = new Map<FacetKind, ReadonlyMap<string, number>>()
  const countsBy = (kind: FacetKind): ReadonlyMap<string, number> => {
    const column = facets.get(kind)
    const known = counts.get(kind)
    if (known !== undefined || column === undefined) return known ?? new Map()
    const tally = new Uint32Array(column.values.length)
    tallyFound(tally, column)
    addTo(tally, filters.find((filter) => filter.kind === kind)?.excluded)
    const sums = byValue(column, tally)
    counts.set(kind, sums)
    return sums
  }
  for (const kind of counted(() => countsBy("categories"))) countsBy(kind)
  return counts
}

const addTo = (tally: Uint32Array, other: Uint32Array | undefined): void => {
  if (other === undefined) return
  for (let code = 0; code < other.length; code += 1) tally[code] = (tally[code] ?? 0) + (other[code] ?? 0)
}

/** Codes may share values: a product with several values counts for each. */
const byValue = ({ values }: Column, tally: Uint32Array): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (let code = 0; code < tally.length; code += 1) {
    const sum = tally[code] ?? 0
    if (sum === 0) continue
    for (const value of values[code] ?? []) sums.set(value, (sums.get(value) ?? 0) + sum)
  }
  return sums
}
