import type { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { abandonedCarts, openCartOf } from "./cart.ts"

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
  await project(database.connection, history.log.events)
})
afterAll(() => database.drop())

test("a shopper finds the open cart that was used last, with its value in cents", async () => {
  expect(await openCartOf(database.pool, "ada@example.com")).toMatchObject({
    id: "new",
    units: 3,
    value: 3_150,
    items: [{ productId: "p1", quantity: 3 }],
  })
})

test("a cart that was checked out is not open", async () => {
  expect(await openCartOf(database.pool, "eve@example.com")).toBeNull()
})

test("abandoned carts are open, have goods in them, and were left alone for long enough", async () => {
  const carts = await abandonedCarts(database.pool, "2026-03-03T00:00:00.000Z")
  expect(carts.map(({ id }) => id)).toEqual(["old", "new"])
})
