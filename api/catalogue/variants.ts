import { optionsOf, type VariantOption, varyingAttributes } from "@voltread/domain/catalogue/variants.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

interface Variant {
  readonly productId: string
  readonly salePrice: Cents
  readonly inStock: boolean
  readonly options: ReadonlyArray<VariantOption>
}

const VariantRow = Schema.Struct({
  productId: Schema.String,
  salePrice: Schema.Finite,
  inStock: Schema.Boolean,
  attributes: Schema.Record(Schema.String, Schema.String),
})

/** More than a chooser can show; a "model" with more products is not really one model. */
const MAX_VARIANTS = 60

/**
 * The variants of a product's model, with the attributes in which they differ; none where there is nothing to choose.
 */
export const variantsOf = (
  productId: string,
): Effect.Effect<ReadonlyArray<Variant>, DatabaseError, Database> =>
  rows(VariantRow, {
    name: "product-variants",
    text: `select p.product_id as "productId", p.sale_price as "salePrice",
             coalesce(s.available, 0) > 0 as "inStock", p.attributes
           from product own
             join product p on p.brand = own.brand and p.attributes->>'Model' = own.attributes->>'Model'
               and p.attributes ? 'Model' and p.category = own.category and p.is_live and p.line_id is null
             left join stock s on s.product_id = p.product_id
           where own.product_id = $1 and own.is_live
           order by p.product_id limit ${MAX_VARIANTS + 1}`,
    values: [productId],
  }).pipe(
    Effect.map((found) => {
      const names = found.length > MAX_VARIANTS ? [] : varyingAttributes(found.map((each) => each.attributes))
      if (names.length === 0) return []
      return found.map(({ attributes, ...variant }) => ({
        ...variant,
        options: optionsOf(attributes, names),
      }))
    }),
  )
