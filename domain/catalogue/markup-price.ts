import { type Cents, isPrice, share } from "../shared/money.ts"
import { categoriesUnder } from "./category-menu.ts"
import type { MarkupRule, PriceMarkup, RoundingMethod } from "./markup.ts"
import type { Product } from "./product.ts"

/** The facts of a product that rules depend on. `supplierCost` in cents. */
export type Priced = Pick<Product, "supplierCost" | "brand" | "category" | "productType" | "partner">

/** A price in cents and the rule it comes from (spec §3, `winnerMarkupId`). */
interface RulePrice {
  readonly price: Cents
  readonly winnerMarkupId: string
}

/** The price that a rule makes of a cost: markup first, then rounding. Cents. Exact, without floating point. */
export const markedUp = (
  { markupType, markupValue, roundingMethod }: MarkupRule,
  supplierCost: Cents,
): Cents => {
  switch (markupType) {
    case "PERCENT":
      return rounded(supplierCost + share(supplierCost, markupValue), roundingMethod)
    case "FIXED":
      return rounded(supplierCost + markupValue, roundingMethod)
  }
}

const rounded = (amount: Cents, method: RoundingMethod): Cents => {
  switch (method) {
    case "NONE":
      return amount
    case "NEAREST_DOLLAR":
      return Math.floor((amount + 50) / 100) * 100
    case "UP_TO_DOLLAR":
      return upTo(amount, 0)
    case "UP_TO_99":
      return upTo(amount, 99)
    case "UP_TO_95":
      return upTo(amount, 95)
  }
}

/** The lowest amount from this one up with these last two digits; `+ 0` turns -0 into 0. */
const upTo = (amount: Cents, ending: number): Cents => Math.ceil((amount - ending) / 100) * 100 + ending + 0

/** Whether a rule prices a product: all its conditions hold. Brands are compared without regard to case. */
export const applies = ({ isDeleted, supplierId, type, rule }: PriceMarkup, product: Priced): boolean =>
  !isDeleted &&
  (supplierId === null || supplierId === product.partner) &&
  (type === "ANY" || type === product.productType) &&
  (rule.categoryName === null || categoriesUnder(rule.categoryName).includes(product.category)) &&
  (rule.brands.length === 0 || rule.brands.some(({ name }) => sameBrand(name, product.brand))) &&
  product.supplierCost >= (rule.minPrice ?? 0) &&
  product.supplierCost <= (rule.maxPrice ?? Number.POSITIVE_INFINITY)

export const sameBrand = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * The more specific rule wins. In this order: one for a supplier before one for all; by rule type, brand before
 * category before price range before all; one for a product type before any; a subcategory before its group before
 * none; with brands before without; with a price range before without. Two rules that are equal in all this and apply
 * to one product contradict each other, which `markupErrors` rejects; should two such rules exist all the same, the
 * lower id wins.
 */
export const byPrecedence = (a: PriceMarkup, b: PriceMarkup): number => {
  const [left, right] = [specificity(a), specificity(b)]
  for (const [index, value] of left.entries()) {
    const difference = (right[index] ?? 0) - value
    if (difference !== 0) return difference
  }
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/** Higher is more specific; the first difference decides. */
export const specificity = ({ supplierId, type, rule }: PriceMarkup): ReadonlyArray<number> => [
  supplierId === null ? 0 : 1,
  TYPE_SPECIFICITY[rule.ruleType],
  type === "ANY" ? 0 : 1,
  rule.categoryName === null ? 0 : 1 / categoriesUnder(rule.categoryName).length,
  rule.brands.length === 0 ? 0 : 1,
  rule.minPrice === null && rule.maxPrice === null ? 0 : 1,
]

const TYPE_SPECIFICITY: Readonly<Record<MarkupRule["ruleType"], number>> = {
  BRAND: 3,
  CATEGORY: 2,
  PRICE_RANGE: 1,
  ALL: 0,
}

/** Prices products by the rules, which are sorted once. Undefined without a rule, or if none yields a price. */
export const pricing = (rules: ReadonlyArray<PriceMarkup>): ((product: Priced) => RulePrice | undefined) => {
  const ordered = rules.toSorted(byPrecedence)
  return (product) => {
    const winner = ordered.find((rule) => applies(rule, product))
    if (winner === undefined) return undefined
    const price = markedUp(winner.rule, product.supplierCost)
    return isPrice(price) ? { price, winnerMarkupId: winner.id } : undefined
  }
}
