import { PostalPlace, Store } from "@voltread/domain/catalogue/store.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import type { ChosenStore } from "./chosen-store.ts"

const STORE_COLUMNS = `s.store_id as "storeId", s.name, s.address1, s.city, s.state, s.postal_code as "postalCode",
  s.phone, s.hours, s.latitude, s.longitude`

export const allStores: Effect.Effect<ReadonlyArray<Store>, DatabaseError, Database> = rows(Store, {
  name: "stores",
  text: `select ${STORE_COLUMNS} from store s`,
  values: [],
})

/** The place of a postal code, or of the region that its first digits name; null where neither is known. */
export const placeOf = (postalCode: string): Effect.Effect<PostalPlace | null, DatabaseError, Database> =>
  rows(PostalPlace, {
    name: "postal-place",
    text: `select postal_code as "postalCode", city, state, latitude, longitude from postal_place
           where postal_code in ($1, left($1, 3)) order by length(postal_code) desc limit 1`,
    values: [postalCode],
  }).pipe(Effect.map(([place]) => place ?? null))

const UnitsRow = Schema.Struct({ productId: Schema.String, storeId: Schema.String, units: Schema.Finite })
type UnitsRow = typeof UnitsRow.Type

/** The stock of these stores of these products, by product; a store without stock has no row. */
export const unitsInStores = (
  productIds: ReadonlyArray<string>,
  storeIds: ReadonlyArray<string>,
): Effect.Effect<ReadonlyMap<string, ReadonlyArray<UnitsRow>>, DatabaseError, Database> =>
  storeIds.length === 0
    ? Effect.succeed(new Map())
    : rows(UnitsRow, {
        name: "units-in-stores",
        text: `select product_id as "productId", store_id as "storeId", available as units from store_stock
               where product_id = any ($1) and store_id = any ($2)`,
        values: [productIds, storeIds],
      }).pipe(Effect.map((found) => Map.groupBy(found, ({ productId }) => productId)))

const ChosenRow = Schema.Struct({ ...Store.fields, productId: Schema.String, units: Schema.Finite })

/** The chosen stores, by product; stores that no longer exist are left out. */
export const chosenStores = (
  choices: ReadonlyArray<{ readonly productId: string; readonly pickupStoreId: string | null }>,
): Effect.Effect<ReadonlyMap<string, ChosenStore>, DatabaseError, Database> => {
  const chosen = choices.filter(({ pickupStoreId }) => pickupStoreId !== null)
  return chosen.length === 0
    ? Effect.succeed(new Map())
    : rows(ChosenRow, {
        name: "chosen-stores",
        text: `select c.product as "productId", ${STORE_COLUMNS}, coalesce(t.available, 0) as units
               from unnest($1::text[], $2::text[]) c (product, store)
               join store s on s.store_id = c.store
               left join store_stock t on t.product_id = c.product and t.store_id = c.store`,
        values: [chosen.map(({ productId }) => productId), chosen.map(({ pickupStoreId }) => pickupStoreId)],
      }).pipe(
        Effect.map(
          (found) => new Map(found.map(({ productId, units, ...store }) => [productId, { store, units }])),
        ),
      )
}
