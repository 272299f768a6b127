/** What search knows of a product: one row of `SHELF_ROWS`. Prices in cents, sizes in the unit of their column. */
export interface ShelfRow {
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

/** All live products, those of one type and category together. */
export const SHELF_ROWS = `
  select p.number, p.product_type, p.category, p.brand, p.sale_price, p.regular_price, p.shipping_cost, p.is_shippable,
    p.clearance, p.review_average, p.review_count,
    coalesce(s.available, 0) > 0 as in_stock, p.line_id,
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
