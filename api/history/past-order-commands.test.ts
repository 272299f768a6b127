import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { refundedAmount } from "@voltread/domain/ordering/order-money.ts"
import { type OrderState, orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { valueOfUnits } from "@voltread/domain/ordering/return-request.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { decideAll } from "@voltread/domain/processes/reacting.ts"
import { toDecimal } from "@voltread/domain/shared/money.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import {
  type FormerShop,
  orderIdOf,
  placedCommands,
  returnedCommands,
  shippedCommands,
} from "./past-order-commands.ts"
import { pastOrderOf } from "./past-order-of.ts"
import { HISTORY_TEMPLATE, type PastOrder, type PastReturn } from "./past-records.ts"

const FORMER: FormerShop = { id: "former", name: "Former", prefix: "F-" }

const past = fc
  .record({
    quantity: fc.integer({ min: 1, max: 7 }),
    price: fc.integer({ min: 100, max: 1_000 }),
    discount: fc.integer({ min: 0, max: 99 }),
    tax: fc.integer({ min: 0, max: 99 }),
  })
  .map(({ quantity, price, discount, tax }): PastOrder => {
    const order = HISTORY_TEMPLATE.find((each): each is PastOrder => each.type === "order")
    if (order === undefined) throw new Error("the template has no order")
    const item = { sku: "K-14", name: "Kestrel 14 laptop", quantity, price: toDecimal(price) }
    return { ...order, items: [{ ...item, discount: toDecimal(discount), tax: toDecimal(tax) }] }
  })

/** An order that was placed and shipped, and what happens to it next. */
const shippedOrder = (order: PastOrder) => {
  const orderId = orderIdOf(FORMER, order.number)
  const history = new History()
  let state: OrderState = orderWithReactions.initial
  const carryOut = (commands: ReadonlyArray<OrderCommand>) => {
    const decided = Result.getOrThrowWith(
      decideAll(orderWithReactions, commands, state),
      ({ message }) => new Error(message),
    )
    for (const command of commands) history.order(orderId, command)
    state = decided.reduce(orderWithReactions.evolve, state)
  }
  carryOut(placedCommands(FORMER, order, (sku) => sku))
  carryOut(shippedCommands(FORMER, order))
  const placed = () => {
    if (state._tag !== "placed") throw new Error("not placed")
    return state
  }
  return {
    carryOut,
    state: placed,
    refunded: () => refundedAmount(placed(), placed().payments[0]?.paymentId ?? ""),
    exported: () =>
      Result.getOrThrow(pastOrderOf(history.log.events)).filter(({ type }) => type === "return"),
  }
}

const units = (order: PastOrder) => Array.from({ length: order.items[0].quantity }, (_, index) => index)

test("units that come back one by one are paid back to the cent, and are exported as they came in", () => {
  fc.assert(
    fc.property(past, (order) => {
      const { carryOut, exported, refunded, state } = shippedOrder(order)
      const returns = units(order).map(
        (unit): PastReturn => ({
          ...{ type: "return", number: `C-${unit}`, order: order.number, at: "2025-03-20T10:00:00Z" },
          lines: [{ line: 1, quantity: 1 }],
        }),
      )
      for (const each of returns) carryOut(returnedCommands(FORMER, each, state()))
      expect(refunded()).toBe(orderTotals(state()).total)
      expect(exported()).toMatchObject(returns.map(({ number, lines }) => ({ number, lines })))
      expect(exported().every((each) => !("refund" in each))).toBe(true)
    }),
  )
})

test("returns that were refunded with their shipping, as this shop proposes, are exported with each refund", () => {
  fc.assert(
    fc.property(past, ({ items: [item], ...order }) => {
      const shop = shippedOrder({ ...order, items: [{ ...item, shippingCost: "0.55" }] })
      for (const unit of units({ ...order, items: [item] })) {
        const [line] = shop.state().lines
        const [payment] = shop.state().payments
        if (line === undefined || payment === undefined) throw new Error("nothing was ordered")
        const { paymentId } = payment
        const refund = { paymentId, refundId: `refund-${unit}`, amount: valueOfUnits(line, unit, 1) }
        shop.carryOut([
          { type: "ReturnItem", itemId: line.itemId, quantity: 1, reason: `too loud ${unit}` },
          { type: "RequestRefund", ...refund, reason: "" },
          {
            type: "RecordPayment",
            payment: {
              ...payment,
              ...{ kind: "refund", paymentId: refund.refundId, refersTo: paymentId, amount: refund.amount },
              ...{ result: "succeeded", transactionId: refund.refundId },
            },
          },
        ])
      }
      const again = shippedOrder({ ...order, items: [{ ...item, shippingCost: "0.55" }] })
      for (const each of shop.exported())
        if (each.type === "return")
          again.carryOut(returnedCommands(FORMER, { ...each, order: order.number }, again.state()))
      expect(again.refunded()).toBe(shop.refunded())
    }),
  )
})
