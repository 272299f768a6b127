import { anItem, aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { Schema } from "effect"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { reading } from "../platform/sql.ts"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"

let database: TestDatabase

beforeEach(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
})
afterEach(() => database.drop())

const read = reading(
  Schema.Struct({
    order_id: Schema.String,
    day: Schema.String,
    product_id: Schema.String,
    units: Schema.Int,
    net: Schema.Int,
    supplier_cost: Schema.Int,
    is_paid: Schema.Boolean,
  }),
)

test("an order's sales are what was submitted, less what was returned or canceled, with revenue and cost", async () => {
  const history = new History()
  const line = anItem({
    itemId: "item-1",
    productId: "cable",
    quantity: 3,
    price: 3_333,
    discount: 100,
    supplierCost: 1_111,
  })
  for (const id of ["kept", "returned", "cancelled"]) {
    history.at("2026-03-02T23:59:59.000Z").order(id, placing([line], { orderId: id }))
  }
  history.at("2026-03-05T12:00:00.000Z").order("cancelled", { type: "CancelOrder", reason: "late" })
  for (const result of ["requested", "succeeded"] as const) {
    history.order("returned", { type: "RecordPayment", payment: aPayment({ amount: 12_599, result }) })
  }
  for (const to of ["SHIPPED", "DELIVERED"] as const) {
    history.order("returned", { type: "ChangeItemStatus", itemId: "item-1", to, reason: "" })
  }
  history.order("returned", { type: "ReturnItem", itemId: "item-1", quantity: 1, reason: "" })
  await project(database.connection, history.log.events)
  expect(await read(database.pool, "select * from read.product_sale order by order_id")).toEqual([
    {
      order_id: "kept",
      day: "2026-03-02",
      product_id: "cable",
      units: 3,
      net: 9_899,
      supplier_cost: 3_333,
      is_paid: false,
    },
    {
      order_id: "returned",
      day: "2026-03-02",
      product_id: "cable",
      units: 2,
      net: 6_599,
      supplier_cost: 2_222,
      is_paid: true,
    },
  ])
})

test("a sale counts as paid when the money arrived, but not while the order is under review", async () => {
  const history = new History()
  const fates = {
    unpaid: [],
    paid: ["PAYMENT_RECEIVED"],
    sourced: ["PAYMENT_RECEIVED", "PENDING_FULFILMENT"],
    reviewed: ["PAYMENT_RECEIVED", "PENDING_REVIEW"],
    approved: ["PAYMENT_RECEIVED", "PENDING_REVIEW", "PAYMENT_RECEIVED"],
    cancelled: ["PAYMENT_RECEIVED", "CANCELLED"],
  } as const
  for (const [id, statuses] of Object.entries(fates)) {
    history.order(id, placing([anItem()], { orderId: id }))
    for (const to of statuses) history.order(id, { type: "ChangeStatus", to, reason: "" })
  }
  await project(database.connection, history.log.events, { sizes: [1] })
  const sales = await read(database.pool, "select * from read.product_sale order by order_id")
  expect(sales.map(({ order_id, is_paid }) => [order_id, is_paid])).toEqual([
    ["approved", true],
    ["paid", true],
    ["reviewed", false],
    ["sourced", true],
    ["unpaid", false],
  ])
})
