import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import { expect, test } from "vitest"
import { FACETS } from "./facet-kinds.ts"
import type { IndexRow } from "./index-row.ts"

const PLAIN: IndexRow = {
  number: 1,
  product_type: "tire",
  category: "tires",
  brand: "Acme",
  sale_price: 10_000,
  regular_price: 10_000,
  shipping_cost: 500,
  is_shippable: true,
  clearance: false,
  review_average: null,
  review_count: 0,
  in_stock: true,
  line_id: null,
  attributes: null,
  tire_size: null,
  width_mm: null,
  rim_diameter_in: null,
  ply_rating: null,
  max_load_lb: null,
  speed_rating: null,
  season: null,
  mileage_warranty: null,
  sidewall: null,
  run_flat: null,
  vehicle_types: null,
  bolt_patterns: null,
  hub_bore: null,
  wheel_offset: null,
  back_spacing: null,
  wheel_diameter: null,
  wheel_width: null,
  finish: null,
}

test.each<readonly [FacetKind, Partial<IndexRow>, ReadonlyArray<string>]>([
  ["mileageWarranty", { mileage_warranty: 80_000 }, ["80,000 miles"]],
  ["mileageWarranty", { mileage_warranty: 0 }, []],
  ["maximumLoad", { max_load_lb: 1_199 }, ["Under 1,200 lb"]],
  ["maximumLoad", { max_load_lb: 1_200 }, ["1,200 to 1,600 lb"]],
  ["maximumLoad", { max_load_lb: 5_999 }, ["4,000 to 6,000 lb"]],
  ["maximumLoad", { max_load_lb: 6_000 }, ["6,000 lb and more"]],
  ["maximumLoad", {}, []],
  ["maximumSpeed", { speed_rating: "H" }, ["H (130 mph)"]],
  ["offset", { wheel_offset: 42 }, ["40 to 49 mm"]],
  ["offset", { wheel_offset: -1 }, ["-10 to -1 mm"]],
  ["backSpacing", { back_spacing: 5.9 }, ["5.5 to 6 in"]],
  ["width", { width_mm: 317.5 }, ["318 mm"]],
  ["width", { wheel_width: 7.5 }, ["7.5 in"]],
  ["diameter", { rim_diameter_in: 22.5 }, ["22.5 in"]],
  ["diameter", { wheel_diameter: 17 }, ["17 in"]],
  ["runFlat", { run_flat: true }, ["Run flat"]],
  ["runFlat", { run_flat: false }, []],
  ["customerReviews", { review_average: 4 }, ["4 stars & up", "3 stars & up", "2 stars & up", "1 star & up"]],
  ["customerReviews", { review_average: 3.9 }, ["3 stars & up", "2 stars & up", "1 star & up"]],
  ["customerReviews", {}, []],
  ["shipment", {}, ["Ship To Home"]],
  ["shipment", { shipping_cost: 0 }, ["Free shipping", "Ship To Home"]],
  ["shipment", { shipping_cost: 0, is_shippable: false }, ["Pickup only"]],
  ["lowPriceGuarantee", {}, []],
  ["lowPriceGuarantee", { sale_price: 9_999 }, ["Low price guarantee"]],
  ["lowPriceGuarantee", { clearance: true }, ["Low price guarantee"]],
])("%s of a product with %j: %j", (kind, change, labels) => {
  const { valuesOf, label } = FACETS[kind]
  expect(valuesOf({ ...PLAIN, ...change }).map(label)).toEqual(labels)
})

test.each<readonly [FacetKind, ReadonlyArray<string>]>([
  ["maximumLoad", ["0", "1200", "4000"]],
  ["offset", ["-10", "0", "40"]],
  ["mileageWarranty", ["9000", "50000", "80000"]],
  ["diameter", ["9", "17", "22.5"]],
  ["customerReviews", ["4", "3", "2", "1"]],
])("values of %s are listed as %j", (kind, values) => {
  expect(values.toReversed().toSorted(FACETS[kind].order)).toEqual(values)
})
