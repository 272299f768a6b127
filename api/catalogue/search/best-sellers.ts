import type { Column } from "./column.ts"
import type { Order } from "./order.ts"
import type { Sales } from "./sales.ts"
import type { Shelf } from "./shelf.ts"

/** Of the products of a category that sold at all, so many count as its best sellers. */
const BEST = 1 / 10

/**
 * The same products by what was sold of them. Those that sold equally often, or not at all, stand by their reviews. Only
 * what sold is sorted: a million products must not hold up requests.
 */
export const withSales = (shelf: Shelf, sales: Sales): Shelf => {
  const { popular } = shelf.orders
  const units = new Float64Array(shelf.size)
  const sold: Array<number> = []
  for (const [number, count] of sales) {
    const row = shelf.rowOf(number)
    if (row === undefined) continue
    units[row] = count
    sold.push(row)
  }
  sold.sort(
    (a, b) => (units[a] ?? 0) - (units[b] ?? 0) || (popular.places[a] ?? 0) - (popular.places[b] ?? 0),
  )
  const codes = bestSellers(shelf, sold)
  return {
    ...shelf,
    orders: { ...shelf.orders, bestSelling: endingWith(sold, units, popular) },
    facets: new Map([...shelf.facets, ["bestSelling", { codes, values: [[], ["yes"]] }]]),
  }
}

/** An order with the rows that have units taken out and put behind all others. */
const endingWith = (sold: ReadonlyArray<number>, units: Float64Array, order: Order): Order => {
  const rows = new Uint32Array(units.length)
  const places = new Uint32Array(units.length)
  let place = 0
  const put = (row: number): void => {
    rows[place] = row
    places[row] = place++
  }
  for (let at = 0; at < order.rows.length; at += 1) {
    const row = order.rows[at] ?? 0
    if (units[row] === 0) put(row)
  }
  for (const row of sold) put(row)
  return { rows, places }
}

/** 1 for the best of each category; `sold` ends with the best of all. */
const bestSellers = ({ size, facets }: Shelf, sold: ReadonlyArray<number>): Column["codes"] => {
  const codes = new Uint16Array(size)
  const categories = facets.get("categories")
  for (const own of Map.groupBy(sold, (row) => categories?.codes[row]).values()) {
    for (const row of own.slice(-Math.ceil(own.length * BEST))) codes[row] = 1
  }
  return codes
}
