import { type Column, tallyRows } from "./column.ts"
import type { Order } from "./order.ts"
import { perObject } from "./per-object.ts"

export interface Place {
  readonly productType: string
  readonly category: string
  readonly from: number
  /** Behind the last. */
  readonly to: number
}

/** Products of one type and category, which lie side by side. */
export interface Section extends Place {
  /** Its rows by rising price. */
  readonly byPrice: Uint32Array
}

export const sectionAt = (place: Place, { places, rows }: Order): Section => {
  const sorted = places.slice(place.from, place.to).sort()
  return { ...place, byPrice: sorted.map((each) => rows[each] ?? 0) }
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

/** The rows of a section that cost `low` to `high`, both included. */
export const rowsOfPrice = (
  { byPrice }: Section,
  prices: Float64Array,
  low: number,
  high: number,
): Uint32Array => {
  const from = firstWhere(byPrice.length, (at) => (prices[byPrice[at] ?? 0] ?? 0) >= low)
  const to = firstWhere(byPrice.length, (at) => (prices[byPrice[at] ?? 0] ?? 0) > high)
  return byPrice.slice(from, Math.max(from, to))
}

/** The first of 0 to `length` from which on something is so, by halving. */
const firstWhere = (length: number, isSo: (at: number) => boolean): number => {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isSo(middle)) high = middle
    else low = middle + 1
  }
  return low
}

type Codes = Column["codes"]

/** Stands for no stock in particular. */
const ANY_STOCK: Codes = new Uint16Array(0)

const talliesOf = perObject((_: Section) => perObject((_: Codes) => new WeakMap<Codes, Uint32Array>()))

/**
 * How many rows of a section have each of the codes 0 to `size` - 1; of those that are `inStock`, if given. Counted when
 * first asked for: neither sections nor columns change.
 */
export const tallyOf = (section: Section, codes: Codes, size: number, inStock: Codes | null): Uint32Array => {
  const tallies = talliesOf(section)(codes)
  const known = tallies.get(inStock ?? ANY_STOCK)
  if (known !== undefined) return known
  const tally = new Uint32Array(size)
  const rows = rowsBetween([section])
  tallyRows(tally, codes, inStock === null ? rows : rows.filter((row) => inStock[row] === 1))
  tallies.set(inStock ?? ANY_STOCK, tally)
  return tally
}
