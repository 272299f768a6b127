import {
  ATTRIBUTE_FACETS,
  attributeFacetLabel,
  attributeFacetsOf,
  attributeFacetValue,
  compareFacetValues,
} from "@voltread/domain/catalogue/attribute-facets.ts"
import { FACET_LABELS } from "@voltread/domain/catalogue/facet-labels.ts"
import { ATTRIBUTE_FACET_NAMES } from "@voltread/domain/catalogue/facet-names.ts"
import type { FacetKind } from "@voltread/domain/catalogue/facets.ts"
import { isSpeedSymbol, topSpeed } from "@voltread/domain/catalogue/tire-ratings.ts"
import { vehicleTypeOf } from "@voltread/domain/catalogue/vehicle-type.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Option, Record } from "effect"
import type { IndexRow } from "./index-row.ts"

/** The facets of electronics, given how many products were found in each category. */
export const electronicsKinds = (counts: ReadonlyMap<string, number>): ReadonlyArray<FacetKind> => [
  "categories",
  "brands",
  ...attributeFacetsOf(counts),
  "customerReviews",
  "shipment",
  "bestSelling",
  "lowPriceGuarantee",
]

export const TIRE_KINDS = [
  "seasons",
  "brands",
  "vehicles",
  "diameter",
  "width",
  "mileageWarranty",
  "maximumSpeed",
  "maximumLoad",
  "plyRating",
  "sidewall",
  "runFlat",
  "customerReviews",
  "shipment",
  "bestSelling",
  "lowPriceGuarantee",
] as const satisfies ReadonlyArray<FacetKind>

export const WHEEL_KINDS = [
  "brands",
  "diameter",
  "width",
  "offset",
  "backSpacing",
  "boltPattern",
  "finish",
  "customerReviews",
  "shipment",
  "bestSelling",
  "lowPriceGuarantee",
] as const satisfies ReadonlyArray<FacetKind>

/** Facets of attributes that only some categories have; offered where most of the found products have them. */
export const ATTRIBUTE_KINDS: ReadonlySet<FacetKind> = new Set(ATTRIBUTE_FACET_NAMES)

interface FacetDefinition {
  readonly title: string
  /** The values of a product; several where they overlap, as four stars are also "three and up". */
  readonly valuesOf: (row: IndexRow) => ReadonlyArray<string>
  readonly label: (value: string) => string
  /** Sorts the values; where it returns 0 or is absent, the value of more products comes first. */
  readonly order?: (one: string, other: string) => number
}

const ascending = (one: string, other: string): number => Number(one) - Number(other)
const descending = (one: string, other: string): number => Number(other) - Number(one)

const optional = (value: string | number | null): ReadonlyArray<string> =>
  value === null || value === "" ? [] : [String(value)]
const YES: ReadonlyArray<string> = ["yes"]
const flag = (isSo: boolean): ReadonlyArray<string> => (isSo ? YES : [])
const identity = (value: string): string => value
const grouped = (value: string): string => formatNumber(Number(value), 3)

/** Pounds; a tire's load belongs to the range that contains it. */
const LOAD_STEPS = [1_200, 1_600, 2_000, 2_500, 3_200, 4_000, 6_000]
const MM_STEP = 10
const INCH_STEP = 0.5

export const FACETS: Readonly<Record<FacetKind, FacetDefinition>> = {
  ...Record.map(
    ATTRIBUTE_FACETS,
    ({ attribute, title }, name): FacetDefinition => ({
      title: title ?? attribute,
      valuesOf: ({ category, attributes }) =>
        attributes === null ? [] : optional(attributeFacetValue(name, category, attributes)),
      label: (value) => attributeFacetLabel(name, value),
      order: (one, other) => compareFacetValues(name, one, other),
    }),
  ),
  categories: { title: "Category", valuesOf: (row) => [row.category], label: FACET_LABELS.category },
  brands: { title: "Brand", valuesOf: (row) => optional(row.brand), label: identity },
  vehicles: {
    title: "Vehicle type",
    valuesOf: (row) => row.vehicle_types ?? [],
    label: (value) => Option.match(vehicleTypeOf(value), { onNone: () => value, onSome: ({ name }) => name }),
  },
  seasons: { title: "Season", valuesOf: (row) => optional(row.season), label: identity },
  mileageWarranty: {
    title: "Mileage warranty",
    valuesOf: (row) => (row.mileage_warranty === 0 ? [] : optional(row.mileage_warranty)),
    label: FACET_LABELS.warranty,
    order: ascending,
  },
  maximumSpeed: {
    title: "Maximum speed",
    valuesOf: (row) => optional(row.speed_rating),
    label: (value) => (isSpeedSymbol(value) ? `${value} (${topSpeed(value).mph} mph)` : value),
  },
  maximumLoad: {
    title: "Maximum load",
    valuesOf: ({ max_load_lb: load }) => {
      if (load === null) return []
      return [String(LOAD_STEPS.findLast((step) => step <= load) ?? 0)]
    },
    label: (value) => {
      const next = LOAD_STEPS.find((step) => step > Number(value))
      if (value === "0") return `Under ${grouped(String(next))} lb`
      return next === undefined
        ? `${grouped(value)} lb and more`
        : `${grouped(value)} to ${grouped(String(next))} lb`
    },
    order: ascending,
  },
  plyRating: {
    title: "Ply rating",
    valuesOf: (row) => optional(row.ply_rating),
    label: FACET_LABELS.ply,
    order: ascending,
  },
  sidewall: { title: "Sidewall", valuesOf: (row) => optional(row.sidewall), label: identity },
  runFlat: { title: "Run flat", valuesOf: (row) => flag(row.run_flat === true), label: FACET_LABELS.runFlat },
  diameter: {
    title: "Diameter",
    valuesOf: (row) => optional(row.rim_diameter_in ?? row.wheel_diameter),
    label: FACET_LABELS.diameter,
    order: ascending,
  },
  width: {
    title: "Width",
    valuesOf: (row) => optional(row.width_mm === null ? row.wheel_width : Math.round(row.width_mm)),
    // No wheel is 50 inches wide, and no tire as narrow as 50 millimeters.
    label: (value) => `${value} ${Number(value) < 50 ? "in" : "mm"}`,
    order: ascending,
  },
  offset: {
    title: "Offset",
    valuesOf: ({ wheel_offset: offset }) =>
      optional(offset === null ? null : Math.floor(offset / MM_STEP) * MM_STEP),
    label: (value) => `${value} to ${Number(value) + MM_STEP - 1} mm`,
    order: ascending,
  },
  backSpacing: {
    title: "Backspacing",
    valuesOf: ({ back_spacing: inches }) =>
      optional(inches === null ? null : Math.floor(inches / INCH_STEP) * INCH_STEP),
    label: (value) => `${value} to ${Number(value) + INCH_STEP} in`,
    order: ascending,
  },
  boltPattern: { title: "Bolt pattern", valuesOf: (row) => row.bolt_patterns ?? [], label: identity },
  finish: { title: "Finish", valuesOf: (row) => optional(row.finish), label: identity },
  customerReviews: {
    title: "Customer reviews",
    valuesOf: ({ review_average: average }) =>
      average === null ? [] : ["4", "3", "2", "1"].filter((stars) => average >= Number(stars)),
    label: FACET_LABELS.reviews,
    order: descending,
  },
  shipment: {
    title: "Shipment",
    valuesOf: (row) => {
      if (!row.is_shippable) return ["pickup"]
      return row.shipping_cost === 0 ? ["free", "ship"] : ["ship"]
    },
    label: FACET_LABELS.shipment,
  },
  bestSelling: {
    title: "Best selling",
    // Sales are read separately from the products: best-sellers.ts fills this column.
    valuesOf: () => [],
    label: FACET_LABELS.bestSelling,
  },
  // On sale means below the regular price, or at a clearance price.
  lowPriceGuarantee: {
    title: "Low price guarantee",
    valuesOf: (row) => flag(row.clearance || row.sale_price < row.regular_price),
    label: FACET_LABELS.lowPrice,
  },
}
