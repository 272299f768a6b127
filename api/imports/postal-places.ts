import { PostalPlace } from "@voltread/domain/catalogue/store.ts"
import { Effect, Result, Schema } from "effect"
import { type FurtherCity, upsertFurtherCities, upsertPostalPlaces } from "../catalogue/stores.ts"
import { transaction } from "../platform/postgres/query.ts"
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
      const rows = readRows(file)
      /** By postal code: its cities so far, in lower case. */
      const known = new Map<string, Set<string>>()
      let skipped = 0
      for (;;) {
        const batch = yield* Effect.tryPromise({ try: () => takeBatch(rows, BATCH), catch: unreadableFile })
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
