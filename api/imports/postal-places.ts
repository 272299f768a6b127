import { PostalPlace } from "@voltread/domain/catalogue/store.ts"
import { Effect, Result, Schema } from "effect"
import { type FurtherCity, upsertFurtherCities, upsertPostalPlaces } from "../catalogue/stores.ts"
import { rows, transaction } from "../platform/postgres/query.ts"
import { csvHeader, csvLines } from "../reports/csv.ts"
import { type FileRow, readRows, takeBatch, unreadableFile } from "./file-rows.ts"

/** A number, or in CSV its text; empty text is not 0. */
const Coordinate = Schema.Union([Schema.Finite, Schema.String.check(Schema.isPattern(/\d/))])

const Place = Schema.Struct({
  code: Schema.String,
  city: Schema.String,
  state: Schema.String,
  lat: Coordinate,
  lon: Coordinate,
})
const decodePlace = Schema.decodeUnknownResult(Place)
const decodePostalPlace = Schema.decodeUnknownResult(PostalPlace)

const placeOf = (row: FileRow): Result.Result<PostalPlace, unknown> =>
  row._tag === "unreadable"
    ? Result.fail(row.reason)
    : Result.flatMap(decodePlace(row.fields), ({ code, city, state, lat, lon }) =>
        decodePostalPlace({ postalCode: code, city, state, latitude: Number(lat), longitude: Number(lon) }),
      )

const BATCH = 5_000

/**
 * Imports where postal codes lie, from a file with the columns code, city, state, lat and lon: all that can be read, in
 * one transaction. The first record of a code says where it lies; others name further cities that its mail may have. Fails
 * where the file cannot be read to its end.
 */
export const importPostalPlaces = (file: string) =>
  transaction((client) =>
    Effect.gen(function* () {
      const source = readRows(file)
      /** By postal code: its cities so far, in lower case. */
      const known = new Map<string, Set<string>>()
      let skipped = 0
      for (;;) {
        const batch = yield* Effect.tryPromise({ try: () => takeBatch(source, BATCH), catch: unreadableFile })
        if (batch.length === 0) return { places: known.size, skipped }
        const places: Array<PostalPlace> = []
        const furtherCities: Array<FurtherCity> = []
        for (const row of batch) {
          const place = placeOf(row)
          if (Result.isFailure(place)) {
            skipped += 1
            continue
          }
          const { postalCode, city } = place.success
          const cities = known.get(postalCode)
          if (cities === undefined) {
            known.set(postalCode, new Set([city.toLowerCase()]))
            places.push(place.success)
          } else if (cities.has(city.toLowerCase())) skipped += 1
          else {
            cities.add(city.toLowerCase())
            furtherCities.push(place.success)
          }
        }
        yield* upsertPostalPlaces(client, places)
        yield* upsertFurtherCities(client, furtherCities)
      }
    }),
  )

const COLUMNS = ["code", "city", "state", "lat", "lon"]

const Exported = Schema.Struct({
  code: Schema.String,
  city: Schema.String,
  state: Schema.String,
  lat: Schema.Finite,
  lon: Schema.Finite,
})

/**
 * The places after this postal code, empty for all, as the beginning of a file that imports back without a change; null where
 * there are no more.
 */
export const exportPostalPlaces = Effect.fnUntraced(function* (after: string) {
  const found = yield* rows(Exported, {
    text: `with part as (
             select * from postal_place where postal_code > $1 order by postal_code limit ${BATCH}
           ), place as (
             select postal_code, city, state, latitude, longitude, false as is_further from part
             union all
             select postal_code, further.city, further.state, latitude, longitude, true
             from postal_place_city further join part using (postal_code)
           )
           select postal_code as code, city, state, latitude as lat, longitude as lon from place
           order by postal_code, is_further, city`,
    values: [after],
  })
  const last = found.at(-1)?.code
  if (last === undefined && after !== "") return null
  const lines = csvLines(
    found.map(({ code, city, state, lat, lon }) => ({
      cells: [code, city, state, String(lat), String(lon)],
    })),
  )
  const header = after === "" ? csvHeader(COLUMNS.map((label) => ({ label }))) : ""
  return { lines: header + lines, last: last ?? "" }
})
