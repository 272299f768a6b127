import { inDollars } from "../shared/dollars.ts"
import { type FieldError, fieldError } from "../shared/field-error.ts"
import { AMOUNT_RANGE, type Cents, isPrice } from "../shared/money.ts"
import { CATEGORIES, categoriesUnder, categoryName } from "./category-menu.ts"
import type { MarkupRule, PriceMarkup } from "./markup.ts"
import { markedUp, sameBrand, specificity } from "./markup-price.ts"
import { markupTitle } from "./markup-words.ts"

/** Ten times the cost, in hundredths of a percent. */
const MAX_PERCENT = 100_000

/** A million dollars. */
const MAX_FIXED: Cents = 100_000_000

/**
 * The errors of a rule, by itself or together with the other active rules; empty if it can be saved. Deleted rules are
 * ignored.
 */
export const markupErrors = (
  markup: PriceMarkup,
  others: ReadonlyArray<PriceMarkup>,
): ReadonlyArray<FieldError> => {
  const own = [...rangeErrors(markup.rule), ...valueErrors(markup.rule), ...conditionErrors(markup.rule)]
  return own.length > 0 || markup.isDeleted ? own : contradictions(markup, others)
}

const rangeErrors = ({ minPrice, maxPrice }: MarkupRule): ReadonlyArray<FieldError> => {
  const errors: Array<FieldError> = []
  if (minPrice !== null && !isPrice(minPrice)) {
    errors.push(fieldError("minPrice", "isPrice", `The lowest price ${AMOUNT_RANGE}.`))
  }
  if (maxPrice !== null && !isPrice(maxPrice)) {
    errors.push(fieldError("maxPrice", "isPrice", `The highest price ${AMOUNT_RANGE}.`))
  }
  if (errors.length === 0 && minPrice !== null && maxPrice !== null && minPrice > maxPrice) {
    errors.push(
      fieldError(
        "maxPrice",
        "isRange",
        `The highest price, ${inDollars(maxPrice)}, is below the lowest, ${inDollars(minPrice)}.`,
      ),
    )
  }
  return errors
}

const valueErrors = (rule: MarkupRule): ReadonlyArray<FieldError> => {
  const { markupType, markupValue, minPrice } = rule
  if (!Number.isSafeInteger(markupValue)) {
    return [fieldError("markupValue", "isValue", "A markup has at most two decimals.")]
  }
  switch (markupType) {
    case "PERCENT":
      if (markupValue > MAX_PERCENT) {
        return [fieldError("markupValue", "isValue", `A markup is at most ${MAX_PERCENT / 100} percent.`)]
      }
      break
    case "FIXED":
      if (markupValue > MAX_FIXED) {
        return [fieldError("markupValue", "isValue", `A markup is at most ${inDollars(MAX_FIXED)}.`)]
      }
      break
  }
  const lowest = minPrice ?? 0
  return markupValue < 0 && isNegative(rule, lowest)
    ? [
        fieldError(
          "markupValue",
          "isPositiveResult",
          `A product that costs ${inDollars(lowest)} would be sold below zero.`,
        ),
      ]
    : []
}

/** A discount above 100 % is always wrong, even where a cost of zero would hide it. */
const isNegative = (rule: MarkupRule, lowest: Cents): boolean =>
  rule.markupType === "PERCENT"
    ? rule.markupValue < -10_000
    : markedUp({ ...rule, roundingMethod: "NONE" }, lowest) < 0

const known = new Set(CATEGORIES.map(({ id }) => id))

const conditionErrors = (rule: MarkupRule): ReadonlyArray<FieldError> => {
  const { ruleType, categoryName: slug, brands, minPrice, maxPrice } = rule
  const errors: Array<FieldError> = []
  const ranged = minPrice !== null || maxPrice !== null
  if (slug !== null && !categoriesUnder(slug).every((category) => known.has(category))) {
    errors.push(fieldError("categoryName", "isCategory", `There is no category “${slug.slice(0, 60)}”.`))
  }
  const repeated = brands.find(({ name }, index) =>
    brands.slice(0, index).some((earlier) => sameBrand(earlier.name, name)),
  )
  if (repeated !== undefined) {
    errors.push(fieldError("brands", "isUnique", `The brand ${repeated.name} is chosen twice.`))
  }
  switch (ruleType) {
    case "BRAND":
      if (brands.length === 0)
        errors.push(fieldError("brands", "isDefined", "A rule by brand needs a brand."))
      break
    case "CATEGORY":
      if (slug === null)
        errors.push(fieldError("categoryName", "isDefined", "A rule by category needs a category."))
      if (brands.length > 0)
        errors.push(fieldError("brands", "isEmpty", "A rule for brands is a rule by brand."))
      break
    case "PRICE_RANGE":
      if (!ranged) errors.push(fieldError("minPrice", "isDefined", "A rule by price range needs a price."))
      if (brands.length > 0)
        errors.push(fieldError("brands", "isEmpty", "A rule for brands is a rule by brand."))
      if (slug !== null) {
        errors.push(fieldError("categoryName", "isEmpty", "A rule for a category is a rule by category."))
      }
      break
    case "ALL":
      if (brands.length > 0) errors.push(fieldError("brands", "isEmpty", "A rule for all has no brand."))
      if (slug !== null) errors.push(fieldError("categoryName", "isEmpty", "A rule for all has no category."))
      if (ranged) errors.push(fieldError("minPrice", "isEmpty", "A rule for all has no price range."))
      break
  }
  return errors
}

/** Two equally specific rules that apply to one product: which of them sets its price would be arbitrary. */
const contradictions = (
  markup: PriceMarkup,
  others: ReadonlyArray<PriceMarkup>,
): ReadonlyArray<FieldError> => {
  const rank = specificity(markup).join()
  const rivals = others.filter(
    (other) =>
      other.id !== markup.id && !other.isDeleted && specificity(other).join() === rank && meet(markup, other),
  )
  if (rivals.length === 0) return []
  const named = rivals.map(
    (rival) => `The rule “${markupTitle(rival)}” prices the same products${commonGround(markup, rival)}.`,
  )
  return [fieldError("rule", "isUnambiguous", [...named, "Change one of them."].join(" "))]
}

const meet = (a: PriceMarkup, b: PriceMarkup): boolean =>
  a.supplierId === b.supplierId &&
  a.type === b.type &&
  a.rule.categoryName === b.rule.categoryName &&
  (a.rule.brands.length === 0 || commonBrands(a.rule, b.rule).length > 0) &&
  lowestOf(a.rule, b.rule) <= highestOf(a.rule, b.rule)

const commonBrands = (a: MarkupRule, b: MarkupRule): ReadonlyArray<string> =>
  a.brands.filter(({ name }) => b.brands.some((other) => sameBrand(other.name, name))).map(({ name }) => name)

const lowestOf = (a: MarkupRule, b: MarkupRule): Cents => Math.max(a.minPrice ?? 0, b.minPrice ?? 0)

const highestOf = (a: MarkupRule, b: MarkupRule): Cents =>
  Math.min(a.maxPrice ?? Number.POSITIVE_INFINITY, b.maxPrice ?? Number.POSITIVE_INFINITY)

const commonRange = (low: Cents, high: Cents): ReadonlyArray<string> => {
  if (Number.isFinite(high)) return [`costing ${inDollars(low)} to ${inDollars(high)}`]
  return low > 0 ? [`costing ${inDollars(low)} or more`] : []
}

const commonGround = ({ rule: a }: PriceMarkup, { rule: b }: PriceMarkup): string => {
  const shared = [
    ...commonBrands(a, b),
    ...(a.categoryName === null ? [] : [categoryName(a.categoryName)]),
    ...commonRange(lowestOf(a, b), highestOf(a, b)),
  ]
  return shared.length === 0 ? "" : `: ${shared.join(", ")}`
}
