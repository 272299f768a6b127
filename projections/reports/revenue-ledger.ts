import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import { Schema } from "effect"
import type { OrderBatch, OrderChange, OrderDocument } from "../ordering/order-document.ts"
import { lastGatewayType } from "../ordering/order-gateway.ts"
import { newest } from "../platform/entry.ts"
import { type Projection, removingRows } from "../platform/projection.ts"
import { type Queryable, reading, run, sendRows, together } from "../platform/sql.ts"
import {
  addCustomerOrders,
  addCustomerSums,
  CUSTOMER_DDL,
  CUSTOMER_INDEX_DDL,
  CUSTOMER_TABLES,
  ordersThatChangePlaces,
  removeCustomerOrders,
} from "./customer-orders.ts"
import { StoredPosting, toCustomerSums, toRow, toSales } from "./ledger-rows.ts"
import { type BookedOrder, LEDGER_SUM_DDL, SumChanges } from "./ledger-sums.ts"
import { toPostings } from "./posting.ts"
import { keepValues } from "./report-values.ts"

/**
 * The data of the money reports: postings, which never change, and the periods (from position to position of the log)
 * in which each order had one status and gateway. A report as of a position reads the postings up to it and the periods
 * that contain it, so that last month's figure can be reproduced; a report for now reads sums of them.
 */
export const revenueLedger = (timeZone: string): Projection<OrderBatch> => {
  const day = dayIn(timeZone)
  return {
    name: "revenue-ledger",
    version: 10,
    setting: timeZone,
    source: "orders",
    tables: [
      "revenue_posting",
      "order_status_period",
      "report_value",
      "ledger_sum",
      "report_product",
      ...CUSTOMER_TABLES,
    ],
    tableDdl: `${LEDGER_DDL};\n${LEDGER_SUM_DDL};\n${CUSTOMER_DDL}`,
    indexDdl: `
      create index if not exists revenue_posting_day on revenue_posting (day);
      create index if not exists revenue_posting_affiliate on revenue_posting (affiliate_id, day)
        where affiliate_id is not null;
      create index if not exists revenue_posting_best_buy on revenue_posting (day, (position || '/' || item_id))
        where partner = 'Best Buy';
      ${CUSTOMER_INDEX_DDL}`,
    apply: async (db, { orders }) => {
      const postings = orders.flatMap((change) =>
        toPostings(change).map((posting) => ({ change, posting, row: toRow(change, posting, day) })),
      )
      const periods = toStatusPeriods(orders)
      const sales = postings.some(({ posting }) => posting.kind === "sale") ? toSales(postings, day) : []
      const sums = toCustomerSums(postings)
      const displaced = sales.length === 0 ? [] : await ordersThatChangePlaces(db, sales, [])
      const moved = new Set([
        ...postings.map(({ row }) => row.order_id),
        ...periods.map(({ order_id }) => order_id),
        ...displaced,
      ])
      const before = await bookedOrders(db, [...ordersBookedBefore(orders), ...displaced], moved)
      await together([
        sendRows(
          db,
          "insert into revenue_posting select * from json_populate_recordset(null::revenue_posting, $1)",
          postings.map(({ row }) => row),
        ),
        appendPeriods(db, periods, ordersStoredBefore(orders)),
        addCustomerOrders(db, sales),
        addCustomerSums(db, sums),
        keepValues(db, orders),
      ])
      const first = await firstOrders(db, moved)
      const now = newest(orders)
      const added = Map.groupBy(postings, ({ row }) => row.order_id)
      const changes = new SumChanges()
      for (const id of moved) {
        const known = before.get(id)
        if (known !== undefined) changes.add(known, -1)
        const document = now.get(id)
        changes.add(
          {
            postings: [...(known?.postings ?? []), ...(added.get(id) ?? []).map(({ row }) => row)],
            status: document?.state.status ?? known?.status ?? "",
            gatewayType:
              document === undefined ? (known?.gatewayType ?? null) : lastGatewayType(document.state),
            isFirst: first.has(id),
          },
          1,
        )
      }
      await changes.write(db)
    },
    remove: async (db, ids) => {
      const displaced = await ordersThatChangePlaces(db, [], ids)
      const gone = new Set([...ids, ...displaced])
      const before = await bookedOrders(db, [...gone], gone)
      await removeCustomerOrders(db, ids)
      // The values of reports' filters name nobody and are shared by many orders: they stay.
      await removingRows("order_id", "revenue_posting", "order_status_period")(db, ids)
      const first = await firstOrders(db, new Set(displaced))
      const changes = new SumChanges()
      for (const [id, known] of before) {
        changes.add(known, -1)
        if (displaced.includes(id)) changes.add({ ...known, isFirst: first.has(id) }, 1)
      }
      await changes.write(db)
    },
  }
}

const LEDGER_DDL = `
  create table if not exists revenue_posting (
    order_id text collate "C",
    revision integer,
    item_id text collate "C",
    position text collate "C" not null,
    day date not null,
    kind text not null,
    milestone text,
    category text not null,
    brand text not null,
    partner text not null,
    product_id text collate "C" not null,
    sku text not null,
    tire_size text not null,
    affiliate_id text collate "C",
    sub_affiliate_id text collate "C",
    rollup_id text collate "C",
    promotion text not null,
    source text not null,
    medium text not null,
    campaign text not null,
    keyword text,
    first_source text not null,
    first_medium text not null,
    first_campaign text not null,
    first_keyword text,
    paid_source text not null,
    paid_medium text not null,
    paid_campaign text not null,
    paid_keyword text,
    units integer not null,
    returned_units integer not null,
    gross bigint not null,
    discount bigint not null,
    returns bigint not null,
    shipping bigint not null,
    tax bigint not null,
    supplier_cost bigint not null,
    lender_take bigint not null,
    affiliate_take bigint not null,
    primary key (order_id, revision, item_id)
  );
  create table if not exists order_status_period (
    order_id text collate "C",
    revision integer,
    from_position text collate "C" not null,
    until_position text collate "C",
    status text not null,
    gateway_type text,
    primary key (order_id, revision)
  ) with (fillfactor = 90);
  create table if not exists report_value (
    filter text,
    value text,
    primary key (filter, value)
  );
  create table if not exists report_product (
    product_id text collate "C" primary key,
    position text collate "C" not null,
    sku text not null,
    name text not null,
    brand text not null
  )`

/** Orders that the sums may already contain. */
const ordersBookedBefore = (changes: ReadonlyArray<OrderChange>): ReadonlyArray<string> =>
  [...Map.groupBy(changes, ({ entry }) => entry.id)].flatMap(([id, [first]]) =>
    first?.before?.state._tag === "placed" ? [id] : [],
  )

const readBooked = reading(
  Schema.Struct({
    ...StoredPosting.fields,
    status: Schema.String,
    gateway_type: Schema.NullOr(Schema.String),
    is_first: Schema.Boolean,
  }),
)

/** The part of the sums that comes from the orders in `wanted`. */
const bookedOrders = async (
  db: Queryable,
  ids: ReadonlyArray<string>,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, BookedOrder>> => {
  const known = [...new Set(ids)].filter((id) => wanted.has(id))
  if (known.length === 0) return new Map()
  const rows = await readBooked(
    db,
    `select p.*, s.status, s.gateway_type, c.is_first from revenue_posting p
     join order_status_period s on s.order_id = p.order_id and s.until_position is null
     join customer_order c on c.order_id = p.order_id
     where p.order_id = any ($1) and s.order_id = any ($1) and c.order_id = any ($1)`,
    [known],
  )
  return new Map(
    [...Map.groupBy(rows, ({ order_id }) => order_id)].flatMap(([id, postings]) =>
      postings[0] === undefined
        ? []
        : [
            [
              id,
              {
                postings,
                status: postings[0].status,
                gatewayType: postings[0].gateway_type,
                isFirst: postings[0].is_first,
              },
            ],
          ],
    ),
  )
}

const readFirst = reading(Schema.Struct({ order_id: Schema.String }))

/** Those of the orders that are the first of their customer. */
const firstOrders = async (db: Queryable, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
  if (ids.size === 0) return new Set()
  const rows = await readFirst(
    db,
    "select order_id from customer_order where order_id = any ($1) and is_first",
    [[...ids]],
  )
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Orders that earlier batches have stored. */
const ordersStoredBefore = (changes: ReadonlyArray<OrderChange>): ReadonlyArray<string> =>
  [...Map.groupBy(changes, ({ entry }) => entry.id)].flatMap(([id, [first]]) =>
    first === undefined || first.before === null ? [] : [id],
  )

/**
 * A period ends where the next one of its order begins; the first new one closes that of an earlier batch. By order, or
 * Postgres may read all of them.
 */
const APPEND_PERIODS = `
  with added as (
    select * from json_populate_recordset(null::order_status_period, $1)
  ), closed as (
    update order_status_period s set until_position = a.from_position
    from (select order_id, min(from_position) as from_position from added group by order_id) a
    where s.order_id = any ($2) and s.order_id = a.order_id and s.until_position is null
  )
  insert into order_status_period select * from added`

const appendPeriods = async (
  db: Queryable,
  periods: ReadonlyArray<StatusPeriod>,
  known: ReadonlyArray<string>,
): Promise<void> => {
  if (periods.length > 0) await run(db, APPEND_PERIODS, [JSON.stringify(periods), known])
}

interface StatusPeriod {
  readonly order_id: string
  readonly revision: number
  readonly from_position: string
  until_position: string | null
  readonly status: string
  readonly gateway_type: string | null
}

const toStatusPeriods = (changes: ReadonlyArray<OrderChange>): ReadonlyArray<StatusPeriod> => {
  const periods: Array<StatusPeriod> = []
  const open = new Map<string, StatusPeriod>()
  for (const { entry, before, after } of changes) {
    const is = statusOf(after)
    const was = before === null ? null : statusOf(before)
    if (was !== null && was.status === is.status && was.gateway_type === is.gateway_type) continue
    const previous = open.get(entry.id)
    if (previous !== undefined) previous.until_position = entry.position
    const period: StatusPeriod = {
      order_id: entry.id,
      revision: entry.revision,
      from_position: entry.position,
      until_position: null,
      ...is,
    }
    open.set(entry.id, period)
    periods.push(period)
  }
  return periods
}

const statusOf = ({ state }: OrderDocument) => ({
  status: state.status,
  gateway_type: lastGatewayType(state),
})
