import { expect, it } from "vitest"
import { nextSort } from "../list/column.ts"
import { orderColumns } from "./order-columns.tsx"
import { sortOf, withSort } from "./order-sort.ts"
import { type OrdersView, SORTS } from "./view.ts"

it("shows every sort of the server at one column, and asks for it again from there", () => {
  for (const sort of SORTS) {
    const view: OrdersView = sort === "NEWEST" ? { q: "vance" } : { q: "vance", sort }
    expect(withSort({ q: "vance", sort: "OLDEST" }, sortOf(view))).toEqual(view)
  }
})

it("has a sort of the server for everything that the headings offer", () => {
  const offered = orderColumns.flatMap(({ id, sorts = [] }) =>
    sorts.map((direction) => ({ columnId: id, direction })),
  )
  expect(offered).toHaveLength(SORTS.length)
  for (const sort of offered) expect(sortOf(withSort({}, sort))).toEqual(sort)
})

it("keeps a column sorted that knows one direction only", () => {
  const updated = { id: "updated", sorts: ["descending"] } as const
  expect(nextSort(updated, { columnId: "updated", direction: "descending" })).toEqual({
    columnId: "updated",
    direction: "descending",
  })
})
