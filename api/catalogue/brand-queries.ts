import { Images } from "@voltread/domain/catalogue/brand.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"

export const BrandRow = Schema.Struct({
  brand_id: Schema.String,
  name: Schema.String,
  founded: Schema.String,
  founder: Schema.String,
  headquarters: Schema.String,
  description: Schema.String,
  past_innovations: Schema.String,
  warranty_plans: Schema.String,
  images: Images,
  rating: Schema.NullOr(Schema.Finite),
  rating_count: Schema.Finite,
})
export type BrandRow = typeof BrandRow.Type

export const LineRow = Schema.Struct({
  line_id: Schema.String,
  name: Schema.String,
  brand: Schema.String,
  group_name: Schema.String,
  description: Schema.String,
  images: Images,
  features: Schema.Array(Schema.String),
  benefits: Schema.Array(Schema.String),
  category: Schema.String,
  /** Cents; null while no product of the line is on sale. */
  starting_price: Schema.NullOr(Schema.Finite),
})
export type LineRow = typeof LineRow.Type

/** The stored records of these brands. */
export const brandsNamed = (
  names: ReadonlyArray<string>,
): Effect.Effect<ReadonlyMap<string, BrandRow>, DatabaseError, Database> =>
  rows(BrandRow, {
    name: "brands-named",
    text: "select * from brand where name = any ($1)",
    values: [names],
  }).pipe(Effect.map((found) => new Map(found.map((row) => [row.name, row]))))

/** A brand's name by its slug, or by its name in any case. */
export const brandNamed = (text: string): Effect.Effect<string | undefined, DatabaseError, Database> =>
  rows(Schema.Struct({ name: Schema.String }), {
    name: "brand-named",
    text: "select name from brand where brand_id = lower($1) or lower(name) = lower($1) limit 1",
    values: [text.trim()],
  }).pipe(Effect.map(([row]) => row?.name))

const LINES = `select l.*, (select min(p.sale_price) from product p where p.line_id = l.line_id and p.is_live)
                 as starting_price from product_line l`

/** Lines of these brands by group and name; of one catalog, or of all (`null`). */
export const linesOf = (
  brands: ReadonlyArray<string>,
  category: string | null,
): Effect.Effect<ReadonlyArray<LineRow>, DatabaseError, Database> =>
  rows(LineRow, {
    name: "lines-of-brands",
    text: `${LINES} where l.brand = any ($1) and ($2::text is null or l.category = $2)
           order by l.group_name, l.name`,
    values: [brands, category],
  })

/** Null for an unknown id, and for a line of another catalog. */
export const findLine = (
  lineId: string,
  category: string,
): Effect.Effect<LineRow | null, DatabaseError, Database> =>
  rows(LineRow, {
    name: "line",
    text: `${LINES} where l.line_id = $1 and l.category = $2`,
    values: [lineId, category],
  }).pipe(Effect.map(([row]) => row ?? null))
