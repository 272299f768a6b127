import type { Units } from "@voltread/domain/ordering/order-item.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { reservedMinutes, stockOf, summed } from "@voltread/domain/ordering/order-stock.ts"
import type { Effect } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { reserveAvailable, type StockOfOrder } from "./stock.ts"

/** What the order, as it stands at that revision, is to hold. */
export const stockOfOrder = (order: PlacedOrder, revision: number): StockOfOrder => {
  const { held, sold } = stockOf(order)
  return {
    orderId: order.created.orderId,
    revision,
    lines: summed([...held, ...sold]),
    state: reservedMinutes(order) === null ? "kept" : "held",
  }
}

/** Nobody has decided anything about it: what was given back waits for its shopper to come back. */
export const isReserved = ({ status }: PlacedOrder): boolean =>
  ORDER_STATUS_TABLE[status].stock === "reserved"

/**
 * Makes the order hold what it is to hold. What an unpaid order has given back is taken again when its shopper comes
 * back; an order that is paid, or decided by people or a lender, takes it at once, unless this is only to `look`. Answers
 * what is missing. Can be repeated.
 */
export const adjustReservation = (
  order: PlacedOrder,
  revision: number,
  why: "news" | "look" = "news",
): Effect.Effect<ReadonlyArray<Units>, DatabaseError, Database> =>
  reserveAvailable(
    stockOfOrder(order, revision),
    why === "news" && ORDER_STATUS_TABLE[order.status].stock === "held",
  )
