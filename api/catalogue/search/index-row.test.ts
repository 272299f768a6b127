import { Schema } from "effect"
import { expect, test } from "vitest"
import { IndexRow } from "./index-row.ts"

const tire: IndexRow = {
  number: 1,
  product_type: "tire",
  category: "tires",
  brand: "Acme",
  sale_price: 9_000,
  regular_price: 10_000,
  shipping_cost: 0,
  is_shippable: true,
  clearance: false,
  review_average: 4.5,
  review_count: 12,
  in_stock: true,
  line_id: "tour",
  attributes: { Panel: "OLED" },
  tire_size: "225/65R17",
  width_mm: 225,
  rim_diameter_in: 17,
  ply_rating: 4,
  max_load_lb: 1_874,
  speed_rating: "H",
  season: "Winter",
  mileage_warranty: 80_000,
  sidewall: "Black",
  run_flat: false,
  vehicle_types: ["suv-cuv"],
  bolt_patterns: ["5x114.3"],
  hub_bore: 73.1,
  wheel_offset: 42,
  back_spacing: 5.9,
  wheel_diameter: 17,
  wheel_width: 7.5,
  finish: "Black",
}

const REQUIRED = [
  "number",
  "product_type",
  "category",
  "brand",
  "sale_price",
  "regular_price",
  "shipping_cost",
  "is_shippable",
  "clearance",
  "review_count",
  "in_stock",
]

const isRow = Schema.is(IndexRow)

test("a row with all columns is decoded", () => {
  expect(isRow(tire)).toBe(true)
})

test.each(Object.keys(tire))("a row whose %s is of another type is refused", (column) => {
  for (const wrong of [undefined, 1n, { 1: 1 }, [1]]) expect(isRow({ ...tire, [column]: wrong })).toBe(false)
  expect(isRow({ ...tire, [column]: null })).toBe(!REQUIRED.includes(column))
})
