import { describe, expect, it } from "vitest"
import { amountErrors, newMarkup, termsOf, valuesOf } from "./markup-values.ts"

const typed = {
  ...newMarkup,
  categoryName: "tires",
  brands: [{ id: "lg", name: "LG" }],
  minPrice: "10.5",
  maxPrice: "",
  markupValue: "12.25",
}

describe("what is sent of the form", () => {
  it("is what the chosen kind of rule may have", () => {
    expect(termsOf({ ...typed, ruleType: "CATEGORY" })?.rule).toMatchObject({
      categoryName: "tires",
      brands: [],
      minPrice: 10.5,
      maxPrice: null,
      markupValue: 12.25,
    })
    expect(termsOf({ ...typed, ruleType: "BRAND" })?.rule).toMatchObject({
      categoryName: "tires",
      brands: [{ id: "lg", name: "LG" }],
    })
    expect(termsOf({ ...typed, ruleType: "BRAND", categoryName: "" })?.rule.categoryName).toBeNull()
    expect(termsOf({ ...typed, ruleType: "ALL", maxPrice: "20" })?.rule).toMatchObject({
      categoryName: null,
      brands: [],
      minPrice: null,
      maxPrice: null,
    })
  })

  it("is nothing while an amount is none, and the form says which", () => {
    expect(termsOf({ ...typed, markupValue: "ten" })).toBeNull()
    expect(amountErrors({ ...typed, minPrice: "1.234", maxPrice: "x" })).toEqual({
      minPrice: "Please enter the lowest cost in dollars",
      maxPrice: "Please enter the highest cost in dollars",
    })
    expect(termsOf({ ...typed, ruleType: "ALL", minPrice: "no matter" })).not.toBeNull()
  })

  it.each(["12,5", "$10", "25%", "1.234"])(
    "asks for a markup as it is read, instead of %s",
    (markupValue) => {
      expect(amountErrors({ ...typed, markupValue })).toEqual({
        markupValue: "Please enter a number with at most two decimals, such as 12.5",
      })
    },
  )

  it("is the rule that the form was filled from, as long as nobody changes it", () => {
    const terms = {
      supplierId: null,
      type: "tire",
      rule: {
        ruleType: "BRAND",
        categoryName: "tires",
        minPrice: null,
        maxPrice: 99.5,
        markupType: "FIXED",
        roundingMethod: "NONE",
        markupValue: -5,
        brands: [{ id: "lg", name: "LG" }],
      },
    }
    const markup = { id: "a", isDeleted: false, createdAt: "", updatedAt: "", title: "", ...terms }
    expect(termsOf(valuesOf(markup))).toEqual(terms)
    expect(termsOf(valuesOf({ ...markup, supplierId: "Best Buy" }))).toEqual({
      ...terms,
      supplierId: "Best Buy",
    })
  })
})
