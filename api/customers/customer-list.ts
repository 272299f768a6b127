import type { CustomerListRequest } from "@voltread/domain/contract/customer.ts"
import { fromCursor, paged, toCursor } from "@voltread/projections/platform/cursor.ts"
import { beginningOf, endOf } from "@voltread/projections/platform/days.ts"
import { searchPatterns } from "@voltread/projections/platform/search.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Effect, Schema } from "effect"
import { IS_STAFF } from "../accounts/accounts.ts"
import { isPseudonym } from "../platform/event-log/personal/event-encryption.ts"
import { dollars } from "../platform/graphql/money.ts"
import { queryReadModel } from "../platform/read-model.ts"
import { currentSettings } from "../settings/current-settings.ts"
import { purchaseTotalsSql } from "./purchase-totals.ts"

/** `search`: parts of name, email address or phone number. */
type CustomerFilters = NonNullable<CustomerListRequest["filters"]>

interface CustomerQuestion {
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
  isGuest: Schema.Boolean,
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

const SEARCHED = "lower(username || ' ' || first_name || ' ' || last_name || ' ' || coalesce(phone, ''))"

/**
 * A table of people to search: the columns with their identity and since when they are known, and the condition of its
 * rows.
 */
interface Source {
  readonly columns: string
  readonly from: string
  readonly name: string
  readonly where: (question: Question) => ReadonlyArray<string>
}

interface Question {
  readonly status: CustomerFilters["status"]
  /** Placeholders of the patterns that must all match. */
  readonly patterns: ReadonlyArray<string>
  readonly placeholder: (value: unknown) => string
}

/** Staff are not customers; they have a list of their own. */
const ACCOUNTS: Source = {
  columns: `username, type, first_name, last_name, phone, is_active, false as is_guest, created_at`,
  from: "account",
  name: "username",
  where: ({ status, patterns, placeholder }) => [
    `not (${IS_STAFF})`,
    ...(status == null ? [] : [`is_active = (${placeholder(status)} = 'active')`]),
    ...patterns.map((at) => `${SEARCHED} like ${at}`),
  ],
}

/** Guests without an account. Where several of a guest's orders match, the first one represents them. */
const GUESTS: Source = {
  columns: `owner as username, 'GUEST' as type, first_name, last_name, phone, false as is_active, true as is_guest,
    created_at`,
  from: "read.guest_order g",
  name: "owner",
  where: ({ patterns }) => [
    "not exists (select from account a where a.username = g.owner)",
    `not exists (
       select from read.guest_order f
       where f.owner = g.owner and (f.created_at, f.order_id) < (g.created_at, g.order_id)
         ${patterns.map((at) => `and f.search like ${at}`).join(" ")}
     )`,
    ...patterns.map((at) => `g.search like ${at}`),
  ],
}

const sourcesOf = (status: CustomerFilters["status"]): ReadonlyArray<Source> => {
  switch (status) {
    case "guest":
      return [GUESTS]
    case "active":
    case "disabled":
      return [ACCOUNTS]
    case null:
    case undefined:
      return [ACCOUNTS, GUESTS]
  }
}

interface Selection {
  readonly cursor: string | null
  readonly limit: number
  /** The shop's, in which days begin and end. */
  readonly timeZone: string
  readonly values: Where
}

/** One page of the rows of one source, newest first. */
const selections = (
  { search, status, from, to }: CustomerFilters,
  { cursor, limit, timeZone, values }: Selection,
): string => {
  const patterns = searchPatterns(search ?? "").map((pattern) => values.value(pattern))
  const question: Question = { status, patterns, placeholder: (value) => values.value(value) }
  const [newest, username] = cursor === null ? [null, null] : fromCursor(SORT, cursor)
  const days = [
    ...(from == null ? [] : [`created_at >= ${beginningOf(values.value(from), values.value(timeZone))}`]),
    ...(to == null ? [] : [`created_at < ${endOf(values.value(to), values.value(timeZone))}`]),
  ]
  const behind = newest === null ? [] : [`${values.value(newest)}::timestamptz`, values.value(username)]
  const most = values.value(limit)
  return sourcesOf(status)
    .map(({ columns, from: table, name, where }) => {
      const seek = behind.length === 0 ? [] : [`(created_at, ${name}) < (${behind.join(", ")})`]
      const conditions = [...where(question), ...days, ...seek].join(" and ")
      return `(select ${columns} from ${table} where ${conditions} order by created_at desc, ${name} desc limit ${most})`
    })
    .join(" union all ")
}

/** Newest first: people with an account and people who have ordered without one, with their purchases. */
export const listCustomers = Effect.fnUntraced(function* ({
  pageNumber,
  pageSize,
  filters,
  after,
}: CustomerQuestion) {
  const { timeZone } = (yield* currentSettings).time
  return yield* queryReadModel(async (db) => {
    const offset = after === null ? (pageNumber - 1) * pageSize : 0
    const values = new Where()
    const people = selections(filters, { cursor: after, limit: offset + pageSize + 1, timeZone, values })
    const counting = new Where()
    const counted = selections(filters, {
      cursor: null,
      limit: COUNTED_UP_TO + 1,
      timeZone,
      values: counting,
    })
    const [rows, [total]] = await Promise.all([
      readRows(
        db,
        `select a.username, a.type, a.first_name as "firstName", a.last_name as "lastName", a.phone,
           a.is_active as "isActive", a.is_guest as "isGuest", a.created_at as "createdAt", o.orders, o.spent
         from (
           select * from (${people}) as found order by created_at desc, username desc
           limit ${values.value(pageSize + 1)} offset ${values.value(offset)}
         ) a
         cross join lateral (${purchaseTotalsSql("a.username")}) o
         order by a.created_at desc, a.username desc`,
        values.values,
      ),
      readCount(db, `select count(*) as count from (${counted}) as matching`, counting.values),
    ])
    const { page, nextCursor } = paged(rows, pageSize, (last) =>
      toCursor(SORT, last.createdAt, last.username),
    )
    const count = total?.count ?? 0
    return {
      customers: page.map(({ spent, ...customer }) => ({
        ...customer,
        isErased: isPseudonym(customer.username),
        spent: dollars(spent),
      })),
      pageNumber,
      pageSize,
      totalCount: Math.min(count, COUNTED_UP_TO),
      moreThanCounted: count > COUNTED_UP_TO,
      nextCursor,
    }
  })
})
