import { lineOf } from "@voltread/domain/ordering/order-state.ts"
import type { OrderBatch, OrderChange, OrderDocument } from "../ordering/order-document.ts"
import { lastGatewayType } from "../ordering/order-gateway.ts"
import { type Projection, removingRows } from "../platform/projection.ts"
import { run } from "../platform/sql.ts"
import { type Posting, toPostings } from "./posting.ts"

/**
 * What the money reports add up: postings, which never change, and the periods (from position to position of the log)
 * in which each order had one status and gateway. A report as of a position reads the postings up to it and the
 * periods that contain it, so that last month's figure can be reproduced.
 */
export const revenueLedger: Projection<OrderBatch> = {
  name: "revenue-ledger",
  version: 2,
  source: "orders",
  tables: ["revenue_posting", "order_status_period", "report_value"],
  tableDdl: `
    create table if not exists revenue_posting (
      order_id text collate "C",
      revision integer,
      item_id text collate "C",
      position text collate "C" not null,
      day date not null,
      kind text not null,
      category text not null,
      brand text not null,
      partner text not null,
      affiliate_id text collate "C",
      rollup_id text collate "C",
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
    );`,
  indexDdl: `
    create index if not exists revenue_posting_day on revenue_posting (day);
    create index if not exists revenue_posting_affiliate on revenue_posting (affiliate_id, day)
      where affiliate_id is not null;`,
  apply: async (db, { orders }) => {
    const postings = orders.flatMap((change) => toPostings(change).map((posting) => toRow(change, posting)))
    if (postings.length > 0)
      await run(
        db,
        "insert into revenue_posting select * from json_populate_recordset(null::revenue_posting, $1)",
        [JSON.stringify(postings)],
      )
    const periods = toStatusPeriods(orders)
    if (periods.length > 0) await run(db, APPEND_PERIODS, [JSON.stringify(periods)])
    const values = toReportValues(orders)
    if (values.length > 0)
      await run(
        db,
        `insert into report_value select * from json_populate_recordset(null::report_value, $1)
         on conflict do nothing`,
        [JSON.stringify(values)],
      )
  },
  // What the filters of reports offer names nobody and is shared by many orders: it stays.
  remove: removingRows("order_id", "revenue_posting", "order_status_period"),
}

/** A period ends where the next one of its order begins; the first new one closes that of an earlier batch. */
const APPEND_PERIODS = `
  with added as (
    select * from json_populate_recordset(null::order_status_period, $1)
  ), closed as (
    update order_status_period s set until_position = a.from_position
    from (select order_id, min(from_position) as from_position from added group by order_id) a
    where s.order_id = a.order_id and s.until_position is null
  )
  insert into order_status_period select * from added`

const toRow = ({ entry, before, after }: OrderChange, posting: Posting) => {
  const line =
    lineOf(after.state, posting.itemId) ??
    (before === null ? undefined : lineOf(before.state, posting.itemId))
  const { affiliate } = after.state.created
  return {
    order_id: entry.id,
    revision: entry.revision,
    item_id: posting.itemId,
    position: entry.position,
    day: entry.at.slice(0, 10),
    kind: posting.kind,
    category: line?.category ?? "",
    brand: line?.brand ?? "",
    partner: line?.partner ?? "",
    affiliate_id: affiliate.affiliateId,
    rollup_id: affiliate.rollupId,
    gross: posting.gross,
    discount: posting.discount,
    returns: posting.returns,
    shipping: posting.shipping,
    tax: posting.tax,
    supplier_cost: posting.supplierCost,
    lender_take: posting.lenderTake,
    affiliate_take: posting.affiliateTake,
  }
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

/** What the reports' filters can be set to. */
const toReportValues = (changes: ReadonlyArray<OrderChange>) => {
  const values = new Map<string, { readonly filter: string; readonly value: string }>()
  const add = (filter: string, value: string | null) => {
    if (value !== null && value !== "") values.set(`${filter} ${value}`, { filter, value })
  }
  for (const { entry, after } of changes) {
    const { event } = entry
    if (event.type === "OrderCreated") add("affiliate", event.data.affiliate.affiliateId)
    if (event.type === "OrderItemAdded") {
      add("category", event.data.item.category)
      add("brand", event.data.item.brand)
      add("partner", event.data.item.partner)
    }
    if (event.type === "OrderPaymentDetailsUpdated" || event.type === "OrderLeaseDetailsUpdated")
      add("gateway", lastGatewayType(after.state))
  }
  return [...values.values()]
}
