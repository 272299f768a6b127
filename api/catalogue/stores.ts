import type { PostalPlace, Store } from "@voltread/domain/catalogue/store.ts"
import type { Effect } from "effect"
import type pg from "pg"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { type BulkTable, bulkUpsert } from "./upsert.ts"

/** Writes stores; distinct ids. */
export const upsertStores = (
  client: pg.Pool | pg.ClientBase,
  stores: ReadonlyArray<Store>,
): Effect.Effect<void, DatabaseError> => bulkUpsert(client, STORE_TABLE, stores)

/** Writes the places of postal codes; distinct codes; 5,000 a call are fast. */
export const upsertPostalPlaces = (
  client: pg.Pool | pg.ClientBase,
  places: ReadonlyArray<PostalPlace>,
): Effect.Effect<void, DatabaseError> => bulkUpsert(client, PLACE_TABLE, places)

/** Another city that mail to a postal code may name. */
type FurtherCity = Pick<PostalPlace, "postalCode" | "city" | "state">

/** Writes further cities of postal codes whose place is stored; distinct. */
export const upsertFurtherCities = (
  client: pg.Pool | pg.ClientBase,
  cities: ReadonlyArray<FurtherCity>,
): Effect.Effect<void, DatabaseError> => bulkUpsert(client, FURTHER_CITY_TABLE, cities)

const STORE_TABLE: BulkTable<Store> = {
  table: "store",
  key: ["store_id"],
  columns: [
    { name: "store_id", type: "text", of: (store) => store.storeId },
    { name: "name", type: "text", of: (store) => store.name },
    { name: "address1", type: "text", of: (store) => store.address1 },
    { name: "city", type: "text", of: (store) => store.city },
    { name: "state", type: "text", of: (store) => store.state },
    { name: "postal_code", type: "text", of: (store) => store.postalCode },
    { name: "phone", type: "text", of: (store) => store.phone },
    { name: "hours", type: "text", of: (store) => store.hours },
    { name: "latitude", type: "float8", of: (store) => store.latitude },
    { name: "longitude", type: "float8", of: (store) => store.longitude },
  ],
}

const PLACE_TABLE: BulkTable<PostalPlace> = {
  table: "postal_place",
  key: ["postal_code"],
  columns: [
    { name: "postal_code", type: "text", of: (place) => place.postalCode },
    { name: "city", type: "text", of: (place) => place.city },
    { name: "state", type: "text", of: (place) => place.state },
    { name: "latitude", type: "float8", of: (place) => place.latitude },
    { name: "longitude", type: "float8", of: (place) => place.longitude },
  ],
}

const FURTHER_CITY_TABLE: BulkTable<FurtherCity> = {
  table: "postal_place_city",
  key: ["postal_code", "state", "city"],
  columns: [
    { name: "postal_code", type: "text", of: (each) => each.postalCode },
    { name: "city", type: "text", of: (each) => each.city },
    { name: "state", type: "text", of: (each) => each.state },
  ],
}
