import { Id } from "@voltread/domain/shared/text.ts"
import { Effect, Result, Schema } from "effect"
import type pg from "pg"
import { executeOn, rowsOn } from "../../platform/postgres/query.ts"
import { type StoreStockLine, setStoreStock } from "../../stock/stock.ts"
import { number, type ReferenceKind, readRecord } from "./reference-kind.ts"

const Stored = Schema.Struct({ productId: Schema.String, storeId: Schema.String, quantity: Schema.Int })

const MAX_UNITS = 1_000_000

const readLine = readRecord(
  Schema.Struct({
    productId: Id,
    storeId: Id,
    units: Schema.Int.check(
      Schema.isBetween({ minimum: 0, maximum: MAX_UNITS }, { message: `must be from 0 to ${MAX_UNITS}` }),
    ),
  }),
)

/** Product id and store id. */
const Key = Schema.fromJsonString(Schema.Tuple([Schema.String, Schema.String]))
const keyOf = (productId: string, storeId: string): string => JSON.stringify([productId, storeId])
const partsOf = Schema.decodeUnknownSync(Key)

/** Sorts before all keys, since neither id is empty. */
const FIRST = keyOf("", "")

const PlaceRow = Schema.Struct({ productId: Schema.String, storeId: Schema.String })
const IdRow = Schema.Struct({ id: Schema.String })

const knownIds = (client: pg.ClientBase, text: string, ids: ReadonlyArray<string>) =>
  rowsOn(client, IdRow, { text, values: [[...new Set(ids)]] }).pipe(
    Effect.map((found) => new Set(found.map(({ id }) => id))),
  )

/**
 * Units that can be picked up now, without those reserved for orders. A file changes only the stores and products that
 * it names.
 */
export const STORE_STOCK: ReferenceKind<StoreStockLine> = {
  columns: { productId: "acme-oled-55", storeId: "denver-1", units: "4" },
  read: (cells) =>
    Result.map(readLine({ ...cells, units: number(cells.units) }), ({ units, ...place }) => ({
      ...place,
      quantity: units,
    })),
  lines: ({ productId, storeId, quantity }) => [{ productId, storeId, units: String(quantity) }],
  keyOf: ({ productId, storeId }) => keyOf(productId, storeId),
  known: (client, keys) => {
    const places = keys.map((key) => partsOf(key))
    return rowsOn(client, Stored, {
      text: `select product_id as "productId", store_id as "storeId", available as quantity
             from store_stock join unnest($1::text[], $2::text[]) k (product_id, store_id) using (product_id, store_id)
             order by product_id, store_id`,
      values: [places.map(([productId]) => productId), places.map(([, storeId]) => storeId)],
    })
  },
  problems: (client, rows) =>
    Effect.gen(function* () {
      const products = yield* knownIds(
        client,
        "select product_id as id from product where product_id = any ($1)",
        rows.map(({ productId }) => productId),
      )
      const stores = yield* knownIds(
        client,
        "select store_id as id from store where store_id = any ($1)",
        rows.map(({ storeId }) => storeId),
      )
      return ({ productId, storeId }) => {
        if (!products.has(productId)) return `productId: there is no product ${productId}`
        return stores.has(storeId) ? undefined : `storeId: there is no store ${storeId}`
      }
    }),
  write: (client, rows) =>
    executeOn(client, {
      text: `insert into stock (product_id, available) select distinct unnest($1::text[]), 0
             on conflict (product_id) do nothing`,
      values: [rows.map(({ productId }) => productId)],
    }).pipe(Effect.andThen(setStoreStock(client, rows))),
  keysAfter: (client, after, limit) => {
    const [productId, storeId] = partsOf(after === "" ? FIRST : after)
    return rowsOn(client, PlaceRow, {
      text: `select product_id as "productId", store_id as "storeId" from store_stock
             where (product_id, store_id) > ($1, $2) order by product_id, store_id limit $3`,
      values: [productId, storeId, limit],
    }).pipe(Effect.map((found) => found.map((place) => keyOf(place.productId, place.storeId))))
  },
}
