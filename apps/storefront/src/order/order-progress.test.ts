import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { describe, expect, it } from "vitest"
import { orderProgress, stepsOf } from "./order-progress.ts"

describe("order progress", () => {
  it.each([
    ["PENDING_PAYMENT", ["PENDING"], 1],
    ["PENDING_REVIEW", ["PENDING"], 1],
    ["PAYMENT_RECEIVED", ["PENDING_SHIPMENT"], 2],
    ["CONFIRMED_BY_SUPPLIER", ["PENDING_SHIPMENT"], 3],
    ["CONFIRMED_BY_SUPPLIER", ["PENDING_SHIPMENT", "SHIPPED"], 4],
    ["COMPLETED", ["DELIVERED"], 5],
  ])("%s with items %s has done %i steps", (status, items, done) => {
    expect(orderProgress(status, items)).toEqual({ done, stopped: null })
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
  expect(stepsOf(["DELIVERY_PICKUP"]).at(-1)).toBe("Picked up")
  expect(stepsOf(["DELIVERY_PICKUP", "DELIVERY_SHIPPING"]).at(-1)).toBe("Delivered")
})
