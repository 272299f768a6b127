import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { sum } from "../shared/money.ts"
import { DEFAULT_SETTINGS } from "../shared/shop-settings.ts"
import { US_STATES } from "../shared/us-states.ts"
import { anItem, aStore } from "./order-examples.ts"
import { taxRate, withSalesTax } from "./sales-tax.ts"

const taxes = (lines: ReadonlyArray<ReturnType<typeof anItem>>, state: string) =>
  withSalesTax(lines, state, DEFAULT_SETTINGS.tax).map(({ tax }) => tax)

describe("sales tax", () => {
  test("is on the price less the discount, where shipping is not taxed", () => {
    // (2 × $100.00 − $10.00) × 7.25 % = $13.775
    expect(taxes([anItem()], "CA")).toEqual([1_378])
  })

  test("is on shipping, too, where the state says so", () => {
    // (2 × $100.00 − $10.00 + 2 × $5.00) × 6.25 % = $12.50
    expect(taxes([anItem()], "TX")).toEqual([1_250])
  })

  test("knows rates of a thousandth of a percent", () => {
    // $200.00 × 6.875 % = $13.75
    expect(taxes([anItem({ discount: 0, shippingCost: 0 })], "MN")).toEqual([1_375])
  })

  test.each(["OR", "NH", "MT", "DE", "AK", "ON", "", "toString"])("is nothing in %j", (state) => {
    expect(taxes([anItem()], state)).toEqual([0])
  })

  test("is the store's state's on what is picked up, and rounded once for each state", () => {
    const pickedUp = anItem({ deliveryType: "DELIVERY_PICKUP", pickupStore: aStore({ state: "CA" }) })
    const cent = { quantity: 1, price: 10, discount: 0, shippingCost: 0 }
    expect(taxes([anItem(), pickedUp, anItem()], "OR")).toEqual([0, 1_378, 0])
    expect(
      taxes([anItem({ ...cent }), { ...pickedUp, ...cent, pickupStore: aStore({ state: "MA" }) }], "MA"),
    ).toEqual([1, 0])
  })

  test("replaces what a line bore before, and changes nothing else of it", () => {
    expect(withSalesTax([anItem({ tax: 99 })], "CA", DEFAULT_SETTINGS.tax)).toEqual([anItem({ tax: 1_378 })])
  })

  test("is rounded once for the order, and no line without an amount bears it", () => {
    const dime = anItem({ quantity: 1, price: 10, discount: 0, shippingCost: 0 })
    const free = anItem({ quantity: 1, price: 0, discount: 0, shippingCost: 0 })
    // 3 × $0.10 × 6.25 % = $0.01875: two cents for the order, not one for each line.
    expect(taxes([free, dime, dime, dime], "MA")).toEqual([0, 1, 1, 0])
  })

  test("of the lines adds up to the tax of the order in every state", () => {
    const line = fc
      .record({
        quantity: fc.integer({ min: 1, max: 20 }),
        price: fc.integer({ min: 0, max: 500_000 }),
        shippingCost: fc.integer({ min: 0, max: 5_000 }),
      })
      .map((given) => anItem({ ...given, discount: 0 }))
    const state = fc.constantFrom(...Object.keys(US_STATES))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), state, (lines, code) => {
        const itemsPrice = sum(lines.map(({ price, quantity }) => price * quantity))
        const shipping = sum(lines.map(({ shippingCost, quantity }) => shippingCost * quantity))
        const total = sum(taxes(lines, code))
        const due = (base: number) => (base * taxRate(DEFAULT_SETTINGS.tax, code)) / 100_000
        expect(total).toBeGreaterThanOrEqual(due(itemsPrice) - 0.5001)
        expect(total).toBeLessThanOrEqual(due(itemsPrice + shipping) + 0.5001)
        const whole = withSalesTax(
          [anItem({ quantity: 1, price: itemsPrice, shippingCost: shipping, discount: 0 })],
          code,
          DEFAULT_SETTINGS.tax,
        )
        expect(total).toBe(whole[0]?.tax ?? Number.NaN)
      }),
    )
  })

  test("has a rate from 0 to 7.25 % for every state", () => {
    for (const code of Object.keys(US_STATES)) {
      expect(taxRate(DEFAULT_SETTINGS.tax, code)).toBeGreaterThanOrEqual(0)
      expect(taxRate(DEFAULT_SETTINGS.tax, code)).toBeLessThanOrEqual(7_250)
    }
  })
})
