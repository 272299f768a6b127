import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import type { Column } from "./column.ts"
import { rowsBetween, rowsOfPrice, type Section, tallyOf } from "./section.ts"

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
  /** 1 where a row may pass; null: everywhere. No facet shows what it keeps out, nor what conditions do. */
  readonly inStock: Column["codes"] | null
  readonly conditions: ReadonlyArray<Condition>
}

const isOfAnyPrice = ({ low, high }: Sieve): boolean => low <= 0 && high === Number.POSITIVE_INFINITY

/** What at most one filter lets through, in stock or not, is counted for whole sections already. */
export const isTallied = (sieve: Sieve): boolean =>
  sieve.filters.length < 2 && sieve.conditions.length === 0 && isOfAnyPrice(sieve)

const ONLY_STOCKED = Uint8Array.of(0, 1)

const hardConditions = ({ conditions, inStock }: Sieve): ReadonlyArray<Condition> =>
  inStock === null ? conditions : [...conditions, { codes: inStock, allowed: ONLY_STOCKED }]

/** How many rows of a section pass. */
export const countPassing = (section: Section, sieve: Sieve): number => {
  const [filter] = sieve.filters
  if (isTallied(sieve) && filter === undefined && sieve.inStock === null) return section.to - section.from
  if (isTallied(sieve) && filter !== undefined) {
    const tally = tallyOf(section, filter.codes, filter.missed.length, sieve.inStock)
    return tally.reduce((sum, rows, code) => sum + rows * (filter.allowed[code] ?? 0), 0)
  }
  const rows = isOfAnyPrice(sieve)
    ? rowsBetween([section])
    : rowsOfPrice(section, sieve.prices, sieve.low, sieve.high)
  return rowsThatMeet(rows, [...hardConditions(sieve), ...sieve.filters]).length
}

/** All rows of the sections that pass, where `isTallied`; notes on the filter what it keeps out. */
export const siftTallied = (sieve: Sieve, sections: ReadonlyArray<Section>): Sifted => {
  const conditions = [...hardConditions(sieve), ...sieve.filters]
  const rows = rowsThatMeet(rowsBetween(sections), conditions)
  for (const { codes, allowed, missed } of sieve.filters) {
    for (const section of sections) {
      const tally = tallyOf(section, codes, missed.length, sieve.inStock)
      for (let code = 0; code < tally.length; code += 1) {
        if (allowed[code] !== 1) missed[code] = (missed[code] ?? 0) + (tally[code] ?? 0)
      }
    }
  }
  return { rows, ...priceRange(rows, sieve.prices) }
}

const priceRange = (rows: Uint32Array, prices: Float64Array) => {
  let minPrice = Number.POSITIVE_INFINITY
  let maxPrice = 0
  for (let at = 0; at < rows.length; at += 1) {
    const price = prices[rows[at] ?? 0] ?? 0
    if (price < minPrice) minPrice = price
    if (price > maxPrice) maxPrice = price
  }
  return { minPrice: rows.length === 0 ? 0 : minPrice, maxPrice }
}

/** Those of the rows that meet all conditions, in the same array. */
const rowsThatMeet = (rows: Uint32Array, conditions: ReadonlyArray<Condition>): Uint32Array => {
  if (conditions.length === 0) return rows
  let count = 0
  for (const block of blocksOf(rows)) {
    const passing = keepAll(block, conditions)
    rows.set(block.subarray(0, passing), count)
    count += passing
  }
  return rows.subarray(0, count)
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

export interface Sifted {
  readonly rows: Uint32Array
  /** Of what all but the price lets through, cents; 0 where there is nothing. */
  readonly minPrice: number
  readonly maxPrice: number
}

/** The candidates that pass; notes on each filter what it alone keeps out. Uses up the array of candidates. */
export const sift = (sieve: Sieve, candidates: Uint32Array): Sifted => {
  const [first, ...others] = sieve.filters
  const conditions = hardConditions(sieve)
  const marks = { misses: new Uint8Array(BLOCK), missedBy: new Uint8Array(BLOCK) }
  const range = { minPrice: Number.POSITIVE_INFINITY, maxPrice: 0 }
  let count = 0
  for (const block of blocksOf(candidates)) {
    const rows = block.subarray(0, keepAll(block, conditions))
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
