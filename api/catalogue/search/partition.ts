import { type Column, tallyRows } from "./column.ts"
import type { SortOrder } from "./sort-order.ts"
import { weakMemoize } from "./weak-memoize.ts"

export interface RowRange {
  readonly productType: string
  readonly category: string
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

/** Products of one type and category, whose rows are contiguous. */
export interface Partition extends RowRange {
  /** Its rows by ascending price. */
  readonly byPrice: Uint32Array
}

export const toPartition = (range: RowRange, { positions, rows }: SortOrder): Partition => {
  const sorted = positions.slice(range.from, range.to).sort()
  return { ...range, byPrice: sorted.map((each) => rows[each] ?? 0) }
}

/** All rows of these partitions. */
export const rowsOf = (partitions: ReadonlyArray<Partition>): Uint32Array => {
  const rows = new Uint32Array(partitions.reduce((sum, { from, to }) => sum + to - from, 0))
  let at = 0
  for (const { from, to } of partitions) {
    numberFrom(from, rows.subarray(at, at + to - from))
    at += to - from
  }
  return rows
}

const numberFrom = (first: number, rows: Uint32Array): void => {
  for (let at = 0; at < rows.length; at += 1) rows[at] = first + at
}

/** The rows of a partition that cost from `low` to `high`, inclusive. */
export const rowsInPriceRange = (
  { byPrice }: Partition,
  prices: Float64Array,
  low: number,
  high: number,
): Uint32Array => {
  const from = binarySearch(byPrice.length, (at) => (prices[byPrice[at] ?? 0] ?? 0) >= low)
  const to = binarySearch(byPrice.length, (at) => (prices[byPrice[at] ?? 0] ?? 0) > high)
  return byPrice.slice(from, Math.max(from, to))
}

/** The first number from 0 to `length` that meets the condition; all after it must meet it, too. */
const binarySearch = (length: number, isMet: (at: number) => boolean): number => {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isMet(middle)) high = middle
    else low = middle + 1
  }
  return low
}

type Codes = Column["codes"]

/** Key of tallies that do not depend on stock. */
const ANY_STOCK: Codes = new Uint16Array(0)

const talliesOf = weakMemoize((_: Partition) => weakMemoize((_: Codes) => new WeakMap<Codes, Uint32Array>()))

/**
 * How many rows of a partition have each of the codes 0 to `size` - 1; of those that are `inStock`, if given. Computed
 * on first use and cached: neither partitions nor columns change.
 */
export const tallyOf = (
  partition: Partition,
  codes: Codes,
  size: number,
  inStock: Codes | null,
): Uint32Array => {
  const tallies = talliesOf(partition)(codes)
  const known = tallies.get(inStock ?? ANY_STOCK)
  if (known !== undefined) return known
  const tally = new Uint32Array(size)
  const rows = rowsOf([partition])
  tallyRows(tally, codes, inStock === null ? rows : rows.filter((row) => inStock[row] === 1))
  tallies.set(inStock ?? ANY_STOCK, tally)
  return tally
}
