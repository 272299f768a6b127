import { Schema } from "effect"
import { fromCursor, paged, toCursor } from "../platform/cursor.ts"
import { type Queryable, reading } from "../platform/sql.ts"
import { Where } from "../platform/where.ts"

const Payout = Schema.Struct({
  paymentId: Schema.String,
  orderId: Schema.String,
  orderNumber: Schema.String,
  customerName: Schema.String,
  gateway: Schema.String,
  amount: Schema.Int,
  since: Schema.String,
})
/** A refund to be paid out by hand, since its gateway cannot refund. `amount` in cents. */
export type Payout = typeof Payout.Type

/** The domain's `isPayout` for the newest step of a movement of money `t`; it has an index of its own. */
export const IS_PAYOUT = "t.until_position is null and t.kind = 'refund' and t.result = 'started'"

const SORT = "payouts"
const PAGE = 50
const readPayouts = reading(Payout)

/** Open payouts, oldest first. Throws `InvalidCursor`. */
export const payoutPage = async (
  db: Queryable,
  after: string | null,
): Promise<{ readonly payouts: ReadonlyArray<Payout>; readonly nextCursor: string | null }> => {
  const where = new Where().also(IS_PAYOUT)
  if (after !== null) {
    const [at, id] = fromCursor(SORT, after)
    where.and(at, (value) => `(t.at, t.payment_id) > (${value}::timestamptz, ${where.value(id)})`)
  }
  const rows = await readPayouts(
    db,
    `select t.payment_id as "paymentId", t.order_id as "orderId", t.unique_id as "orderNumber",
       coalesce(o.customer_name, '') as "customerName", t.gateway_type as gateway, t.amount, t.at as since
     from read.transaction t left join read.order_list o using (order_id)
     where ${where} order by t.at, t.payment_id limit ${PAGE + 1}`,
    where.values,
  )
  const { page, nextCursor } = paged(rows, PAGE, (last) => toCursor(SORT, last.since, last.paymentId))
  return { payouts: page, nextCursor }
}
