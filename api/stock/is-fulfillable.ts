import type { OrderFacts } from "@voltread/domain/ordering/order-state.ts"
import { stockOf } from "@voltread/domain/ordering/order-stock.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { columnsOf } from "./stock.ts"

/**
 * Whether a payment now would get the items: the order holds them, or they were released and are all still available.
 */
export const isFulfillable = (order: OrderFacts): Effect.Effect<boolean, DatabaseError, Database> => {
  const { orderId } = order.created
  const { products, quantities, stores } = columnsOf(stockOf(order).held)
  return rows(Schema.Struct({ gone: Schema.Boolean }), {
    text: `select exists (select from stock_reservation where order_id = $1 and state = 'released')
             and (exists (select from short_of_stock($1, $2, $3, $4))
               or exists (select from product where product_id = any ($2) and not is_live)) as gone`,
    values: [orderId, products, quantities, stores],
  }).pipe(Effect.map(([row]) => row?.gone !== true))
}
