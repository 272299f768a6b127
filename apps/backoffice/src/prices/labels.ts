import type { MarkupKind } from "./rule-types.ts"

export const KIND_LABELS: Readonly<Record<MarkupKind, string>> = {
  ALL: "All products",
  PRICE_RANGE: "Cost range",
  CATEGORY: "Category",
  BRAND: "Brand",
}

export const kindOptions = [
  { id: "ALL", label: KIND_LABELS.ALL, description: "For products no other rule covers" },
  { id: "PRICE_RANGE", label: KIND_LABELS.PRICE_RANGE, description: "By what the supplier charges" },
  { id: "CATEGORY", label: KIND_LABELS.CATEGORY, description: "One category or a group of them" },
  { id: "BRAND", label: KIND_LABELS.BRAND, description: "Overrides all other rules" },
] satisfies ReadonlyArray<{ id: MarkupKind; label: string; description: string }>

export const markupTypeOptions = [
  { id: "PERCENT", label: "Percent of the cost" },
  { id: "FIXED", label: "Dollars over the cost" },
]

export const roundingOptions = [
  { id: "NONE", label: "To the cent" },
  { id: "NEAREST_DOLLAR", label: "To the nearest dollar" },
  { id: "UP_TO_DOLLAR", label: "Up to a whole dollar" },
  { id: "UP_TO_99", label: "Up to the next .99" },
  { id: "UP_TO_95", label: "Up to the next .95" },
]

export const productTypeOptions = [
  { id: "ANY", label: "All types" },
  { id: "electronics", label: "Electronics" },
  { id: "tire", label: "Tires" },
  { id: "wheel", label: "Wheels" },
  { id: "accessory", label: "Accessories" },
]
