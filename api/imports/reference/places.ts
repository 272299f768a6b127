import { PostalPlace } from "@voltread/domain/catalogue/store.ts"
import { isSameCity } from "@voltread/domain/shared/city-search.ts"
import { statesOfPostalCode } from "@voltread/domain/shared/postal-code.ts"
import { Effect, Result, Schema } from "effect"
import { upsertFurtherCities, upsertPostalPlaces } from "../../catalogue/stores.ts"
import { executeOn } from "../../platform/postgres/query.ts"
import { keysOf, rowsOf } from "./known-rows.ts"
import { number, type ReferenceKind, readRecord } from "./reference-kind.ts"

const City = Schema.Struct({ city: Schema.String, state: PostalPlace.fields.state })

/** The place of a postal code, with the other cities that its mail may name. */
const Place = Schema.Struct({ ...PostalPlace.fields, furtherCities: Schema.Array(City) })
type Place = typeof Place.Type

/** By the names of the file's columns, so that what is wrong with a line names one of them. */
const readLine = readRecord(
  Schema.Struct({
    code: PostalPlace.fields.postalCode,
    city: PostalPlace.fields.city,
    state: PostalPlace.fields.state,
    lat: PostalPlace.fields.latitude,
    lon: PostalPlace.fields.longitude,
  }),
)

/** Three digits may be all that a spreadsheet has left of `00501`: they would stand for the codes of another state. */
const isCutOff = (code: string, state: string): boolean => {
  const states = statesOfPostalCode(code)
  return code.length === 3 && states.length > 0 && !states.some((each) => each === state)
}

/** A line for each city of a code; the first one has the coordinates. */
export const PLACES: ReferenceKind<Place> = {
  columns: { code: "78653", city: "Manor", state: "TX", lat: "30.34", lon: "-97.53" },
  read: ({ code = "", city = "", state = "", ...where }) =>
    Result.flatMap(readLine({ code, city, state, lat: number(where.lat), lon: number(where.lon) }), (line) =>
      isCutOff(line.code, line.state)
        ? Result.fail(
            `code: no ZIP code in ${line.state} begins with ${line.code}; are zeros in front missing?`,
          )
        : Result.succeed({
            postalCode: line.code,
            city: line.city,
            state: line.state,
            latitude: line.lat,
            longitude: line.lon,
            furtherCities: [],
          }),
    ),
  lines: ({ postalCode, city, state, latitude, longitude, furtherCities }) => {
    const where = { lat: String(latitude), lon: String(longitude) }
    const further = furtherCities.toSorted((one, other) => (one.city < other.city ? -1 : 1))
    return [{ city, state }, ...further].map((each) => ({ code: postalCode, ...each, ...where }))
  },
  keyOf: ({ postalCode }) => postalCode,
  // A city that is named twice is stored once.
  merge: (place, { city, state }) =>
    Result.succeed(
      [place, ...place.furtherCities].some((known) => isSameCity(known.city, city))
        ? place
        : { ...place, furtherCities: [...place.furtherCities, { city, state }] },
    ),
  known: (client, keys) =>
    rowsOf(client, Place, keys, {
      from: "postal_place",
      key: "postal_code",
      columns: `postal_code as "postalCode", city, state, latitude, longitude,
        (select coalesce(json_agg(json_build_object('city', further.city, 'state', further.state)), '[]')
         from postal_place_city further where further.postal_code = postal_place.postal_code) as "furtherCities"`,
    }),
  write: (client, places) =>
    Effect.gen(function* () {
      yield* upsertPostalPlaces(client, places)
      yield* executeOn(client, {
        text: "delete from postal_place_city where postal_code = any ($1)",
        values: [places.map(({ postalCode }) => postalCode)],
      })
      yield* upsertFurtherCities(
        client,
        places.flatMap(({ postalCode, furtherCities }) =>
          furtherCities.map((further) => ({ postalCode, ...further })),
        ),
      )
    }),
  keysAfter: keysOf("postal_place", "postal_code"),
}
