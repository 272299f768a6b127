import type { Facts } from "../product/facts.ts"

/** One line of the comparison: a value for each product, in their order; empty where it has none. */
export interface CompareRow {
  readonly name: string
  readonly values: ReadonlyArray<string>
}

/** All that any of the products says, each name once, in the order in which it is first said. */
export const compareRows = (products: ReadonlyArray<Facts>): ReadonlyArray<CompareRow> => {
  const facts = products.map((each) => new Map(each))
  const names = new Set(products.flatMap((each) => each.map(([name]) => name)))
  return [...names].map((name) => ({ name, values: facts.map((each) => each.get(name) ?? "") }))
}

/** The lines in which the products are not all the same. */
export const differences = (rows: ReadonlyArray<CompareRow>): ReadonlyArray<CompareRow> =>
  rows.filter(({ values }) => new Set(values).size > 1)
