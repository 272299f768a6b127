import { Effect, Schema } from "effect"
import { rowsOn } from "../platform/postgres/query.ts"
import { defineComparison, difference, isSettled } from "./comparison.ts"
import { foldOrder, type Range, soldValueOf } from "./order-fold.ts"

const Row = Schema.Struct({
  id: Schema.String,
  revision: Schema.NullOr(Schema.Int),
  username: Schema.NullOr(Schema.String),
  owner: Schema.NullOr(Schema.String),
  is_listed: Schema.Boolean,
  gross: Schema.Int,
  discount: Schema.Int,
  shipping: Schema.Int,
  tax: Schema.Int,
  supplier_cost: Schema.Int,
  sold: Schema.Int,
  sold_net: Schema.Int,
  sold_cost: Schema.Int,
  statuses: Schema.Array(Schema.String),
  in_work: Schema.Array(Schema.String),
})

/** Everything that belongs to an order besides its page and its timeline, by the order's id. */
const ROWS = `
  select asked.order_id as id, d.revision, l.username, l.owner, l.order_id is not null as is_listed,
    ledger.*, sales.*, periods.*, work.*
  from unnest($1::text[]) asked (order_id)
  left join read.order_detail d on d.order_id = asked.order_id
  left join read.order_list l on l.order_id = asked.order_id
  cross join lateral (
    select coalesce(sum(gross - returns), 0)::bigint as gross, coalesce(sum(discount), 0)::bigint as discount,
      coalesce(sum(shipping), 0)::bigint as shipping, coalesce(sum(tax), 0)::bigint as tax,
      coalesce(sum(supplier_cost), 0)::bigint as supplier_cost
    from read.revenue_posting p where p.order_id = asked.order_id
  ) ledger
  cross join lateral (
    select coalesce(sum(units), 0)::int as sold, coalesce(sum(net), 0)::bigint as sold_net,
      coalesce(sum(supplier_cost), 0)::bigint as sold_cost
    from read.product_sale s where s.order_id = asked.order_id
  ) sales
  cross join lateral (
    select coalesce(array_agg(status), '{}') as statuses
    from read.order_status_period s where s.order_id = asked.order_id and until_position is null
  ) periods
  cross join lateral (
    select coalesce(array_agg(payment_id), '{}') as in_work from payment_work w where w.order_id = asked.order_id
  ) work`

/** Compares each order with the ledger, the products' sales, its owner and its open payments. */
export const orderBooks = defineComparison({
  prefix: "order-",
  fold: foldOrder,
  read: (client, orders) =>
    rowsOn(client, Row, { text: ROWS, values: [[...orders.keys()]] }).pipe(
      Effect.map((rows) => new Map(rows.map((row) => [row.id, row]))),
    ),
  differences: (order, row, moment) => {
    // A missing row in the list is reported where orders are compared with the list.
    if (row?.is_listed !== true) return []
    const { units, gross, shipping, supplierCost, discount, tax } = soldValueOf(order)
    const [status, ...more] = row.statuses
    return [
      difference("Its account in the list", row.username, order.username),
      difference("Its owner in the list", row.owner, order.owner),
      difference("Its sales in the ledger", row.gross, gross),
      outside("Its discount in the ledger", row.discount, discount),
      difference("Its shipping in the ledger", row.shipping, shipping),
      outside("Its tax in the ledger", row.tax, tax),
      difference("Its supplier cost in the ledger", row.supplier_cost, supplierCost),
      difference("The number of its units in the products' sales", row.sold, units),
      difference("The cost of its units in the products' sales", row.sold_cost, supplierCost),
      outside("The worth of its units in the products' sales", row.sold_net, {
        least: gross - discount.most,
        most: gross - discount.least,
      }),
      difference("Its status in the ledger", status ?? null, order.status),
      more.length > 0 && `The ledger has ${row.statuses.length} statuses of it at once.`,
      ...[...order.open].map(
        ([paymentId, at]) =>
          isSettled(at, moment) &&
          !row.in_work.includes(paymentId) &&
          `Payment ${paymentId} is not decided, and nobody looks for it.`,
      ),
    ]
  },
})

const outside = (what: string, stored: number, { least, most }: Range): string | false =>
  (stored < least || stored > most) &&
  `${what} is ${stored}, by its events ${least === most ? least : `${least} to ${most}`}.`
