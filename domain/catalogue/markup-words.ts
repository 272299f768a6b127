import type { Words } from "../shared/difference.ts"
import { inDollars } from "../shared/dollars.ts"
import { categoryName } from "./category-menu.ts"
import type { MarkupRule, MarkupTerms, PriceMarkup, RoundingMethod } from "./markup.ts"

/** The most brands that are listed; further ones are only counted. */
const NAMED = 3

/** The name of a rule on screens: its products and its formula. */
export const markupTitle = (markup: MarkupTerms): string =>
  `${markupScope(markup)}: ${markupFormula(markup.rule)}`

/** The products of a rule, such as `Michelin, Toyo in Tires, cost from $50.00, from TireHub`. */
const markupScope = ({ supplierId, type, rule }: MarkupTerms): string => {
  const range = costRange(rule)
  const chosen = [
    ...(rule.brands.length === 0 ? [] : [brandList(rule)]),
    ...(rule.categoryName === null ? [] : [categoryName(rule.categoryName)]),
  ].join(" in ")
  const all = range === null ? "All products" : `Cost ${range}`
  return [
    ...(chosen === "" ? [all] : [chosen]),
    ...(range === null || chosen === "" ? [] : [`cost ${range}`]),
    ...(type === "ANY" ? [] : [TYPES[type]]),
    ...(supplierId === null ? [] : [`from ${supplierId}`]),
  ].join(", ")
}

/** All values of a rule in words, to compare two versions of it. */
export const markupWords = ({ supplierId, type, rule, isDeleted }: PriceMarkup): Words => ({
  Brands: rule.brands.length === 0 ? "all" : rule.brands.map(({ name }) => name).join(", "),
  Category: rule.categoryName === null ? "all" : categoryName(rule.categoryName),
  Cost: costRange(rule) ?? "any",
  Products: type === "ANY" ? "all" : TYPES[type],
  Supplier: supplierId ?? "all",
  Markup: markupFormula(rule),
  Deleted: isDeleted ? "yes" : "no",
})

/** The formula of a rule, such as `+25%, up to .99`. */
const markupFormula = ({ markupType, markupValue, roundingMethod }: MarkupRule): string => {
  const sign = markupValue < 0 ? "−" : "+"
  const size = Math.abs(markupValue)
  const value = markupType === "PERCENT" ? `${size / 100}%` : inDollars(size)
  return [`${sign}${value}`, ...ROUNDINGS[roundingMethod]].join(", ")
}

const TYPES: Readonly<Record<Exclude<PriceMarkup["type"], "ANY">, string>> = {
  electronics: "electronics only",
  tire: "tires only",
  wheel: "wheels only",
  accessory: "accessories only",
}

const ROUNDINGS: Readonly<Record<RoundingMethod, ReadonlyArray<string>>> = {
  NONE: [],
  NEAREST_DOLLAR: ["to the nearest dollar"],
  UP_TO_DOLLAR: ["up to a dollar"],
  UP_TO_99: ["up to .99"],
  UP_TO_95: ["up to .95"],
}

const brandList = ({ brands }: MarkupRule): string => {
  const names = brands.slice(0, NAMED).map(({ name }) => name)
  return [...names, ...(brands.length > NAMED ? [`${brands.length - NAMED} more`] : [])].join(", ")
}

const costRange = ({ minPrice, maxPrice }: MarkupRule): string | null => {
  if (minPrice !== null && maxPrice !== null) return `${inDollars(minPrice)} to ${inDollars(maxPrice)}`
  if (minPrice !== null) return `from ${inDollars(minPrice)}`
  return maxPrice === null ? null : `up to ${inDollars(maxPrice)}`
}
