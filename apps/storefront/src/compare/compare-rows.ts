import type { Facts } from "../product/facts.ts"

/** One line of the comparison: a value for each product, in their order; empty where it has none. */
export interface CompareRow {
  readonly name: string
  readonly values: ReadonlyArray<string>
}

/** One row for each name that any product has, in the order of first appearance. */
export const compareRows = (products: ReadonlyArray<Facts>): ReadonlyArray<CompareRow> => {
  const facts = products.map((each) => new Map(each))
  const names = new Set(products.flatMap((each) => each.map(([name]) => name)))
  return [...names].map((name) => ({ name, values: facts.map((each) => each.get(name) ?? "") }))
}

/** Rows whose values differ. */
export const differences = (rows: ReadonlyArray<CompareRow>): ReadonlyArray<CompareRow> =>
  rows.filter(({ values }) => new Set(values).size > 1)
