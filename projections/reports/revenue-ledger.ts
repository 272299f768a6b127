import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import { Array as Arr, Schema } from "effect"
import type { OrderBatch, OrderChange, OrderDocument } from "../ordering/order-document.ts"
import { lastGatewayType } from "../ordering/order-gateway.ts"
import { type Projection, removingRows } from "../platform/projection.ts"
import { type Queryable, reading, run, sendRows, together } from "../platform/sql.ts"
import {
  addCustomerOrders,
  addCustomerSums,
  CUSTOMER_DDL,
  CUSTOMER_INDEX_DDL,
  CUSTOMER_TABLES,
  ordersFirstWithout,
  ordersNoLongerFirst,
  removeCustomerOrders,
} from "./customer-orders.ts"
import {
  addPending,
  LEDGER_PENDING_DDL,
  MOST_PENDING,
  notPending,
  ordersDue,
  takePending,
} from "./ledger-pending.ts"
import { StoredPosting, toCustomerSums, toRow, toSales } from "./ledger-rows.ts"
import { type BookedOrder, LEDGER_SUM_DDL, SumChanges } from "./ledger-sums.ts"
import { toPostings } from "./posting.ts"
import { keepValues } from "./report-values.ts"

/**
 * The data of the money reports: postings, which never change, and the periods (from position to position of the log)
 * in which each order had one status and gateway. A report as of a position reads the postings up to it and the periods
 * that contain it, so that last month's figure can be reproduced; a report for now reads sums of them, and the postings
 * of the orders that are not in the sums yet.
 */
export const revenueLedger = (timeZone: string, mostPending = MOST_PENDING): Projection<OrderBatch> => {
  const day = dayIn(timeZone)
  return {
    name: "revenue-ledger",
    version: 13,
    setting: timeZone,
    source: "orders",
    tables: [
      "revenue_posting",
      "order_status_period",
      "report_value",
      "ledger_sum",
      "ledger_pending",
      "report_product",
      ...CUSTOMER_TABLES,
    ],
    tableDdl: `${LEDGER_DDL};\n${LEDGER_SUM_DDL};\n${LEDGER_PENDING_DDL};\n${CUSTOMER_DDL}`,
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
      const displaced = await ordersNoLongerFirst(db, sales)
      const moved = new Set([
        ...postings.map(({ row }) => row.order_id),
        ...periods.map(({ order_id }) => order_id),
      ])
      const known = [...ordersBookedBefore(orders).filter((id) => moved.has(id)), ...displaced]
      const changes = new SumChanges()
      for (const order of await summedOrders(db, known)) changes.add(order, -1)
      const pending = addPending(db, [...new Set([...known, ...postings.map(({ row }) => row.order_id)])])
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
        pending,
      ])
      const due = ordersDue(await pending, mostPending, orders.length)
      if (due > 0)
        for (const order of await bookedOrders(db, await takePending(db, due))) changes.add(order, 1)
      await changes.write(db)
    },
    remove: async (db, ids) => {
      const becomeFirst = await ordersFirstWithout(db, ids)
      const changes = new SumChanges()
      for (const order of await summedOrders(db, [...ids, ...becomeFirst])) changes.add(order, -1)
      await removeCustomerOrders(db, ids)
      // The values of reports' filters name nobody and are shared by many orders: they stay.
      await removingRows("order_id", "revenue_posting", "order_status_period", "ledger_pending")(db, ids)
      await addPending(db, becomeFirst)
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
  ordersFollowing(changes, (before) => before?.state._tag === "placed")

/** The orders whose first change in this batch follows such a document; null: none. */
const ordersFollowing = (
  changes: ReadonlyArray<OrderChange>,
  isSuch: (before: OrderDocument | null) => boolean,
): ReadonlyArray<string> =>
  [...Map.groupBy(changes, ({ entry }) => entry.id)].flatMap(([id, [first]]) =>
    first !== undefined && isSuch(first.before) ? [id] : [],
  )

const readBooked = reading(
  Schema.Struct({
    ...StoredPosting.fields,
    status: Schema.String,
    gateway_type: Schema.NullOr(Schema.String),
    is_first: Schema.Boolean,
  }),
)

/** Postgres looks through the whole array for each row. */
const ORDERS_IN_STATEMENT = 200

/** Those of the orders that have postings, with these. */
const bookedOrders = async (
  db: Queryable,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyArray<BookedOrder>> => {
  const read = (some: ReadonlyArray<string>) =>
    readBooked(
      db,
      `select p.*, s.status, s.gateway_type, c.is_first from revenue_posting p
       join order_status_period s on s.order_id = p.order_id and s.until_position is null
       join customer_order c on c.order_id = p.order_id
       where p.order_id = any ($1) and s.order_id = any ($1) and c.order_id = any ($1)`,
      [some],
    )
  const parts = Arr.chunksOf([...new Set(ids)], ORDERS_IN_STATEMENT).map(read)
  await together(parts)
  const rows = (await Promise.all(parts)).flat()
  return [...Map.groupBy(rows, ({ order_id }) => order_id).values()].flatMap((postings) =>
    postings[0] === undefined
      ? []
      : [
          {
            postings,
            status: postings[0].status,
            gatewayType: postings[0].gateway_type,
            isFirst: postings[0].is_first,
          },
        ],
  )
}

/** Those of the orders that are in the sums: few of a live batch, whose orders are mostly pending. */
const summedOrders = async (db: Queryable, ids: ReadonlyArray<string>): Promise<ReadonlyArray<BookedOrder>> =>
  bookedOrders(db, await notPending(db, ids))

/** Orders that earlier batches have stored. */
const ordersStoredBefore = (changes: ReadonlyArray<OrderChange>): ReadonlyArray<string> =>
  ordersFollowing(changes, (before) => before !== null)

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
