import {
  noSavedProducts,
  removeProduct,
  type SavedProductList,
  type SavedProducts,
  saveAllProducts,
} from "@voltread/domain/catalogue/saved-products.ts"
import { SavedProducts as SavedProductsSchema } from "@voltread/domain/catalogue/saved-products-schema.ts"
import { Effect, Option, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"

const ListsRow = Schema.Struct({ lists: Schema.Unknown })

const decode = Schema.decodeUnknownOption(SavedProductsSchema)

/** Lists in an older release's format are ignored: saved products are a convenience. */
const read = ([row]: ReadonlyArray<typeof ListsRow.Type>): SavedProducts =>
  Option.getOrElse(decode(row?.lists), () => noSavedProducts)

export const savedProductsOf = (username: string): Effect.Effect<SavedProducts, DatabaseError, Database> =>
  rows(ListsRow, { text: "select lists from saved_products where username = $1", values: [username] }).pipe(
    Effect.map(read),
  )

/** Changes the lists under a row lock, so that two devices saving at once lose nothing, and answers all as they are. */
const updateProducts = (
  username: string,
  change: (kept: SavedProducts) => SavedProducts,
): Effect.Effect<SavedProducts, DatabaseError, Database> =>
  transaction(
    Effect.fnUntraced(function* (client) {
      yield* executeOn(client, {
        text: "insert into saved_products (username, lists) values ($1, $2) on conflict do nothing",
        values: [username, JSON.stringify(noSavedProducts)],
      })
      const kept = yield* rowsOn(client, ListsRow, {
        text: "select lists from saved_products where username = $1 for update",
        values: [username],
      })
      const after = change(read(kept))
      yield* executeOn(client, {
        text: "update saved_products set lists = $2, updated_at = clock_timestamp() where username = $1",
        values: [username, JSON.stringify(after)],
      })
      return after
    }),
  )

/** Adds all of these to what is saved. Idempotent. */
export const addSavedProducts = (username: string, added: SavedProducts) =>
  updateProducts(username, (kept) => saveAllProducts(kept, added))

export const removeSavedProduct = (username: string, list: SavedProductList, productId: string) =>
  updateProducts(username, (kept) => removeProduct(kept, list, productId))
