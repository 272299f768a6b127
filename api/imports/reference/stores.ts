import { Store } from "@voltread/domain/catalogue/store.ts"
import { upsertStores } from "../../catalogue/stores.ts"
import { keysOf, rowsOf } from "./known-rows.ts"
import { number, type ReferenceKind, readRecord } from "./reference-kind.ts"

const readStore = readRecord(Store)

export const STORES: ReferenceKind<Store> = {
  columns: {
    storeId: "denver-1",
    name: "Voltread Denver",
    address1: "1 Main St",
    city: "Denver",
    state: "CO",
    postalCode: "80202",
    phone: "3035550100",
    hours: "Mon–Sat 10–8, Sun 11–6",
    latitude: "39.7392",
    longitude: "-104.9903",
  },
  read: (cells) =>
    readStore({ ...cells, latitude: number(cells.latitude), longitude: number(cells.longitude) }),
  lines: ({ latitude, longitude, ...store }) => [
    { ...store, latitude: String(latitude), longitude: String(longitude) },
  ],
  keyOf: ({ storeId }) => storeId,
  known: (client, keys) =>
    rowsOf(client, Store, keys, {
      from: "store",
      key: "store_id",
      columns: `store_id as "storeId", name, address1, city, state, postal_code as "postalCode", phone, hours,
        latitude, longitude`,
    }),
  write: upsertStores,
  keysAfter: keysOf("store", "store_id"),
}
