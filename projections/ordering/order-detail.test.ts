import { anAddress, anItem, aPayment, aShipment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History, SHOPPER, SUPPORT } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { orderAsOf } from "./order-as-of.ts"
import { orderById } from "./order-detail.ts"

let database: TestDatabase
const history = new History()

beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  history.order(
    "order-1",
    placing([anItem(), anItem({ itemId: "item-2", sku: "SKU-2", quantity: 1, discount: 0 })]),
  )
  history.order("order-1", { type: "RecordPayment", payment: aPayment({ amount: 32_900 }) })
  history.order("order-1", {
    type: "RecordPayment",
    payment: aPayment({
      amount: 32_900,
      result: "succeeded",
      transactionId: "tx-1",
      card: { type: "Visa", lastFour: "1111" },
    }),
  })
  history
    .by(SUPPORT)
    .order("order-1", { type: "UpdateShippingAddress", address: anAddress({ city: "Reston" }) })
  history.order("order-1", {
    type: "RecordShipment",
    shipment: aShipment([{ itemId: "item-1", quantity: 1 }]),
  })
  history.order("order-1", {
    type: "RecordShipment",
    shipment: aShipment([{ itemId: "item-1", quantity: 1 }], { trackingNumber: "1Z-CORRECTED" }),
  })
  await project(database.connection, history.log.events)
})
afterAll(() => database.drop())

describe("the order page", () => {
  test("shows every part of the order as its events left it", async () => {
    const view = await orderById(database.pool, "order-1")
    expect(view).toMatchObject({
      id: "order-1",
      uniqueId: "VT-7K2M9QXA",
      status: "CONFIRMED_BY_SUPPLIER",
      subTotal: 30_000,
      discount: 1_000,
      shippingCost: 1_500,
      tax: 2_400,
      total: 32_900,
      createdById: SHOPPER.id,
      updatedById: SUPPORT.id,
      orderSubmittedDate: "2026-03-01T10:00:00.000Z",
      city: "Washington",
      shipCity: "Reston",
      shipped: false,
      revision: history.log.events.length - 1,
      position: history.log.head(),
    })
    expect(
      view?.items.map(({ id, status, shippedQuantity, trackingNumber }) => [
        id,
        status,
        shippedQuantity,
        trackingNumber,
      ]),
    ).toEqual([
      ["item-1", "PENDING_SHIPMENT", 1, "1Z-CORRECTED"],
      ["item-2", "PENDING_SHIPMENT", 0, null],
    ])
    expect(view?.paymentDetails).toEqual([
      expect.objectContaining({
        result: "succeeded",
        transactionId: "tx-1",
        cardLastFour: "1111",
        at: "2026-03-01T10:02:00.000Z",
      }),
    ])
    expect(view?.shipments).toEqual([expect.objectContaining({ trackingNumber: "1Z-CORRECTED" })])
  })

  test("offers exactly the statuses that a command could set", async () => {
    expect((await orderById(database.pool, "order-1"))?.nextStatuses).toEqual(["CANCELLED_BY_SUPPLIER"])
  })

  test("offers for each item what a command could set, and no address change that has no effect", async () => {
    const view = await orderById(database.pool, "order-1")
    expect(view?.items.map(({ nextStatuses }) => nextStatuses)).toEqual([
      ["SHIPPED"],
      ["SHIPPED", "CANCELLED", "CANCELLED_BY_SUPPLIER"],
    ])
    expect(view).toMatchObject({ billingAddressMayChange: true, shippingAddressMayChange: false })
  })

  test("knows its owner, and returns nothing for an order that does not exist", async () => {
    expect(await orderById(database.pool, "order-1")).toMatchObject({ username: "ada@example.com" })
    expect(await orderById(database.pool, "order-0")).toBeNull()
  })
})

describe("the order as it was", () => {
  const at = (revision: number) =>
    Effect.runPromise(orderAsOf("order-1", revision).pipe(Effect.provide(history.log.layer)))

  test("after its last event is the order page", async () => {
    expect(await at(history.log.events.length - 1)).toEqual(await orderById(database.pool, "order-1"))
  })

  test("before the address changed has the old address", async () => {
    const revision =
      history.log.events.findLast(({ type }) => type === "OrderShippingAddressUpdated")?.revision ?? 0
    expect((await at(revision - 1))?.shipCity).toBe("Washington")
    expect((await at(revision))?.shipCity).toBe("Reston")
  })

  test("does not exist beyond its last event", async () => {
    expect(await at(history.log.events.length)).toBeNull()
    expect(await at(-1)).toBeNull()
  })
})
