import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

const RimRow = Schema.Struct({ productId: Schema.String, inches: Schema.Finite })

/** Inches, by product: of the wheels that a tire is for, or of the wheel itself. Other products have none. */
export const rimDiameters = (
  products: ReadonlyArray<{ readonly productId: string; readonly productType: string }>,
): Effect.Effect<ReadonlyMap<string, number>, DatabaseError, Database> => {
  const having = products.filter(({ productType }) => productType === "tire" || productType === "wheel")
  return having.length === 0
    ? Effect.succeed(new Map())
    : rows(RimRow, {
        name: "rim-diameters",
        text: `select product_id as "productId", rim_diameter_in as inches from tire
               where product_id = any (array(select unnest($1::text[])))
               union all
               select product_id, wheel_diameter from wheel
               where product_id = any (array(select unnest($1::text[])))`,
        values: [having.map(({ productId }) => productId)],
      }).pipe(Effect.map((found) => new Map(found.map(({ productId, inches }) => [productId, inches]))))
}
