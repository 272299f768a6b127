import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import { type Column, codesWhere, tallyRows } from "./column.ts"
import { rowsBetween, type Section, tallyOf } from "./section.ts"
import type { Shelf } from "./shelf.ts"
import {
  allows,
  type Condition,
  countMissed,
  countPassing,
  type Filter,
  isTallied,
  type Sieve,
  sift,
  siftTallied,
} from "./sift.ts"

/** Values of one facet of which a product must have at least one. */
export interface Choice {
  readonly kind: FacetKind
  readonly values: ReadonlyArray<string>
}

export interface ShelfQuery {
  /** Null: all types. */
  readonly productType: string | null
  readonly choices: ReadonlyArray<Choice>
  /** Cents, both included. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly inStock: boolean
  /** What no facet shows: sizes and shapes that fit. */
  readonly conditions: ReadonlyArray<Condition>
  /** The only rows that come into question, as words have found them; null: all. */
  readonly rows: ReadonlyArray<number> | null
  /** Facets to count. */
  readonly counted: ReadonlyArray<FacetKind>
}

export interface Found {
  readonly rows: Uint32Array
  /** Each facet counts what the other filters leave, so that a second value can be ticked. */
  readonly counts: ReadonlyMap<FacetKind, ReadonlyMap<string, number>>
  /** Lowest and highest price that the other filters leave, cents; 0 where they leave nothing. */
  readonly minPrice: number
  readonly maxPrice: number
}

/**
 * Filters, then counts column by column. A row that all filters let through counts for every facet; one that a single
 * filter keeps out counts for the facet of that filter alone; others count for nothing. What was counted beforehand of
 * whole categories is not counted again.
 */
export const find = (shelf: Shelf, query: ShelfQuery): Found => {
  const sections = shelf.sections.filter(
    ({ productType }) => query.productType === null || productType === query.productType,
  )
  const filters = query.choices.flatMap((choice) => filterOf(shelf, choice))
  const { rows: candidates } = query
  if (candidates !== null) {
    const inSections = candidates.filter((row) => sections.some(({ from, to }) => row >= from && row < to))
    return findAmong(shelf, query, filters, sieveOf(shelf, query, filters), Uint32Array.from(inSections))
  }
  const category = filters.find(({ kind }) => kind === "categories")
  const others = filters.filter((filter) => filter !== category)
  const sieve = sieveOf(shelf, query, others)
  if (category !== undefined) {
    for (const section of sections) {
      if (!allows(category, section.from)) countMissed(category, section.from, countPassing(section, sieve))
    }
  }
  const chosen = sections.filter(({ from }) => category === undefined || allows(category, from))
  return isTallied(sieve)
    ? findTallied(shelf, query, filters, sieve, chosen)
    : findAmong(shelf, query, filters, sieve, rowsBetween(chosen))
}

const filterOf = (shelf: Shelf, { kind, values }: Choice): ReadonlyArray<Filter> => {
  const column = shelf.facets.get(kind)
  if (column === undefined) return []
  const wanted = new Set(values)
  const allowed = codesWhere(column, (own) => own.some((each) => wanted.has(each)))
  return [{ kind, codes: column.codes, allowed, missed: new Uint32Array(column.values.length) }]
}

const sieveOf = (shelf: Shelf, query: ShelfQuery, filters: ReadonlyArray<Filter>): Sieve => ({
  prices: shelf.prices,
  low: query.minPrice ?? 0,
  high: query.maxPrice ?? Number.POSITIVE_INFINITY,
  inStock: query.inStock ? shelf.inStock : null,
  conditions: query.conditions,
  filters,
})

const findAmong = (
  shelf: Shelf,
  query: ShelfQuery,
  filters: ReadonlyArray<Filter>,
  sieve: Sieve,
  candidates: Uint32Array,
): Found => {
  const found = sift(sieve, candidates)
  return {
    ...found,
    counts: countsOf(shelf, query, filters, (_, tally, { codes }) => tallyRows(tally, codes, found.rows)),
  }
}

const findTallied = (
  shelf: Shelf,
  query: ShelfQuery,
  filters: ReadonlyArray<Filter>,
  sieve: Sieve,
  sections: ReadonlyArray<Section>,
): Found => {
  const found = siftTallied(sieve, sections)
  return {
    ...found,
    counts: countsOf(shelf, query, filters, (_, tally, { codes }) => {
      if (sieve.filters.length > 0) return tallyRows(tally, codes, found.rows)
      for (const section of sections) addTo(tally, tallyOf(section, codes, tally.length, sieve.inStock))
    }),
  }
}

/** `tallyFound`: adds the number of found rows of each code. */
const countsOf = (
  { facets }: Shelf,
  { counted }: ShelfQuery,
  filters: ReadonlyArray<Filter>,
  tallyFound: (kind: FacetKind, tally: Uint32Array, column: Column) => void,
): Found["counts"] => {
  const counts = new Map<FacetKind, ReadonlyMap<string, number>>()
  for (const kind of counted) {
    const column = facets.get(kind)
    if (column === undefined) continue
    const tally = new Uint32Array(column.values.length)
    tallyFound(kind, tally, column)
    addTo(tally, filters.find((filter) => filter.kind === kind)?.missed)
    counts.set(kind, byValue(column, tally))
  }
  return counts
}

const addTo = (tally: Uint32Array, other: Uint32Array | undefined): void => {
  if (other === undefined) return
  for (let code = 0; code < other.length; code += 1) tally[code] = (tally[code] ?? 0) + (other[code] ?? 0)
}

/** Codes may share values: a product that has several counts for each. */
const byValue = ({ values }: Column, tally: Uint32Array): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (let code = 0; code < tally.length; code += 1) {
    const sum = tally[code] ?? 0
    if (sum === 0) continue
    for (const value of values[code] ?? []) sums.set(value, (sums.get(value) ?? 0) + sum)
  }
  return sums
}
