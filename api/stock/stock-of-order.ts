import type { Units } from "@voltread/domain/ordering/order-item.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { reservedMinutes, stockOf, summed } from "@voltread/domain/ordering/order-stock.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { columnsOf, type OutOfStock, reserveAvailable, type StockOfOrder } from "./stock.ts"

/** The units that the order, as of that revision, must hold. */
export const stockOfOrder = (order: PlacedOrder, revision: number): StockOfOrder => {
  const { held, sold } = stockOf(order)
  return {
    orderId: order.created.orderId,
    revision,
    lines: summed([...held, ...sold]),
    state: reservedMinutes(order) === null ? "kept" : "held",
  }
}

/**
 * True while nobody has decided about the order: released units are not reserved again before the shopper comes back.
 */
export const isReserved = ({ status }: PlacedOrder): boolean =>
  ORDER_STATUS_TABLE[status].stock === "reserved"

/**
 * True if its payments and lease decide how long it holds its units. Those of an unpaid order are held until the stock
 * is swept, and those of a paid one for good, whatever is said of its payments.
 */
export const isHeldForATime = ({ status }: PlacedOrder): boolean => {
  const { stock, heldFor } = ORDER_STATUS_TABLE[status]
  return stock === "held" && heldFor !== null
}

/**
 * Makes the order hold the units that it must. Units that an unpaid order released are reserved again only when its
 * shopper comes back; an order that was paid, or decided by staff or a lender, reserves them at once, unless this is
 * only to `look`. Returns what is missing. Idempotent.
 */
export const adjustReservation = (
  order: PlacedOrder,
  revision: number,
  why: "news" | "look" = "news",
): Effect.Effect<ReadonlyArray<Units>, DatabaseError, Database> =>
  reserveAvailable(stockOfOrder(order, revision), {
    again: why === "news" && ORDER_STATUS_TABLE[order.status].stock === "held",
  })

const ShortRow = Schema.Struct({ product: Schema.String, available: Schema.Int })

/** The products of which the order holds too little and could not have enough now. */
export const shortOf = (
  order: PlacedOrder,
): Effect.Effect<OutOfStock["products"], DatabaseError, Database> => {
  const { products, quantities, stores } = columnsOf(stockOf(order).held)
  return rows(ShortRow, {
    text: "select product, available from short_of_stock($1, $2, $3, $4)",
    values: [order.created.orderId, products, quantities, stores],
  }).pipe(Effect.map((found) => found.map(({ product, available }) => ({ productId: product, available }))))
}
