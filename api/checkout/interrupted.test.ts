import { randomUUID } from "node:crypto"
import { Cause, Effect, Exit } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { abandonCheckout } from "../cart/abandon-checkout.ts"
import { upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { Database } from "../platform/postgres/pool.ts"
import { ensureTestAccount } from "../testing/account.ts"
import { checkoutDetails } from "../testing/checkout-details.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"
import { checkOut } from "./checkout.ts"
import { orderIdOf } from "./place-order.ts"
import { quoteCart } from "./quote.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.stock({ laptop: 50, mouse: 50 })
  await offer("laptop", true)
})

const { shopper, salesOf, orderState } = orderChecks(() => shop)

const MINUTE = 60_000
const PASSWORD = "Wheels-4-all"

const offer = (productId: string, isLive: boolean) =>
  shop.sql("update product set is_live = $2 where product_id = $1", [productId, isLive])

const intent = () => ({
  commandId: randomUUID(),
  correlationId: "r",
  actor: { id: "guest", name: "Guest", role: "guest" as const },
  now: new Date().toISOString(),
})

/** Simulates a server that is killed between closing the cart and placing the order. */
const closeOnly = async (cartId: string, username: string | null = null) => {
  const expectedTotal = await shop.run(
    quoteCart(cartId, username, "TX").pipe(Effect.map(({ totals }) => totals.total)),
  )
  const details = checkoutDetails(cartId, `killed-${cartId}`, expectedTotal)
  const killed = (streams: typeof CommandHandlers.Service): typeof CommandHandlers.Service => ({
    ...streams,
    orders: { ...streams.orders, handleAt: () => Effect.die(new Error("killed")) },
  })
  const exit = await shop.run(
    CommandHandlers.use((streams) =>
      Effect.exit(
        checkOut(details, username, intent()).pipe(Effect.provideService(CommandHandlers, killed(streams))),
      ),
    ),
  )
  expect(Exit.isFailure(exit) && Cause.pretty(exit.cause)).toContain("killed")
}

describe("a cart that was closed for an order which was never placed", () => {
  test("is filled and paid again after a minute, with its items, and its units can be had", async () => {
    const { browser, cartId } = await shopper()
    await closeOnly(cartId)
    expect(await shop.available("laptop")).toBe(49)
    await shop.work(MINUTE / 2)
    expect(await browser.cart()).toMatchObject({ id: cartId })
    await shop.work(2 * MINUTE)
    expect(await shop.available("laptop")).toBe(50)
    const cart = await browser.cart()
    expect(cart).toMatchObject({ items: [{ productId: "laptop" }], pendingOrder: null })
    expect(cart.id).not.toBe(cartId)
    expect(await browser.checkOut({ nonce: "good-1" })).toMatchObject({ success: true })
    await expect.poll(() => shop.sql("select * from closed_cart")).toEqual([])
  })

  test("is recorded for staff as a canceled, empty order without an owner", async () => {
    const { cartId } = await shopper()
    await closeOnly(cartId)
    await shop.work(2 * MINUTE)
    const listed = "select status, email, total::int, item_count from read.order_list where order_id = $1"
    await expect
      .poll(() => shop.sql(listed, [orderIdOf(cartId)]))
      .toEqual([{ status: "CANCELLED", email: "", total: 0, item_count: 0 }])
    expect(await shop.sql("select * from read.parked_event")).toEqual([])
  })

  test("of an account does not stop the account from buying", async () => {
    const username = "ann@example.com"
    const account = { username, type: "CUSTOMER", phone: null, password: PASSWORD } as const
    await shop.run(ensureTestAccount({ ...account, firstName: "Ann", lastName: "Lee" }))
    const browser = shop.browse()
    await browser.logIn(username, PASSWORD)
    await browser.add("laptop")
    await closeOnly((await browser.merge()).id, username)
    await shop.work(2 * MINUTE)
    const elsewhere = shop.browse()
    await elsewhere.logIn(username, PASSWORD)
    expect(await elsewhere.merge()).toMatchObject({ items: [{ productId: "laptop" }] })
    expect(await elsewhere.checkOut({ nonce: "good-2" })).toMatchObject({ success: true })
  })

  test("lacks none of the units that are held for it", async () => {
    const { browser, cartId } = await shopper()
    await shop.stock({ laptop: 1 })
    await closeOnly(cartId)
    expect(await shop.available("laptop")).toBe(0)
    const problems = "query ($c: ID!) { checkoutQuote(cartId: $c) { problems } }"
    expect(await browser.graphql(problems, { c: cartId })).toEqual({
      data: { checkoutQuote: { problems: [] } },
    })
  })

  test("is opened at once by the shopper who changes it", async () => {
    const { browser, cartId } = await shopper()
    await closeOnly(cartId)
    const cart = await browser.add("mouse")
    expect(cart.items.map(({ productId }) => productId)).toEqual(["laptop", "mouse"])
    expect(cart.id).not.toBe(cartId)
    expect(await browser.checkOut({ nonce: "good-3" })).toMatchObject({ success: true })
  })

  test("can be freed of items that are no longer sold", async () => {
    const { browser, cartId } = await shopper()
    await browser.add("mouse")
    await closeOnly(cartId)
    await offer("laptop", false)
    expect((await browser.cart()).items[0]).toMatchObject({ productId: "laptop", inStock: false })
    const refused = await browser.checkOut({ nonce: "good-4" })
    expect(refused.message).toBe('"Laptop" is no longer sold. Please remove it from your cart.')
    expect(await browser.remove("laptop")).toMatchObject({ items: [{ productId: "mouse" }] })
    expect(await browser.checkOut({ nonce: "good-4" })).toMatchObject({ success: true })
  })

  test("is not paid by a submission that arrives after it was reopened", async () => {
    const { browser, cartId } = await shopper()
    await closeOnly(cartId)
    const expectedTotal = await browser.total(cartId)
    await shop.run(abandonCheckout(cartId, orderIdOf(cartId), intent()))
    const late = await browser.checkOut({ nonce: "good-5", cartId, expectedTotal })
    expect(late).toMatchObject({ success: false, errors: [{ code: "CART_CLOSED" }], order: null })
    expect(salesOf(orderIdOf(cartId))).toEqual([])
  })

  test("is left alone if its order was placed meanwhile", async () => {
    const { browser, cartId } = await shopper()
    expect(await browser.checkOut({ nonce: "good-6" })).toMatchObject({ success: true })
    await shop.run(abandonCheckout(cartId, orderIdOf(cartId), intent()))
    expect(await orderState(orderIdOf(cartId))).toMatchObject({ _tag: "placed", status: "PAYMENT_RECEIVED" })
    expect(await shop.available("laptop")).toBe(49)
  })
})

describe("an order that nobody could place", () => {
  test("is refused before its cart is closed, and holds nothing", async () => {
    const price = 100_000_000
    const mansion = product("mansion", { name: "Mansion", salePrice: price, regularPrice: price })
    await shop.run(Database.use(({ pool }) => Effect.asVoid(upsertProducts(pool, [mansion]))))
    await shop.stock({ mansion: 20_000 })
    const browser = shop.browse()
    const { id: cartId } = await browser.add("mansion", 20_000)
    const refused = await browser.checkOut({ nonce: "good-7" })
    expect(refused).toMatchObject({ success: false, errors: [{ code: "NOT_POSSIBLE" }], order: null })
    expect(await shop.available("mansion")).toBe(20_000)
    expect(await browser.setQuantity("mansion", 1)).toMatchObject({ id: cartId, items: [{ quantity: 1 }] })
  })
})
