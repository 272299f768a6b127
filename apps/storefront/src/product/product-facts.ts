import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { Facts } from "./facts.ts"
import type { ProductDetails } from "./queries.ts"
import { tireFacts } from "./tire-facts.ts"
import { wheelFacts } from "./wheel-facts.ts"

/** The text attributes, in the supplier's order. */
const textAttributes = (attributes: unknown): Facts =>
  typeof attributes === "object" && attributes !== null
    ? Object.entries(attributes).filter(
        (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "",
      )
    : []

/** Tire or wheel specifications, then the supplier's other attributes without duplicates. */
export const specificationFacts = ({ tire, wheel, attributes }: ProductDetails): Facts => {
  const typed = [...(tire === null ? [] : tireFacts(tire)), ...(wheel === null ? [] : wheelFacts(wheel))]
  const known = new Set(typed.map(([name]) => name.toLowerCase()))
  return [...typed, ...textAttributes(attributes).filter(([name]) => !known.has(name.toLowerCase()))]
}

export const productFacts = (product: ProductDetails): Facts => [
  ["Availability", product.inStock ? "Available" : "Not Available"],
  ["Shipping", product.shippingCost === 0 ? "Free" : formatMoney(product.shippingCost)],
  ...specificationFacts(product),
]
