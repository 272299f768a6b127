import { orderStatusesThat } from "@voltread/domain/ordering/order-status-table.ts"
import { fromCursor, toCursor } from "@voltread/projections/platform/cursor.ts"
import { searchPatterns } from "@voltread/projections/platform/search.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Schema } from "effect"
import { IS_STAFF } from "../accounts/accounts.ts"
import { isPseudonym } from "../platform/event-log/personal/event-encryption.ts"
import { dollars } from "../platform/graphql/money.ts"
import { queryReadModel } from "../platform/postgres/read-model.ts"

interface CustomerFilters {
  /** Parts of name, e-mail address or phone number. */
  readonly search?: string | null | undefined
  readonly status?: "active" | "disabled" | null | undefined
  /** UTC days, both inclusive. */
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}

export interface CustomerListRequest {
  readonly pageNumber: number
  readonly pageSize: number
  readonly filters: CustomerFilters
  /** Cursor of the previous page, at constant cost for any depth. `pageNumber` is then for display only. */
  readonly after: string | null
}

const Row = Schema.Struct({
  username: Schema.String,
  type: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  createdAt: Schema.String,
  orders: Schema.Int,
  /** Cents. */
  spent: Schema.Int,
})
const readRows = reading(Row)
const readCount = reading(Schema.Struct({ count: Schema.Int }))

/** Counting stops here, to keep the query time bounded. */
const COUNTED_UP_TO = 10_000
const SORT = "customers"
const SPENT = orderStatusesThat(({ countsAsSpent }) => countsAsSpent)
const SEARCHED = "lower(username || ' ' || first_name || ' ' || last_name || ' ' || coalesce(phone, ''))"

/** Staff are not customers; they have a list of their own. */
const CUSTOMERS = `not (${IS_STAFF})`

const conditions = ({ search, status, from, to }: CustomerFilters): Where => {
  const where = new Where()
    .and(status, (at) => `is_active = (${at} = 'active')`)
    .and(from, (at) => `created_at >= ${at}::timestamptz`)
    .and(to, (at) => `created_at < ${at}::timestamptz + interval '1 day'`)
  for (const pattern of searchPatterns(search ?? "")) where.and(pattern, (at) => `${SEARCHED} like ${at}`)
  return where
}

/** Newest first, with the number and total of their orders. */
export const listCustomers = ({ pageNumber, pageSize, filters, after }: CustomerListRequest) =>
  queryReadModel(async (db) => {
    const where = conditions(filters)
    if (after !== null) {
      const [value, username] = fromCursor(SORT, after)
      where.and(value, (at) => `(created_at, username) < (${at}::timestamptz, ${where.value(username)})`)
    }
    const offset = after === null ? (pageNumber - 1) * pageSize : 0
    const counting = conditions(filters)
    const [rows, [counted]] = await Promise.all([
      readRows(
        db,
        `select a.*, coalesce(o.orders, 0) as orders, coalesce(o.spent, 0)::bigint as spent
         from (
           select username, type, first_name as "firstName", last_name as "lastName", phone,
             is_active as "isActive", created_at as "createdAt"
           from account where ${CUSTOMERS} and ${where}
           order by created_at desc, username desc
           limit ${where.value(pageSize + 1)} offset ${where.value(offset)}
         ) a
         left join lateral (
           select count(*) as orders, sum(total) filter (where status = any(${where.value(SPENT)}::text[])) as spent
           from read.order_list where order_list.owner = a.username
         ) o on true
         order by a."createdAt" desc, a.username desc`,
        where.values,
      ),
      readCount(
        db,
        `select count(*) as count from (
           select from account where ${CUSTOMERS} and ${counting} limit ${COUNTED_UP_TO + 1}
         ) as matching`,
        counting.values,
      ),
    ])
    const customers = rows.slice(0, pageSize).map(({ spent, ...customer }) => ({
      ...customer,
      isErased: isPseudonym(customer.username),
      spent: dollars(spent),
    }))
    const last = rows.length > pageSize ? customers.at(-1) : undefined
    const count = counted?.count ?? 0
    return {
      customers,
      pageNumber,
      pageSize,
      totalCount: Math.min(count, COUNTED_UP_TO),
      moreThanCounted: count > COUNTED_UP_TO,
      nextCursor: last === undefined ? null : toCursor(SORT, last.createdAt, last.username),
    }
  })
