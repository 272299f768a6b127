import type { Product } from "@voltread/domain/catalogue/product.ts"
import { Effect } from "effect"
import type pg from "pg"
import { batchedOnPool } from "../platform/postgres/batched.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn } from "../platform/postgres/query.ts"
import { type OfferedProduct, PRODUCT_COLUMNS, ProductRow, toProduct } from "./product-rows.ts"

/** The products with these ids, by id, including those that are no longer sold (`isLive` false). */
export const findProducts = (
  productIds: ReadonlyArray<string>,
): Effect.Effect<ReadonlyMap<string, OfferedProduct>, DatabaseError, Database> =>
  productIds.length === 0 ? Effect.succeed(new Map()) : find(productIds)

const find = batchedOnPool((pool, asked: ReadonlyArray<ReadonlyArray<string>>) =>
  rowsOn(pool, ProductRow, {
    name: "products-by-id",
    text: `select ${PRODUCT_COLUMNS} from product p left join stock s using (product_id)
           where p.product_id = any (array(select unnest($1::text[])))`,
    values: [[...new Set(asked.flat())]],
  }).pipe(
    Effect.map((rows) => {
      const products = new Map(rows.map((row) => [row.product_id, toProduct(row)]))
      return asked.map(
        (ids) =>
          new Map(
            ids.flatMap((id) => {
              const product = products.get(id)
              return product === undefined ? [] : [[id, product]]
            }),
          ),
      )
    }),
  ),
)

/**
 * Writes products: new ones are added, existing ones replaced. Cents. Stock is kept apart (`setStock`), but every
 * product has a row there, 0 at first. Ids must be distinct within one call; 1,000 to 5,000 a call are fast.
 */
export const upsertProducts = Effect.fnUntraced(function* (
  client: pg.Pool | pg.ClientBase,
  products: ReadonlyArray<Product>,
) {
  if (products.length === 0) return
  yield* executeOn(client, {
    text: `
      with given as (select * from unnest(${PRODUCT_PARAMETERS}) g (${WRITTEN_COLUMNS})),
      written as (
        insert into product (${WRITTEN_COLUMNS}) select * from given
        on conflict (product_id) do update set ${REPLACED_COLUMNS}
        returning product_id
      )
      insert into stock (product_id, available) select product_id, 0 from written
      on conflict (product_id) do nothing`,
    values: productArrays(products),
  })
})

/** The columns of `product` that are written, with their types, in the order of `productArrays`. */
const COLUMN_TYPES: ReadonlyArray<readonly [column: string, type: string]> = [
  ["product_id", "text"],
  ["sku", "text"],
  ["name", "text"],
  ["description", "text"],
  ["brand", "text"],
  ["category", "text"],
  ["product_type", "text"],
  ["partner", "text"],
  ["size", "text"],
  ["line_id", "text"],
  ["regular_price", "bigint"],
  ["sale_price", "bigint"],
  ["supplier_cost", "bigint"],
  ["shipping_cost", "bigint"],
  ["shipping_weight", "int"],
  ["winner_markup_id", "text"],
  ["thumbnail_image", "text"],
  ["small_image", "text"],
  ["large_image", "text"],
  // `unnest` would flatten an array of arrays.
  ["more_images", "jsonb"],
  ["attributes", "jsonb"],
  ["review_average", "float8"],
  ["review_count", "int"],
  ["is_shippable", "boolean"],
  ["clearance", "boolean"],
  ["is_live", "boolean"],
]

export const WRITTEN_COLUMNS = COLUMN_TYPES.map(([column]) => column).join(", ")

/** The parameters of `productArrays`, from $1 on, for `unnest`. */
export const PRODUCT_PARAMETERS = COLUMN_TYPES.map(([, type], index) => `$${index + 1}::${type}[]`).join(", ")

/** The assignments that replace an existing product. */
export const REPLACED_COLUMNS = `${COLUMN_TYPES.slice(1)
  .map(([column]) => `${column} = excluded.${column}`)
  .join(", ")}, updated_at = now()`

/** One array for each written column. */
export const productArrays = (products: ReadonlyArray<Product>): ReadonlyArray<ReadonlyArray<unknown>> => [
  products.map((product) => product.productId),
  products.map((product) => product.sku),
  products.map((product) => product.name),
  products.map((product) => product.description),
  products.map((product) => product.brand),
  products.map((product) => product.category),
  products.map((product) => product.productType),
  products.map((product) => product.partner),
  products.map((product) => product.size),
  products.map((product) => product.lineId),
  products.map((product) => product.regularPrice),
  products.map((product) => product.salePrice),
  products.map((product) => product.supplierCost),
  products.map((product) => product.shippingCost),
  products.map((product) => product.shippingWeight),
  products.map((product) => product.winnerMarkupId),
  products.map((product) => product.thumbnailImage),
  products.map((product) => product.smallImage),
  products.map((product) => product.largeImage),
  products.map((product) => JSON.stringify(product.moreImages)),
  products.map((product) => JSON.stringify(product.attributes)),
  products.map((product) => product.customerReviewAverage),
  products.map((product) => product.customerReviewCount),
  products.map((product) => product.isShippable),
  products.map((product) => product.clearance),
  products.map((product) => product.isLive),
]
