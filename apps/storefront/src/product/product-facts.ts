import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { Facts } from "./facts.ts"
import type { ProductDetails } from "./queries.ts"
import { tireFacts } from "./tire-facts.ts"
import { wheelFacts } from "./wheel-facts.ts"

/** Tire or wheel specifications, then the supplier's other attributes without duplicates. */
export const specificationFacts = ({ tire, wheel, attributes }: ProductDetails): Facts => {
  const typed = [...(tire === null ? [] : tireFacts(tire)), ...(wheel === null ? [] : wheelFacts(wheel))]
  const known = new Set(typed.map(([name]) => name.toLowerCase()))
  const others = attributes.filter(({ name, value }) => value !== "" && !known.has(name.toLowerCase()))
  return [...typed, ...others.map(({ name, value }) => [name, value] as const)]
}

export const productFacts = (product: ProductDetails): Facts => [
  ["Availability", product.inStock ? "Available" : "Not Available"],
  ["Shipping", product.shippingCost === 0 ? "Free" : formatMoney(product.shippingCost)],
  ...specificationFacts(product),
]
