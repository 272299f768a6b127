import { type Column, codesWhere } from "./column.ts"
import type { FacetKind } from "./facet-kinds.ts"
import type { Section, Shelf } from "./shelf.ts"

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
 * Filters and counts in one pass. A row that all filters let through counts for every facet; one that a single filter
 * keeps out counts for the facet of that filter alone; others count for nothing.
 */
export const find = (shelf: Shelf, query: ShelfQuery): Found => {
  const { prices, inStock } = shelf
  const filters = query.choices.flatMap(({ kind, values }) => {
    const column = shelf.facets.get(kind)
    if (column === undefined) return []
    const wanted = new Set(values)
    return [
      {
        kind,
        codes: column.codes,
        allowed: codesWhere(column, (own) => own.some((each) => wanted.has(each))),
      },
    ]
  })
  const counters = query.counted.flatMap((kind) => {
    const column = shelf.facets.get(kind)
    if (column === undefined) return []
    const filter = filters.findIndex((each) => each.kind === kind)
    return [{ kind, column, filter, codes: column.codes, counts: new Uint32Array(column.values.length) }]
  })
  const PRICE = filters.length
  const NONE = -1
  const low = query.minPrice ?? 0
  const high = query.maxPrice ?? Number.POSITIVE_INFINITY
  const { conditions } = query
  const sections = shelf.sections.filter(
    ({ productType }) => query.productType === null || productType === query.productType,
  )
  const chosen = new Uint32Array(
    query.rows?.length ?? sections.reduce((sum, { from, to }) => sum + to - from, 0),
  )
  let count = 0
  let minPrice = Number.POSITIVE_INFINITY
  let maxPrice = 0

  const visit = (row: number): void => {
    if (query.inStock && inStock[row] === 0) return
    for (const { codes, allowed } of conditions) if (allowed[codes[row] ?? 0] !== 1) return
    let failed = NONE
    for (let index = 0; index < PRICE; index += 1) {
      const filter = filters[index]
      if (filter === undefined || filter.allowed[filter.codes[row] ?? 0] === 1) continue
      if (failed !== NONE) return
      failed = index
    }
    const price = prices[row] ?? 0
    if (price < low || price > high) {
      if (failed !== NONE) return
      failed = PRICE
    }
    if (failed === NONE) chosen[count++] = row
    if (failed === NONE || failed === PRICE) {
      if (price < minPrice) minPrice = price
      if (price > maxPrice) maxPrice = price
    }
    if (failed === PRICE) return
    for (const { codes, counts, filter } of counters) {
      if (failed !== NONE && failed !== filter) continue
      const code = codes[row] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  }

  if (query.rows !== null) {
    const types = sections.map(({ from, to }) => [from, to] as const)
    for (const row of query.rows) if (types.some(([from, to]) => row >= from && row < to)) visit(row)
  } else {
    // A category that is not ticked counts for nothing but itself, and only where no other filter keeps its rows out.
    const categories = query.choices.find(({ kind }) => kind === "categories")
    const isOnlyFilter = filters.length === 1 && !query.inStock && conditions.length === 0
    const isUnbounded = query.minPrice === null && query.maxPrice === null
    const canSkip = categories !== undefined && isOnlyFilter && isUnbounded
    for (const section of sections) {
      if (canSkip && !categories.values.includes(section.category)) countWhole(section, counters)
      else for (let row = section.from; row < section.to; row += 1) visit(row)
    }
  }
  return {
    rows: chosen.subarray(0, count),
    counts: new Map(counters.map(({ kind, column, counts }) => [kind, byValue(column, counts)])),
    minPrice: maxPrice === 0 && minPrice === Number.POSITIVE_INFINITY ? 0 : minPrice,
    maxPrice,
  }
}

interface Counter {
  readonly kind: FacetKind
  readonly codes: Column["codes"]
  readonly counts: Uint32Array
}

const countWhole = ({ from, to }: Section, counters: ReadonlyArray<Counter>): void => {
  const counter = counters.find(({ kind }) => kind === "categories")
  if (counter === undefined) return
  const code = counter.codes[from] ?? 0
  counter.counts[code] = (counter.counts[code] ?? 0) + to - from
}

const byValue = ({ values }: Column, counts: Uint32Array): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const [code, count] of counts.entries()) {
    if (count === 0) continue
    for (const value of values[code] ?? []) sums.set(value, (sums.get(value) ?? 0) + count)
  }
  return sums
}
