import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { inPounds, MAX_WEIGHT, readWeight } from "../shared/pounds.ts"
import { weightInAttributes, withShippingWeight } from "./shipping-weight.ts"

describe("a weight", () => {
  test.each([
    ["24.5 lb", 2_450],
    ["24.5lbs", 2_450],
    ["1,200 Pounds", 120_000],
    ["2 pound", 200],
    ["8 oz.", 50],
    ["1 ounce", 6],
    ["40 ounces", 250],
    ["1.4 kg", 309],
    ["900 g", 198],
    ["24.5", undefined],
    ["0 lb", undefined],
    ["-2 lb", undefined],
    ["20,000 lb", MAX_WEIGHT],
    ["20000.01 lb", undefined],
    ["12,5 lb", undefined],
    ["1e3 lb", undefined],
    ["24 stone", undefined],
    ["24 toString", undefined],
    ["heavy", undefined],
    ["", undefined],
  ])("written as %j is %s hundredths of a pound", (text, weight) => {
    expect(readWeight(text)).toBe(weight)
  })

  test("is read as it is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_WEIGHT }), (weight) => {
        expect(readWeight(inPounds(weight))).toBe(weight)
      }),
    )
    expect(inPounds(2_450)).toBe("24.5 lb")
  })
})

describe("a supplier's attributes", () => {
  test.each([
    [{ Weight: "24.5 lb" }, 2_450],
    [{ "Shipping weight (lb)": "30", Weight: "24.5 lb" }, 3_000],
    [{ Weight: "24.5 lb", shipping_weight_lbs: "30" }, 3_000],
    [{ weight_kg: "1.4" }, 309],
    [{ Weight: "24.5" }, null],
    [{ "Shipping weight": "heavy", Weight: "24.5 lb" }, 2_450],
    [{ "Weight capacity": "300 lb" }, null],
    [{ Load: "300 lb" }, null],
    [{}, null],
  ])("%j tell a weight of %s", (attributes, weight) => {
    expect(weightInAttributes(attributes)).toBe(weight)
  })

  test("are shown with the weight where they do not tell one", () => {
    expect(withShippingWeight({ Color: "Red" }, 2_450)).toEqual({
      Color: "Red",
      "Shipping weight": "24.5 lb",
    })
    expect(withShippingWeight({ Color: "Red" }, null)).toEqual({ Color: "Red" })
    const told = { Color: "Red", "Item Weight": "24.5 pounds" }
    expect(withShippingWeight(told, 2_450)).toEqual(told)
  })
})
