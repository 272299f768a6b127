import { type NamedPlace, namedPlaces } from "@voltread/domain/shared/named-place.ts"
import { type Queryable, reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Schema } from "effect"
import { isPseudonym } from "../platform/event-log/personal/event-encryption.ts"

/** The people that a text means by their address or an order: few are known by name, of many only how to find them. */
export type FoundBy =
  | { readonly _tag: "few"; readonly owners: ReadonlyArray<string> }
  | { readonly _tag: "many"; readonly patterns: ReadonlyArray<string> }

/** Of more people than this it is faster to look at the newest customers one by one. */
export const FEW = 3_000

const ADDRESS = "lower(city || ', ' || state || ' ' || postal_code)"
const ORDER_NUMBER = /^[A-Z0-9]+-[A-Z0-9]+$/

/** LIKE patterns of a place; the city with a wildcard before it only where another address may stand there. */
const patternsOf = ({ city, postalCode, state }: NamedPlace): ReadonlyArray<string> => {
  const pattern = `${city ?? "%"}, ${state?.toLowerCase() ?? "%"} ${postalCode ?? ""}%`
  return city === null ? [pattern] : [pattern, `%\n${pattern}`]
}

const readOwners = reading(Schema.Struct({ owner: Schema.String }))

/** Whom a text means by a place that they had an order or a mail sent to, or by the number of their order. */
export const foundBy = async (db: Queryable, text: string): Promise<FoundBy> => {
  const patterns = namedPlaces(text).flatMap(patternsOf)
  const number = text.trim().toUpperCase()
  const values = new Where()
  const few = `limit ${FEW + 1}`
  const selections = [
    ...(patterns.length === 0
      ? []
      : [
          `(select username as owner from account_address where ${isIn(ADDRESS, patterns, values)} ${few})`,
          `(select owner from read.order_list where owner is not null and ${isIn("places", patterns, values)} ${few})`,
        ]),
    ...(ORDER_NUMBER.test(number)
      ? [`select owner from read.order_list where owner is not null and unique_id = ${values.value(number)}`]
      : []),
  ]
  if (selections.length === 0) return { _tag: "few", owners: [] }
  const found = await readOwners(db, selections.join(" union "), values.values)
  if (found.length > FEW) return { _tag: "many", patterns }
  return { _tag: "few", owners: found.map(({ owner }) => owner).filter((owner) => !isPseudonym(owner)) }
}

const isIn = (places: string, patterns: ReadonlyArray<string>, values: Where): string =>
  `(${patterns.map((pattern) => `${places} like ${values.value(pattern)}`).join(" or ")})`

/** SQL: `owner` has an address in a place. Asked row by row: `offset 0` keeps the tables from being read whole. */
export const livesIn = (owner: string, patterns: ReadonlyArray<string>, values: Where): string =>
  `(exists (select from account_address where username = ${owner} and ${isIn(ADDRESS, patterns, values)} offset 0)
    or exists (select from read.order_list o where o.owner = ${owner} and ${isIn("places", patterns, values)} offset 0))`
