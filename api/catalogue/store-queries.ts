import { PostalPlace, Store } from "@voltread/domain/catalogue/store.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, query } from "../platform/postgres/query.ts"

const decodeStores = Schema.decodeUnknownEffect(Schema.Array(Store))
const decodePlace = Schema.decodeUnknownEffect(PostalPlace)

export const allStores: Effect.Effect<ReadonlyArray<Store>, DatabaseError, Database> = query({
  name: "stores",
  text: `select store_id as "storeId", name, address1, city, state, postal_code as "postalCode", phone,
           latitude, longitude from store`,
  values: [],
}).pipe(Effect.flatMap((rows) => Effect.orDie(decodeStores(rows))))

/** Where a postal code lies, or the codes that begin like it; null where neither is known. */
export const placeOf = (postalCode: string): Effect.Effect<PostalPlace | null, DatabaseError, Database> =>
  query({
    name: "postal-place",
    text: `select postal_code as "postalCode", city, state, latitude, longitude from postal_place
           where postal_code in ($1, left($1, 3)) order by length(postal_code) desc limit 1`,
    values: [postalCode],
  }).pipe(
    Effect.flatMap(([row]) => (row === undefined ? Effect.succeed(null) : Effect.orDie(decodePlace(row)))),
  )
