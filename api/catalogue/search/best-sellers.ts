import type { Column } from "./column.ts"
import type { Sales } from "./sales.ts"
import type { SearchIndex } from "./search-index.ts"
import type { SortOrder } from "./sort-order.ts"

/** The share of a category's sold products that count as best sellers. */
const BEST_SELLING_SHARE = 1 / 10

/**
 * The same index with its best-selling order and facet. Products that sold equally often, or not at all, are ordered by
 * reviews. Only products that sold are sorted: sorting a million would block requests.
 */
export const withSales = (index: SearchIndex, sales: Sales): SearchIndex => {
  const { popular } = index.sortOrders
  const units = new Float64Array(index.size)
  const sold: Array<number> = []
  for (const [number, count] of sales) {
    const row = index.rowOf(number)
    if (row === undefined) continue
    units[row] = count
    sold.push(row)
  }
  sold.sort(
    (a, b) => (units[a] ?? 0) - (units[b] ?? 0) || (popular.positions[a] ?? 0) - (popular.positions[b] ?? 0),
  )
  const codes = bestSellers(index, sold)
  return {
    ...index,
    sortOrders: { ...index.sortOrders, bestSelling: moveToEnd(sold, units, popular) },
    facets: new Map([...index.facets, ["bestSelling", { codes, values: [[], ["yes"]] }]]),
  }
}

/** The order with the sold rows moved to the end. */
const moveToEnd = (sold: ReadonlyArray<number>, units: Float64Array, order: SortOrder): SortOrder => {
  const rows = new Uint32Array(units.length)
  const positions = new Uint32Array(units.length)
  let position = 0
  const put = (row: number): void => {
    rows[position] = row
    positions[row] = position++
  }
  for (let at = 0; at < order.rows.length; at += 1) {
    const row = order.rows[at] ?? 0
    if (units[row] === 0) put(row)
  }
  for (const row of sold) put(row)
  return { rows, positions }
}

/** 1 for the best sellers of each category; `sold` is in ascending order. */
const bestSellers = ({ size, facets }: SearchIndex, sold: ReadonlyArray<number>): Column["codes"] => {
  const codes = new Uint16Array(size)
  const categories = facets.get("categories")
  for (const own of Map.groupBy(sold, (row) => categories?.codes[row]).values()) {
    for (const row of own.slice(-Math.ceil(own.length * BEST_SELLING_SHARE))) codes[row] = 1
  }
  return codes
}
