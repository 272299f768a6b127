import type { StatusCounts } from "@voltread/domain/ordering/counts.ts"
import { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { Record, Schema } from "effect"
import type { Projection } from "../platform/projection.ts"
import { type Queryable, reading, run, together } from "../platform/sql.ts"
import type { OrderBatch, OrderChange } from "./order-document.ts"
import { ownerOf } from "./order-owner.ts"

/** Stands for all orders, including guests'. The only other orders without a username are abandoned checkouts. */
const EVERYBODY = ""

/**
 * How many orders are in each status, for each customer and for all: one row each, so that reading takes as long with a
 * million orders as with ten.
 */
export const orderCounts: Projection<OrderBatch> = {
  name: "order-counts",
  version: 4,
  source: "orders",
  tables: ["order_count"],
  tableDdl: `
    create table if not exists order_count (
      username text collate "C",
      status text,
      orders integer not null,
      primary key (username, status)
    ) with (fillfactor = 50)`,
  indexDdl: "",
  apply: async (db, { orders }) => {
    const deltas = toDeltas(orders)
    if (deltas.length === 0) return
    await together([
      run(
        db,
        `insert into order_count select * from json_populate_recordset(null::order_count, $1)
         on conflict (username, status) do update set orders = order_count.orders + excluded.orders`,
        [JSON.stringify(deltas)],
      ),
      dropEmpty(db, [...new Set(deltas.map(({ username }) => username))]),
    ])
  },
  remove: async (db, ids) => {
    const owned = await readOwned(
      db,
      `select counted as username, document->'state'->>'status' as status, count(*) as orders
       from order_detail cross join lateral unnest(array[$2, nullif(owner, $2)]) as counted
       where order_id = any ($1) and counted is not null group by 1, 2`,
      [[...ids], EVERYBODY],
    )
    await run(
      db,
      `update order_count set orders = order_count.orders - gone.orders
       from json_populate_recordset(null::order_count, $1) gone
       where order_count.username = gone.username and order_count.status = gone.status`,
      [JSON.stringify(owned)],
    )
    await dropEmpty(db, [...new Set(owned.map(({ username }) => username))])
  },
}

/** A count of zero has no row, so that a rebuild gives the same rows. */
const dropEmpty = (db: Queryable, usernames: ReadonlyArray<string>): Promise<number> =>
  run(db, "delete from order_count where orders = 0 and username = any ($1)", [[...usernames]])

interface Delta {
  readonly username: string
  readonly status: OrderStatus
  readonly orders: number
}

const toDeltas = (changes: ReadonlyArray<OrderChange>): ReadonlyArray<Delta> => {
  const sums = new Map<string, Delta>()
  const add = (username: string, status: OrderStatus, orders: number) => {
    const key = JSON.stringify([username, status])
    sums.set(key, { username, status, orders: (sums.get(key)?.orders ?? 0) + orders })
  }
  for (const { before, after } of changes) {
    // Most events change neither the status nor, with the customer's address, the owner.
    if (before?.state.status === after.state.status && before.state.created === after.state.created) continue
    if (before !== null)
      for (const owner of new Set([EVERYBODY, ownerOf(before.state)])) add(owner, before.state.status, -1)
    for (const owner of new Set([EVERYBODY, ownerOf(after.state)])) add(owner, after.state.status, 1)
  }
  return [...sums.values()].filter(({ orders }) => orders !== 0)
}

const readOwned = reading(Schema.Struct({ username: Schema.String, status: OrderStatus, orders: Schema.Int }))
const readCounts = reading(Schema.Struct({ status: OrderStatus, count: Schema.Int }))

/** The number of orders in each status: of one customer, or of all. */
export const orderCountsByStatus = async (db: Queryable, username?: string): Promise<StatusCounts> => {
  const rows = await readCounts(
    db,
    "select status, orders as count from read.order_count where username = $1",
    [username ?? EVERYBODY],
  )
  return countsOf(rows)
}

/** A count for each status; 0 where there is no row. */
export const countsOf = (
  counted: ReadonlyArray<{ readonly status: OrderStatus; readonly count: number }>,
): StatusCounts => {
  const counts = new Map(counted.map(({ status, count }) => [status, count]))
  return Record.map(ORDER_STATUS_TABLE, (_, status) => counts.get(status) ?? 0)
}

/** The orders in these statuses, each counted once however often its status is listed. */
export const sumOf = (counts: StatusCounts, statuses: ReadonlyArray<OrderStatus> = ORDER_STATUSES): number =>
  sum([...new Set(statuses)].map((status) => counts[status]))
