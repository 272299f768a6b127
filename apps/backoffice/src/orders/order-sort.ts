import type { OrderSort } from "../generated/orders.ts"
import type { Sort } from "../list/column.ts"
import type { OrdersView } from "./view.ts"

/** The server's sorts, by the column and direction that the table shows for them. */
const SORTS: Readonly<Record<OrderSort, Sort>> = {
  NEWEST: { columnId: "date", direction: "descending" },
  OLDEST: { columnId: "date", direction: "ascending" },
  TOTAL_DESC: { columnId: "total", direction: "descending" },
  TOTAL_ASC: { columnId: "total", direction: "ascending" },
  UPDATED: { columnId: "updated", direction: "descending" },
}

export const sortOf = (view: OrdersView): Sort => SORTS[view.sort ?? "NEWEST"]

const isSorted = (view: OrdersView, { columnId, direction }: Sort): boolean =>
  sortOf(view).columnId === columnId && sortOf(view).direction === direction

/** The view sorted anew; newest first, which the address leaves out, where the server has no such sort. */
export const withSort = ({ sort: _sort, ...view }: OrdersView, next: Sort): OrdersView =>
  (["OLDEST", "TOTAL_DESC", "TOTAL_ASC", "UPDATED"] as const)
    .map((sort): OrdersView => ({ ...view, sort }))
    .find((sorted) => isSorted(sorted, next)) ?? view
