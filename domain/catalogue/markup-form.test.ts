import { Result, Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { fieldErrors } from "../shared/field-error.ts"
import { toDecimal } from "../shared/money.ts"
import { markup } from "./markup-arbitraries.ts"
import { MarkupForm, markupOf } from "./markup-form.ts"

const decode = Schema.decodeUnknownResult(MarkupForm, { errors: "all" })

const typed = {
  supplierId: "",
  type: "ANY",
  ruleType: "PRICE_RANGE",
  categoryName: "",
  minPrice: "10.5",
  maxPrice: "",
  brands: [],
  markupType: "PERCENT",
  markupValue: "12.25",
  roundingMethod: "NONE",
}

test("what is typed and what is sent as numbers make the same rule, and empty fields are none", () => {
  const sent = {
    ...typed,
    supplierId: null,
    categoryName: null,
    minPrice: 10.5,
    maxPrice: null,
    markupValue: 12.25,
  }
  const rule = markupOf(Result.getOrThrow(decode(typed)))
  expect(rule).toEqual(markupOf(Result.getOrThrow(decode(sent))))
  expect(rule).toMatchObject({
    supplierId: null,
    rule: { categoryName: null, minPrice: 1_050, maxPrice: null, markupValue: 1_225 },
  })
})

test.each([
  [{ minPrice: "ten" }, "minPrice", "Please enter the lowest cost in dollars"],
  [{ maxPrice: 1.234 }, "maxPrice", "Please enter the highest cost in dollars"],
  [{ markupValue: "" }, "markupValue", "Please enter a number with at most two decimals, such as 12.5"],
  [{ markupValue: "12.345" }, "markupValue", "Please enter a number with at most two decimals, such as 12.5"],
  [{ type: "boat" }, "type", "Please select a product type"],
  [{ roundingMethod: null }, "roundingMethod", "Please select a rounding"],
])("%j is refused in words", (change, property, message) => {
  const decoded = decode({ ...typed, ...change })
  const errors = Result.isFailure(decoded) ? fieldErrors(decoded.failure) : []
  expect(errors.map((error) => [error.property, ...Object.values(error.constraints)])).toEqual([
    [property, message],
  ])
})

test("any rule comes back from its own decimals to the cent", () => {
  const written = (value: number | null) => (value === null ? null : toDecimal(value))
  fc.assert(
    fc.property(markup, ({ supplierId, type, rule }) => {
      const form = {
        supplierId,
        type,
        ...rule,
        minPrice: written(rule.minPrice),
        maxPrice: written(rule.maxPrice),
        markupValue: Number(toDecimal(rule.markupValue)),
      }
      expect(markupOf(Result.getOrThrow(decode(form)))).toEqual({ supplierId, type, rule })
    }),
  )
})
