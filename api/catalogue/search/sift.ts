import type { Column } from "./column.ts"
import type { FacetKind } from "./facet-kinds.ts"
import type { Section } from "./shelf.ts"

// Loops over rows are the time that a search takes. They go filter by filter, over typed arrays, in functions that do
// nothing else and see one block of rows at a time: the engine compiles well what is called often, not what runs long.

const BLOCK = 8_192

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
  const conditions = [...sieve.conditions, ...sieve.filters]
  const rows = rowsBetween([section])
  let count = 0
  for (const block of blocksOf(rows)) {
    count += isOfAnyPrice(sieve)
      ? keepAll(block, conditions)
      : countInRange(block.subarray(0, keepAll(block, conditions)), sieve)
  }
  return count
}

/** All rows of these sections. */
export const rowsBetween = (sections: ReadonlyArray<Section>): Uint32Array => {
  const rows = new Uint32Array(sections.reduce((sum, { from, to }) => sum + to - from, 0))
  let at = 0
  for (const { from, to } of sections) {
    numberFrom(from, rows.subarray(at, at + to - from))
    at += to - from
  }
  return rows
}

const numberFrom = (first: number, rows: Uint32Array): void => {
  for (let at = 0; at < rows.length; at += 1) rows[at] = first + at
}

const blocksOf = (rows: Uint32Array): ReadonlyArray<Uint32Array> =>
  Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, index) =>
    rows.subarray(index * BLOCK, (index + 1) * BLOCK),
  )

/** Moves the rows that meet all conditions to the front, and answers how many they are. */
const keepAll = (rows: Uint32Array, conditions: ReadonlyArray<Condition>): number =>
  conditions.reduce((count, each) => keep(rows, count, each), rows.length)

const keep = (rows: Uint32Array, length: number, { codes, allowed }: Condition): number => {
  let count = 0
  for (let at = 0; at < length; at += 1) {
    const row = rows[at] ?? 0
    rows[count] = row
    // Without a branch, which the processor would guess wrong half the time.
    count += allowed[codes[row] ?? 0] ?? 0
  }
  return count
}

const countInRange = (rows: Uint32Array, { prices, low, high }: Sieve): number => {
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    const price = prices[rows[at] ?? 0] ?? 0
    count += isBetween(low, price, high) ? 1 : 0
  }
  return count
}

interface Sifted {
  readonly rows: Uint32Array
  /** Of what all but the price lets through, cents; 0 where there is nothing. */
  readonly minPrice: number
  readonly maxPrice: number
}

/** The candidates that pass; notes on each filter what it alone keeps out. Uses up the array of candidates. */
export const sift = (sieve: Sieve, candidates: Uint32Array): Sifted => {
  const [first, ...others] = sieve.filters
  const marks = { misses: new Uint8Array(BLOCK), missedBy: new Uint8Array(BLOCK) }
  const range = { minPrice: Number.POSITIVE_INFINITY, maxPrice: 0 }
  let count = 0
  for (const block of blocksOf(candidates)) {
    const rows = block.subarray(0, keepAll(block, sieve.conditions))
    marks.misses.fill(0)
    for (const [index, filter] of others.entries()) mark(rows, filter, marks, index)
    const passing = siftBlock(rows, sieve, first, others, marks, range)
    candidates.set(rows.subarray(0, passing), count)
    count += passing
  }
  return {
    rows: candidates.subarray(0, count),
    minPrice: range.minPrice === Number.POSITIVE_INFINITY ? 0 : range.minPrice,
    maxPrice: range.maxPrice,
  }
}

/** Of each row of a block how many filters keep it out, and the last that does. */
interface Marks {
  readonly misses: Uint8Array
  readonly missedBy: Uint8Array
}

const mark = (
  rows: Uint32Array,
  { codes, allowed }: Condition,
  { misses, missedBy }: Marks,
  filter: number,
): void => {
  for (let at = 0; at < rows.length; at += 1) {
    if (allowed[codes[rows[at] ?? 0] ?? 0] === 1) continue
    misses[at] = (misses[at] ?? 0) + 1
    missedBy[at] = filter
  }
}

/** Moves the rows that pass to the front and answers how many they are. The first filter, often the only one, has no marks. */
const siftBlock = (
  rows: Uint32Array,
  sieve: Sieve,
  first: Filter | undefined,
  others: ReadonlyArray<Filter>,
  { misses, missedBy }: Marks,
  range: { minPrice: number; maxPrice: number },
): number => {
  const { prices, low, high } = sieve
  const isPriceFree = isOfAnyPrice(sieve)
  let { minPrice, maxPrice } = range
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    const missed = misses[at] ?? 0
    if (missed > 1) continue
    const row = rows[at] ?? 0
    if (first !== undefined && first.allowed[first.codes[row] ?? 0] !== 1) {
      if (missed === 0 && (isPriceFree || isBetween(low, prices[row] ?? 0, high))) countMissed(first, row, 1)
      continue
    }
    const price = prices[row] ?? 0
    const isInRange = isBetween(low, price, high)
    if (missed === 1) {
      const other = others[missedBy[at] ?? 0]
      if (isInRange && other !== undefined) countMissed(other, row, 1)
      continue
    }
    if (price < minPrice) minPrice = price
    if (price > maxPrice) maxPrice = price
    if (isInRange) rows[count++] = row
  }
  range.minPrice = minPrice
  range.maxPrice = maxPrice
  return count
}

const isBetween = (low: number, price: number, high: number): boolean => price >= low && price <= high

export const allows = ({ codes, allowed }: Condition, row: number): boolean => allowed[codes[row] ?? 0] === 1

/** Notes that the filter alone keeps out so many rows like this one. */
export const countMissed = ({ codes, missed }: Filter, row: number, rows: number): void => {
  const code = codes[row] ?? 0
  missed[code] = (missed[code] ?? 0) + rows
}
