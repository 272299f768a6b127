import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type AnalyticsPort, connectAnalytics, track } from "./analytics.ts"
import { orderEvent } from "./order-event.ts"

/** Writes down what it is told, in order. */
const recorder = () => {
  const told: Array<unknown> = []
  const port: AnalyticsPort = {
    setDimensions: (dimensions) => told.push(["set", dimensions]),
    send: (name, fields) => told.push([name, fields]),
  }
  return { told, port }
}

const login = (who: string) => ({
  name: "login" as const,
  fields: { method: who },
  dimensions: { user: who },
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  connectAnalytics(null)
  vi.useRealTimers()
})

describe("what is tracked", () => {
  it("is told under its custom dimension, which is reset after 100 ms", () => {
    const { told, port } = recorder()
    connectAnalytics(port)
    track(login("ann"))
    const before = [
      ["set", { user: "ann" }],
      ["login", { method: "ann" }],
    ]
    vi.advanceTimersByTime(99)
    expect(told).toEqual(before)
    vi.advanceTimersByTime(1)
    expect(told).toEqual([...before, ["set", { user: null }]])
  })

  it("keeps the dimension of the next event when that comes within the 100 ms", () => {
    const { told, port } = recorder()
    connectAnalytics(port)
    track(login("ann"))
    vi.advanceTimersByTime(60)
    track(login("ben"))
    vi.advanceTimersByTime(60)
    expect(told.at(-1)).toEqual(["login", { method: "ben" }])
    vi.advanceTimersByTime(40)
    expect(told.at(-1)).toEqual(["set", { user: null }])
  })

  it("waits for the visitor's yes, and is told nobody without it", () => {
    track(login("ann"))
    const { told, port } = recorder()
    expect(told).toEqual([])
    connectAnalytics(port)
    expect(told).toHaveLength(2)
  })
})

it("goes with what is known of the visitor's affiliate", () => {
  const { told, port } = recorder()
  connectAnalytics(port, { affiliate_id: "DEALHUNT" })
  track(login("ann"))
  expect(told.at(-1)).toEqual(["login", { affiliate_id: "DEALHUNT", method: "ann" }])
})

describe("an order", () => {
  const order = {
    uniqueId: "VT-1",
    status: "PAYMENT_RECEIVED",
    total: 212,
    subTotal: 200,
    tax: 12,
    discount: 10,
    shippingCost: 10,
    promotionCode: "SPRING",
    leaseId: "L-7",
    leaseDetails: { statusName: "COMPLETED", product: "lease", approvedAmount: 4_321 },
    email: "ada@example.com",
    shipFirstName: "Ada",
    shipLastName: "Lovelace",
    shipAddress1: "1 Main St",
    shipPhone: "5125550100",
    shipCity: "Austin",
    shipState: "TX",
    shipPostalCode: "78701",
    items: [{ sku: "S-1", name: "Sound bar", brand: "Acme", price: 100, quantity: 2 }],
    paymentDetails: [
      { kind: "sale", result: "succeeded", gatewayType: "CARD", amount: 212, cardLastFour: "1111" },
    ],
  }

  it("is tracked with amounts, promotion, items, payments and lease", () => {
    expect(orderEvent(order)).toMatchObject({
      name: "purchase",
      dimensions: { order_id: "VT-1", tenant: "voltread" },
      fields: {
        order_id: "VT-1",
        total: 212,
        tax: 12,
        discount: 10,
        promotion_code: "SPRING",
        lease_id: "L-7",
        lease_details: { status_name: "COMPLETED", product: "lease" },
        ship_state: "TX",
        items: [{ item_id: "S-1", quantity: 2 }],
        payment_details: [{ gateway_type: "CARD", amount: 212 }],
      },
    })
  })

  it("never tells who the shopper is, nor anything of their card", () => {
    const told = JSON.stringify(orderEvent(order))
    for (const secret of ["ada@example.com", "Ada", "Lovelace", "Main St", "5125550100", "1111", "4321"])
      expect(told).not.toContain(secret)
  })
})
