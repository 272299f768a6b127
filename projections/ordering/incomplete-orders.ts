import { Schema } from "effect"
import { type Queryable, reading } from "../platform/sql.ts"
import { Where } from "../platform/where.ts"
import { orderDocuments } from "./order-document.ts"
import { orderSearchPatterns } from "./order-search.ts"

const { prefix } = orderDocuments

/** SQL condition: the live models have parked events of this order. */
export const IS_INCOMPLETE = `exists (
  select from read.parked_event p where p.stream = '${prefix}' || order_id
) as "isIncomplete"`

const IncompleteOrder = Schema.Struct({
  id: Schema.String,
  /** Null if even that is unreadable. */
  uniqueId: Schema.NullOr(Schema.String),
  since: Schema.String,
})
/** An order that cannot be shown because its first event cannot be applied; no other list or count includes it. */
export type IncompleteOrder = typeof IncompleteOrder.Type

const readIncomplete = reading(IncompleteOrder)

const SHOWN = 50

/** Newest first; `search` looks through their numbers. */
export const incompleteOrders = async (
  db: Queryable,
  search: string | null | undefined,
): Promise<{ readonly orders: ReadonlyArray<IncompleteOrder>; readonly hasMore: boolean }> => {
  const where = new Where().and(`${prefix}%`, (at) => `revision = 0 and stream like ${at}`)
  for (const pattern of orderSearchPatterns(search ?? ""))
    where.and(pattern, (at) => `lower(order_number) like ${at}`)
  const found = await readIncomplete(
    db,
    `select substr(stream, ${prefix.length + 1}) as id, order_number as "uniqueId", parked_at as since
     from read.parked_event where ${where} order by parked_at desc limit ${SHOWN + 1}`,
    where.values,
  )
  return { orders: found.slice(0, SHOWN), hasMore: found.length > SHOWN }
}

/** The order if it cannot be shown at all; null if it can, or does not exist. */
export const incompleteOrder = async (db: Queryable, orderId: string): Promise<IncompleteOrder | null> => {
  const [row] = await readIncomplete(
    db,
    `select $2 as id, order_number as "uniqueId", parked_at as since
     from read.parked_event where stream = $1 and revision = 0`,
    [`${prefix}${orderId}`, orderId],
  )
  return row ?? null
}
