import { fromCursor, paged, toCursor } from "@voltread/projections/platform/cursor.ts"
import { searchPatterns } from "@voltread/projections/platform/search.ts"
import { type Queryable, reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Effect, Schema } from "effect"
import { isPseudonym } from "../platform/event-log/personal/event-encryption.ts"
import { dollars } from "../platform/graphql/money.ts"
import { queryReadModel, querySnapshot } from "../platform/read-model.ts"
import { currentSettings } from "../settings/current-settings.ts"
import { FEW, type FoundBy, foundBy, isSomebody, namedInPlace } from "./customer-places.ts"
import { type CustomerFilters, selections, type Wanted } from "./customer-sources.ts"
import { purchaseTotalsSql } from "./purchase-totals.ts"
import { MOST_SIMILAR_NAMES, SET_SIMILARITY, typedName } from "./similar-names.ts"

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

/** The rows of a page, of the people that `people` selects. */
const readPage = (
  db: Queryable,
  { people, values }: { readonly people: string; readonly values: Where },
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
) =>
  readRows(
    db,
    `select a.username, a.type, a.first_name as "firstName", a.last_name as "lastName", a.phone,
       a.is_active as "isActive", a.is_guest as "isGuest", a.created_at as "createdAt", o.orders, o.spent
     from (
       select * from (${people}) as found order by closeness desc, created_at desc, username desc
       limit ${values.value(limit)} offset ${values.value(offset)}
     ) a
     cross join lateral (${purchaseTotalsSql("a.username")}) o
     order by a.closeness desc, a.created_at desc, a.username desc`,
    values.values,
  )

const toCustomers = (rows: ReadonlyArray<typeof Row.Type>) =>
  rows.map(({ spent, ...customer }) => ({
    ...customer,
    isErased: isPseudonym(customer.username),
    spent: dollars(spent),
  }))

const wantedBy = async (db: Queryable, search: string, timeZone: string): Promise<Wanted> => {
  const patterns = searchPatterns(search)
  if (patterns.length === 0) return { _tag: "all" }
  const [there, inPlaces] = await Promise.all([foundBy(db, search, "name"), namedInPlace(db, search)])
  const wanted = { _tag: "text", patterns, foundBy: there, inPlaces } as const
  if (isSomebody(there)) return wanted
  const around = await foundBy(db, search, "beginning")
  if (!isSomebody(around)) return wanted
  // What a name begins with, many cities do.
  return (await isAnybody(db, wanted, timeZone)) ? wanted : { ...wanted, foundBy: around }
}

const isAnybody = async (db: Queryable, wanted: Wanted, timeZone: string): Promise<boolean> => {
  const values = new Where()
  const people = selections({}, { wanted, behind: null, limit: 1, timeZone, values })
  const [row] = await readCount(db, `select count(*) as count from (${people}) as matching`, values.values)
  return row !== undefined && row.count > 0
}

/** Newest first: people with an account and people who have ordered without one, with their purchases. */
export const listCustomers = Effect.fnUntraced(function* (question: CustomerQuestion) {
  const { timeZone } = (yield* currentSettings).time
  const page = yield* queryReadModel((db) => foundPage(db, question, timeZone))
  const name = typedName(question.filters.search ?? "")
  if (page.totalCount > 0 || question.after !== null || name === null) return page
  const similar = yield* querySnapshot((db) => similarlyNamed(db, name, question.filters, timeZone))
  return { ...page, customers: similar, totalCount: similar.length, areSimilar: similar.length > 0 }
})

const foundPage = async (
  db: Queryable,
  { pageNumber, pageSize, filters, after }: CustomerQuestion,
  timeZone: string,
) => {
  const wanted = await wantedBy(db, filters.search ?? "", timeZone)
  const offset = after === null ? (pageNumber - 1) * pageSize : 0
  const values = new Where()
  const behind = after === null ? null : fromCursor(SORT, after)
  const limit = offset + pageSize + 1
  const people = selections(filters, { wanted, behind, limit, timeZone, values })
  const [rows, count] = await Promise.all([
    readPage(db, { people, values }, { limit: pageSize + 1, offset }),
    countOf(db, wanted, filters, timeZone),
  ])
  const { page, nextCursor } = paged(rows, pageSize, (last) => toCursor(SORT, last.createdAt, last.username))
  return {
    customers: toCustomers(page),
    pageNumber,
    pageSize,
    ...(count ?? { totalCount: offset + page.length, moreThanCounted: nextCursor !== null }),
    nextCursor,
    areSimilar: false,
  }
}

interface Count {
  readonly totalCount: number
  readonly moreThanCounted: boolean
}

const isMany = ({ _tag }: FoundBy): boolean => _tag === "many"

/** Undefined where all that live in a place would have to be looked at. */
const countOf = async (
  db: Queryable,
  wanted: Wanted,
  filters: CustomerFilters,
  timeZone: string,
): Promise<Count | undefined> => {
  if (wanted._tag === "text" && isMany(wanted.foundBy)) {
    const isNarrowed = [filters.status, filters.from, filters.to].some((filter) => filter != null)
    return isNarrowed ? undefined : { totalCount: FEW, moreThanCounted: true }
  }
  if (wanted._tag === "text" && wanted.inPlaces.some(({ place }) => isMany(place))) return undefined
  const values = new Where()
  const limit = COUNTED_UP_TO + 1
  const people = selections(filters, { wanted, behind: null, limit, timeZone, values })
  const [row] = await readCount(db, `select count(*) as count from (${people}) as matching`, values.values)
  const count = row?.count ?? 0
  return { totalCount: Math.min(count, COUNTED_UP_TO), moreThanCounted: count > COUNTED_UP_TO }
}

/** The people whose names are most like this one, in a transaction of its own. */
const similarlyNamed = async (db: Queryable, name: string, filters: CustomerFilters, timeZone: string) => {
  await db.query({ text: SET_SIMILARITY })
  const values = new Where()
  const wanted: Wanted = { _tag: "similar", name }
  const limit = MOST_SIMILAR_NAMES
  const people = selections(filters, { wanted, behind: null, limit, timeZone, values })
  return toCustomers(await readPage(db, { people, values }, { limit }))
}
