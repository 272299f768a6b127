import { TimelineEntry } from "@voltread/domain/contract/order.ts"
import { Schema } from "effect"
import { type Projection, removingRows } from "../platform/projection.ts"
import { type Queryable, reading, run } from "../platform/sql.ts"
import { CustomerFact } from "./customer-fact.ts"
import { customerFact } from "./customer-timeline-entry.ts"
import type { OrderBatch, OrderChange } from "./order-document.ts"
import { timelineText } from "./order-timeline-entry.ts"

export interface Timeline {
  readonly entries: ReadonlyArray<typeof TimelineEntry.Type>
  readonly total: number
}

const CustomerTimelineEntry = Schema.Struct({ id: Schema.String, at: Schema.String, fact: CustomerFact })
/** One event of an order as shown to its customer. */
type CustomerTimelineEntry = typeof CustomerTimelineEntry.Type

export interface CustomerTimeline {
  readonly entries: ReadonlyArray<CustomerTimelineEntry>
  readonly total: number
}

/** Every event of every order: in words for staff, and as a typed fact where customers see it. */
export const orderTimeline: Projection<OrderBatch> = {
  name: "order-timeline",
  version: 11,
  source: "orders",
  tables: ["order_timeline"],
  tableDdl: `
    create table if not exists order_timeline (
      order_id text collate "C",
      revision integer,
      entry json not null,
      customer_entry json,
      acted_by text collate "C",
      primary key (order_id, revision)
    )`,
  indexDdl: `
    create index if not exists order_timeline_acted_by on order_timeline (acted_by) where acted_by is not null;`,
  // No `on conflict`: applying an event twice must fail visibly.
  apply: async (db, { orders }) => {
    if (orders.length === 0) return
    await run(
      db,
      "insert into order_timeline select * from json_populate_recordset(null::order_timeline, $1)",
      [
        JSON.stringify(
          orders.map((change) => ({
            order_id: change.entry.id,
            revision: change.entry.revision,
            entry: toTimelineEntry(change),
            customer_entry: toCustomerEntry(change),
            acted_by: visitor(change),
          })),
        ),
      ],
    )
  },
  remove: removingRows("order_id", "order_timeline"),
}

/** Pure: also used for events that are not stored yet. */
const toTimelineEntry = (change: OrderChange): typeof TimelineEntry.Type => ({
  id: change.entry.eventId,
  revision: change.entry.revision,
  type: change.entry.event.type,
  ...timelineText(change),
  at: change.entry.at,
  actorId: change.entry.actor.id,
  actorName: change.entry.actor.name,
  actorRole: change.entry.actor.role,
  cause: change.entry.causationId,
  correlationId: change.entry.correlationId,
})

const ACCOUNTS: ReadonlySet<string> = new Set(["customer", "customersupport", "admin", "super admin"])

/** Accounts other than the owner's that acted on the order: an erasure finds the order by them. */
const visitor = ({ entry: { actor }, after }: OrderChange): string | null =>
  ACCOUNTS.has(actor.role) && actor.id !== after.state.created.username ? actor.id : null

const toCustomerEntry = (change: OrderChange): CustomerTimelineEntry | null => {
  const fact = customerFact(change)
  return fact === null ? null : { id: change.entry.eventId, at: change.entry.at, fact }
}

const readEntries = reading(Schema.Struct({ entry: TimelineEntry }))

/** All events of an order, oldest first, for staff. Empty when there is no such order. */
export const timelineOf = async (db: Queryable, orderId: string): Promise<Timeline> => {
  const rows = await readEntries(
    db,
    "select entry from read.order_timeline where order_id = $1 order by revision",
    [orderId],
  )
  return { entries: rows.map(({ entry }) => entry), total: rows.length }
}

const readCustomerEntries = reading(Schema.Struct({ entry: CustomerTimelineEntry }))

/** The events that the customer sees, oldest first. Empty when there is no such order. Amounts in cents. */
export const customerTimelineOf = async (db: Queryable, orderId: string): Promise<CustomerTimeline> => {
  const rows = await readCustomerEntries(
    db,
    `select customer_entry as entry from read.order_timeline
     where order_id = $1 and customer_entry is not null order by revision`,
    [orderId],
  )
  return { entries: rows.map(({ entry }) => entry), total: rows.length }
}
