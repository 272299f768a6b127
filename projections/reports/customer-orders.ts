import { createHash } from "node:crypto"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { ERASED } from "@voltread/domain/shared/personal-fields.ts"
import { Schema } from "effect"
import type { OrderDocument } from "../ordering/order-document.ts"
import { type Queryable, reading, run, together } from "../platform/sql.ts"
import { MEASURES } from "./measures.ts"

/** Sums of a customer's orders: columns of `customer_value` and, by the day of the first order, of `customer_cohort`. */
const SUMS = ["orders", "gross", "order_value", "refunds", "net", "units", "returned_units"] as const

/**
 * Which orders belong to one customer, which of them was the first, and the sums over all orders of a customer. Guests
 * are identified by a keyed hash of their address. Only `label` names a person; an erasure deletes it. Filling the tables
 * needs the index.
 */
export const CUSTOMER_DDL = `
  create table if not exists customer_order (
    order_id text collate "C" primary key,
    customer text collate "C" not null,
    position text collate "C" not null,
    day date not null,
    label text not null,
    username text collate "C",
    is_first boolean not null
  ) with (fillfactor = 80);
  create index if not exists customer_order_customer on customer_order (customer, position);
  create table if not exists customer_value (
    customer text collate "C" primary key,
    first_order text collate "C" not null,
    first_day date not null,
    last_order text collate "C" not null,
    last_day date not null,
    ${SUMS.map((name) => `${name} bigint not null`).join(", ")}
  ) with (fillfactor = 70);
  create table if not exists customer_cohort (
    first_day date primary key,
    customers bigint not null,
    ${SUMS.map((name) => `${name} bigint not null`).join(", ")}
  ) with (fillfactor = 50)`

export const CUSTOMER_INDEX_DDL = `
  create index if not exists customer_order_first on customer_order (customer) where is_first;
  create index if not exists customer_value_net on customer_value (net, customer);
  create index if not exists customer_value_first on customer_value (first_day);`

export const CUSTOMER_TABLES = ["customer_order", "customer_value", "customer_cohort"] as const

const hashed = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32)

/**
 * Orders with the same key belong to one customer. A guest without a key and an address, such as an erased one, is a
 * customer of their own.
 */
export const customerOf = (orderId: string, { placedEmail, state: { created } }: OrderDocument): string => {
  if (created.customerKey !== undefined) return created.customerKey
  if (created.username !== null) return hashed(normalizeEmail(created.username))
  const email = placedEmail ?? created.contact.email
  return hashed(email === ERASED || email === "" ? `order ${orderId}` : normalizeEmail(email))
}

export interface CustomerOrder {
  readonly order_id: string
  readonly customer: string
  readonly position: string
  readonly day: string
  /** Name shown to staff. */
  readonly label: string
  readonly username: string | null
}

/** The amounts to add to a customer's sums. */
export type CustomerSums = Readonly<Record<(typeof SUMS)[number], number>> & { readonly customer: string }

const readOrders = reading(Schema.Struct({ order_id: Schema.String }))

const FIRST = "select order_id, position, day from customer_order"

/** The first orders of customers that stop being so once those in `added`, which were placed earlier, belong to them. */
export const ordersNoLongerFirst = async (
  db: Queryable,
  added: ReadonlyArray<CustomerOrder>,
): Promise<ReadonlyArray<string>> => {
  if (added.length === 0) return []
  const rows = await readOrders(
    db,
    `select distinct n.order_id from json_populate_recordset(null::customer_order, $1) a
     cross join lateral (${FIRST} where customer = a.customer order by position limit 1) n
     where n.position > a.position`,
    [JSON.stringify(added)],
  )
  return rows.map(({ order_id }) => order_id)
}

/** The orders that become the first of their customers once those in `gone` do not belong to them. */
export const ordersFirstWithout = async (
  db: Queryable,
  gone: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const rows = await readOrders(
    db,
    `select distinct n.order_id from customer_order g
     cross join lateral (
       ${FIRST} where customer = g.customer and not order_id = any ($1) order by position limit 1
     ) n
     where g.order_id = any ($1) and g.is_first`,
    [[...gone]],
  )
  return rows.map(({ order_id }) => order_id)
}

export const addCustomerOrders = async (
  db: Queryable,
  added: ReadonlyArray<CustomerOrder>,
): Promise<void> => {
  if (added.length === 0) return
  const inserted = run(
    db,
    "insert into customer_order select * from json_populate_recordset(null::customer_order, $1)",
    [JSON.stringify(added.map((order) => ({ ...order, is_first: false })))],
  )
  await together([inserted, markFirst(db, [...new Set(added.map(({ customer }) => customer))])])
}

/** Marks exactly the earliest order of each of these customers as the first. */
const markFirst = (db: Queryable, customers: ReadonlyArray<string>): Promise<number> =>
  run(
    db,
    `with first as (
       select n.order_id from unnest($1::text[]) k (customer)
       cross join lateral (${FIRST} where customer = k.customer order by position limit 1) n
     ), said as (
       select order_id from customer_order where customer = any ($1) and is_first
     )
     update customer_order set is_first = not is_first
     where order_id in (
       (select order_id from first except select order_id from said)
       union all (select order_id from said except select order_id from first)
     )`,
    [[...customers]],
  )

/** Adds to the customers' sums after their orders were stored; the row of a customer without orders is deleted. */
export const addCustomerSums = async (db: Queryable, sums: ReadonlyArray<CustomerSums>): Promise<void> => {
  // A payment changes none of these sums.
  const changed = sums.filter((sum) => SUMS.some((name) => sum[name] !== 0))
  if (changed.length === 0) return
  const customers = changed.map(({ customer }) => customer)
  const emptied = addCohorts(db, customers, -1)
  const added = run(
    db,
    `insert into customer_value as known (customer, first_order, first_day, last_order, last_day, ${SUMS.join(", ")})
     select a.customer, '', 'epoch', '', 'epoch', ${SUMS.map((name) => `a.${name}`).join(", ")}
     from json_populate_recordset(null::customer_value, $1) a
     on conflict (customer) do update set
       ${SUMS.map((name) => `${name} = known.${name} + excluded.${name}`).join(", ")}`,
    [JSON.stringify(changed)],
  )
  const dated = run(
    db,
    `update customer_value v set first_order = f.order_id, first_day = f.day, last_order = l.order_id, last_day = l.day
     from unnest($1::text[]) k (customer)
     cross join lateral (${FIRST} where customer = k.customer order by position limit 1) f
     cross join lateral (${FIRST} where customer = k.customer order by position desc limit 1) l
     where v.customer = k.customer`,
    [customers],
  )
  const dropped = run(db, "delete from customer_value where customer = any ($1) and orders = 0", [customers])
  await together([emptied, added, dated, dropped, addCohorts(db, customers, 1)])
  // A day without first orders has no other figures, either.
  await run(db, "delete from customer_cohort where customers = 0 and first_day = any ($1::date[])", [
    (await emptied).map(({ first_day }) => first_day),
  ])
}

const readDays = reading(Schema.Struct({ first_day: Schema.String }))

const addCohorts = (db: Queryable, customers: ReadonlyArray<string>, sign: 1 | -1) =>
  readDays(
    db,
    `insert into customer_cohort as known (first_day, customers, ${SUMS.join(", ")})
     select first_day, $2::bigint * count(*), ${SUMS.map((name) => `$2::bigint * sum(${name})`).join(", ")}
     from customer_value where customer = any ($1) group by first_day order by first_day
     on conflict (first_day) do update set customers = known.customers + excluded.customers,
       ${SUMS.map((name) => `${name} = known.${name} + excluded.${name}`).join(", ")}
     returning first_day`,
    [[...customers], sign],
  )

const readSums = reading(
  Schema.Struct({
    customer: Schema.String,
    orders: Schema.Int,
    gross: Schema.Int,
    order_value: Schema.Int,
    refunds: Schema.Int,
    net: Schema.Int,
    units: Schema.Int,
    returned_units: Schema.Int,
  }),
)

/** Removes these orders and their sums from their customers. Must run while their postings still exist. */
export const removeCustomerOrders = async (db: Queryable, ids: ReadonlyArray<string>): Promise<void> => {
  const sums = await readSums(
    db,
    `select c.customer, -count(distinct p.order_id) as orders, -sum(p.gross)::bigint as gross,
       -(${MEASURES.order_value})::bigint as order_value, -sum(p.returns)::bigint as refunds,
       -sum(p.gross - p.discount - p.returns)::bigint as net,
       -sum(p.units)::bigint as units, -sum(p.returned_units)::bigint as returned_units
     from customer_order c join revenue_posting p on p.order_id = c.order_id
     where c.order_id = any ($1) group by c.customer`,
    [[...ids]],
  )
  await run(db, "delete from customer_order where order_id = any ($1)", [[...ids]])
  await markFirst(
    db,
    sums.map(({ customer }) => customer),
  )
  await addCustomerSums(db, sums)
}
