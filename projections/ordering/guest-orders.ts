import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { ERASED } from "@voltread/domain/shared/personal-fields.ts"
import { Schema } from "effect"
import { type Projection, removingRows } from "../platform/projection.ts"
import { type Queryable, reading, run } from "../platform/sql.ts"
import type { OrderBatch, OrderChange } from "./order-document.ts"

/**
 * One row for each order that was placed without an account, with its contact details. Guests are identified by email
 * address: their orders have the same `owner` in `order_list` before and after they register.
 */
export const guestOrders: Projection<OrderBatch> = {
  name: "guest-orders",
  version: 2,
  source: "orders",
  tables: ["guest_order"],
  tableDdl: `
    create table if not exists guest_order (
      order_id text collate "C" primary key,
      owner text collate "C" not null,
      first_name text not null,
      last_name text not null,
      phone text not null,
      created_at timestamptz not null,
      search text not null
    )`,
  indexDdl: `
    create index if not exists guest_order_created on guest_order (created_at, owner);
    create index if not exists guest_order_owner on guest_order (owner, created_at, order_id);
    create index if not exists guest_order_search on guest_order using gin (search gin_trgm_ops);
    create index if not exists guest_order_name on guest_order
      using gin ((lower(first_name || ' ' || last_name)) gin_trgm_ops);`,
  apply: async (db, { orders }) => {
    const guests = new Map(orders.flatMap(guestRow).map((row) => [row.order_id, row]))
    if (guests.size === 0) return
    await run(
      db,
      `insert into guest_order select * from json_populate_recordset(null::guest_order, $1)
       on conflict (order_id) do update set owner = excluded.owner, search = excluded.search`,
      [JSON.stringify([...guests.values()])],
    )
  },
  remove: removingRows("order_id", "guest_order"),
}

/**
 * Pure: none except for the first event of an order, which says who placed it, and a change of their address. Erased
 * guests have no data left to show.
 */
const guestRow = ({ entry, before, after }: OrderChange) => {
  const { username, contact } = after.state.created
  if (before?.state.created.contact.email === contact.email) return []
  if (username !== null || contact.email === ERASED || contact.email === "") return []
  const { firstName, lastName, phone } = contact
  const owner = normalizeEmail(contact.email)
  return [
    {
      order_id: entry.id,
      owner,
      first_name: firstName,
      last_name: lastName,
      phone,
      created_at: after.created.at,
      search: [owner, firstName, lastName, phone].join(" ").toLowerCase(),
    },
  ]
}

const Guest = Schema.Struct({
  username: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.String,
  createdAt: Schema.String,
})
const readGuests = reading(Guest)

/** The guest with this address, from their newest order without an account; null: there is none. */
export const guestByAddress = async (db: Queryable, owner: string): Promise<typeof Guest.Type | null> => {
  const [guest] = await readGuests(
    db,
    `select owner as username, first_name as "firstName", last_name as "lastName", phone,
       (select min(created_at) from read.guest_order f where f.owner = g.owner) as "createdAt"
     from read.guest_order g where owner = $1 order by created_at desc, order_id desc limit 1`,
    [owner],
  )
  return guest ?? null
}
