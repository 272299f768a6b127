import { anAddress, anItem } from "@voltread/domain/ordering/order-examples.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { klarnaPurchase } from "./klarna-lines.ts"

const cents = (max: number) => fc.integer({ min: 0, max })
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 50 }),
    price: cents(1_000_000),
    shippingCost: cents(20_000),
    tax: cents(500_000),
  })
  .chain((money) =>
    fc
      .record({ discount: cents(money.price * money.quantity), name: fc.string({ maxLength: 600 }) })
      .map(({ discount, name }) => anItem({ ...money, discount, name: `A ${name}` })),
  )

const purchaseOf = (lines: ReadonlyArray<ReturnType<typeof anItem>>) =>
  klarnaPurchase({
    email: "ada@example.com",
    lines,
    totals: totalsOf(lines),
    billingAddress: anAddress(),
    shippingAddress: anAddress(),
  })

describe("a purchase as Klarna wants it", () => {
  test("comes to the sum of its lines, to the cent, whatever is in the cart", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const { order_amount, order_lines, order_tax_amount } = purchaseOf(lines)
        expect(order_lines.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(order_amount)
        expect(order_amount).toBe(totalsOf(lines).total)
        const taxes = order_lines.filter(({ type }) => type === "sales_tax")
        expect(taxes.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(order_tax_amount)
        for (const each of order_lines) {
          expect(each.total_amount).toBe(each.quantity * each.unit_price - (each.total_discount_amount ?? 0))
          expect(each.name.length).toBeLessThanOrEqual(255)
        }
      }),
    )
  })

  test("has no line for shipping or tax that cost nothing", () => {
    const { order_lines } = purchaseOf([anItem({ shippingCost: 0, tax: 0 })])
    expect(order_lines.map(({ type }) => type)).toEqual(["physical"])
  })
})
