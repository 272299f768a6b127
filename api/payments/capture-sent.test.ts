import { fold } from "@voltread/domain/decider.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { anItem, aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { unsent } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { historyOf } from "@voltread/domain/ordering/order-testing.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { Effect, Logger, References, Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { paymentDouble } from "../testing/payment-double.ts"
import { aTransaction } from "../testing/transaction.ts"
import { captureSent, dueOf } from "./capture-sent.ts"
import { ActionOutcome, type PaymentGateway } from "./payment-gateway.ts"
import { makePaymentGateways, PaymentGateways } from "./payment-gateways.ts"

const basis = (): PlacedOrder => {
  const state = fold(orderWithReactions, historyOf(orderWithReactions, [placing()]))
  if (state._tag !== "placed") throw new Error("not placed")
  return state
}

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.integer({ min: 1, max: 100_000 }),
  tax: fc.integer({ min: 0, max: 9_999 }),
  shippingCost: fc.integer({ min: 0, max: 999 }),
})

const sale = aTransaction({ id: "k1", amount: 0, gatewayType: "KLARNA" })

describe("the money for items that have been sent", () => {
  test("is taken parcel by parcel: never more than was reserved, and all of it in the end", () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat({ max: 4 }), { maxLength: 60 }),
        (items, parcels) => {
          let lines = items.map((each, index) => ({
            ...(basis().lines[0] ?? expect.fail()),
            ...anItem({ ...each, itemId: `item-${index}`, discount: 0 }),
            shippedQuantity: 0,
          }))
          const { total } = totalsOf(lines)
          const payment: PaymentDetails = aPayment({
            result: "succeeded",
            amount: total,
            transactionId: "k1",
          })
          const order = (): PlacedOrder => ({ ...basis(), lines, payments: [payment] })
          let captured = 0
          const send = (index: number) => {
            lines = lines.map((each, place) =>
              place === index && each.shippedQuantity < each.quantity
                ? { ...each, shippedQuantity: each.shippedQuantity + 1 }
                : each,
            )
            captured += dueOf(order(), payment, { ...sale, amount: total, captured, refunded: 0 })
            expect(captured).toBe(total - unsent(order()))
            expect(captured).toBeLessThanOrEqual(total)
          }
          for (const index of parcels) send(index)
          for (const [index, { quantity }] of items.entries())
            for (let unit = 0; unit < quantity; unit++) send(index)
          expect(captured).toBe(total)
        },
      ),
      { numRuns: 50 },
    )
  })

  test("is not taken again for what came back, nor for what staff have given back before it was sent", () => {
    const order = { ...basis() }
    const { total } = totalsOf(order.lines)
    const payment = aPayment({ result: "succeeded", amount: total, transactionId: "k1" })
    const refund = aPayment({
      paymentId: "pay-1:refund:1",
      kind: "refund",
      result: "succeeded",
      amount: 1_000,
      refersTo: payment.paymentId,
    })
    const sent = order.lines.map((each) => ({ ...each, shippedQuantity: each.quantity }))
    const given: PlacedOrder = { ...order, lines: sent, payments: [payment, refund] }
    const at = (captured: number, refunded: number) => dueOf(given, payment, { ...sale, captured, refunded })
    expect(at(0, 0)).toBe(total - 1_000)
    expect(at(total, 1_000)).toBe(0)
    expect(at(5_000, 1_000)).toBe(total - 5_000)
    expect(at(total - 1_000, 0)).toBe(0)
  })
})

describe("a capture for items that were sent", () => {
  const capturing = async (outcome: ActionOutcome) => {
    const order = basis()
    const { total } = totalsOf(order.lines)
    const transaction = aTransaction({ amount: total, status: "authorized", captured: 0 })
    const payment = aPayment({ result: "succeeded", amount: total, transactionId: transaction.id })
    const gateway: PaymentGateway = {
      ...paymentDouble("braintree").service,
      capturesWhenSent: true,
      find: () => Effect.succeed(transaction),
      capture: () => Effect.succeed(outcome),
    }
    const alerts: Array<unknown> = []
    const logger = Logger.make(({ fiber }) => alerts.push(fiber.getRef(References.CurrentLogAnnotations)))
    const lines = order.lines.map((each) => ({ ...each, shippedQuantity: each.quantity }))
    const steps = await Effect.runPromise(
      captureSent({ ...order, lines, payments: [payment] }).pipe(
        Effect.result,
        Effect.provideService(PaymentGateways, makePaymentGateways({ gateways: [gateway] })),
        Effect.provide(Logger.layer([logger])),
      ),
    )
    return { steps, alerts }
  }

  test("that is not answered is tried again, since it may have been made: nobody is told that it failed", async () => {
    const { steps, alerts } = await capturing(ActionOutcome.Unanswered({ reason: "HTTP 504" }))
    expect(steps).toEqual(
      Result.fail(expect.objectContaining({ _tag: "GatewayUnavailable", reason: "HTTP 504" })),
    )
    expect(alerts).toEqual([])
  })

  test("that is refused is left to staff", async () => {
    const { steps, alerts } = await capturing(ActionOutcome.Refused({ code: "EXPIRED", message: "no" }))
    expect(steps).toEqual(Result.succeed([]))
    expect(alerts).toMatchObject([{ alert: "capture-failed", reason: "EXPIRED" }])
  })
})
