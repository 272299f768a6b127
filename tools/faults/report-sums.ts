import { rows } from "@voltread/api/platform/postgres/query.ts"
import { Effect, Schema } from "effect"

const LEDGER_AMOUNTS = [
  "units",
  "returned_units",
  "gross",
  "discount",
  "returns",
  "shipping",
  "tax",
  "supplier_cost",
  "lender_take",
  "affiliate_take",
] as const
/** Dimensions that also have sums by year. */
const MANY_VALUES = "'product', 'size', 'keyword', 'first_keyword', 'paid_keyword', 'best_buy_sku'"
const LEDGER_KEY = "dimension, grain, day, value, status, gateway_type"

/** Of orders that reports find in the sums. */
const IS_SUMMED = "order_id not in (select order_id from read.ledger_pending)"

/** Each table of sums, as stored and as added up from the single rows, with the same order of columns. */
const SUMS = [
  {
    table: "read.ledger_sum",
    stored: `select ${LEDGER_KEY}, postings, ${LEDGER_AMOUNTS.join(", ")} from read.ledger_sum
             where grain = 'day' and dimension in ('all', 'category', 'brand', 'partner', 'affiliate', 'source')`,
    summed: `select d.dimension, 'day', p.day, d.value, s.status, coalesce(s.gateway_type, 'none'), count(*),
               ${LEDGER_AMOUNTS.map((name) => `sum(p.${name})`).join(", ")}
             from read.revenue_posting p
             join read.order_status_period s on s.order_id = p.order_id and s.until_position is null
             cross join lateral (values ('all', ''), ('category', p.category), ('brand', p.brand),
               ('partner', p.partner), ('affiliate', p.affiliate_id), ('source', p.source)) d (dimension, value)
             where d.value is not null and p.${IS_SUMMED} group by 1, 2, 3, 4, 5, 6`,
  },
  {
    table: "read.ledger_sum, products",
    stored: `select day, value, postings, units, gross, order_value, returns from read.ledger_sum
             where grain = 'day' and dimension = 'product'`,
    summed: `select day, product_id, count(*), sum(units), sum(gross),
               coalesce(sum(gross - discount) filter (where kind in ('sale', 'change')), 0), sum(returns)
             from read.revenue_posting where ${IS_SUMMED} group by 1, 2`,
  },
  {
    table: "read.ledger_sum, orders",
    stored: `select day, sum(orders), sum(new_customers) from read.ledger_sum
             where grain = 'day' and dimension = 'all' group by 1 having sum(orders) <> 0`,
    summed: `select p.day, count(distinct p.order_id), count(distinct p.order_id) filter (where c.is_first)
             from read.revenue_posting p join read.customer_order c on c.order_id = p.order_id
             where p.kind = 'sale' and p.${IS_SUMMED} group by 1`,
  },
  {
    table: "read.ledger_sum, ten days, months and years",
    stored: `select ${LEDGER_KEY}, postings, orders, paid, ${LEDGER_AMOUNTS.join(", ")} from read.ledger_sum
             where grain <> 'day'`,
    summed: `select dimension, longer,
               case longer when 'ten_days'
                 then date_trunc('month', day)::date + 10 * least((extract(day from day)::int - 1) / 10, 2)
                 else date_trunc(longer, day)::date end,
               value, status, gateway_type, sum(postings),
               sum(orders), sum(paid), ${LEDGER_AMOUNTS.map((name) => `sum(${name})`).join(", ")}
             from read.ledger_sum cross join (values ('ten_days'), ('month'), ('year')) g (longer)
             where grain = 'day' and (longer = 'month' or dimension in (${MANY_VALUES}))
             group by 1, 2, 3, 4, 5, 6`,
  },
  {
    table: "read.transaction_sum",
    stored: "select day, gateway_type, kind, result, transactions, amount from read.transaction_sum",
    summed: `select day, gateway_type, kind, result, count(*), sum(amount) from read.transaction
             where until_position is null group by 1, 2, 3, 4`,
  },
  {
    table: "read.visit_sum",
    stored: `select dimension, day, value, sessions from read.visit_sum
             where grain = 'day' and dimension in ('all', 'affiliate', 'source', 'medium', 'campaign')`,
    summed: `select d.dimension, v.day, d.value, count(*) from read.visit v
             cross join lateral (values ('all', ''), ('affiliate', v.affiliate_id), ('source', v.source),
               ('medium', v.medium), ('campaign', v.campaign)) d (dimension, value)
             where not v.is_bot and d.value is not null group by 1, 2, 3`,
  },
  {
    table: "read.visit_sum, months",
    stored: "select dimension, day, value, sessions from read.visit_sum where grain = 'month'",
    summed: `select dimension, date_trunc('month', day)::date, value, sum(sessions) from read.visit_sum
             where grain = 'day' group by 1, 2, 3`,
  },
  {
    table: "read.customer_order, first orders",
    stored: "select customer, order_id from read.customer_order where is_first",
    summed: `select distinct on (customer) customer, order_id from read.customer_order
             order by customer, position`,
  },
  {
    table: "read.customer_value",
    stored: `select customer, orders, gross, order_value, refunds, net, units, returned_units
             from read.customer_value`,
    summed: `select c.customer, count(distinct p.order_id), sum(p.gross),
               coalesce(sum(p.gross - p.discount) filter (where p.kind in ('sale', 'change')), 0), sum(p.returns),
               sum(p.gross - p.discount - p.returns), sum(p.units), sum(p.returned_units)
             from read.customer_order c join read.revenue_posting p on p.order_id = c.order_id group by 1`,
  },
  {
    table: "read.customer_cohort",
    stored: "select first_day, customers, orders, gross, order_value, refunds, net from read.customer_cohort",
    summed: `select first_day, count(*), sum(orders), sum(gross), sum(order_value), sum(refunds), sum(net)
             from read.customer_value group by 1`,
  },
] as const

const Difference = Schema.Struct({ said: Schema.String, side: Schema.String })

/** Compares the sums that reports read with the single rows, which other comparisons check against the log. */
export const reportSums = Effect.forEach(SUMS, ({ table, stored, summed }) =>
  rows(Difference, {
    text: `with stored as (${stored}), summed as (${summed})
           select stored_only::text as said, 'has' as side
           from (select * from stored except all select * from summed) stored_only
           union all
           select summed_only::text, 'lacks'
           from (select * from summed except all select * from stored) summed_only
           limit 20`,
    values: [],
  }).pipe(Effect.map((found) => found.map(({ said, side }) => `${table} ${side} ${said}`))),
).pipe(Effect.map((found) => found.flat()))
