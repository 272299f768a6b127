import type { Images } from "@voltread/domain/catalogue/brand.ts"
import { Effect } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, query } from "../platform/postgres/query.ts"

export interface BrandRow {
  readonly brand_id: string
  readonly name: string
  readonly founded: string
  readonly founder: string
  readonly headquarters: string
  readonly description: string
  readonly past_innovations: string
  readonly warranty_plans: string
  readonly images: Images
  readonly rating: number | null
  readonly rating_count: number
}

export interface LineRow {
  readonly line_id: string
  readonly name: string
  readonly brand: string
  readonly group_name: string
  readonly description: string
  readonly images: Images
  readonly features: ReadonlyArray<string>
  readonly benefits: ReadonlyArray<string>
  readonly category: string
  /** Cents; null while none of it is on sale. */
  readonly starting_price: number | null
}

/** What is known of the brands with these names. */
export const brandsNamed = (
  names: ReadonlyArray<string>,
): Effect.Effect<ReadonlyMap<string, BrandRow>, DatabaseError, Database> =>
  query<BrandRow>({
    name: "brands-named",
    text: "select * from brand where name = any ($1)",
    values: [names],
  }).pipe(Effect.map((rows) => new Map(rows.map((row) => [row.name, row]))))

/** The name of the brand that an address or a person means: by its slug, or by its name in any letters' case. */
export const brandNamed = (text: string): Effect.Effect<string | undefined, DatabaseError, Database> =>
  query<{ name: string }>({
    name: "brand-named",
    text: "select name from brand where brand_id = lower($1) or lower(name) = lower($1) limit 1",
    values: [text.trim()],
  }).pipe(Effect.map(([row]) => row?.name))

const LINES = `select l.*, (select min(p.sale_price) from product p where p.line_id = l.line_id and p.is_live)
                 as starting_price from product_line l`

/** Lines of these brands by group and name; of one catalogue, or of all (`null`). */
export const linesOf = (
  brands: ReadonlyArray<string>,
  category: string | null,
): Effect.Effect<ReadonlyArray<LineRow>, DatabaseError, Database> =>
  query<LineRow>({
    name: "lines-of-brands",
    text: `${LINES} where l.brand = any ($1) and ($2::text is null or l.category = $2)
           order by l.group_name, l.name`,
    values: [brands, category],
  })

/** Null for an unknown id, and for a line of another catalogue. */
export const findLine = (
  lineId: string,
  category: string,
): Effect.Effect<LineRow | null, DatabaseError, Database> =>
  query<LineRow>({
    name: "line",
    text: `${LINES} where l.line_id = $1 and l.category = $2`,
    values: [lineId, category],
  }).pipe(Effect.map(([row]) => row ?? null))
