import type { StatusCounts } from "@voltread/domain/ordering/counts.ts"
import type { PickupStatus } from "@voltread/domain/ordering/item-status-facts.ts"
import { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { Schema } from "effect"
import { fromCursor, paged, pageSize, toCursor } from "../platform/cursor.ts"
import { checkpoint, LIVE_SCHEMA } from "../platform/schema.ts"
import { type Queryable, reading } from "../platform/sql.ts"
import { Where } from "../platform/where.ts"
import { type IncompleteOrder, IS_INCOMPLETE, incompleteOrders } from "./incomplete-orders.ts"
import { countsOf, orderCountsByStatus, sumOf } from "./order-counts.ts"
import { orderSearchPatterns } from "./order-search.ts"

/**
 * Totals in cents; `username` is the owner of the orders, including guest orders with the same address. `from` and `to`
 * are UTC days (`YYYY-MM-DD`, both inclusive) or instants (`to` exclusive).
 */
export interface OrderFilter {
  readonly orderIds?: ReadonlyArray<string> | null | undefined
  readonly statuses?: ReadonlyArray<OrderStatus> | null | undefined
  readonly search?: string | null | undefined
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
  readonly gatewayType?: string | null | undefined
  readonly affiliateId?: string | null | undefined
  readonly username?: string | null | undefined
  readonly partner?: string | null | undefined
  readonly pickupStatus?: PickupStatus | null | undefined
  /** Only those with a payment that its customer disputes. */
  readonly onlyDisputed?: boolean | null | undefined
  readonly minTotal?: number | null | undefined
  readonly maxTotal?: number | null | undefined
}

const SORTS = {
  NEWEST: { column: "created_at", direction: "desc", type: "timestamptz", beyond: "<" },
  OLDEST: { column: "created_at", direction: "asc", type: "timestamptz", beyond: ">" },
  TOTAL_DESC: { column: "total", direction: "desc", type: "bigint", beyond: "<" },
  TOTAL_ASC: { column: "total", direction: "asc", type: "bigint", beyond: ">" },
  UPDATED: { column: "updated_at", direction: "desc", type: "timestamptz", beyond: "<" },
} as const
export type OrderSort = keyof typeof SORTS

const OrderSummary = Schema.Struct({
  id: Schema.String,
  uniqueId: Schema.String,
  username: Schema.NullOr(Schema.String),
  customerName: Schema.String,
  email: Schema.String,
  status: OrderStatus,
  total: Schema.Int,
  paid: Schema.Int,
  refunded: Schema.Int,
  disputed: Schema.Int,
  itemCount: Schema.Int,
  firstItemName: Schema.String,
  gatewayType: Schema.NullOr(Schema.String),
  orderSubmittedDate: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  updatedAt: Schema.String,
  affiliateId: Schema.NullOr(Schema.String),
  shipState: Schema.String,
  /** Some of its events are parked. */
  isIncomplete: Schema.Boolean,
})
/** Amounts in cents; the shop keeps `paid − refunded`. */
export type OrderSummary = typeof OrderSummary.Type

const COLUMNS = `order_id as "id", unique_id as "uniqueId", username, customer_name as "customerName", email, status,
  total, paid, refunded, disputed, item_count as "itemCount", first_item_name as "firstItemName", gateway_type as "gatewayType",
  submitted_at as "orderSubmittedDate", created_at as "createdAt", updated_at as "updatedAt",
  affiliate_id as "affiliateId", ship_state as "shipState", ${IS_INCOMPLETE}`

/** For a row of the order list; it has an index of its own. */
export const IS_DISPUTED = "disputed > 0"

const readSummaries = reading(OrderSummary)
const readCount = reading(Schema.Struct({ count: Schema.Int }))

const readNumbers = reading(Schema.Struct({ id: Schema.String, uniqueId: Schema.String }))

/** The public numbers of these orders, without those not projected yet. */
export const orderNumbers = async (
  db: Queryable,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, string>> => {
  const found = await readNumbers(
    db,
    `select order_id as "id", unique_id as "uniqueId" from read.order_list where order_id = any($1)`,
    [[...ids]],
  )
  return new Map(found.map(({ id, uniqueId }) => [id, uniqueId]))
}

interface OrderPage {
  readonly orders: ReadonlyArray<OrderSummary>
  readonly nextCursor: string | null
}

interface PageOptions {
  readonly filter?: OrderFilter
  readonly sort?: OrderSort
  readonly after?: string | null
  readonly first?: number
}

/** One page of orders. Throws `InvalidCursor` for an `after` of another sort order. */
export const orderPage = async (db: Queryable, options: PageOptions = {}): Promise<OrderPage> => {
  const { filter = {}, sort = "NEWEST", after } = options
  const first = pageSize(options.first)
  const { column, direction, type, beyond } = SORTS[sort]
  const order = `order by ${column} ${direction}, order_id ${direction} limit ${first + 1}`
  const perStatus = isPerStatus(filter)
  const where = conditions(filter, { withStatuses: !perStatus })
  if (after != null) {
    const [value, id] = fromCursor(sort, after)
    where.and(value, (at) => `(${column}, order_id) ${beyond} (${at}::${type}, ${where.value(id)})`)
  }
  // The first rows of each status come from its index, so that a rare status is not searched for among all orders.
  const from = perStatus
    ? `unnest(${where.value([...new Set(filter.statuses)])}::text[]) as wanted (one)
       cross join lateral (
         select * from read.order_list where status = wanted.one and ${where} ${order}
       ) as of_status`
    : "read.order_list"
  const rows = await readSummaries(
    db,
    `select ${COLUMNS} from ${from} where ${perStatus ? "true" : where} ${order}`,
    where.values,
  )
  const { page, nextCursor } = paged(rows, first, (last) => toCursor(sort, sortValue(last, sort), last.id))
  return { orders: page, nextCursor }
}

/** Counting stops here, so that a query takes the same time however many orders there are. */
const COUNTED_UP_TO = 10_000

interface AdminOrderPage extends OrderPage {
  readonly totalCount: number
  readonly moreThanCounted: boolean
  /** On the first page only: orders that cannot be shown. */
  readonly incomplete: ReadonlyArray<IncompleteOrder>
  readonly hasMoreIncomplete: boolean
  readonly position: string
}

const NONE_INCOMPLETE = { orders: [], hasMore: false }

/** The page with the number of matching orders, counted up to 10,000, and a position that the answer includes. */
export const adminOrderPage = async (db: Queryable, options: PageOptions = {}): Promise<AdminOrderPage> => {
  const { position } = await checkpoint(db, { schema: LIVE_SCHEMA })
  const [page, count, incomplete] = await Promise.all([
    orderPage(db, options),
    countOrders(db, options.filter ?? {}),
    options.after == null ? incompleteOrders(db, options.filter?.search) : NONE_INCOMPLETE,
  ])
  return {
    ...page,
    totalCount: Math.min(count, COUNTED_UP_TO),
    moreThanCounted: count > COUNTED_UP_TO,
    incomplete: incomplete.orders,
    hasMoreIncomplete: incomplete.hasMore,
    position,
  }
}

const countOrders = async (db: Queryable, filter: OrderFilter): Promise<number> => {
  const { statuses, username, ...others } = filter
  if (isUnfiltered(others))
    return sumOf(await orderCountsByStatus(db, username ?? undefined), wantedStatuses(statuses))
  const where = conditions(filter, { withStatuses: true })
  const [row] = await readCount(
    db,
    `select count(*) from (select from read.order_list where ${where} limit ${COUNTED_UP_TO + 1}) as matching`,
    where.values,
  )
  return row?.count ?? 0
}

const readStatusCounts = reading(Schema.Struct({ status: OrderStatus, count: Schema.Int }))

export interface FilteredCounts {
  readonly byStatus: StatusCounts
  readonly total: number
  /** Counting stopped early: the count is a lower bound. */
  readonly isPartial: boolean
}

/**
 * How many orders of each status match the other filters and the search. It stops when 10,000 are found: the results of
 * a broad search are only partly counted. A text that is too short for the search index is not counted at all.
 */
export const filteredCounts = async (db: Queryable, filter: OrderFilter): Promise<FilteredCounts> => {
  const { statuses: _, username, ...others } = filter
  const isWhole = isUnfiltered(others)
  const byStatus = isWhole
    ? await orderCountsByStatus(db, username ?? undefined)
    : countsOf(isBySearchIndex(filter) ? await countMatching(db, filter) : [])
  const total = sumOf(byStatus)
  const isPartial = !isWhole && (total > COUNTED_UP_TO || !isBySearchIndex(filter))
  return { byStatus, total, isPartial }
}

const countMatching = (db: Queryable, filter: OrderFilter) => {
  const where = conditions(filter, { withStatuses: false })
  return readStatusCounts(
    db,
    `select status, count(*)::int as count
     from (select status from read.order_list where ${where} limit ${COUNTED_UP_TO + 1}) as matching group by status`,
    where.values,
  )
}

/** A trigram index finds nothing shorter. */
const TRIGRAM = 3

const isBySearchIndex = ({ search }: OrderFilter): boolean => {
  const patterns = orderSearchPatterns(search ?? "")
  return patterns.length === 0 || patterns.some((pattern) => pattern.length >= TRIGRAM + "%%".length)
}

const isUnfiltered = (others: Omit<OrderFilter, "statuses" | "username">): boolean =>
  Object.values(others).every((value) => value == null || value === "" || value === false)

const wantedStatuses = (statuses: OrderFilter["statuses"]) =>
  statuses == null || statuses.length === 0 ? undefined : statuses

/** Not for a text search, whose own index covers all statuses at once. */
const isPerStatus = (filter: OrderFilter): boolean =>
  wantedStatuses(filter.statuses) !== undefined && orderSearchPatterns(filter.search ?? "").length === 0

const conditions = (filter: OrderFilter, { withStatuses }: { readonly withStatuses: boolean }): Where => {
  const where = new Where()
    .and(withStatuses ? wantedStatuses(filter.statuses) : null, (at) => `status = any(${at}::text[])`)
    .and(filter.orderIds, (at) => `order_id = any(${at}::text[])`)
    .and(filter.from, (at) => `created_at >= ${at}::timestamptz`)
    .and(filter.to, (at) =>
      filter.to?.length === 10
        ? `created_at < ${at}::timestamptz + interval '1 day'`
        : `created_at < ${at}::timestamptz`,
    )
    .and(filter.gatewayType, (at) => `gateway_type = ${at}`)
    .and(filter.affiliateId, (at) => `affiliate_id = ${at}`)
    .and(filter.username, (at) => `owner = ${at}`)
    .and(filter.partner, (at) => `partners @> array[${at}]`)
    .and(filter.pickupStatus, (at) => `pickup_status = ${at}`)
    .and(filter.minTotal, (at) => `total >= ${at}::bigint`)
    .and(filter.maxTotal, (at) => `total <= ${at}::bigint`)
  if (filter.onlyDisputed === true) where.also(IS_DISPUTED)
  for (const pattern of orderSearchPatterns(filter.search ?? ""))
    where.and(pattern, (at) => `search like ${at}`)
  return where
}

const sortValue = (order: OrderSummary, sort: OrderSort): string | number => {
  switch (sort) {
    case "NEWEST":
    case "OLDEST":
      return order.createdAt
    case "TOTAL_DESC":
    case "TOTAL_ASC":
      return order.total
    case "UPDATED":
      return order.updatedAt
  }
}
