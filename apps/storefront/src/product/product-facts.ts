import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { Facts } from "./facts.ts"
import type { ProductDetails } from "./queries.ts"
import { tireFacts } from "./tire-facts.ts"
import { wheelFacts } from "./wheel-facts.ts"

/** The attributes that are texts, in the order the supplier gave them. */
const textAttributes = (attributes: unknown): Facts =>
  typeof attributes === "object" && attributes !== null
    ? Object.entries(attributes).filter(
        (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "",
      )
    : []

/** What its kind has, then what else the supplier says; a name that both have is said once. */
export const specificationFacts = ({ tire, wheel, attributes }: ProductDetails): Facts => {
  const typed = [...(tire === null ? [] : tireFacts(tire)), ...(wheel === null ? [] : wheelFacts(wheel))]
  const known = new Set(typed.map(([name]) => name.toLowerCase()))
  return [...typed, ...textAttributes(attributes).filter(([name]) => !known.has(name.toLowerCase()))]
}

/** All that can be compared. */
export const productFacts = (product: ProductDetails): Facts => [
  ["Availability", product.inStock ? "Available" : "Not Available"],
  ["Shipping", product.shippingCost === 0 ? "Free" : formatMoney(product.shippingCost)],
  ["Ships from", product.partner],
  ...specificationFacts(product),
]
