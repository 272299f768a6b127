import { CitiesData, type City, PlaceData } from "@voltread/domain/contract/place.ts"
import { cityBeginnings } from "@voltread/domain/shared/city-search.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

const CityRow = CitiesData.fields.cities.value
const NOTHING = Schema.Struct({})

/** The place of a five-digit postal code, with the cities that its mail may name. */
export const placeOfPostalCode = Effect.fnUntraced(function* (
  postalCode: string,
): Effect.fn.Return<PlaceData, DatabaseError, Database> {
  const [found] = yield* rows(PlaceRow, {
    name: "place-of-postal-code",
    text: PLACE,
    values: [postalCode],
  })
  if (found !== undefined) return { place: found, hasPlaces: true }
  const any = yield* rows(NOTHING, {
    name: "any-postal-place",
    text: "select from postal_place order by postal_code limit 1",
    values: [],
  })
  return { place: null, hasPlaces: any.length > 0 }
})

const PlaceRow = PlaceData.fields.place.members[0]

const PLACE = `
  select array[p.city] || array(
      select c.city from postal_place_city c
      where c.postal_code = p.postal_code and c.state = p.state and c.city_key <> p.city_key order by c.city
    ) as cities, p.state, length(p.postal_code) = 5 as "isExact"
  from postal_place p
  where p.postal_code in ($1, left($1, 3)) order by length(p.postal_code) desc limit 1`

/**
 * At most eight cities that begin with a text of at least two letters: those of the state first, then an exact match,
 * then those with the most postal codes.
 */
export const citiesLike = (
  text: string,
  state: string | null,
): Effect.Effect<ReadonlyArray<City>, DatabaseError, Database> => {
  const beginnings = cityBeginnings(text)
  return beginnings.length === 0
    ? Effect.succeed([])
    : rows(CityRow, { name: "cities-like", text: CITIES_LIKE, values: [beginnings, state] })
}

// "{" comes right after "z". A code of three digits is a region: the city has more than one code.
export const CITIES_LIKE = `
  select coalesce(min(found.city) filter (where found.is_usual), min(found.city)) as city, found.state,
    case when min(found.postal_code) = max(found.postal_code) and length(min(found.postal_code)) = 5
      then min(found.postal_code) end as "postalCode"
  from unnest($1::text[]) typed (beginning)
  cross join lateral (
    select p.city_key, p.city, p.state, p.postal_code, true as is_usual from postal_place p
    where p.city_key >= typed.beginning and p.city_key < typed.beginning || '{'
    union all
    select c.city_key, c.city, c.state, c.postal_code, false from postal_place_city c
    where c.city_key >= typed.beginning and c.city_key < typed.beginning || '{'
  ) found
  group by found.city_key, found.state
  order by (found.state = $2) is true desc, found.city_key = any ($1) desc, count(*) desc, found.city_key, found.state
  limit 8`
