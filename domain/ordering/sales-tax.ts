import { allocate, type Cents, portion, sum } from "../shared/money.ts"
import type { TaxRules } from "../shared/shop-settings.ts"
import { isStateCode } from "../shared/us-states.ts"
import { type OrderItem, storeOf } from "./order-item.ts"

type Taxable = Pick<
  OrderItem,
  "price" | "quantity" | "discount" | "shippingCost" | "deliveryType" | "pickupStore"
>

/** Thousandths of a percent; zero for text that is not a state. */
export const taxRate = ({ rates }: TaxRules, state: string): number =>
  isStateCode(state) ? (rates[state] ?? 0) : 0

/**
 * The lines with their sales tax, by the state where the shopper gets them, which is the store's for a pickup: rate ×
 * (price − discount, and shipping where the state taxes it). The tax of each state is rounded once, half a cent up, and
 * spread over its lines in proportion, so that the lines' taxes add up to it exactly; a line without a taxable amount
 * has none. `state`: where shipped lines go.
 */
export const withSalesTax = <Line extends Taxable>(
  lines: ReadonlyArray<Line>,
  state: string,
  rules: TaxRules,
): ReadonlyArray<Line & { readonly tax: Cents }> => {
  const taxes: Array<Cents> = []
  const places = lines.map((line, index) => ({ line, index, where: storeOf(line)?.state ?? state }))
  for (const [where, theirs] of Map.groupBy(places, (place) => place.where)) {
    const bases = theirs.map(({ line }) => taxable(line, rules.taxesShipping.includes(where)))
    const shares = allocate(portion(sum(bases), taxRate(rules, where), 100_000), bases)
    for (const [place, { index }] of theirs.entries()) taxes[index] = shares[place] ?? 0
  }
  return lines.map((line, index) => ({ ...line, tax: taxes[index] ?? 0 }))
}

const taxable = (line: Taxable, isShippingTaxed: boolean): Cents => {
  const price = line.price * line.quantity - line.discount
  return isShippingTaxed ? price + line.shippingCost * line.quantity : price
}
