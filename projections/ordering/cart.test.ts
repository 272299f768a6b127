import type { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"

let database: TestDatabase

const item = (productId: string, quantity: number): CartItem => ({
  productId,
  quantity,
  sku: productId,
  name: productId,
  brand: "Acme",
  size: "",
  price: 1_050,
  shippingCost: 0,
  productType: "electronics",
  partner: "Acme",
  isPromotion: false,
  thumbnailImage: "",
  smallImage: "",
  largeImage: "",
  pickupStoreId: null,
})

beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  const history = new History()
  const open = (cartId: string, username: string | null, at: string, quantity: number) => {
    history.at(at).cart(cartId, { type: "CreateCart", cartId, username, successorOf: null, items: [] })
    if (quantity > 0) history.cart(cartId, { type: "AddItem", item: item("p1", quantity), available: 99 })
  }
  open("old", "ada@example.com", "2026-03-01T10:00:00.000Z", 2)
  open("new", "ada@example.com", "2026-03-02T10:00:00.000Z", 3)
  open("guest", null, "2026-03-03T10:00:00.000Z", 1)
  open("empty", "bob@example.com", "2026-03-01T10:00:00.000Z", 0)
  open("bought", "eve@example.com", "2026-03-01T10:00:00.000Z", 1)
  history.cart("bought", { type: "CheckOut", orderId: "order-1" })
  open("merged", "ada@example.com", "2026-03-01T10:00:00.000Z", 4)
  history.cart("merged", { type: "CloseInto", cartId: "new" })
  await project(database.connection, history.log.events)
})
afterAll(() => database.drop())

const row = async (cartId: string) => {
  const { rows } = await database.pool.query(
    "select username, status, units, value::integer as value from read.cart where cart_id = $1",
    [cartId],
  )
  return rows
}

test.each([
  ["new", { username: "ada@example.com", status: "open", units: 3, value: 3_150 }],
  ["guest", { username: null, status: "open", units: 1, value: 1_050 }],
  ["empty", { username: "bob@example.com", status: "open", units: 0, value: 0 }],
])("the cart %s has its owner, its units and its value in cents", async (cartId, expected) => {
  expect(await row(cartId)).toEqual([expected])
})

test("what a merged cart held counts in the other cart only", async () => {
  expect(await row("merged")).toEqual([{ username: null, status: "merged", units: 0, value: 0 }])
})

test("a cart that was checked out is not open", async () => {
  expect(await row("bought")).toMatchObject([{ status: "checkedOut" }])
})
