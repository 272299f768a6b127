import { type CommissionLine, type CommissionTerms, commission, commissions } from "../shared/commission.ts"
import { allocate, type Cents, sum } from "../shared/money.ts"
import type { OrderItem } from "./order-item.ts"
import { type OrderLine, type PlacedOrder, soldUnits } from "./order-state.ts"

/** The share of a line's amount for `units` of it; the shares add up to the cent. */
export const partFor = (amount: Cents, units: number, quantity: number): Cents =>
  allocate(amount, [units, quantity - units])[0] ?? 0

/** The price of `units` of the line, without shipping and tax. */
const paidFor = (line: OrderItem, units: number): CommissionLine => ({
  category: line.category,
  value: Math.max(0, line.price * units - partFor(line.discount, units, line.quantity)),
})

/** The price of the products of a line that were neither canceled nor returned, in cents. */
export const keptValueOf = (line: OrderLine): Cents => paidFor(line, soldUnits(line)).value

/** The commission on an order that is placed with these lines, cents. */
export const affiliateTakeOf = (terms: CommissionTerms | null, lines: ReadonlyArray<OrderItem>): Cents =>
  terms === null
    ? 0
    : commission(
        terms,
        lines.map((line) => paidFor(line, line.quantity)),
      )

/**
 * The affiliate's earnings on each line as the order stands, in cents: the terms in force when it was placed, applied
 * to what was neither canceled nor returned. Orders from before there were terms use their shares of the recorded
 * commission.
 */
export const affiliateTakes = ({ lines, submitted }: Pick<PlacedOrder, "lines" | "submitted">) => {
  const { affiliateTerms, affiliateTake } = submitted
  if (affiliateTerms !== null) {
    return commissions(
      affiliateTerms,
      lines.map((line) => paidFor(line, soldUnits(line))),
    )
  }
  const weights = lines.map((line) => Math.max(0, line.price * line.quantity - line.discount))
  const whole = allocate(affiliateTake, weights)
  return lines.map((line, index) => partFor(whole[index] ?? 0, soldUnits(line), line.quantity))
}

/** The affiliate's current earnings from the order, in cents. */
export const affiliateEarnings = (order: Pick<PlacedOrder, "lines" | "submitted">): Cents =>
  sum(affiliateTakes(order))

/** The price of the products that were neither canceled nor returned, in cents. */
export const keptValue = ({ lines }: Pick<PlacedOrder, "lines">): Cents => sum(lines.map(keptValueOf))
