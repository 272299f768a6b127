import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { type CurrentSettings, currentSettings } from "../settings/current-settings.ts"
import { type OfferedProduct, PRODUCT_COLUMNS, ProductRow, toProduct } from "./product-rows.ts"

export const TireRow = Schema.Struct({
  product_id: Schema.String,
  size: Schema.String,
  width_mm: Schema.Finite,
  aspect_ratio: Schema.NullOr(Schema.Finite),
  rim_diameter_in: Schema.Finite,
  tire_type: Schema.String,
  load_index: Schema.NullOr(Schema.Finite),
  dual_load_index: Schema.NullOr(Schema.Finite),
  load_range: Schema.NullOr(Schema.String),
  ply_rating: Schema.NullOr(Schema.Finite),
  max_load_lb: Schema.NullOr(Schema.Finite),
  speed_rating: Schema.NullOr(Schema.String),
  max_speed_mph: Schema.NullOr(Schema.Finite),
  tread_wear: Schema.NullOr(Schema.Finite),
  traction: Schema.NullOr(Schema.String),
  temperature: Schema.NullOr(Schema.String),
  seasonal_designation: Schema.String,
  mileage_warranty: Schema.Finite,
  sidewall: Schema.String,
  run_flat: Schema.Boolean,
  overall_diameter_in: Schema.NullOr(Schema.Finite),
  tread_depth_32nds: Schema.NullOr(Schema.Finite),
  max_inflation_psi: Schema.NullOr(Schema.Finite),
  vehicle_types: Schema.Array(Schema.String),
})
export type TireRow = typeof TireRow.Type

export const WheelRow = Schema.Struct({
  product_id: Schema.String,
  bolt_pattern_1: Schema.String,
  bolt_pattern_2: Schema.NullOr(Schema.String),
  bolt_pattern_3: Schema.NullOr(Schema.String),
  bolt_pattern_4: Schema.NullOr(Schema.String),
  hub_bore: Schema.Finite,
  wheel_offset: Schema.Finite,
  back_spacing: Schema.Finite,
  wheel_diameter: Schema.Finite,
  wheel_width: Schema.Finite,
  material: Schema.String,
  wheel_style: Schema.String,
  finish: Schema.String,
  staggered_flag: Schema.Boolean,
  load_rating_lb: Schema.NullOr(Schema.Finite),
})
export type WheelRow = typeof WheelRow.Type

const RebateRow = Schema.Struct({
  url: Schema.String,
  code: Schema.String,
  description: Schema.String,
  amount: Schema.Finite,
  valid_until: Schema.String,
})
type RebateRow = typeof RebateRow.Type

/** A live product with its tire or wheel specs and the rebates valid today, by the shop's days. */
export interface DetailedProduct {
  readonly product: OfferedProduct
  readonly tire: TireRow | null
  readonly wheel: WheelRow | null
  readonly rebates: ReadonlyArray<RebateRow>
}

const DetailedRow = Schema.Struct({
  ...ProductRow.fields,
  tire: Schema.NullOr(TireRow),
  wheel: Schema.NullOr(WheelRow),
  rebates: Schema.Array(RebateRow),
})

/** One statement for a whole page: the round trip costs more than the query. */
const detailed = (name: string, from: string, rest: string, values: ReadonlyArray<unknown>) =>
  Effect.flatMap(currentSettings, ({ time }) =>
    rows(DetailedRow, {
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
                 and (now() at time zone $${values.length + 1})::date between valid_from and valid_until
             ) r on true
           ${rest}`,
      values: [...values, time.timeZone],
    }),
  ).pipe(
    Effect.map((found) =>
      found.map(
        (row): DetailedProduct => ({
          product: toProduct(row),
          tire: row.tire,
          wheel: row.wheel,
          rebates: row.rebates,
        }),
      ),
    ),
  )

/** The live products with these numbers, in their order; those no longer live are left out. */
export const detailedByNumber = (
  numbers: ReadonlyArray<number>,
): Effect.Effect<ReadonlyArray<DetailedProduct>, DatabaseError, Database | CurrentSettings> =>
  numbers.length === 0
    ? Effect.succeed([])
    : detailed(
        "products-by-number",
        "unnest($1::bigint[]) with ordinality wanted (number, place) join product p using (number)",
        "where p.is_live order by wanted.place",
        [numbers],
      )

/** The live products with these ids, in their order; others are left out. */
export const detailedByIds = (
  productIds: ReadonlyArray<string>,
): Effect.Effect<ReadonlyArray<DetailedProduct>, DatabaseError, Database | CurrentSettings> =>
  productIds.length === 0
    ? Effect.succeed([])
    : detailed(
        "detailed-by-ids",
        "unnest($1::text[]) with ordinality wanted (product_id, place) join product p using (product_id)",
        "where p.is_live order by wanted.place",
        [productIds],
      )

/** Null for an unknown product and for one that is not on sale. */
export const detailedById = (
  productId: string,
): Effect.Effect<DetailedProduct | null, DatabaseError, Database | CurrentSettings> =>
  detailed("product-by-id", "product p", "where p.product_id = $1 and p.is_live", [productId]).pipe(
    Effect.map(([product]) => product ?? null),
  )

/** The most products of one line; no manufacturer offers as many sizes. */
const MAX_SIZES = 200

/** The live products of a line, cheapest first. */
export const detailedOfLine = (
  lineId: string,
): Effect.Effect<ReadonlyArray<DetailedProduct>, DatabaseError, Database | CurrentSettings> =>
  detailed(
    "products-of-line",
    "product p",
    `where p.line_id = $1 and p.is_live order by p.sale_price, p.product_id limit ${MAX_SIZES}`,
    [lineId],
  )
