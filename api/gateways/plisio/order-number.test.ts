import fc from "fast-check"
import { expect, test } from "vitest"
import { orderNumber, orderOf, paymentOf } from "./order-number.ts"

test("each attempt has a number of its own, from which order and attempt are read again", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 1, max: 999 }), (orderId, attempt) => {
      const paymentId = `${orderId}:pay:${attempt}`
      const number = orderNumber(orderId, paymentId)
      expect(number).toBe(attempt === 1 ? orderId : `${orderId}-${attempt}`)
      expect([orderOf(number), paymentOf(number)]).toEqual([orderId, paymentId])
    }),
  )
})

test("an order whose id ends in digits is not taken for an attempt of another", () => {
  const orderId = "0192f0a0-0000-7000-8000-000000000012"
  expect(orderOf(orderNumber(orderId, `${orderId}:pay:1`))).toBe(orderId)
})
