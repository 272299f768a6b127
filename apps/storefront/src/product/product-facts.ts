import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { Facts } from "../compare/compare-rows.ts"
import { type ProductDetails, specifications } from "./structured-data.ts"
import { tireFacts } from "./tire-facts.ts"
import { wheelFacts } from "./wheel-facts.ts"

/** What its kind has, then what else the supplier says; a name that both have is said once. */
export const specificationFacts = ({ tire, wheel, attributes }: ProductDetails): Facts => {
  const typed = [...(tire === null ? [] : tireFacts(tire)), ...(wheel === null ? [] : wheelFacts(wheel))]
  const known = new Set(typed.map(([name]) => name.toLowerCase()))
  return [...typed, ...specifications(attributes).filter(([name]) => !known.has(name.toLowerCase()))]
}

/** All that can be compared. */
export const productFacts = (product: ProductDetails): Facts => [
  ["Availability", product.inStock ? "Available" : "Not Available"],
  ["Shipping", product.shippingCost === 0 ? "Free" : formatMoney(product.shippingCost)],
  ["Ships from", product.partner],
  ...specificationFacts(product),
]
