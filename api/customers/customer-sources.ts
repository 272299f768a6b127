import type { CustomerListRequest } from "@voltread/domain/contract/customer.ts"
import { ERASED } from "@voltread/domain/shared/personal-fields.ts"
import { beginningOf, endOf } from "@voltread/projections/platform/days.ts"
import type { Where } from "@voltread/projections/platform/where.ts"
import { IS_STAFF } from "../accounts/accounts.ts"
import { type FoundBy, livesIn, type NamedInPlace } from "./customer-places.ts"
import { isLikeName } from "./similar-names.ts"

/** `search`: parts of name, email address or phone number, a place or both, or the number of an order. */
export type CustomerFilters = NonNullable<CustomerListRequest["filters"]>

/** Whom a search wants: all; those whose text matches all of the patterns, or whom it means otherwise; by a similar name. */
export type Wanted =
  | { readonly _tag: "all" }
  | {
      readonly _tag: "text"
      readonly patterns: ReadonlyArray<string>
      readonly foundBy: FoundBy
      readonly inPlaces: ReadonlyArray<NamedInPlace>
    }
  | { readonly _tag: "similar"; readonly name: string }

/** A table of people: the columns with their identity and since when they are known. */
interface Source {
  readonly columns: string
  readonly table: string
  /** The column with their user name. */
  readonly owner: string
  /** What is searched, in lower case, of the row with this alias. */
  readonly text: (alias: string) => string
  /** The conditions of its rows besides that of `person`, given what makes the row with an alias match. */
  readonly where: (matches: (alias: string) => string) => ReadonlyArray<string>
}

/** Staff are not customers; they have a list of their own. */
const ACCOUNTS: Source = {
  columns: `username, type, first_name, last_name, phone, is_active, false as is_guest, created_at`,
  table: "account",
  owner: "username",
  text: (at) =>
    `lower(${at}.username || ' ' || ${at}.first_name || ' ' || ${at}.last_name || ' ' || coalesce(${at}.phone, ''))`,
  where: () => [`not (${IS_STAFF})`],
}

/**
 * Guests without an account. Where several of a guest's orders match, the first one represents them. Asked row by row, by
 * `offset 0`: a page needs few of them.
 */
const GUESTS: Source = {
  columns: `owner as username, 'GUEST' as type, first_name, last_name, phone, false as is_active, true as is_guest,
    created_at`,
  table: "read.guest_order",
  owner: "owner",
  text: (at) => `${at}.search`,
  where: (matches) => [
    "not exists (select from account a where a.username = person.owner offset 0)",
    `not exists (
       select from read.guest_order f
       where f.owner = person.owner and (f.created_at, f.order_id) < (person.created_at, person.order_id)
         and ${matches("f")} offset 0
     )`,
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

interface Match {
  readonly condition: string
  /** How well it matches, from 0 to 1. */
  readonly closeness: string
}

const matchOf =
  ({ owner, text }: Source, wanted: Wanted, values: Where) =>
  (alias: string): Match => {
    switch (wanted._tag) {
      case "all":
        return { condition: "true", closeness: "1" }
      case "text": {
        const hasAll = (patterns: ReadonlyArray<string>) => ownMatch(patterns, text(alias), values)
        const isMeant = (place: FoundBy) => otherMatch(place, alias, owner, values)
        const ways = [
          hasAll(wanted.patterns),
          isMeant(wanted.foundBy),
          ...wanted.inPlaces.map(({ named, place }) => `${hasAll(named)} and ${isMeant(place)}`),
        ]
        return { condition: `(${ways.join(" or ")})`, closeness: "1" }
      }
      case "similar": {
        const like = isLikeName(
          `lower(${alias}.first_name || ' ' || ${alias}.last_name)`,
          wanted.name,
          values,
        )
        return { ...like, condition: `${alias}.first_name <> '${ERASED}' and ${like.condition}` }
      }
    }
  }

const ownMatch = (patterns: ReadonlyArray<string>, text: string, values: Where): string =>
  patterns.map((pattern) => `${text} like ${values.value(pattern)}`).join(" and ")

const otherMatch = (foundBy: FoundBy, alias: string, owner: string, values: Where): string => {
  const column = `${alias}.${owner}`
  if (foundBy._tag === "many")
    return `${alias}.first_name <> '${ERASED}' and ${livesIn(column, foundBy.patterns, values)}`
  return foundBy.owners.length === 0 ? "false" : `${column} = any(${values.value(foundBy.owners)})`
}

interface Selection {
  readonly wanted: Wanted
  /** The last person of the page before; null on the first page. */
  readonly behind: readonly [createdAt: unknown, username: unknown] | null
  readonly limit: number
  /** The shop's, in which days begin and end. */
  readonly timeZone: string
  readonly values: Where
}

/** SQL: the people of all sources that the filters leave, the closest match first, then the newest. */
export const selections = (
  { status, from, to }: CustomerFilters,
  { behind, limit, timeZone, values, wanted }: Selection,
): string =>
  sourcesOf(status)
    .map((source) => {
      const match = matchOf(source, wanted, values)
      const own = match("person")
      const conditions = [
        own.condition,
        ...source.where((alias) => match(alias).condition),
        ...(status == null || status === "guest" ? [] : [`is_active = (${values.value(status)} = 'active')`]),
        ...(from == null ? [] : [`created_at >= ${beginningOf(values.value(from), values.value(timeZone))}`]),
        ...(to == null ? [] : [`created_at < ${endOf(values.value(to), values.value(timeZone))}`]),
        ...(behind === null
          ? []
          : [
              `(created_at, ${source.owner}) < (${values.value(behind[0])}::timestamptz, ${values.value(behind[1])})`,
            ]),
      ]
      const order = wanted._tag === "similar" ? "closeness desc, created_at desc" : "created_at desc"
      return `(select ${source.columns}, ${own.closeness} as closeness from ${source.table} person
        where ${conditions.join(" and ")} order by ${order}, ${source.owner} desc limit ${values.value(limit)})`
    })
    .join(" union all ")
