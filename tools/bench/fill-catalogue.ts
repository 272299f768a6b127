import { CATEGORIES } from "@voltread/domain/catalogue/category-menu.ts"
import { ensureReadModels } from "@voltread/projections/prepare.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import type pg from "pg"

/** Sizes of the bench's tires, with load and speed. */
export const TIRE_SIZES = [
  "195/65R15 91H",
  "205/55R16 91V",
  "215/60R16 95H",
  "225/65R17 102H",
  "225/45R17 91W",
  "235/65R17 104H",
  "265/70R17 115T",
  "225/40R18 92Y",
  "235/60R18 103H",
  "255/65R18 111T",
  "265/60R18 110H",
  "275/65R18 116T",
  "235/55R19 101H",
  "255/50R20 105H",
  "275/55R20 113T",
  "275/60R20 115T",
]

export const SERIES = [
  "Crystal",
  "Nova",
  "Apex",
  "Summit",
  "Meridian",
  "Vantage",
  "Horizon",
  "Pioneer",
  "Quantum",
  "Aurora",
  "Falcon",
  "Granite",
  "Harbor",
  "Impulse",
  "Juniper",
  "Keystone",
]

/** One product in twenty is a tire, one in thirty a wheel; the others are in the menu's categories. */
const ELECTRONICS = CATEGORIES.map(({ id }) => id).filter((id) => id !== "tires" && id !== "wheels")

/** Evenly distributed from 0 to `count` - 1, the same for the same row and salt. */
const pick = (count: number, salt: number): string => `((hashint4(n * 31 + ${salt}) & 2147483647) % ${count})`

const FILL = `
  insert into product (product_id, sku, name, description, brand, category, product_type, partner, size, line_id,
    regular_price, sale_price, supplier_cost, shipping_cost, thumbnail_image, small_image, large_image, attributes,
    review_average, review_count, is_live)
  select 'bench-' || n, 'SKU-' || n,
    ($3::text[])[1 + ${pick(16, 1)}] || ' ' || chr(65 + ${pick(26, 2)}) || chr(65 + ${pick(26, 3)}) || ${pick(900, 4)}
      || ' ' || initcap(replace(category, '-', ' ')) || ', '
      || (array['Black', 'White', 'Silver', 'Graphite', 'Blue'])[1 + ${pick(5, 5)}],
    'Made to last, with a warranty of two years.',
    'Brand ' || (${pick(300, 6)} * ${pick(100, 7)} / 100), category,
    case category when 'tires' then 'tire' when 'wheels' then 'wheel' else 'electronics' end, 'Best Buy',
    case category when 'tires' then split_part(($4::text[])[1 + ${pick(16, 8)}], ' ', 1) else '' end, null,
    price, case when ${pick(3, 9)} = 0 then price * 9 / 10 else price end, price * 7 / 10,
    case when ${pick(4, 10)} = 0 then 1500 else 0 end, '', '', '', '{}',
    3 + ${pick(21, 11)} / 10.0, (2000 / (1 + ${pick(400, 12)}))::int, true
  from (
    select n, case when ${pick(20, 13)} = 0 then 'tires' when ${pick(30, 14)} = 0 then 'wheels'
        else ($5::text[])[1 + ${pick(ELECTRONICS.length, 15)}] end as category,
      999 + ${pick(150_000, 16)} as price
    from generate_series($1::int, $2::int) n
  ) rows`

const FILL_TIRES = `
  insert into tire (product_id, size, width_mm, aspect_ratio, rim_diameter_in, tire_type, load_index, ply_rating,
    max_load_lb, speed_rating, max_speed_mph, seasonal_designation, mileage_warranty, sidewall, run_flat, vehicle_types)
  select 'bench-' || n, size, split_part(size, '/', 1)::int, substr(split_part(size, '/', 2), 1, 2)::int,
    substr(split_part(size, 'R', 2), 1, 2)::int, 'Radial', 100, 4 + 2 * (${pick(4, 20)}), 1400 + 50 * (${pick(40, 21)}),
    right(size, 1), 118, (array['All-season', 'Summer', 'Winter', 'All-terrain'])[1 + ${pick(4, 22)}],
    10000 * (${pick(9, 23)}), 'Black sidewall', ${pick(10, 24)} = 0, array['car-van', 'suv-cuv']
  from (
    select n, ($3::text[])[1 + ${pick(16, 8)}] as size from generate_series($1::int, $2::int) n
    where ${pick(20, 13)} = 0
  ) tires`

const FILL_WHEELS = `
  insert into wheel (product_id, bolt_pattern_1, hub_bore, wheel_offset, back_spacing, wheel_diameter, wheel_width,
    material, wheel_style, finish, staggered_flag)
  select 'bench-' || n, (array['5x114.3', '5x112', '6x135', '6x139.7', '5x120'])[1 + ${pick(5, 30)}],
    87.1, ${pick(90, 31)} - 30, 5.5, 16 + ${pick(7, 32)}, 7 + ${pick(6, 33)} / 2.0, 'Cast aluminum', 'Mesh',
    (array['Gloss Black', 'Bronze', 'Silver'])[1 + ${pick(3, 34)}], false
  from generate_series($1::int, $2::int) n where ${pick(20, 13)} <> 0 and ${pick(30, 14)} = 0`

/** 100,000 orders of a year, with some products far more frequent than others. */
const FILL_SALES = `
  insert into product_sale (order_id, item_id, day, product_id, units, net, supplier_cost, is_paid)
  select 'order-' || n, '1', current_date - ${pick(365, 40)}, 'bench-' || (1 + (${pick(1_000, 41)} ^ 2)::bigint % $1::int),
    1 + ${pick(3, 42)}, 10000, 7000, ${pick(7, 43)} > 0
  from generate_series(1, 100000) n`

const CHUNK = 50_000

/** Read models with the sales of `products`, and nothing else. */
export const fillSales = async (pool: pg.Pool, products: number): Promise<void> => {
  const client = await pool.connect()
  await ensureReadModels(client, readModels)
  await client.query("truncate product_sale")
  await client.query(FILL_SALES, [products])
  await client.query("vacuum analyze product_sale")
  client.release(true)
}

/** Products `from` to `to`, the same in every run, followed by `analyze`. */
export const fillCatalogue = async (pool: pg.Pool, from: number, to: number): Promise<void> => {
  await pool.query("drop index if exists product_words")
  for (let n = from; n <= to; n += CHUNK) {
    const rows = [n, Math.min(n + CHUNK - 1, to)]
    await pool.query(FILL, [...rows, SERIES, TIRE_SIZES, ELECTRONICS])
    await pool.query(FILL_TIRES, [...rows, TIRE_SIZES])
    await pool.query(FILL_WHEELS, rows)
  }
  await pool.query("set maintenance_work_mem = '256MB'")
  await pool.query("create index product_words on product using gin (words) where is_live")
  await pool.query(`insert into stock select product_id, 5 from product on conflict (product_id) do nothing`)
  for (const table of ["product", "tire", "wheel", "stock"]) await pool.query(`vacuum analyze ${table}`)
  await pool.query("checkpoint")
}
