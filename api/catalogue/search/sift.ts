import type { Column } from "./column.ts"
import type { FacetKind } from "./facet-kinds.ts"
import type { Section } from "./shelf.ts"

// Filter by filter and not row by row, with indexed loops over typed arrays: several times as fast.

/** Rows whose code is marked. */
export interface Condition {
  readonly codes: Column["codes"]
  readonly allowed: Uint8Array
}

export interface Filter extends Condition {
  readonly kind: FacetKind
  /** How many rows of each code this filter alone keeps out. */
  readonly missed: Uint32Array
}

/** What rows must meet, categories apart. */
export interface Sieve {
  /** Cents. */
  readonly prices: Float64Array
  readonly low: number
  readonly high: number
  readonly filters: ReadonlyArray<Filter>
  /** What keeps rows out for good: no facet shows what it would let through. */
  readonly conditions: ReadonlyArray<Condition>
}

const isOfAnyPrice = ({ low, high }: Sieve): boolean => low <= 0 && high === Number.POSITIVE_INFINITY

/** Lets everything through. */
export const isOpen = (sieve: Sieve): boolean =>
  sieve.filters.length === 0 && sieve.conditions.length === 0 && isOfAnyPrice(sieve)

/** How many rows of a section pass. */
export const countPassing = (section: Section, sieve: Sieve): number => {
  const { from, to, tallies } = section
  if (isOpen(sieve)) return to - from
  const [filter, ...others] = sieve.filters
  if (filter !== undefined && others.length + sieve.conditions.length === 0 && isOfAnyPrice(sieve)) {
    const tally = tallies.get(filter.kind)
    return tally?.reduce((sum, rows, code) => sum + rows * (filter.allowed[code] ?? 0), 0) ?? 0
  }
  let rows = new Uint32Array(to - from)
  for (let at = 0; at < rows.length; at += 1) rows[at] = from + at
  for (const each of [...sieve.conditions, ...sieve.filters]) rows = keep(rows, each)
  let count = 0
  for (let at = 0; at < rows.length; at += 1) if (isInRange(sieve, rows[at] ?? 0)) count += 1
  return count
}

const isInRange = ({ prices, low, high }: Sieve, row: number): boolean => {
  const price = prices[row] ?? 0
  return price >= low && price <= high
}

/** The rows that meet the condition, moved to the front of the same array. */
const keep = (rows: Uint32Array<ArrayBuffer>, { codes, allowed }: Condition): Uint32Array<ArrayBuffer> => {
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    rows[count] = row
    // Without a branch, which the processor would guess wrong half the time.
    count += allowed[codes[row] ?? 0] ?? 0
  }
  return rows.subarray(0, count)
}

interface Sifted {
  readonly rows: Uint32Array
  /** Of what all but the price lets through, cents; 0 where there is nothing. */
  readonly minPrice: number
  readonly maxPrice: number
}

/** The candidates that pass; notes on each filter what it alone keeps out. Uses up the array of candidates. */
export const sift = (sieve: Sieve, candidates: Uint32Array<ArrayBuffer>): Sifted => {
  const { prices, filters } = sieve
  const rows = sieve.conditions.reduce(keep, candidates)
  const misses = new Uint8Array(rows.length)
  const missedBy = new Uint8Array(rows.length)
  for (const [index, filter] of filters.entries()) mark(rows, filter, misses, missedBy, index)
  let count = 0
  let minPrice = Number.POSITIVE_INFINITY
  let maxPrice = 0
  for (let at = 0; at < rows.length; at += 1) {
    const missed = misses[at] ?? 0
    if (missed > 1) continue
    const row = rows[at] ?? 0
    const isAffordable = isInRange(sieve, row)
    if (missed === 1) {
      const filter = isAffordable ? filters[missedBy[at] ?? 0] : undefined
      if (filter !== undefined) countMissed(filter, row, 1)
      continue
    }
    const price = prices[row] ?? 0
    if (price < minPrice) minPrice = price
    if (price > maxPrice) maxPrice = price
    if (isAffordable) rows[count++] = row
  }
  return {
    rows: rows.subarray(0, count),
    minPrice: minPrice === Number.POSITIVE_INFINITY ? 0 : minPrice,
    maxPrice,
  }
}

/** Counts for each row how many filters keep it out, and notes the last that does. */
const mark = (
  rows: Uint32Array,
  { codes, allowed }: Condition,
  misses: Uint8Array,
  missedBy: Uint8Array,
  filter: number,
): void => {
  for (let at = 0; at < rows.length; at += 1) {
    if (allowed[codes[rows[at] ?? 0] ?? 0] === 1) continue
    misses[at] = (misses[at] ?? 0) + 1
    missedBy[at] = filter
  }
}

export const allows = ({ codes, allowed }: Condition, row: number): boolean => allowed[codes[row] ?? 0] === 1

/** Notes that the filter alone keeps out so many rows like this one. */
export const countMissed = ({ codes, missed }: Filter, row: number, rows: number): void => {
  const code = codes[row] ?? 0
  missed[code] = (missed[code] ?? 0) + rows
}
