import { aCreation, anAddress } from "@voltread/domain/ordering/order-examples.ts"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { pipelined } from "../platform/connection.ts"
import { testDatabase } from "../testing/database.ts"
import { orderChanges } from "../testing/order-changes.ts"
import {
  addCustomerOrders,
  addCustomerSums,
  CUSTOMER_DDL,
  customerOf,
  ordersNoLongerFirst,
} from "./customer-orders.ts"

let client: pg.Client
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await testDatabase(inject("postgresUrl"))
  drop = database.drop
  client = new pg.Client(pipelined(database.connection))
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await drop()
})

/** Rows of `customer_order` that this transaction has read without an index. */
const scannedRows = async (): Promise<number> => {
  const { rows } = await client.query(
    "select seq_tup_read from pg_stat_xact_user_tables where relname = 'customer_order'",
  )
  return Number(rows[0].seq_tup_read)
}

test("an order whose email address is corrected stays in the sums of the customer who placed it", () => {
  const [before, after] = ["ada@gmial.example", "ada@gmail.example"]
  const created = aCreation()
  const customers = orderChanges([
    {
      type: "OrderCreated",
      data: { ...created, username: null, contact: { ...created.contact, email: before } },
    },
    {
      type: "OrderBillingAddressUpdated",
      data: { before: null, after: anAddress(), email: { before, after } },
    },
  ]).map((change) => customerOf("order-1", change.after))
  expect(new Set(customers).size).toBe(1)
})

test("a rebuild, which creates indexes at its end, finds the orders of a batch's customers without reading all", async () => {
  await client.query(CUSTOMER_DDL)
  await client.query(
    `insert into customer_order
     select 'order-' || n, 'customer-' || n, lpad(n::text, 19, '0'), '2026-01-01', '', null, true
     from generate_series(1, 20000) n`,
  )
  const orders = [1, 2, 3].map((n) => ({
    order_id: `later-${n}`,
    customer: `customer-${n}`,
    position: String(30_000 + n).padStart(19, "0"),
    day: "2026-01-02",
    label: "",
    username: null,
  }))
  const sums = orders.map(({ customer }) => ({
    customer,
    orders: 1,
    gross: 100,
    order_value: 100,
    refunds: 0,
    net: 100,
    units: 1,
    returned_units: 0,
  }))
  await client.query("begin")
  expect(await ordersNoLongerFirst(client, orders)).toEqual([])
  await addCustomerOrders(client, orders)
  await addCustomerSums(client, sums)
  expect(await scannedRows()).toBe(0)
  const { rows } = await client.query("select first_order, last_order from customer_value order by customer")
  await client.query("commit")
  expect(rows).toEqual([1, 2, 3].map((n) => ({ first_order: `order-${n}`, last_order: `later-${n}` })))
})
