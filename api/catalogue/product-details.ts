import { Effect } from "effect"
import type { Database } from "../postgres/pool.ts"
import { type DatabaseError, query } from "../postgres/query.ts"
import type { OfferedProduct } from "./product-rows.ts"

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
  readonly product_id: string | null
  readonly line_id: string | null
  readonly url: string
  readonly code: string
  readonly description: string
  readonly amount: number
  readonly valid_until: string
}

/** A product with what its kind has beside it. */
export interface DetailedProduct {
  readonly product: OfferedProduct
  readonly tire: TireRow | null
  readonly wheel: WheelRow | null
  readonly rebates: ReadonlyArray<RebateRow>
}

/** The products with their specs and the rebates of today, in the same order. */
export const withDetails = Effect.fnUntraced(function* (
  products: ReadonlyArray<OfferedProduct>,
): Effect.fn.Return<ReadonlyArray<DetailedProduct>, DatabaseError, Database> {
  const [tires, wheels, rebates] = yield* Effect.all(
    [
      rowsOf<TireRow>("tire", idsOf(products, "tire")),
      rowsOf<WheelRow>("wheel", idsOf(products, "wheel")),
      rebatesOf(products),
    ],
    { concurrency: 3 },
  )
  return products.map((product) => ({
    product,
    tire: tires.get(product.productId) ?? null,
    wheel: wheels.get(product.productId) ?? null,
    rebates: rebates.filter(
      ({ product_id, line_id }) =>
        product_id === product.productId || (line_id !== null && line_id === product.lineId),
    ),
  }))
})

const idsOf = (products: ReadonlyArray<OfferedProduct>, type: OfferedProduct["productType"]) =>
  products.flatMap(({ productId, productType }) => (productType === type ? [productId] : []))

const rowsOf = <Row extends { readonly product_id: string }>(
  table: "tire" | "wheel",
  ids: ReadonlyArray<string>,
) =>
  ids.length === 0
    ? Effect.succeed(new Map<string, Row>())
    : query<Row>({
        name: `${table}-specs`,
        text: `select * from ${table} where product_id = any ($1)`,
        values: [ids],
      }).pipe(Effect.map((rows) => new Map(rows.map((row) => [row.product_id, row]))))

const rebatesOf = (products: ReadonlyArray<OfferedProduct>) =>
  products.length === 0
    ? Effect.succeed([])
    : query<RebateRow>({
        name: "rebates-of-today",
        text: `select product_id, line_id, url, code, description, amount, valid_until::text
               from rebate
               where (product_id = any ($1) or line_id = any ($2))
                 and (now() at time zone 'UTC')::date between valid_from and valid_until
               order by amount desc, rebate_id`,
        values: [
          products.map(({ productId }) => productId),
          products.flatMap(({ lineId }) => (lineId === null ? [] : [lineId])),
        ],
      })
