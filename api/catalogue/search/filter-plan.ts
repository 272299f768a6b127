import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import type { Column } from "./column.ts"
import { BLOCK, blocksOf, type Condition, compactAll, rowsThatMeet } from "./condition.ts"
import { type Partition, rowsInPriceRange, rowsOf, tallyOf } from "./partition.ts"

export interface Filter extends Condition {
  readonly kind: FacetKind
  /** How many rows of each code this filter alone excludes. */
  readonly excluded: Uint32Array
}

/** What rows must meet, in addition to the category. */
export interface FilterPlan {
  /** Cents. */
  readonly prices: Float64Array
  readonly low: number
  readonly high: number
  readonly filters: ReadonlyArray<Filter>
  /** 1 where a row may pass; null: all may. Facets do not count rows that this or a condition excludes. */
  readonly inStock: Column["codes"] | null
  readonly conditions: ReadonlyArray<Condition>
}

const isOfAnyPrice = ({ low, high }: FilterPlan): boolean => low <= 0 && high === Number.POSITIVE_INFINITY

/**
 * True for at most one filter, with or without `inStock`: it is answered from the tallies cached for each partition.
 */
export const hasCachedTallies = (plan: FilterPlan): boolean =>
  plan.filters.length < 2 && plan.conditions.length === 0 && isOfAnyPrice(plan)

const ONLY_STOCKED = Uint8Array.of(0, 1)

const requiredConditions = ({ conditions, inStock }: FilterPlan): ReadonlyArray<Condition> =>
  inStock === null ? conditions : [...conditions, { codes: inStock, allowed: ONLY_STOCKED }]

/** How many rows of a partition pass. */
export const countPassing = (partition: Partition, plan: FilterPlan): number => {
  const [filter] = plan.filters
  if (hasCachedTallies(plan) && filter === undefined && plan.inStock === null)
    return partition.to - partition.from
  if (hasCachedTallies(plan) && filter !== undefined) {
    const tally = tallyOf(partition, filter.codes, filter.excluded.length, plan.inStock)
    return tally.reduce((sum, rows, code) => sum + rows * (filter.allowed[code] ?? 0), 0)
  }
  const rows = isOfAnyPrice(plan)
    ? rowsOf([partition])
    : rowsInPriceRange(partition, plan.prices, plan.low, plan.high)
  return rowsThatMeet(rows, [...requiredConditions(plan), ...plan.filters]).length
}

/** All rows of the partitions that pass, for plans with `hasCachedTallies`; counts on the filter what it excludes. */
export const applyWithTallies = (plan: FilterPlan, partitions: ReadonlyArray<Partition>): FilterResult => {
  const conditions = [...requiredConditions(plan), ...plan.filters]
  const rows = rowsThatMeet(rowsOf(partitions), conditions)
  for (const { codes, allowed, excluded } of plan.filters) {
    for (const partition of partitions) {
      const tally = tallyOf(partition, codes, excluded.length, plan.inStock)
      for (let code = 0; code < tally.length; code += 1) {
        if (allowed[code] !== 1) excluded[code] = (excluded[code] ?? 0) + (tally[code] ?? 0)
      }
    }
  }
  return { rows, ...priceRange(rows, plan.prices) }
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

interface FilterResult {
  readonly rows: Uint32Array
  /** The price range, in cents, of the rows that all other filters let through; 0 where there are none. */
  readonly minPrice: number
  readonly maxPrice: number
}

/** The candidates that pass; counts on each filter what it alone excludes. Overwrites the array of candidates. */
export const applyFilters = (plan: FilterPlan, candidates: Uint32Array): FilterResult => {
  const [first, ...others] = plan.filters
  const conditions = requiredConditions(plan)
  const marks = { failures: new Uint8Array(BLOCK), failedFilter: new Uint8Array(BLOCK) }
  const range = { minPrice: Number.POSITIVE_INFINITY, maxPrice: 0 }
  let count = 0
  for (const block of blocksOf(candidates)) {
    const rows = block.subarray(0, compactAll(block, conditions))
    marks.failures.fill(0)
    for (const [index, filter] of others.entries()) mark(rows, filter, marks, index)
    const passing = filterBlock(rows, plan, first, others, marks, range)
    candidates.set(rows.subarray(0, passing), count)
    count += passing
  }
  return {
    rows: candidates.subarray(0, count),
    minPrice: range.minPrice === Number.POSITIVE_INFINITY ? 0 : range.minPrice,
    maxPrice: range.maxPrice,
  }
}

/** For each row of a block: how many filters exclude it, and the last that does. */
interface Marks {
  readonly failures: Uint8Array
  readonly failedFilter: Uint8Array
}

const mark = (
  rows: Uint32Array,
  { codes, allowed }: Condition,
  { failures, failedFilter }: Marks,
  filter: number,
): void => {
  for (let at = 0; at < rows.length; at += 1) {
    if (allowed[codes[rows[at] ?? 0] ?? 0] === 1) continue
    failures[at] = (failures[at] ?? 0) + 1
    failedFilter[at] = filter
  }
}

/**
 * Moves the rows that pass to the front and returns their number. The first filter, often the only one, has no marks.
 */
const filterBlock = (
  rows: Uint32Array,
  plan: FilterPlan,
  first: Filter | undefined,
  others: ReadonlyArray<Filter>,
  { failures, failedFilter }: Marks,
  range: { minPrice: number; maxPrice: number },
): number => {
  const { prices, low, high } = plan
  const isPriceFree = isOfAnyPrice(plan)
  let { minPrice, maxPrice } = range
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    const failed = failures[at] ?? 0
    if (failed > 1) continue
    const row = rows[at] ?? 0
    if (first !== undefined && first.allowed[first.codes[row] ?? 0] !== 1) {
      if (failed === 0 && (isPriceFree || isBetween(low, prices[row] ?? 0, high)))
        countExcluded(first, row, 1)
      continue
    }
    const price = prices[row] ?? 0
    const isInRange = isBetween(low, price, high)
    if (failed === 1) {
      const other = others[failedFilter[at] ?? 0]
      if (isInRange && other !== undefined) countExcluded(other, row, 1)
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

/** Counts this many rows with these codes as excluded by this filter alone. */
export const countExcluded = ({ codes, excluded }: Filter, row: number, rows: number): void => {
  const code = codes[row] ?? 0
  excluded[code] = (excluded[code] ?? 0) + rows
}
