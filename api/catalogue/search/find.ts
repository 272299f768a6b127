import { type Column, codesWhere } from "./column.ts"
import type { FacetKind } from "./facet-kinds.ts"
import type { Shelf } from "./shelf.ts"

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

/** Rows whose code is marked. */
export interface Condition {
  readonly codes: Column["codes"]
  readonly allowed: Uint8Array
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
 * Filters in one pass, then counts column by column. A row that all filters let through counts for every facet; one
 * that a single filter keeps out counts for the facet of that filter alone; others count for nothing.
 */
export const find = (shelf: Shelf, query: ShelfQuery): Found => {
  const filters = filtersOf(shelf, query)
  const { chosen, missed, missedBy } = sift(shelf, query, filters)
  const counts = new Map<FacetKind, ReadonlyMap<string, number>>()
  for (const kind of query.counted) {
    const column = shelf.facets.get(kind)
    if (column === undefined) continue
    const tally = new Uint32Array(column.values.length)
    addUp(tally, column.codes, chosen)
    const own = filters.findIndex((filter) => filter.kind === kind)
    if (own !== -1)
      addUp(
        tally,
        column.codes,
        missed.filter((_, index) => missedBy[index] === own),
      )
    counts.set(kind, byValue(column, tally))
  }
  return { rows: chosen, counts, ...priceRange(shelf, { chosen, missed, missedBy }, filters.length) }
}

interface Filter extends Condition {
  readonly kind: FacetKind
}

const filtersOf = (shelf: Shelf, { choices }: ShelfQuery): ReadonlyArray<Filter> =>
  choices.flatMap(({ kind, values }) => {
    const column = shelf.facets.get(kind)
    if (column === undefined) return []
    const wanted = new Set(values)
    const allowed = codesWhere(column, (own) => own.some((each) => wanted.has(each)))
    return [{ kind, codes: column.codes, allowed }]
  })

/** Rows that all filters let through, and those that one filter misses, with the place of that filter. */
interface Sifted {
  readonly chosen: Uint32Array
  readonly missed: Uint32Array
  readonly missedBy: Uint8Array
}

const NONE = -1

const sift = (shelf: Shelf, query: ShelfQuery, filters: ReadonlyArray<Filter>): Sifted => {
  const { prices, inStock } = shelf
  const low = query.minPrice ?? 0
  const high = query.maxPrice ?? Number.POSITIVE_INFINITY
  const candidates = candidatesOf(shelf, query)
  const chosen = new Uint32Array(candidates.length)
  const missed = new Uint32Array(candidates.length)
  const missedBy = new Uint8Array(candidates.length)
  let chosenCount = 0
  let missedCount = 0
  // Indexed loops here and below: over typed arrays they take a third of the time of `for of`.
  for (let at = 0; at < candidates.length; at += 1) {
    const row = candidates[at] ?? 0
    if (query.inStock && inStock[row] === 0) continue
    if (!meetsAll(query.conditions, row)) continue
    let by = NONE
    let misses = 0
    for (let index = 0; index < filters.length && misses < 2; index += 1) {
      const filter = filters[index]
      if (filter === undefined || filter.allowed[filter.codes[row] ?? 0] === 1) continue
      by = index
      misses += 1
    }
    const price = prices[row] ?? 0
    // The price is the last of the filters.
    if (price < low || price > high) {
      by = filters.length
      misses += 1
    }
    if (misses === 0) chosen[chosenCount++] = row
    if (misses === 1) {
      missed[missedCount] = row
      missedBy[missedCount++] = by
    }
  }
  return {
    chosen: chosen.subarray(0, chosenCount),
    missed: missed.subarray(0, missedCount),
    missedBy: missedBy.subarray(0, missedCount),
  }
}

const meetsAll = (conditions: ReadonlyArray<Condition>, row: number): boolean => {
  for (const { codes, allowed } of conditions) if (allowed[codes[row] ?? 0] !== 1) return false
  return true
}

const candidatesOf = ({ sections }: Shelf, { productType, rows }: ShelfQuery): Uint32Array => {
  const own = sections.filter((section) => productType === null || section.productType === productType)
  if (rows !== null) {
    return Uint32Array.from(rows.filter((row) => own.some(({ from, to }) => row >= from && row < to)))
  }
  const candidates = new Uint32Array(own.reduce((sum, { from, to }) => sum + to - from, 0))
  let at = 0
  for (const { from, to } of own) for (let row = from; row < to; row += 1) candidates[at++] = row
  return candidates
}

const priceRange = ({ prices }: Shelf, { chosen, missed, missedBy }: Sifted, priceFilter: number) => {
  const others = missed.filter((_, index) => missedBy[index] === priceFilter)
  let minPrice = Number.POSITIVE_INFINITY
  let maxPrice = 0
  for (const rows of [chosen, others]) {
    for (let at = 0; at < rows.length; at += 1) {
      const price = prices[rows[at] ?? 0] ?? 0
      if (price < minPrice) minPrice = price
      if (price > maxPrice) maxPrice = price
    }
  }
  return { minPrice: minPrice === Number.POSITIVE_INFINITY ? 0 : minPrice, maxPrice }
}

const addUp = (tally: Uint32Array, codes: Uint16Array, rows: Uint32Array): void => {
  for (let at = 0; at < rows.length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? 0
    tally[code] = (tally[code] ?? 0) + 1
  }
}

const byValue = ({ values }: Column, counts: Uint32Array): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const [code, sum] of counts.entries()) {
    if (sum === 0) continue
    for (const value of values[code] ?? []) sums.set(value, (sums.get(value) ?? 0) + sum)
  }
  return sums
}
