import { type NamedPlace, namedPlaces } from "@voltread/domain/shared/named-place.ts"
import { searchPatterns } from "@voltread/projections/platform/search.ts"
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

export const isSomebody = (found: FoundBy): boolean => found._tag === "many" || found.owners.length > 0

const ADDRESS = "lower(city || ', ' || state || ' ' || postal_code)"
const ORDER_NUMBER = /^[A-Z0-9]+-[A-Z0-9]+$/

/** Shorter beginnings are those of too many cities. */
const SHORTEST_BEGINNING = 3

/** Whether a text is the name of the city, or the beginning of it. */
export type CityAs = "name" | "beginning"

/** LIKE patterns of a place; the city with a wildcard before it only where another address may stand there. */
const patternsOf =
  (cityAs: CityAs) =>
  ({ city, postalCode, state }: NamedPlace): ReadonlyArray<string> => {
    const isBegun = cityAs === "beginning" && (city?.length ?? 0) >= SHORTEST_BEGINNING
    const written = isBegun ? `${city}%` : (city ?? "%")
    const pattern = `${written}, ${state?.toLowerCase() ?? "%"} ${postalCode ?? ""}%`
    return city === null ? [pattern] : [pattern, `%\n${pattern}`]
  }

const readOwners = reading(Schema.Struct({ owner: Schema.String }))

/** Whom a text means by a place that they had an order or a mail sent to, or by the number of their order. */
export const foundBy = async (db: Queryable, text: string, cityAs: CityAs): Promise<FoundBy> => {
  const patterns = namedPlaces(text).flatMap(patternsOf(cityAs))
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

/** The people in a place whose own text has the words before it: the Marias of `maria dallas`. */
export interface NamedInPlace {
  /** LIKE patterns. */
  readonly named: ReadonlyArray<string>
  readonly place: FoundBy
}

/** `salt lake city utah`. */
const MOST_WORDS_OF_PLACE = 4

/** Whom a text means by a name and a place behind it, however many of its words are the place. */
export const namedInPlace = async (db: Queryable, text: string): Promise<ReadonlyArray<NamedInPlace>> => {
  const words = text.trim().split(/[\s,]+/)
  const lengths = [1, 2, 3, MOST_WORDS_OF_PLACE].filter((length) => length < words.length)
  const found = await Promise.all(
    lengths.map(async (length) => ({
      named: searchPatterns(words.slice(0, -length).join(" ")),
      place: await foundBy(db, words.slice(-length).join(" "), "beginning"),
    })),
  )
  return found.filter(({ place }) => isSomebody(place))
}

const isIn = (places: string, patterns: ReadonlyArray<string>, values: Where): string =>
  `(${patterns.map((pattern) => `${places} like ${values.value(pattern)}`).join(" or ")})`

/** SQL: `owner` has an address in a place. Asked row by row: `offset 0` keeps the tables from being read whole. */
export const livesIn = (owner: string, patterns: ReadonlyArray<string>, values: Where): string =>
  `(exists (select from account_address where username = ${owner} and ${isIn(ADDRESS, patterns, values)} offset 0)
    or exists (select from read.order_list o where o.owner = ${owner} and ${isIn("places", patterns, values)} offset 0))`
