import { Predicate, Schema } from "effect"

/**
 * The data that search has of a product: one row of `INDEX_ROWS`. Prices in cents, sizes in the unit of their column.
 */
export interface IndexRow {
  readonly number: number
  readonly product_type: string
  readonly category: string
  readonly brand: string
  readonly sale_price: number
  readonly regular_price: number
  readonly shipping_cost: number
  readonly is_shippable: boolean
  readonly clearance: boolean
  readonly review_average: number | null
  readonly review_count: number
  readonly in_stock: boolean
  readonly line_id: string | null
  /** In the suppliers' notation, such as `55"` and `120 Hz`; null for tires and wheels, which have columns. */
  readonly attributes: Readonly<Record<string, string>> | null
  /** Size of a tire; null for everything else. */
  readonly tire_size: string | null
  readonly width_mm: number | null
  readonly rim_diameter_in: number | null
  readonly ply_rating: number | null
  readonly max_load_lb: number | null
  readonly speed_rating: string | null
  readonly season: string | null
  readonly mileage_warranty: number | null
  readonly sidewall: string | null
  readonly run_flat: boolean | null
  readonly vehicle_types: ReadonlyArray<string> | null
  readonly bolt_patterns: ReadonlyArray<string> | null
  readonly hub_bore: number | null
  readonly wheel_offset: number | null
  readonly back_spacing: number | null
  readonly wheel_diameter: number | null
  readonly wheel_width: number | null
  readonly finish: string | null
}

// A million rows are read at once. Decoding a row with `Schema.Struct` takes 2.6 µs, a third of the time for reading
// it; this condition takes a hundredth of that.
const isIndexRow = (row: unknown): row is IndexRow =>
  Predicate.isObject(row) &&
  Predicate.isNumber(row.number) &&
  Predicate.isString(row.product_type) &&
  Predicate.isString(row.category) &&
  Predicate.isString(row.brand) &&
  Predicate.isNumber(row.sale_price) &&
  Predicate.isNumber(row.regular_price) &&
  Predicate.isNumber(row.shipping_cost) &&
  Predicate.isBoolean(row.is_shippable) &&
  Predicate.isBoolean(row.clearance) &&
  (row.review_average === null || Predicate.isNumber(row.review_average)) &&
  Predicate.isNumber(row.review_count) &&
  Predicate.isBoolean(row.in_stock) &&
  (row.line_id === null || Predicate.isString(row.line_id)) &&
  (row.attributes === null ||
    (Predicate.isObject(row.attributes) && isTexts(Object.values(row.attributes)))) &&
  (row.tire_size === null || Predicate.isString(row.tire_size)) &&
  (row.width_mm === null || Predicate.isNumber(row.width_mm)) &&
  (row.rim_diameter_in === null || Predicate.isNumber(row.rim_diameter_in)) &&
  (row.ply_rating === null || Predicate.isNumber(row.ply_rating)) &&
  (row.max_load_lb === null || Predicate.isNumber(row.max_load_lb)) &&
  (row.speed_rating === null || Predicate.isString(row.speed_rating)) &&
  (row.season === null || Predicate.isString(row.season)) &&
  (row.mileage_warranty === null || Predicate.isNumber(row.mileage_warranty)) &&
  (row.sidewall === null || Predicate.isString(row.sidewall)) &&
  (row.run_flat === null || Predicate.isBoolean(row.run_flat)) &&
  (row.vehicle_types === null || isTexts(row.vehicle_types)) &&
  (row.bolt_patterns === null || isTexts(row.bolt_patterns)) &&
  (row.hub_bore === null || Predicate.isNumber(row.hub_bore)) &&
  (row.wheel_offset === null || Predicate.isNumber(row.wheel_offset)) &&
  (row.back_spacing === null || Predicate.isNumber(row.back_spacing)) &&
  (row.wheel_diameter === null || Predicate.isNumber(row.wheel_diameter)) &&
  (row.wheel_width === null || Predicate.isNumber(row.wheel_width)) &&
  (row.finish === null || Predicate.isString(row.finish))

const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every(Predicate.isString)

export const IndexRow = Schema.declare(isIndexRow)

/** All live products, grouped by type and category. */
export const INDEX_ROWS = `
  select p.number, p.product_type, p.category, p.brand, p.sale_price, p.regular_price, p.shipping_cost, p.is_shippable,
    p.clearance, p.review_average, p.review_count,
    coalesce(s.available, 0) > 0 as in_stock, p.line_id,
    case when p.product_type not in ('tire', 'wheel') then p.attributes end as attributes,
    case when p.product_type = 'tire' then coalesce(t.size, p.size) end as tire_size,
    t.width_mm, t.rim_diameter_in, t.ply_rating, t.max_load_lb, t.speed_rating, t.seasonal_designation as season,
    t.mileage_warranty, t.sidewall, t.run_flat, t.vehicle_types,
    case when w.product_id is not null then
      array_remove(array[w.bolt_pattern_1, w.bolt_pattern_2, w.bolt_pattern_3, w.bolt_pattern_4], null)
    end as bolt_patterns,
    w.hub_bore, w.wheel_offset, w.back_spacing, w.wheel_diameter, w.wheel_width, w.finish
  from product p
    left join stock s using (product_id)
    left join tire t using (product_id)
    left join wheel w using (product_id)
  where p.is_live
  order by p.product_type, p.category, p.number`
