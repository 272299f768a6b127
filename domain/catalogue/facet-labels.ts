import { formatNumber } from "../shared/number-format.ts"
import { categoryName } from "./category-menu.ts"
import type { FacetName } from "./facet-names.ts"

const SHIPMENT: Readonly<Record<string, string>> = {
  free: "Free shipping",
  ship: "Ship To Home",
  pickup: "Pickup only",
}

/** Labels of a filter's values, where they do not depend on the other values. */
export const FACET_LABELS = {
  category: categoryName,
  reviews: (stars) => `${stars} ${stars === "1" ? "star" : "stars"} & up`,
  warranty: (miles) => `${formatNumber(Number(miles))} miles`,
  ply: (plies) => `${plies} ply`,
  diameter: (inches) => `${inches} in`,
  runFlat: () => "Run flat",
  bestSelling: () => "Best selling",
  lowPrice: () => "Low price guarantee",
  shipment: (value) => SHIPMENT[value] ?? value,
} satisfies Readonly<Partial<Record<FacetName, (value: string) => string>>>
