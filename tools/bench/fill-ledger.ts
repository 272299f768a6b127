import {
  DIMENSIONS,
  grainsOf,
  isWide,
  MEASURE_NAMES,
  MEASURES,
} from "@voltread/projections/reports/measures.ts"
import type { Grain } from "@voltread/projections/reports/sum-ranges.ts"
import type pg from "pg"

/** Days over which the orders are spread; the last is 2026-11-21. */
const DAYS = 365
const LAST_DAY = "2026-11-21"

/** SQL for one of a few values, unevenly distributed: the first ones are the most frequent. */
const oneOf = (prefix: string, count: number, n: string) =>
  `'${prefix}' || ((${n})::bigint * 7919 % ${count})`

/** The postings of two lines of each order, and of a return of every tenth, written directly into the tables. */
const postingsSql = `
  insert into read.revenue_posting
  select 'o' || lpad(o::text, 8, '0'), case kind when 'sale' then 4 else 9 end, 'i' || line,
    lpad((o * 12 + case kind when 'sale' then 4 else 9 end)::text, 19, '0'),
    date '${LAST_DAY}' - ${DAYS - 1} + (o * ${DAYS}::bigint / $2)::int, kind,
    null, ${oneOf("category-", 60, "o + line")}, ${oneOf("brand-", 150, "o + line")},
    case when (o + line) % 5 = 0 then 'Best Buy' else ${oneOf("partner-", 4, "o")} end,
    ${oneOf("product-", 5_000, "o * 3 + line")}, ${oneOf("SKU-", 5_000, "o * 3 + line")},
    case when o % 4 = 0 then ${oneOf("2", 90, "o")} || '/55R16' else '' end,
    case when o % 5 = 0 then ${oneOf("aff-", 40, "o / 5")} end, case when o % 5 = 0 then ${oneOf("sub-", 3, "o / 5")} end,
    case when o % 5 = 0 then ${oneOf("roll-", 8, "o / 5")} end,
    case when o % 8 = 0 then ${oneOf("CODE-", 20, "o / 8")} else '(none)' end,
    ${oneOf("source-", 12, "o")}, ${oneOf("medium-", 6, "o")}, ${oneOf("campaign-", 40, "o")},
    case when o % 4 = 1 then ${oneOf("keyword ", 400, "o / 4")} end,
    ${oneOf("source-", 12, "o / 2")}, ${oneOf("medium-", 6, "o / 2")}, ${oneOf("campaign-", 40, "o / 2")},
    case when o % 4 = 2 then ${oneOf("keyword ", 400, "o / 4")} end,
    ${oneOf("source-", 12, "o / 3")}, ${oneOf("medium-", 6, "o / 3")}, ${oneOf("campaign-", 40, "o / 3")},
    case when o % 4 = 3 then ${oneOf("keyword ", 400, "o / 4")} end,
    case kind when 'sale' then 2 else 0 end, case kind when 'sale' then 0 else 1 end,
    case kind when 'sale' then 20000 else 0 end, case kind when 'sale' then 1000 else -500 end,
    case kind when 'sale' then 0 else 10000 end, case kind when 'sale' then 1000 else -500 end,
    case kind when 'sale' then 1200 else -600 end, case kind when 'sale' then 14000 else -7000 end, 0,
    case when o % 5 = 0 then case kind when 'sale' then 1140 else -570 end else 0 end
  from generate_series($1::int, $1::int + 49999) o cross join generate_series(1, 2) line
  cross join (values ('sale'), ('return')) k (kind)
  where kind = 'sale' or o % 10 = 0 and line = 1`

const periodsSql = `
  insert into read.order_status_period
  select 'o' || lpad(o::text, 8, '0'), 8, lpad((o * 12 + 8)::text, 19, '0'), null,
    (array['COMPLETED', 'COMPLETED', 'COMPLETED', 'CANCELLED', 'PENDING_FULFILMENT', 'PAYMENT_FAILED'])[1 + o % 6],
    (array['CARD', 'CARD', 'KLARNA', 'CRYPTO', 'LEASE'])[1 + o % 5]
  from generate_series($1::int, $1::int + 49999) o`

const customersSql = `
  insert into read.customer_order
  select 'o' || lpad(o::text, 8, '0'), md5((o % ($2 * 2 / 5))::text), lpad((o * 12 + 4)::text, 19, '0'),
    date '${LAST_DAY}' - ${DAYS - 1} + (o * ${DAYS}::bigint / $2)::int,
    'customer' || (o % ($2 * 2 / 5)) || '@example.com', null, o < $2 * 2 / 5
  from generate_series($1::int, $1::int + 49999) o`

const transactionsSql = `
  insert into read.transaction
  select 'o' || lpad(o::text, 8, '0'), 'p' || lpad(o::text, 8, '0'), 6, lpad((o * 12 + 6)::text, 19, '0'), null,
    (date '${LAST_DAY}' - ${DAYS - 1} + (o * ${DAYS}::bigint / $2)::int)::timestamptz,
    date '${LAST_DAY}' - ${DAYS - 1} + (o * ${DAYS}::bigint / $2)::int, 'VT-' || o, null,
    (array['CARD', 'CARD', 'KLARNA', 'CRYPTO', 'LEASE'])[1 + o % 5], 'vendor', 'tx-' || o, null, null, 'sale',
    case o % 9 when 0 then 'declined' else 'settled' end, 44400, 'vendor'
  from generate_series($1::int, $1::int + 49999) o`

const visitsSql = `
  insert into read.visit (visit_id, revision, position, at, day, is_paid, device_class, is_bot, has_consent, affiliate_id,
    sub_affiliate_id, rollup_id, source, medium, campaign, keyword)
  select 'v' || o, 0, lpad((o * 12)::text, 19, '0'),
    (date '${LAST_DAY}' - ${DAYS - 1} + (o * ${DAYS}::bigint / $2)::int)::timestamptz,
    date '${LAST_DAY}' - ${DAYS - 1} + (o * ${DAYS}::bigint / $2)::int, o % 4 = 1, 'desktop', false, true,
    case when o % 5 = 0 then ${oneOf("aff-", 40, "o / 5")} end, case when o % 5 = 0 then ${oneOf("sub-", 3, "o / 5")} end,
    case when o % 5 = 0 then ${oneOf("roll-", 8, "o / 5")} end,
    ${oneOf("source-", 12, "o")}, ${oneOf("medium-", 6, "o")}, ${oneOf("campaign-", 40, "o")},
    case when o % 4 = 1 then ${oneOf("keyword ", 400, "o / 4")} end
  from generate_series($1::int, $1::int + 49999) o`

const WHOLE = `
  insert into read.customer_value
  select c.customer, (array_agg(c.order_id order by c.position))[1], min(c.day),
    (array_agg(c.order_id order by c.position desc))[1], max(c.day), count(*), 44400 * count(*), 42000 * count(*), 0,
    42000 * count(*), 4 * count(*), 0
  from read.customer_order c group by 1;
  insert into read.customer_cohort select first_day, count(*), sum(orders), sum(gross), sum(order_value), sum(refunds),
    sum(net), sum(units), sum(returned_units) from read.customer_value group by 1;
  insert into read.transaction_sum select day, gateway_type, kind, result, count(*), sum(amount) from read.transaction
    group by 1, 2, 3, 4;
  insert into read.report_product select 'product-' || n, '', 'SKU-' || n, 'Product ' || n, 'brand-' || n % 150
    from generate_series(0, 4999) n;
  insert into read.loan_day select day::date, 20, 12, 6
    from generate_series(timestamp '2025-11-22', timestamp '${LAST_DAY}', interval '1 day') day;
  insert into ad_cost select day::date, 'campaign-' || (k * 7919 % 40), 'keyword ' || k, 9, 420
    from generate_series(timestamp '2025-11-22', timestamp '${LAST_DAY}', interval '1 day') day, generate_series(0, 99) k`

const AT_A_TIME = 50_000

/** The ledger of this many orders, with the sums that the projector would have made of it. */
export const fillLedger = async (client: pg.Client, orders: number): Promise<void> => {
  await client.query(
    "set synchronous_commit to off; set statement_timeout to 0; set search_path to read, public",
  )
  for (let first = 0; first < orders; first += AT_A_TIME) {
    for (const sql of [postingsSql, customersSql, transactionsSql, visitsSql])
      await client.query(sql, [first, orders])
    await client.query(periodsSql, [first])
  }
  for (const [dimension, value] of Object.entries(DIMENSIONS))
    for (const grain of grainsOf(dimension)) await client.query(ledgerSums(dimension, value, grain))
  await client.query(WHOLE)
  await client.query(visitSums)
  await client.query("vacuum analyze")
}

const FIRST_DAY: Readonly<Record<Grain, string>> = {
  day: "p.day",
  ten_days: "date_trunc('month', p.day)::date + 10 * least((extract(day from p.day)::int - 1) / 10, 2)",
  month: "date_trunc('month', p.day)::date",
  year: "date_trunc('year', p.day)::date",
}

/** The sums by day, as the projector keeps them, for orders whose lines all differ in each dimension of lines. */
const ledgerSums = (dimension: string, value: string, grain: Grain): string => `
  insert into read.ledger_sum (dimension, grain, day, value, status, gateway_type, postings, ${MEASURE_NAMES.join(", ")})
  select '${dimension}', '${grain}', ${FIRST_DAY[grain]}, ${value},
    ${isWide(dimension) ? "'', ''" : "s.status, coalesce(s.gateway_type, 'none')"}, count(*),
    ${MEASURE_NAMES.map((name) => COUNTED[name] ?? MEASURES[name]).join(", ")}
  from read.revenue_posting p join read.order_status_period s on s.order_id = p.order_id
  join read.customer_order c on c.order_id = p.order_id where ${value} is not null group by 3, 4, 5, 6 order by 3`

const orders = "count(*) filter (where p.kind = 'sale' and p.item_id = 'i1')"
/** Avoids counting distinct orders, which would take most of the time. */
const COUNTED: Readonly<Record<string, string>> = {
  orders,
  new_customers: "count(*) filter (where p.kind = 'sale' and p.item_id = 'i1' and c.is_first)",
  paid: orders,
  failed: "0",
  cancelled: "0",
}

const visitSums = `
  insert into read.visit_sum
  select d.dimension, g.grain, case g.grain when 'day' then p.day else date_trunc('month', p.day)::date end, d.value, count(*)
  from read.visit p
  cross join lateral (values ('all', ''), ('source', p.source), ('medium', p.medium), ('campaign', p.campaign),
    ('keyword', p.keyword || chr(31) || p.campaign), ('affiliate', p.affiliate_id), ('rollup', p.rollup_id),
    ('sub_affiliate', p.affiliate_id || chr(31) || p.sub_affiliate_id),
    ('referred', case when p.affiliate_id is not null then '' end)) d (dimension, value)
  cross join (values ('day'), ('month')) g (grain)
  where d.value is not null group by 1, 2, 3, 4 order by 3`
