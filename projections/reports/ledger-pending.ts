import { Schema } from "effect"
import { type Queryable, reading } from "../platform/sql.ts"

/**
 * Orders whose postings are not in the sums: reports add them up themselves. An order that was just placed changes its
 * status several times within seconds, and each time some two hundred sums would change; here it waits until it has
 * become quieter, and the sums of many orders are written together.
 */
export const LEDGER_PENDING_DDL = `
  create table if not exists ledger_pending (
    order_id text collate "C" primary key
  )`

/** Orders that a report adds up in some three milliseconds. */
export const MOST_PENDING = 100
/** Times as many, while a log is caught up with: most of its orders have their last status by then. */
const WHEN_CATCHING_UP = 10
/** Changes in one batch that are more than a busy shop's. */
const MANY_CHANGES = 500
/** Orders whose sums are written within a live batch, which others wait for. */
const MOST_AT_ONCE = 500

/** How many of the pending orders are to be added to the sums now, by the number of changes in this batch. */
export const ordersDue = (pending: number, most: number, changes: number): number => {
  const isCatchingUp = changes >= MANY_CHANGES
  const allowed = isCatchingUp ? most * WHEN_CATCHING_UP : most
  if (pending <= allowed) return 0
  const due = pending - Math.floor(allowed / 2)
  return isCatchingUp ? due : Math.min(due, MOST_AT_ONCE)
}

const readCount = reading(Schema.Struct({ pending: Schema.Int }))

/** Adds these orders to those that are pending. Returns how many there are now; without orders, 0. */
export const addPending = async (db: Queryable, ids: ReadonlyArray<string>): Promise<number> => {
  if (ids.length === 0) return 0
  const [row] = await readCount(
    db,
    `with added as (
       insert into ledger_pending select unnest($1::text[]) on conflict do nothing returning 1
     )
     select (select count(*) from ledger_pending) + (select count(*) from added) as pending`,
    [[...ids]],
  )
  return row?.pending ?? 0
}

const readIds = reading(Schema.Struct({ order_id: Schema.String }))

/** Those of the orders that are not pending. */
export const notPending = async (
  db: Queryable,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  if (ids.length === 0) return []
  const rows = await readIds(
    db,
    `select order_id from unnest($1::text[]) asked (order_id)
     where not exists (select from ledger_pending n where n.order_id = asked.order_id)`,
    [[...ids]],
  )
  return rows.map(({ order_id }) => order_id)
}

/** Removes these many of the pending orders, those placed first, and returns them. */
export const takePending = async (db: Queryable, count: number): Promise<ReadonlyArray<string>> => {
  const rows = await readIds(
    db,
    `delete from ledger_pending where order_id in (
       select n.order_id from ledger_pending n left join customer_order c on c.order_id = n.order_id
       order by c.position nulls first limit $1
     ) returning order_id`,
    [count],
  )
  return rows.map(({ order_id }) => order_id)
}
