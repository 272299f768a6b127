import type { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { Effect, Schema } from "effect"
import { type OfferedProduct, PRODUCT_COLUMNS, ProductRow, toProduct } from "../catalogue/product-rows.ts"
import { tokenize } from "../catalogue/search/text-search.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { MARKUP_COLUMNS, MarkupRow, toMarkup } from "./markup-rows.ts"

/** A product with the rule that made its price; null: the supplier's own price. */
export interface PricedProduct {
  readonly product: OfferedProduct
  readonly markup: PriceMarkup | null
}

export interface PricedProductQuery {
  readonly search: string
  readonly pageNumber: number
  readonly pageSize: number
}

/**
 * Products for staff, including those that are not on sale: by exact sku or id, else by words of brand, name and size, the
 * last word as a prefix.
 */
export const findPricedProducts = Effect.fnUntraced(function* ({
  search,
  pageNumber,
  pageSize,
}: PricedProductQuery): Effect.fn.Return<
  { readonly products: ReadonlyArray<PricedProduct>; readonly totalCount: number },
  DatabaseError,
  Database
> {
  const exact = yield* rows(ProductRow, {
    text: `select ${PRODUCT_COLUMNS} from product p left join stock s using (product_id)
           where p.sku = $1 or p.product_id = $1 limit $2`,
    values: [search, pageSize],
  })
  if (exact.length > 0) {
    return { products: yield* withMarkups(exact.map(toProduct)), totalCount: exact.length }
  }
  const words = tokenize(search)
  if (words.length === 0) return { products: [], totalCount: 0 }
  const tsquery = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(" & ")
  // The text index holds only live products.
  const where = "p.is_live and p.words @@ (to_tsquery('english', $1) || to_tsquery('simple', $1))"
  const [found, [total]] = yield* Effect.all([
    rows(ProductRow, {
      text: `select ${PRODUCT_COLUMNS} from product p left join stock s using (product_id)
             where ${where} order by p.review_count desc, p.product_id limit $2 offset $3`,
      values: [tsquery, pageSize, (pageNumber - 1) * pageSize],
    }),
    rows(Schema.Struct({ count: Schema.Int }), {
      text: `select count(*)::int from product p where ${where}`,
      values: [tsquery],
    }),
  ])
  return { products: yield* withMarkups(found.map(toProduct)), totalCount: total?.count ?? 0 }
})

export const findPricedProduct = Effect.fnUntraced(function* (
  productId: string,
): Effect.fn.Return<PricedProduct | null, DatabaseError, Database> {
  const found = yield* rows(ProductRow, {
    text: `select ${PRODUCT_COLUMNS} from product p left join stock s using (product_id) where p.product_id = $1`,
    values: [productId],
  })
  const [priced] = yield* withMarkups(found.map(toProduct))
  return priced ?? null
})

const withMarkups = Effect.fnUntraced(function* (products: ReadonlyArray<OfferedProduct>) {
  const ids = [...new Set(products.flatMap(({ winnerMarkupId }) => winnerMarkupId ?? []))]
  const markups = yield* rows(MarkupRow, {
    text: `select ${MARKUP_COLUMNS} from price_markup where markup_id = any ($1)`,
    values: [ids],
  })
  const byId = new Map(markups.map((row) => [row.markup_id, toMarkup(row)]))
  return products.map((product): PricedProduct => {
    const { winnerMarkupId } = product
    return { product, markup: winnerMarkupId === null ? null : (byId.get(winnerMarkupId) ?? null) }
  })
})

/** Suppliers and brands of the catalogue, as rules name them. */
export const markupChoices: Effect.Effect<
  { readonly suppliers: ReadonlyArray<string>; readonly brands: ReadonlyArray<string> },
  DatabaseError,
  Database
> = Effect.all({
  suppliers: distinctValues("partner"),
  brands: distinctValues("brand"),
})

function distinctValues(column: "partner" | "brand") {
  return rows(Schema.Struct({ name: Schema.String }), {
    text: `select distinct ${column} as name from product where ${column} <> '' order by 1`,
    values: [],
  }).pipe(Effect.map((found) => found.map(({ name }) => name)))
}
