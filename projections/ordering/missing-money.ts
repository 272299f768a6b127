import { Schema } from "effect"
import { fromCursor, paged, toCursor } from "../platform/cursor.ts"
import { type Queryable, reading } from "../platform/sql.ts"
import { Where } from "../platform/where.ts"

const MissingMoney = Schema.Struct({
  orderId: Schema.String,
  orderNumber: Schema.String,
  customerName: Schema.String,
  status: Schema.String,
  total: Schema.Int,
  missing: Schema.Int,
  createdAt: Schema.String,
})
/** An order that counts as paid and is not, in cents: money was returned after it was paid, or less arrived. */
export type MissingMoney = typeof MissingMoney.Type

/** For a row `o` of the order list; it has an index of its own. */
export const LACKS_MONEY = "o.missing > 0"

const SORT = "missing-money"
const PAGE = 50
const readMissing = reading(MissingMoney)

/** Oldest orders first. Throws `InvalidCursor`. */
export const missingMoneyPage = async (
  db: Queryable,
  after: string | null,
): Promise<{ readonly orders: ReadonlyArray<MissingMoney>; readonly nextCursor: string | null }> => {
  const where = new Where().also(LACKS_MONEY)
  if (after !== null) {
    const [at, id] = fromCursor(SORT, after)
    where.and(at, (value) => `(o.created_at, o.order_id) > (${value}::timestamptz, ${where.value(id)})`)
  }
  const rows = await readMissing(
    db,
    `select o.order_id as "orderId", o.unique_id as "orderNumber", o.customer_name as "customerName", o.status,
       o.total, o.missing, o.created_at as "createdAt"
     from read.order_list o where ${where} order by o.created_at, o.order_id limit ${PAGE + 1}`,
    where.values,
  )
  const { page, nextCursor } = paged(rows, PAGE, (last) => toCursor(SORT, last.createdAt, last.orderId))
  return { orders: page, nextCursor }
}
