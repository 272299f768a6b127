import { PostalPlace, Store } from "@voltread/domain/catalogue/store.ts"
import { Effect } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

export const allStores: Effect.Effect<ReadonlyArray<Store>, DatabaseError, Database> = rows(Store, {
  name: "stores",
  text: `select store_id as "storeId", name, address1, city, state, postal_code as "postalCode", phone,
           latitude, longitude from store`,
  values: [],
})

/** Where a postal code lies, or the codes that begin like it; null where neither is known. */
export const placeOf = (postalCode: string): Effect.Effect<PostalPlace | null, DatabaseError, Database> =>
  rows(PostalPlace, {
    name: "postal-place",
    text: `select postal_code as "postalCode", city, state, latitude, longitude from postal_place
           where postal_code in ($1, left($1, 3)) order by length(postal_code) desc limit 1`,
    values: [postalCode],
  }).pipe(Effect.map(([place]) => place ?? null))
