import { Effect } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, query } from "../platform/postgres/query.ts"
import { type OfferedProduct, PRODUCT_COLUMNS, type ProductRow, toProduct } from "./product-rows.ts"

export interface TireRow {
  readonly product_id: string
  readonly size: string
  readonly width_mm: number
  readonly aspect_ratio: number | null
  readonly rim_diameter_in: number
  readonly tire_type: string
  readonly load_index: number | null
  readonly dual_load_index: number | null
  readonly load_range: string | null
  readonly ply_rating: number | null
  readonly max_load_lb: number | null
  readonly speed_rating: string | null
  readonly max_speed_mph: number | null
  readonly tread_wear: number | null
  readonly traction: string | null
  readonly temperature: string | null
  readonly seasonal_designation: string
  readonly mileage_warranty: number
  readonly sidewall: string
  readonly run_flat: boolean
  readonly overall_diameter_in: number | null
  readonly tread_depth_32nds: number | null
  readonly max_inflation_psi: number | null
  readonly vehicle_types: ReadonlyArray<string>
}

export interface WheelRow {
  readonly product_id: string
  readonly bolt_pattern_1: string
  readonly bolt_pattern_2: string | null
  readonly bolt_pattern_3: string | null
  readonly bolt_pattern_4: string | null
  readonly hub_bore: number
  readonly wheel_offset: number
  readonly back_spacing: number
  readonly wheel_diameter: number
  readonly wheel_width: number
  readonly material: string
  readonly wheel_style: string
  readonly finish: string
  readonly staggered_flag: boolean
  readonly load_rating_lb: number | null
}

interface RebateRow {
  readonly url: string
  readonly code: string
  readonly description: string
  readonly amount: number
  readonly valid_until: string
}

/** A live product with what its kind has beside it, and the rebates of today. */
export interface DetailedProduct {
  readonly product: OfferedProduct
  readonly tire: TireRow | null
  readonly wheel: WheelRow | null
  readonly rebates: ReadonlyArray<RebateRow>
}

interface DetailedRow extends ProductRow {
  readonly tire: TireRow | null
  readonly wheel: WheelRow | null
  readonly rebates: ReadonlyArray<RebateRow>
}

/** All of a page in one statement: asking costs more than the answer. */
const detailed = (name: string, from: string, rest: string, values: ReadonlyArray<unknown>) =>
  query<DetailedRow>({
    name,
    text: `select ${PRODUCT_COLUMNS}, to_jsonb(t) as tire, to_jsonb(w) as wheel, coalesce(r.rebates, '[]') as rebates
           from ${from}
             left join stock s on s.product_id = p.product_id
             left join tire t on p.product_type = 'tire' and t.product_id = p.product_id
             left join wheel w on p.product_type = 'wheel' and w.product_id = p.product_id
             left join lateral (
               select jsonb_agg(to_jsonb(rebate) order by amount desc, rebate_id) as rebates
               from rebate
               where (rebate.product_id = p.product_id or rebate.line_id = p.line_id)
                 and (now() at time zone 'UTC')::date between valid_from and valid_until
             ) r on true
           ${rest}`,
    values,
  }).pipe(
    Effect.map((rows) =>
      rows.map(
        (row): DetailedProduct => ({
          product: toProduct(row),
          tire: row.tire,
          wheel: row.wheel,
          rebates: row.rebates,
        }),
      ),
    ),
  )

/** The live products with these numbers, in their order; one that went meanwhile is left out. */
export const detailedByNumber = (
  numbers: ReadonlyArray<number>,
): Effect.Effect<ReadonlyArray<DetailedProduct>, DatabaseError, Database> =>
  numbers.length === 0
    ? Effect.succeed([])
    : detailed(
        "products-by-number",
        "unnest($1::bigint[]) with ordinality wanted (number, place) join product p using (number)",
        "where p.is_live order by wanted.place",
        [numbers],
      )

/** Null for an unknown product and for one that is not sold now. */
export const detailedById = (
  productId: string,
): Effect.Effect<DetailedProduct | null, DatabaseError, Database> =>
  detailed("product-by-id", "product p", "where p.product_id = $1 and p.is_live", [productId]).pipe(
    Effect.map(([product]) => product ?? null),
  )

/** Sizes of one line: more than any maker has. */
const MAX_SIZES = 200

/** The live products of a line, cheapest first. */
export const detailedOfLine = (
  lineId: string,
): Effect.Effect<ReadonlyArray<DetailedProduct>, DatabaseError, Database> =>
  detailed(
    "products-of-line",
    "product p",
    `where p.line_id = $1 and p.is_live order by p.sale_price, p.product_id limit ${MAX_SIZES}`,
    [lineId],
  )
