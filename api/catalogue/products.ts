import type { Product } from "@voltread/domain/catalogue/product.ts"
import { Effect } from "effect"
import type pg from "pg"
import type { Database } from "../postgres/pool.ts"
import { type DatabaseError, query, queryOn } from "../postgres/query.ts"
import { type OfferedProduct, PRODUCT_COLUMNS, type ProductRow, toProduct } from "./product-rows.ts"

/** The products with these ids, by id; those that are no longer sold are among them, with `isLive` false. */
export const findProducts = (
  productIds: ReadonlyArray<string>,
): Effect.Effect<ReadonlyMap<string, OfferedProduct>, DatabaseError, Database> =>
  productIds.length === 0
    ? Effect.succeed(new Map())
    : query<ProductRow>({
        name: "products-by-id",
        text: `select ${PRODUCT_COLUMNS} from product p left join stock s using (product_id)
               where p.product_id = any ($1)`,
        values: [productIds],
      }).pipe(Effect.map((rows) => new Map(rows.map((row) => [row.product_id, toProduct(row)]))))

/** What the catalogue shows: null for an unknown product and for one that is not sold now. */
export const findLiveProduct = (
  productId: string,
): Effect.Effect<OfferedProduct | null, DatabaseError, Database> =>
  findProducts([productId]).pipe(
    Effect.map((products) => {
      const product = products.get(productId)
      return product?.isLive === true ? product : null
    }),
  )

/**
 * Writes products: new ones are added, known ones replaced. Cents. Stock is apart (`setStock`), but every product has
 * a row there, 0 at first. Ids must be distinct within one call; 1,000 to 5,000 a call are fast.
 */
export const upsertProducts = Effect.fnUntraced(function* (
  client: pg.Pool | pg.ClientBase,
  products: ReadonlyArray<Product>,
) {
  if (products.length === 0) return
  yield* queryOn(client, {
    text: `
      with given as (
        select * from unnest(
          $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
          $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::text[], $15::text[], $16::text[],
          $17::text[], $18::jsonb[], $19::float8[], $20::int[], $21::boolean[]
        ) g (${COLUMNS.join(", ")})
      ),
      written as (
        insert into product (${COLUMNS.join(", ")}) select * from given
        on conflict (product_id) do update set
          ${COLUMNS.slice(1)
            .map((column) => `${column} = excluded.${column}`)
            .join(", ")},
          updated_at = now()
        returning product_id
      )
      insert into stock (product_id, available) select product_id, 0 from written
      on conflict (product_id) do nothing`,
    values: [
      products.map((product) => product.productId),
      products.map((product) => product.sku),
      products.map((product) => product.name),
      products.map((product) => product.description),
      products.map((product) => product.brand),
      products.map((product) => product.category),
      products.map((product) => product.productType),
      products.map((product) => product.partner),
      products.map((product) => product.size),
      products.map((product) => product.regularPrice),
      products.map((product) => product.salePrice),
      products.map((product) => product.supplierCost),
      products.map((product) => product.shippingCost),
      products.map((product) => product.winnerMarkupId),
      products.map((product) => product.thumbnailImage),
      products.map((product) => product.smallImage),
      products.map((product) => product.largeImage),
      products.map((product) => JSON.stringify(product.attributes)),
      products.map((product) => product.customerReviewAverage),
      products.map((product) => product.customerReviewCount),
      products.map((product) => product.isLive),
    ],
  })
})

const COLUMNS = [
  "product_id",
  "sku",
  "name",
  "description",
  "brand",
  "category",
  "product_type",
  "partner",
  "size",
  "regular_price",
  "sale_price",
  "supplier_cost",
  "shipping_cost",
  "winner_markup_id",
  "thumbnail_image",
  "small_image",
  "large_image",
  "attributes",
  "review_average",
  "review_count",
  "is_live",
]
