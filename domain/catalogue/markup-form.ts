import { Schema } from "effect"
import { type Cents, fromDecimal } from "../shared/money.ts"
import { Id } from "../shared/text.ts"
import {
  MARKUP_PRODUCT_TYPES,
  MarkupBrand,
  type MarkupTerms,
  MarkupType,
  RoundingMethod,
  RuleType,
} from "./markup.ts"

/** A number, or a typed text; an empty text means no number. */
const Decimal = Schema.Union([Schema.Finite, Schema.String])
type Decimal = typeof Decimal.Type

/** The number in hundredths; undefined for text that is no number or has more than two decimals. */
const hundredths = (written: Decimal): number | undefined => fromDecimal(String(written))

const decimal = (message: string) =>
  Schema.makeFilter<Decimal>((written) => hundredths(written) !== undefined, { rule: "isDecimal", message })

const bound = (message: string) =>
  Schema.NullOr(
    Decimal.annotate({ message }).check(
      Schema.makeFilter<Decimal>((written) => written === "" || hundredths(written) !== undefined, {
        rule: "isDecimal",
        message,
      }),
    ),
  )

const VALUE = "Please enter a number with at most two decimals, such as 12.5"

/** A price markup as people enter it: in dollars and percent, where the rule has cents and hundredths of a percent. */
export const MarkupForm = Schema.Struct({
  supplierId: Schema.NullOr(Schema.Union([Id, Schema.Literal("")])),
  type: Schema.Literals(MARKUP_PRODUCT_TYPES).annotate({ message: "Please select a product type" }),
  ruleType: RuleType.annotate({ message: "Please select what the rule chooses by" }),
  categoryName: Schema.NullOr(Schema.Union([Id, Schema.Literal("")])),
  minPrice: bound("Please enter the lowest cost in dollars"),
  maxPrice: bound("Please enter the highest cost in dollars"),
  brands: Schema.Array(MarkupBrand).check(
    Schema.isMaxLength(500, { message: "A rule has at most 500 brands" }),
  ),
  markupType: MarkupType.annotate({ message: "Please select percent or dollars" }),
  markupValue: Decimal.annotate({ message: VALUE }).check(decimal(VALUE)),
  roundingMethod: RoundingMethod.annotate({ message: "Please select a rounding" }),
})
export type MarkupForm = typeof MarkupForm.Type

const cents = (written: Decimal | null): Cents | null =>
  written === null || written === "" ? null : (hundredths(written) ?? null)

const named = (text: string | null): string | null => (text === "" ? null : text)

/** The rule that a form describes. */
export const markupOf = (form: MarkupForm): MarkupTerms => ({
  supplierId: named(form.supplierId),
  type: form.type,
  rule: {
    ruleType: form.ruleType,
    categoryName: named(form.categoryName),
    minPrice: cents(form.minPrice),
    maxPrice: cents(form.maxPrice),
    brands: form.brands,
    markupType: form.markupType,
    markupValue: cents(form.markupValue) ?? 0,
    roundingMethod: form.roundingMethod,
  },
})
