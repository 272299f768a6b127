import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { upsertProducts } from "../catalogue/products.ts"
import { upsertStores } from "../catalogue/stores.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { store } from "../catalogue/testing/catalogue-records.ts"
import { Database } from "../platform/postgres/pool.ts"
import { setStoreStock } from "../stock/stock.ts"
import type { Browser } from "../testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"

let shop: CheckoutShop

beforeAll(async () => {
  // A payment method whose offer does not need its vendor.
  shop = await checkoutShop(inject("postgresUrl"), 1, {
    KLARNA_URL: "http://127.0.0.1:9",
    KLARNA_USERNAME: "user",
    KLARNA_PASSWORD: "password",
    KLARNA_WEBHOOK_SECRET: "a secret of the tests that is long enough",
  })
  await shop.run(
    Database.use(({ pool }) =>
      Effect.gen(function* () {
        yield* upsertProducts(pool, [
          product("grill", { name: "Grill", salePrice: 20_000, isShippable: false, shippingCost: 900 }),
        ])
        yield* upsertStores(pool, [store("denver", { state: "CO" }), store("portland", { state: "OR" })])
      }),
    ),
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.stock({ laptop: 10, mouse: 10 })
  await inStores({ grill: { denver: 5, portland: 1 }, laptop: { denver: 2, portland: 0 } })
})

const inStores = (units: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  shop.run(
    Database.use(({ pool }) =>
      setStoreStock(
        pool,
        Object.entries(units).flatMap(([productId, stores]) =>
          Object.entries(stores).map(([storeId, quantity]) => ({ productId, storeId, quantity })),
        ),
      ),
    ),
  )

const left = async (productId: string, storeId: string) => {
  const [row] = await shop.sql("select available from store_stock where product_id = $1 and store_id = $2", [
    productId,
    storeId,
  ])
  return Number(row?.available)
}

const CHOOSE = `mutation ($p: [ID!]!, $s: ID) { chooseDelivery(productIds: $p, storeId: $s) {
  items { productId deliveryType isShippable inStock availableQuantity shippingCost pickupStore { storeId state } } } }`

const choose = (browser: Browser, storeId: string | null, ...productIds: ReadonlyArray<string>) =>
  browser.graphql(CHOOSE, { p: productIds, s: storeId })

const problems = async (browser: Browser) => {
  const { id } = await browser.cart()
  return browser.graphql(
    'query ($c: ID!) { checkoutQuote(cartId: $c, state: "TX") { problems total shippingCost } }',
    {
      c: id,
    },
  )
}

const linesOf = async (orderId: string) => {
  const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
  return state._tag === "none" ? [] : state.lines
}

describe("what can only be picked up", () => {
  test("is not sold for shipping", async () => {
    const browser = shop.browse()
    await browser.add("grill")
    const problem = '"Grill" can only be picked up. Please choose a store for it.'
    expect(await problems(browser)).toMatchObject({ data: { checkoutQuote: { problems: [problem] } } })
    const refused = await browser.checkOut({ nonce: "good-1" })
    expect(refused).toMatchObject({ success: false, message: problem, order: null })
    expect(await choose(browser, null, "grill")).not.toHaveProperty("errors")
    expect(await left("grill", "denver")).toBe(5)
  })

  test("is sold at the store that was chosen, without shipping and with that state's tax", async () => {
    const browser = shop.browse()
    await browser.add("grill", 2)
    await browser.add("mouse")
    expect(await choose(browser, "portland", "grill")).toMatchObject({
      errors: [{ message: 'Only 1 of "Grill" available.' }],
    })
    expect(await choose(browser, "denver", "grill")).toMatchObject({
      data: {
        chooseDelivery: {
          items: [
            {
              productId: "grill",
              deliveryType: "DELIVERY_PICKUP",
              isShippable: false,
              inStock: true,
              availableQuantity: 5,
              shippingCost: 0,
              pickupStore: { storeId: "denver" },
            },
            { productId: "mouse", deliveryType: "DELIVERY_SHIPPING", pickupStore: null },
          ],
        },
      },
    })
    // 2 × 200.00 with Colorado's 2.9 %, 25.99 with the 6.25 % of Texas.
    const { success, order } = await browser.checkOut({ nonce: "good-2" })
    expect(success).toBe(true)
    expect(order).toMatchObject({ tax: 13.22, total: 439.21 })
    expect(await linesOf(order?.id ?? "")).toMatchObject([
      {
        status: "PENDING_PICKUP",
        shippingCost: 0,
        tax: 1_160,
        pickupStore: { storeId: "denver", state: "CO" },
      },
      { status: "PENDING_SHIPMENT", tax: 162, pickupStore: null },
    ])
    expect(await left("grill", "denver")).toBe(3)
  })

  test("is not sold at a store that does not exist, nor for shipping again", async () => {
    const browser = shop.browse()
    await browser.add("grill")
    await choose(browser, "denver", "grill")
    expect(await choose(browser, "nowhere", "grill")).toMatchObject({
      errors: [{ message: '"Grill" cannot be picked up at this store.' }],
    })
    expect(await choose(browser, null, "grill")).toMatchObject({
      errors: [{ message: '"Grill" can only be picked up at a store.' }],
    })
  })
})

describe("the last unit of a store", () => {
  test("goes to one of two shoppers, and the other learns which store has none", async () => {
    const [one, other] = [shop.browse(), shop.browse()]
    for (const browser of [one, other]) {
      await browser.add("grill")
      await choose(browser, "portland", "grill")
    }
    const results = await Promise.all([
      one.checkOut({ nonce: "good-3" }),
      other.checkOut({ nonce: "good-4" }),
    ])
    expect(results.filter(({ success }) => success)).toHaveLength(1)
    expect(results.find(({ success }) => !success)).toMatchObject({
      message: 'Voltread portland has no "Grill" left. Please choose another store or have it sent.',
    })
    expect(await left("grill", "portland")).toBe(0)
  })

  test("comes back to that store when its order is canceled", async () => {
    const browser = shop.browse()
    await browser.add("grill")
    await choose(browser, "portland", "grill")
    const { order } = await browser.checkOut({ nonce: "declined-5" })
    expect(await left("grill", "portland")).toBe(0)
    expect(await choose(browser, "denver", "grill")).toMatchObject({
      data: { chooseDelivery: { items: [{ pickupStore: { storeId: "denver" } }] } },
    })
    expect(await left("grill", "portland")).toBe(1)
    expect((await linesOf(order?.id ?? ""))[0]?.status).toBe("CANCELLED")
  })
})

test("a whole cart is picked up at one store, and the choice outlives a log-in's merge and a declined card", async () => {
  const browser = shop.browse()
  await browser.add("grill")
  await browser.add("laptop")
  await choose(browser, "denver", "grill", "laptop")
  expect(await browser.checkOut({ nonce: "declined-7" })).toMatchObject({ success: false })
  await browser.setQuantity("laptop", 2)
  const { order } = await browser.checkOut({ nonce: "good-7" })
  expect(await linesOf(order?.id ?? "")).toMatchObject([
    { status: "PENDING_PICKUP", pickupStore: { storeId: "denver" } },
    { status: "PENDING_PICKUP", quantity: 2, shippingCost: 0 },
  ])
})

test("units of a store are not shipped", async () => {
  const browser = shop.browse()
  await shop.stock({ laptop: 1 })
  await browser.add("laptop", 2)
  expect(await browser.cart()).toMatchObject({ items: [{ inStock: false }] })
  await choose(browser, "denver", "laptop")
  expect(await browser.cart()).toMatchObject({ items: [{ inStock: true }] })
})

test("an unpaid order for shipping of pickup-only items is not charged, and says what to do", async () => {
  const catalogue = (isShippable: boolean) =>
    shop.run(
      Database.use(({ pool }) => upsertProducts(pool, [product("heater", { name: "Heater", isShippable })])),
    )
  await catalogue(true)
  await shop.stock({ heater: 5 })
  const browser = shop.browse()
  await browser.add("heater")
  const { order, orderToken } = await browser.checkOut({ nonce: "declined-8" })
  await catalogue(false)

  const problem =
    '"Heater" can only be picked up, and this order was to be shipped. Please cancel it and order again with a store chosen for pickup.'
  const input = {
    orderId: order?.id,
    orderToken,
    gatewayName: "braintree",
    token: "good-8",
    expectedTotal: order?.total,
  }
  expect(
    await browser.graphql(
      "mutation ($input: PayOrderInput!) { payOrder(input: $input) { success message } }",
      {
        input,
      },
    ),
  ).toMatchObject({
    data: { payOrder: { success: false, message: `${problem} You have not been charged.` } },
  })
  const methods = await browser.graphql(
    "query ($o: ID, $t: String) { paymentMethods(orderId: $o, orderToken: $t) { problem } }",
    { o: order?.id, t: orderToken },
  )
  expect(methods).toMatchObject({ data: { paymentMethods: [{ problem }] } })
  expect((await linesOf(order?.id ?? ""))[0]?.status).toBe("PAYMENT_FAILED")

  await catalogue(true)
  expect(
    await browser.graphql("mutation ($input: PayOrderInput!) { payOrder(input: $input) { success } }", {
      input,
    }),
  ).toMatchObject({ data: { payOrder: { success: true } } })
})
