import { categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import type { FacetName } from "@voltread/domain/catalogue/facet-names.ts"
import { starsAndUp } from "@voltread/domain/catalogue/facets.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import type { FacetOption } from "./facets.ts"

const SHIPMENT: Readonly<Record<string, string>> = {
  free: "Free shipping",
  ship: "Ship To Home",
  pickup: "Pickup only",
}

const labels: Readonly<Partial<Record<FacetName, (value: string) => string>>> = {
  category: categoryName,
  reviews: starsAndUp,
  warranty: (value) => `${formatNumber(Number(value))} miles`,
  ply: (value) => `${value} ply`,
  diameter: (value) => `${value} in`,
  runFlat: () => "Run flat",
  bestSelling: () => "Best selling",
  lowPrice: () => "Low price guarantee",
  shipment: (value) => SHIPMENT[value] ?? value,
}

/** The server's label of a value. It sends none for a value that no product has any more. */
export const facetLabel = (name: FacetName, value: string, options: ReadonlyArray<FacetOption>): string =>
  options.find((option) => option.value === value)?.label ?? labels[name]?.(value) ?? value
