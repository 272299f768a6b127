import type { StatusCounts } from "@voltread/domain/ordering/counts.ts"
import { ORDER_STATUSES, OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import type { OrderChange, Projection } from "../projection.ts"
import { type Queryable, reading, run } from "../sql.ts"

/** Stands for all orders, guests' included; no username is empty. */
const EVERYBODY = ""

/**
 * How many orders are in each status, for each customer and for all: one row each, so that reading is as fast with a
 * million orders as with ten.
 */
export const orderCounts: Projection = {
  name: "order-counts",
  version: 1,
  source: "orders",
  tables: ["order_count"],
  tableDdl: `
    create table if not exists order_count (
      username text,
      status text,
      orders integer not null,
      primary key (username, status)
    ) with (fillfactor = 50)`,
  indexDdl: "",
  apply: async (db, { orders }) => {
    const deltas = toDeltas(orders)
    if (deltas.length === 0) return
    await run(
      db,
      `insert into order_count select * from json_populate_recordset(null::order_count, $1)
       on conflict (username, status) do update set orders = order_count.orders + excluded.orders`,
      [JSON.stringify(deltas)],
    )
  },
}

interface Delta {
  readonly username: string
  readonly status: OrderStatus
  readonly orders: number
}

/** Zero sums stay in, so that the rows do not depend on which changes met in one batch. */
const toDeltas = (changes: ReadonlyArray<OrderChange>): ReadonlyArray<Delta> => {
  const sums = new Map<string, Delta>()
  const add = (username: string, status: OrderStatus, orders: number) => {
    const key = JSON.stringify([username, status])
    sums.set(key, { username, status, orders: (sums.get(key)?.orders ?? 0) + orders })
  }
  for (const { before, after } of changes) {
    if (before?.state.status === after.state.status) continue
    const { username } = after.state.created
    for (const owner of new Set([EVERYBODY, username ?? EVERYBODY])) {
      if (before !== null) add(owner, before.state.status, -1)
      add(owner, after.state.status, 1)
    }
  }
  return [...sums.values()]
}

const readCounts = reading(Schema.Struct({ status: OrderStatus, orders: Schema.Int }))

/** One true count for each of the 12 statuses: of one customer, or of all orders. */
export const orderCountsByStatus = async (db: Queryable, username?: string): Promise<StatusCounts> => {
  const rows = await readCounts(db, "select status, orders from read.order_count where username = $1", [
    username ?? EVERYBODY,
  ])
  const counts = new Map(rows.map(({ status, orders }) => [status, orders]))
  const count = (status: OrderStatus) => counts.get(status) ?? 0
  return {
    PENDING_PAYMENT: count("PENDING_PAYMENT"),
    PAYMENT_RECEIVED: count("PAYMENT_RECEIVED"),
    PENDING_ESIGNATURE: count("PENDING_ESIGNATURE"),
    PENDING_REVIEW: count("PENDING_REVIEW"),
    CONFIRMED_BY_SUPPLIER: count("CONFIRMED_BY_SUPPLIER"),
    PENDING_FULFILMENT: count("PENDING_FULFILMENT"),
    COMPLETED: count("COMPLETED"),
    CANCELLED: count("CANCELLED"),
    RETURNED: count("RETURNED"),
    CANCELLED_BY_SUPPLIER: count("CANCELLED_BY_SUPPLIER"),
    PAYMENT_FAILED: count("PAYMENT_FAILED"),
    LOAN_IN_PROCESS: count("LOAN_IN_PROCESS"),
  }
}

/** All orders of those statuses, each counted once however often it is named. */
export const sumOf = (counts: StatusCounts, statuses: ReadonlyArray<OrderStatus> = ORDER_STATUSES): number =>
  sum([...new Set(statuses)].map((status) => counts[status]))
