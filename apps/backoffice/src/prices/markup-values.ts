import type { MarkupFragment } from "../generated/prices.ts"

/** What stands in the form; amounts as they are typed, empty for none. */
export interface MarkupValues {
  readonly ruleType: string
  readonly type: string
  readonly supplierId: string
  readonly categoryName: string
  readonly brands: ReadonlyArray<{ readonly id: string; readonly name: string }>
  readonly minPrice: string
  readonly maxPrice: string
  readonly markupType: string
  readonly markupValue: string
  readonly roundingMethod: string
}

/** Stands for no choice: an option needs an id. */
export const EVERYBODY = "everybody"

export const newMarkup: MarkupValues = {
  ruleType: "CATEGORY",
  type: "ANY",
  supplierId: EVERYBODY,
  categoryName: "",
  brands: [],
  minPrice: "",
  maxPrice: "",
  markupType: "PERCENT",
  markupValue: "",
  roundingMethod: "UP_TO_99",
}

const typed = (amount: number | null): string => (amount === null ? "" : String(amount))

export const valuesOf = ({ supplierId, type, rule }: MarkupFragment): MarkupValues => ({
  ruleType: rule.ruleType,
  type,
  supplierId: supplierId ?? EVERYBODY,
  categoryName: rule.categoryName ?? "",
  brands: rule.brands,
  minPrice: typed(rule.minPrice),
  maxPrice: typed(rule.maxPrice),
  markupType: rule.markupType,
  markupValue: typed(rule.markupValue),
  roundingMethod: rule.roundingMethod,
})

/** Which conditions a kind of rule may have. What was typed for another kind is kept, and not sent. */
export const conditionsOf = (ruleType: string) => ({
  hasBrands: ruleType === "BRAND",
  hasCategory: ruleType === "BRAND" || ruleType === "CATEGORY",
  hasRange: ruleType !== "ALL",
})

/** What the server is sent; null while an amount is none. */
export const termsOf = (values: MarkupValues) => {
  if (Object.keys(amountErrors(values)).length > 0) return null
  const { hasBrands, hasCategory, hasRange } = conditionsOf(values.ruleType)
  return {
    supplierId: values.supplierId === EVERYBODY ? null : values.supplierId,
    type: values.type,
    rule: {
      ruleType: values.ruleType,
      categoryName: hasCategory && values.categoryName !== "" ? values.categoryName : null,
      brands: hasBrands ? values.brands.map(({ id, name }) => ({ id, name })) : [],
      minPrice: hasRange ? amount(values.minPrice) : null,
      maxPrice: hasRange ? amount(values.maxPrice) : null,
      markupType: values.markupType,
      markupValue: Number(values.markupValue),
      roundingMethod: values.roundingMethod,
    },
  }
}

const amount = (text: string): number | null => (text.trim() === "" ? null : Number(text))

const isDecimal = (text: string): boolean => /^-?\d{1,9}(\.\d{1,2})?$/.test(text.trim())

/** Messages for fields that hold no amount; all other rules are the server's. */
export const amountErrors = (values: MarkupValues): Readonly<Record<string, string>> => {
  const { hasRange } = conditionsOf(values.ruleType)
  const errors: Record<string, string> = {}
  if (!isDecimal(values.markupValue))
    errors.markupValue = "Please enter a number with at most two decimals, such as 12.5"
  for (const [name, which] of [
    ["minPrice", "lowest"],
    ["maxPrice", "highest"],
  ] as const) {
    if (hasRange && values[name].trim() !== "" && !isDecimal(values[name])) {
      errors[name] = `Please enter the ${which} cost in dollars`
    }
  }
  return errors
}
