import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { Facts } from "../compare/compare-rows.ts"
import { type ProductDetails, specifications } from "./structured-data.ts"

/** All that can be compared: what every product has, then what its kind has. */
export const productFacts = (product: ProductDetails): Facts => [
  ["Availability", product.inStock ? "Available" : "Not Available"],
  ["Shipping", product.shippingCost === 0 ? "Free" : formatMoney(product.shippingCost)],
  ["Ships from", product.partner],
  ...specifications(product.attributes),
]
