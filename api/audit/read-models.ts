import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { orderStatusesThat } from "@voltread/domain/ordering/order-status-table.ts"
import { Effect, Schema } from "effect"
import { rowsOn, snapshot } from "../platform/postgres/query.ts"
import { SETTLED_AFTER_MINUTES } from "./comparison.ts"
import type { Finding } from "./findings.ts"

/** Orders per batch: few, so that the shop is not slowed down. */
const PAGE = 500

const FindingRow = Schema.Struct({ stream: Schema.String, what: Schema.String })
const Page = Schema.Struct({ orders: Schema.Int, last: Schema.NullOr(Schema.String) })

export interface ComparedPage {
  readonly orders: number
  /** Where the next page begins; null on the last page. */
  readonly last: string | null
  readonly findings: ReadonlyArray<Finding>
}

/**
 * Compares the next orders after `after` with list, page, timeline and stock. All of it is read in one snapshot; an
 * order that one side has not caught up with is left to the next pass.
 */
export const compareOrders = (after: string) =>
  snapshot((client) =>
    Effect.gen(function* () {
      const [page] = yield* rowsOn(client, Page, {
        text: `select count(*)::int as orders, max(order_id) as last from (
                 select order_id from audit_order where order_id > $1 order by order_id limit ${PAGE}
               ) page`,
        values: [after],
      })
      const last = page?.orders === PAGE ? page.last : null
      const findings: Array<Finding> = []
      for (const text of [ORDERS_OF_THE_LOG, ROWS_FROM_NOWHERE]) {
        findings.push(...(yield* rowsOn(client, FindingRow, { text, values: [after, last] })))
      }
      findings.push(
        ...(yield* rowsOn(client, FindingRow, {
          text: HELD_FOR_NOTHING,
          values: [after, last, orderStatusesThat(({ stock }) => stock === "released")],
        })),
      )
      const compared: ComparedPage = { orders: page?.orders ?? 0, last, findings }
      return compared
    }),
  )

/** The read models have reached exactly the order's newest event. */
const ORDERS_OF_THE_LOG = `
  select 'order-' || a.order_id as stream, said.what
  from audit_order a
  left join read.order_list l on l.order_id = a.order_id
  left join read.order_detail d on d.order_id = a.order_id
  cross join lateral (
    select count(*)::int as entries from read.order_timeline t where t.order_id = a.order_id
  ) timeline
  cross join lateral (values
    (l.order_id is null, 'It is not in the list.'),
    (d.order_id is null, 'It has no page.'),
    (l.status <> a.status, format('The list says %s, its events say %s.', l.status, a.status)),
    (l.total <> a.total, format('The list says %s cents, its events say %s.', l.total, a.total)),
    (d.revision <> a.revision,
      format('Its page ends with event %s, its events with %s.', d.revision, a.revision)),
    (timeline.entries <> a.revision + 1,
      format('Its timeline has %s entries for %s events.', timeline.entries, a.revision + 1))
  ) said (is_so, what)
  where a.order_id > $1 and ($2::text is null or a.order_id <= $2)
    and a.position <= (select position from read.checkpoint)
    and coalesce(d.revision, 0) <= a.revision
    and said.is_so`

/** Rows of orders that the audit does not know, though it is further along than the read models. */
const ROWS_FROM_NOWHERE = `
  select 'order-' || l.order_id as stream, 'The list has it, and the log has not.' as what
  from read.order_list l
  where l.order_id > $1 and ($2::text is null or l.order_id <= $2)
    and not exists (select from audit_order a where a.order_id = l.order_id)
    and (select position from process_checkpoint where name = 'audit') >= (select position from read.checkpoint)`

const HELD_FOR_NOTHING = `
  select 'order-' || a.order_id as stream, format('It is %s, and still holds units.', a.status) as what
  from audit_order a join stock_reservation r on r.order_id = a.order_id
  where a.order_id > $1 and ($2::text is null or a.order_id <= $2)
    and r.state <> 'released' and a.status = any ($3)
    and a.changed_at < clock_timestamp() - interval '${SETTLED_AFTER_MINUTES} minutes'
    and r.touched_at < clock_timestamp() - interval '${SETTLED_AFTER_MINUTES} minutes'`

/** Compares counts, parked events and queued messages, which belong to no single order. */
export const compareSums = snapshot((client) =>
  Effect.gen(function* () {
    const findings: Array<Finding> = []
    findings.push(...(yield* rowsOn(client, FindingRow, { text: COUNTS_OF_ALL, values: [ORDER_STATUSES] })))
    for (const text of [COUNTS_OF_CUSTOMERS, COUNTS_OF_LOANS, PARKED, WAITING_MESSAGES]) {
      findings.push(...(yield* rowsOn(client, FindingRow, { text, values: [] })))
    }
    return findings
  }),
)

/** Only where both sides have processed the same orders. */
const COUNTS_OF_ALL = `
  with audited as (select status, count(*)::int as orders from audit_order group by status),
    at_rest as (
      select (select position from process_checkpoint where name = 'audit') >= position
        and not exists (select from audit_order a where a.position > c.position) as yes
      from read.checkpoint c
    )
  select 'read.order_count' as stream,
    format('It counts %s orders as %s, their events %s.', coalesce(c.orders, 0), wanted.status, coalesce(a.orders, 0)) as what
  from unnest($1::text[]) wanted (status)
  left join audited a on a.status = wanted.status
  left join read.order_count c on c.status = wanted.status and c.username = ''
  where (select yes from at_rest) and coalesce(a.orders, 0) <> coalesce(c.orders, 0)`

const COUNTS_OF_CUSTOMERS = `
  with listed as (
    select owner as username, status, count(*)::int as orders from read.order_list
    where owner <> '' group by owner, status
  )
  select 'read.order_count' as stream,
    format('Of customers, %s counts by status differ from the list.', count(*)) as what
  from listed full join (select * from read.order_count where username <> '') c using (username, status)
  where coalesce(listed.orders, 0) <> coalesce(c.orders, 0)
  having count(*) > 0`

const COUNTS_OF_LOANS = `
  with listed as (select status, count(*)::int as applications from read.loan_application group by status)
  select 'read.loan_count' as stream,
    format('It counts %s applications as %s, the list has %s.',
      coalesce(c.applications, 0), status, coalesce(l.applications, 0)) as what
  from listed l full join read.loan_count c using (status)
  where coalesce(c.applications, 0) <> coalesce(l.applications, 0)`

/** Each is processed within seconds, or a person must see why not. */
const WAITING_MESSAGES = `
  select 'gateway_message' as stream,
    format('Messages of %s wait since %s.', gateway, to_char(min(received_at), 'YYYY-MM-DD HH24:MI')) as what
  from gateway_message
  where processed_at is null and received_at < clock_timestamp() - interval '1 hour'
  group by gateway`

const PARKED =
  "select stream, format('Event %s could not be applied.', revision) as what from read.parked_event"
