import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { ShippingRules, WeightBand } from "../shared/shop-settings.ts"
import { isStateCode, US_STATES } from "../shared/us-states.ts"
import { anItem, aStore } from "./order-examples.ts"
import { type OrderItem, totalsOf } from "./order-item.ts"
import { sentElsewhere, sentTo } from "./shipping-surcharge.ts"

const costTo = (lines: ReadonlyArray<OrderItem>, state: string, rules: ShippingRules): number =>
  totalsOf(lines.map((line) => sentTo(line, state, rules))).shippingCost

/** Up to 50 lb $3.00, up to 100 lb $7.00, over that $20.00; in Alaska $40.00 for any weight, and $25.00 in addition. */
const rules: ShippingRules = {
  surcharges: { AK: 2_500 },
  weightBands: [
    { upTo: 5_000, cost: 300 },
    { upTo: 10_000, cost: 700 },
    { upTo: null, cost: 2_000 },
  ],
  stateWeightBands: { AK: [{ upTo: null, cost: 4_000 }] },
}
/** A unit's own shipping is $5.00. */
const tires = (quantity: number, change: Partial<OrderItem> = {}) =>
  anItem({ itemId: "tires", quantity, shippingWeight: 2_500, ...change })
const cable = (change: Partial<OrderItem> = {}) => anItem({ itemId: "cable", quantity: 1, ...change })

describe("what shipping costs by weight", () => {
  test.each([
    [5_000, 800],
    [5_001, 1_200],
    [10_000, 1_200],
    [10_001, 2_500],
  ])("depends on what a unit weighs: %i hundredths of a pound", (shippingWeight, cents) => {
    expect(costTo([tires(1, { shippingWeight })], "TX", rules)).toBe(cents)
    expect(costTo([tires(4, { shippingWeight })], "TX", rules)).toBe(4 * cents)
  })

  test("is not for a unit whose weight is not known", () => {
    expect(sentTo(cable(), "TX", rules)).toEqual(cable({ shippingSurcharge: 0 }))
  })

  test("is the state's own where it has its own, and comes on top of what the state costs", () => {
    expect(costTo([tires(1), cable()], "AK", rules)).toBe(500 + 2_500 + 4_000 + 500 + 2_500)
  })

  test.each([
    ["for all states", { surcharges: {}, weightBands: [{ upTo: null, cost: 300 }] }],
    ["for one state", { surcharges: {}, stateWeightBands: { TX: [{ upTo: null, cost: 300 }] } }],
    ["for no weight", { surcharges: { TX: 300 } }],
  ] satisfies ReadonlyArray<readonly [string, ShippingRules]>)(
    "is charged where there are costs only %s",
    (_, only) => {
      expect(costTo([tires(1)], "TX", only)).toBe(500 + 300)
    },
  )

  test("is not for what is picked up", () => {
    const pickedUp = tires(40, { deliveryType: "DELIVERY_PICKUP", pickupStore: aStore(), shippingCost: 0 })
    expect(sentTo(pickedUp, "TX", rules)).toEqual(pickedUp)
  })

  test("follows a line to another state and back, but not where it was placed without such costs", () => {
    const sent = sentTo(tires(3), "TX", rules)
    const moved = sentElsewhere(sent, "AK", rules)
    expect(moved).toMatchObject({ shippingCost: 7_000, shippingSurcharge: 6_500 })
    expect(sentElsewhere(moved, "TX", rules)).toEqual(sent)
    expect(sentElsewhere(tires(3), "AK", rules)).toEqual(tires(3))
  })
})

const place = fc.constantFrom(...Object.keys(US_STATES), "", "ON", "toString")
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    shippingCost: fc.integer({ min: 0, max: 5_000 }),
    shippingWeight: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
    deliveryType: fc.constantFrom("DELIVERY_SHIPPING" as const, "DELIVERY_PICKUP" as const),
  })
  .map(({ shippingWeight, ...given }) =>
    anItem({ ...given, ...(shippingWeight === undefined ? {} : { shippingWeight }) }),
  )
const lines = fc.array(line, { minLength: 1, maxLength: 6 })
const surcharges = fc.dictionary(fc.constantFrom(...Object.keys(US_STATES)), fc.nat(5_000))
const ascending = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 4, maxLength: 4 })
    .map((given) => given.toSorted((a, b) => a - b))
const bands = fc
  .tuple(ascending(100_000), ascending(9_000), fc.integer({ min: 0, max: 3 }))
  .map(([limits, costs, last]) =>
    costs
      .slice(0, last + 1)
      .map((cost, index): WeightBand => ({ upTo: index === last ? null : (limits[index] ?? 1), cost })),
  )

describe("rates by weight", () => {
  test("that nobody has set leave every amount as it was before there were any", () => {
    /** How orders were charged before weight bands: the state's surcharge for each shipped unit. */
    const before = (
      given: ReadonlyArray<OrderItem>,
      state: string,
      byState: Readonly<Record<string, number>>,
    ) =>
      given.map((each) => {
        if (each.deliveryType !== "DELIVERY_SHIPPING" || Object.keys(byState).length === 0) return each
        const surcharge = isStateCode(state) ? (byState[state] ?? 0) : 0
        return { ...each, shippingCost: each.shippingCost + surcharge, shippingSurcharge: surcharge }
      })
    fc.assert(
      fc.property(lines, place, place, surcharges, (given, state, elsewhere, byState) => {
        const sent = given.map((each) => sentTo(each, state, { surcharges: byState }))
        expect(sent).toEqual(before(given, state, byState))
        expect(sent.map((each) => sentElsewhere(each, elsewhere, { surcharges: byState }))).toEqual(
          before(given, elsewhere, byState),
        )
      }),
    )
  })

  test("never make an order cheaper that weighs more, in any state", () => {
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.nat(20_000), { minLength: 6, maxLength: 6 }),
        place,
        surcharges,
        bands,
        fc.dictionary(fc.constantFrom("TX", "AK", "HI"), bands),
        (given, more, state, byState, weightBands, stateWeightBands) => {
          const heavier = given.map((each, index) => {
            const weight = (each.shippingWeight ?? 0) + (more[index] ?? 0)
            return weight === 0 ? each : { ...each, shippingWeight: weight }
          })
          const all = { surcharges: byState, weightBands, stateWeightBands }
          expect(costTo(heavier, state, all)).toBeGreaterThanOrEqual(costTo(given, state, all))
        },
      ),
    )
  })
})
