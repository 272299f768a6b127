import { PICKUP_STATUSES, type PickupStatus } from "@voltread/domain/ordering/item-status-facts.ts"
import { missingMoney, orderBalance } from "@voltread/domain/ordering/order-balance.ts"
import { disputedAmount } from "@voltread/domain/ordering/order-money.ts"
import { liveLines, type OrderLine, orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { newest } from "../platform/entry.ts"
import { type Projection, removingRows } from "../platform/projection.ts"
import { run } from "../platform/sql.ts"
import type { OrderBatch, OrderDocument } from "./order-document.ts"
import { lastGatewayType } from "./order-gateway.ts"
import { ownerOf } from "./order-owner.ts"
import { placesOf, searchText } from "./order-search.ts"

/** One row for each order, with the columns that lists show, filter, sort and search by. */
export const orderList: Projection<OrderBatch> = {
  name: "order-list",
  version: 12,
  source: "orders",
  tables: ["order_list"],
  tableDdl: `
    create table if not exists order_list (
      order_id text collate "C" primary key,
      unique_id text collate "C" not null,
      username text collate "C",
      customer_name text not null,
      email text collate "C" not null,
      status text not null,
      total bigint not null,
      item_count integer not null,
      first_item_name text not null,
      gateway_type text,
      submitted_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      affiliate_id text collate "C",
      ship_state text not null,
      partners text[] not null,
      search text not null,
      owner text collate "C",
      pickup_status text,
      paid bigint not null default 0,
      refunded bigint not null default 0,
      missing bigint not null default 0,
      disputed bigint not null default 0,
      places text
    ) with (fillfactor = 80)`,
  indexDdl: `
    create index if not exists order_list_created on order_list (created_at, order_id);
    create index if not exists order_list_updated on order_list (updated_at, order_id);
    create index if not exists order_list_total on order_list (total, order_id);
    create index if not exists order_list_status on order_list (status, created_at, order_id);
    create index if not exists order_list_owner on order_list (owner, created_at, order_id);
    create index if not exists order_list_number on order_list (unique_id);
    create index if not exists order_list_gateway on order_list (gateway_type, created_at, order_id)
      where gateway_type is not null;
    create index if not exists order_list_pickup on order_list (pickup_status, created_at, order_id)
      where pickup_status is not null;
    create index if not exists order_list_affiliate on order_list (affiliate_id, created_at, order_id)
      where affiliate_id is not null;
    create index if not exists order_list_missing on order_list (created_at, order_id) where missing > 0;
    create index if not exists order_list_disputed on order_list (created_at, order_id) where disputed > 0;
    create index if not exists order_list_partners on order_list using gin (partners);
    create index if not exists order_list_search on order_list using gin (search gin_trgm_ops);
    create index if not exists order_list_places on order_list using gin (places gin_trgm_ops);`,
  apply: async (db, { orders }) => {
    if (orders.length === 0) return
    await run(
      db,
      `insert into order_list select * from json_populate_recordset(null::order_list, $1)
       on conflict (order_id) do update set
         unique_id = excluded.unique_id, username = excluded.username, customer_name = excluded.customer_name,
         email = excluded.email, status = excluded.status, total = excluded.total,
         item_count = excluded.item_count, first_item_name = excluded.first_item_name,
         gateway_type = excluded.gateway_type, submitted_at = excluded.submitted_at,
         created_at = excluded.created_at, updated_at = excluded.updated_at, affiliate_id = excluded.affiliate_id,
         ship_state = excluded.ship_state, partners = excluded.partners, search = excluded.search,
         owner = excluded.owner, pickup_status = excluded.pickup_status, paid = excluded.paid,
         refunded = excluded.refunded, missing = excluded.missing, disputed = excluded.disputed,
         places = excluded.places`,
      [JSON.stringify([...newest(orders)].map(([id, document]) => toListRow(id, document)))],
    )
  },
  remove: removingRows("order_id", "order_list"),
}

/**
 * Pure: the list's row of an order. `item_count` is the number of units that were not canceled; `refunded` is the part
 * of `paid` that was returned to the customer, `missing` the unpaid part of an order that counts as paid, and `disputed`
 * what its customer's bank has not decided about.
 */
const toListRow = (id: string, document: OrderDocument) => {
  const { state } = document
  const { created, lines } = state
  const { contact } = created
  const live = liveLines(state)
  const { paid, refunded } = orderBalance(state)
  return {
    order_id: id,
    unique_id: created.uniqueId,
    username: created.username,
    customer_name: `${contact.firstName} ${contact.lastName}`.trim(),
    email: contact.email,
    status: state.status,
    total: orderTotals(state).total,
    item_count: live.reduce((units, { quantity }) => units + quantity, 0),
    first_item_name: lines[0]?.name ?? "",
    gateway_type: lastGatewayType(state),
    submitted_at: document.submittedAt,
    created_at: document.created.at,
    updated_at: document.updated.at,
    affiliate_id: created.affiliate.affiliateId,
    ship_state: state.shippingAddress?.state ?? "",
    partners: [...new Set(lines.map(({ partner }) => partner))].sort(),
    search: searchText(state),
    places: placesOf(state),
    owner: ownerOf(state),
    pickup_status: pickupStatusOf(lines),
    paid,
    refunded,
    missing: missingMoney(state),
    disputed: disputedAmount(state),
  }
}

/** The next step of a pickup: preparing it, or handing it over; null when there is none. */
const pickupStatusOf = (lines: ReadonlyArray<OrderLine>): PickupStatus | null =>
  PICKUP_STATUSES.find((status) => lines.some((line) => line.status === status)) ?? null
