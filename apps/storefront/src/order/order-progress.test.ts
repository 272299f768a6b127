import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { describe, expect, it } from "vitest"
import { orderProgress, stepsOf } from "./order-progress.ts"

const sent = (status: string) => ({ status, deliveryType: "DELIVERY_SHIPPING" })
const pickedUp = (status: string) => ({ status, deliveryType: "DELIVERY_PICKUP" })

describe("order progress", () => {
  it.each([
    ["PENDING_PAYMENT", ["PENDING"], 1],
    ["PENDING_REVIEW", ["PENDING"], 1],
    ["PAYMENT_RECEIVED", ["PENDING_SHIPMENT"], 2],
    ["CONFIRMED_BY_SUPPLIER", ["PENDING_SHIPMENT"], 3],
    ["CONFIRMED_BY_SUPPLIER", ["PENDING_SHIPMENT", "SHIPPED"], 4],
    ["COMPLETED", ["DELIVERED"], 5],
  ])("%s with items %s has done %i steps", (status, items, done) => {
    expect(orderProgress(status, items.map(sent))).toEqual({ done, stopped: null })
  })

  it("knows every status, and says something where an order has stopped", () => {
    for (const status of ORDER_STATUSES) {
      const { done, stopped } = orderProgress(status, [])
      expect(done).toBeGreaterThanOrEqual(1)
      expect(done).toBeLessThanOrEqual(stepsOf([]).length)
      const hasStopped = ["CANCELLED", "CANCELLED_BY_SUPPLIER", "RETURNED", "PAYMENT_FAILED"].includes(status)
      expect(stopped !== null, status).toBe(hasStopped)
    }
  })
})

it("counts to the counter where everything is picked up", () => {
  const ready = pickedUp("READY_TO_PICKUP")
  expect(stepsOf([ready]).at(-1)).toBe("Picked up")
  expect(stepsOf([ready, sent("PENDING_SHIPMENT")]).at(-1)).toBe("Delivered")
  expect(stepsOf([ready, sent("CANCELLED")]).at(-1)).toBe("Picked up")
  expect(orderProgress("PAYMENT_RECEIVED", [ready]).done).toBe(4)
  expect(orderProgress("PAYMENT_RECEIVED", [ready, sent("CANCELLED")]).done).toBe(4)
})

it("calls nothing shipped while what is sent home waits, though the rest is ready at a store", () => {
  const ready = pickedUp("READY_TO_PICKUP")
  expect(orderProgress("PAYMENT_RECEIVED", [ready, sent("PENDING_SHIPMENT")]).done).toBe(2)
  expect(orderProgress("PAYMENT_RECEIVED", [pickedUp("PENDING_PICKUP"), sent("SHIPPED")]).done).toBe(4)
})
