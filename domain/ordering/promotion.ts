import { allocate, type Cents, share, sum } from "../shared/money.ts"
import type { Promotion } from "../shared/promotion.ts"
import type { OrderItem } from "./order-item.ts"

type PricedItem = Pick<OrderItem, "category" | "quantity" | "price" | "shippingCost" | "discount">

const UNKNOWN_CODE = "We do not know this code. Please check it."

const takesPart = ({ categories }: Promotion, { category }: Pick<PricedItem, "category">): boolean =>
  categories.length === 0 || categories.includes(category)

/** Why a code can be used for nothing at the time, for the shopper; null when it can. `at`: UTC ISO string. */
export const codeProblem = (promotion: Promotion | null, at: string): string | null => {
  if (promotion === null) return UNKNOWN_CODE
  const { isActive, validFrom, validUntil } = promotion
  const now = Date.parse(at)
  // A code that is off before its first day was never announced.
  if (now < Date.parse(validFrom)) return isActive ? "This code cannot be used yet." : UNKNOWN_CODE
  return isActive && (validUntil === null || now < Date.parse(validUntil)) ? null : "This code has ended."
}

/** Why a code gives no discount on these lines, for the shopper; null when it does. `at`: UTC ISO string. */
export const promotionProblem = (
  promotion: Promotion | null,
  lines: ReadonlyArray<Pick<PricedItem, "category">>,
  at: string,
): string | null => {
  const problem = codeProblem(promotion, at)
  if (promotion === null || problem !== null) return problem
  return lines.some((line) => takesPart(promotion, line))
    ? null
    : "This code is for other products than those in your cart."
}

/** Whether the promotion pays for the delivery of this line. */
export const shipsFree = (promotion: Promotion, line: Pick<PricedItem, "category">): boolean =>
  promotion.benefit.kind === "free-shipping" && takesPart(promotion, line)

/**
 * The lines with the promotion's discount, in whole cents. An amount is spread over the lines that qualify in
 * proportion to their prices, and never exceeds them. The items are never free as a whole: one cent remains to be
 * paid, because no gateway takes a payment of 0.
 */
export const withPromotion = <Item extends PricedItem>(
  lines: ReadonlyArray<Item>,
  promotion: Promotion,
): ReadonlyArray<Item> => {
  const { benefit } = promotion
  if (benefit.kind === "free-shipping")
    return lines.map((line) => (shipsFree(promotion, line) ? { ...line, shippingCost: 0 } : line))
  const weights = lines.map((line) => (takesPart(promotion, line) ? priceOf(line) : 0))
  const eligible = sum(weights)
  const wanted =
    benefit.kind === "percent" ? share(eligible, benefit.basisPoints) : Math.min(benefit.cents, eligible)
  const most = Math.max(0, sum(lines.map(priceOf)) - 1)
  const shares = allocate(Math.min(wanted, most), weights)
  return lines.map((line, index) => ({ ...line, discount: line.discount + (shares[index] ?? 0) }))
}

const priceOf = ({ price, quantity, discount }: PricedItem): Cents => price * quantity - discount
