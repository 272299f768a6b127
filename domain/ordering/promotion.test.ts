import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import type { Promotion } from "../shared/promotion.ts"
import { DEFAULT_SETTINGS } from "../shared/shop-settings.ts"
import { order } from "./order.ts"
import { orderBalance } from "./order-balance.ts"
import { anItem, placing, recordPayment } from "./order-examples.ts"
import { totalsOf } from "./order-item.ts"
import { history } from "./order-testing.ts"
import { promotionProblem, shipsFree, withPromotion } from "./promotion.ts"
import { taxRate, withSalesTax } from "./sales-tax.ts"

const aPromotion = (change: Partial<Promotion> = {}): Promotion => ({
  code: "FALL-10",
  description: "",
  benefit: { kind: "percent", basisPoints: 1_000 },
  categories: [],
  oncePerPerson: false,
  isActive: true,
  validFrom: "2026-11-01T00:00:00.000Z",
  validUntil: "2026-12-01T00:00:00.000Z",
  ...change,
})
const NOW = "2026-11-22T00:00:00.000Z"

const tires = anItem({ itemId: "tires", category: "tires", quantity: 4, price: 10_000, discount: 0, tax: 0 })
const cable = anItem({ itemId: "cable", category: "cables", quantity: 1, price: 999, discount: 0, tax: 0 })
const discounts = (promotion: Promotion) =>
  withPromotion([tires, cable], promotion).map(({ discount }) => discount)

describe("a promotion", () => {
  test("takes a percentage off all items, rounded once", () => {
    expect(discounts(aPromotion())).toEqual([4_001, 99])
  })

  test("takes off an amount, spread over the items, and never more than they cost", () => {
    expect(discounts(aPromotion({ benefit: { kind: "amount", cents: 2_500 } }))).toEqual([2_440, 60])
    const cables = aPromotion({ benefit: { kind: "amount", cents: 2_500 }, categories: ["cables"] })
    expect(discounts(cables)).toEqual([0, 999])
  })

  test("takes off the shipping of its categories", () => {
    const lines = withPromotion(
      [tires, cable],
      aPromotion({ benefit: { kind: "free-shipping" }, categories: ["tires"] }),
    )
    expect(lines.map(({ shippingCost, discount }) => [shippingCost, discount])).toEqual([
      [0, 0],
      [500, 0],
    ])
  })

  test("leaves a cent to pay for items that it would make free", () => {
    const all = withPromotion([cable], aPromotion({ benefit: { kind: "percent", basisPoints: 10_000 } }))
    expect(all.map(({ discount }) => discount)).toEqual([998])
  })

  test.each<readonly [string, Promotion | null, string | null]>([
    ["none of that code", null, "We do not know this code. Please check it."],
    ["one that was switched off", aPromotion({ isActive: false }), "This code has ended."],
    [
      "one that is off before its first day",
      aPromotion({ isActive: false, validFrom: "2026-11-22T00:00:00.001Z" }),
      "We do not know this code. Please check it.",
    ],
    ["one to come", aPromotion({ validFrom: "2026-11-22T00:00:00.001Z" }), "This code cannot be used yet."],
    ["one that is over", aPromotion({ validUntil: NOW }), "This code has ended."],
    [
      "one for other items",
      aPromotion({ categories: ["tires"] }),
      "This code is for other products than those in your cart.",
    ],
    ["one that holds", aPromotion({ categories: ["cables"] }), null],
    ["one that begins now", aPromotion({ validFrom: NOW, validUntil: null }), null],
  ])("%s says so", (_, promotion, problem) => {
    expect(promotionProblem(promotion, [cable], NOW)).toBe(problem)
  })

  test("holds for a cart that also has other items", () => {
    expect(promotionProblem(aPromotion({ categories: ["tires"] }), [cable, tires], NOW)).toBeNull()
  })

  test("pays for the delivery of its categories, and only if that is what it takes off", () => {
    const free = aPromotion({ benefit: { kind: "free-shipping" }, categories: ["tires"] })
    expect([shipsFree(free, tires), shipsFree(free, cable), shipsFree(aPromotion(), tires)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

const benefit = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant("amount" as const), cents: fc.integer({ min: 1, max: 3_000_000 }) }),
  fc.record({ kind: fc.constant("free-shipping" as const) }),
)
const items = fc
  .array(
    fc.record({
      category: fc.constantFrom("tires", "wheels", "cables"),
      quantity: fc.integer({ min: 1, max: 12 }),
      price: fc.integer({ min: 1, max: 200_000 }),
      shippingCost: fc.integer({ min: 0, max: 5_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((lines) =>
    lines.map((line, index) => anItem({ ...line, itemId: `item-${index}`, discount: 0, tax: 0 })),
  )
const promotion = fc
  .record({ benefit, categories: fc.subarray(["tires", "wheels"]) })
  .map((change) => aPromotion(change))
const state = fc.constantFrom("TX", "CA", "OR", "MN")

test("totals are exact, nothing falls below zero, and tax is on what remains of the price", () => {
  fc.assert(
    fc.property(items, promotion, state, (before, given, where) => {
      const reduced = withPromotion(before, given)
      const lines = withSalesTax(reduced, where, DEFAULT_SETTINGS.tax)
      const totals = totalsOf(lines)
      const taken = totalsOf(before).subTotal + totalsOf(before).shippingCost - (totals.total - totals.tax)
      expect(totals.total).toBeGreaterThan(0)
      expect(totals.subTotal).toBe(totalsOf(before).subTotal)
      for (const [index, line] of lines.entries()) {
        expect(line.discount).toBeGreaterThanOrEqual(0)
        expect(line.discount).toBeLessThanOrEqual(line.price * line.quantity)
        if (given.categories.length > 0 && !given.categories.includes(line.category))
          expect(reduced[index]).toEqual(before[index])
      }
      if (given.benefit.kind === "amount") expect(taken).toBeLessThanOrEqual(given.benefit.cents)
      const taxable = totals.subTotal - totals.discount + (where === "CA" ? 0 : totals.shippingCost)
      expect(
        Math.abs(totals.tax - (taxable * taxRate(DEFAULT_SETTINGS.tax, where)) / 100_000),
      ).toBeLessThanOrEqual(0.5)
    }),
  )
})

test("units that are canceled one line after the other give back all that was paid, and no cent more", () => {
  fc.assert(
    fc.property(items, promotion, state, (before, given, where) => {
      const items = withSalesTax(withPromotion(before, given), where, DEFAULT_SETTINGS.tax)
      const paid = totalsOf(items).total
      const begun = [
        placing(items),
        recordPayment({ result: "succeeded", amount: paid }),
        { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" } as const,
      ]
      const cancel = items.flatMap(({ itemId, quantity }) =>
        Array.from({ length: quantity }, () => ({
          type: "CancelUnits" as const,
          itemId,
          quantity: 1,
          reason: "test",
        })),
      )
      const totals = cancel.map((_, done) => {
        const now = fold(order, history(...begun, ...cancel.slice(0, done + 1)))
        return now._tag === "none" ? 0 : orderBalance(now).refundOwed
      })
      expect(totals.toSorted((one, other) => one - other)).toEqual(totals)
      expect(totals.at(-1)).toBe(paid)
    }),
    { numRuns: 30 },
  )
})
