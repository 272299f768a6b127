import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from "vitest"
import { upsertProducts } from "../catalogue/products.ts"
import { upsertTires, upsertWheels } from "../catalogue/specs.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { tireSpecs, wheelSpecs } from "../catalogue/testing/catalogue-records.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"), 2)
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 10, mouse: 10 }))

const carts = async (): Promise<number> =>
  Number((await shop.sql("select count(distinct stream) as n from events where stream like 'cart-%'"))[0]?.n)

describe("a cart", () => {
  test("has an id at once, and stores nothing before its first item", async () => {
    const before = await carts()
    const browser = shop.browse()
    const { id } = await browser.cart()
    expect((await browser.cart()).id).toBe(id)
    await browser.remove("laptop")
    expect(await carts()).toBe(before)
    expect((await browser.add("laptop")).id).toBe(id)
    expect(await carts()).toBe(before + 1)
  })

  test("sums what is added again, and shows the shop's prices", async () => {
    const browser = shop.browse()
    await browser.add("mouse", 2)
    const cart = await browser.add("mouse")
    expect(cart).toMatchObject({
      items: [{ productId: "mouse", quantity: 3, price: 25.99, inStock: true }],
      total: 77.97,
    })
  })

  test("counts a change that is asked for again with the same command id once", async () => {
    const browser = shop.browse()
    const unitsAfter = (change: string, commandId: string) =>
      browser.graphql(`mutation ($c: ID) { changed: ${change} { items { quantity } } }`, { c: commandId })
    const [added, set] = [randomUUID(), randomUUID()]
    const three = { data: { changed: { items: [{ quantity: 3 }] } } }
    const add = 'addItem(productId: "mouse", quantity: 3, commandId: $c)'
    expect(await unitsAfter(add, added)).toEqual(three)
    expect(await unitsAfter(add, added)).toEqual(three)
    const change = 'changeQuantity(productId: "mouse", quantity: 5, commandId: $c)'
    await unitsAfter(change, set)
    await browser.setQuantity("mouse", 3)
    expect(await unitsAfter(change, set)).toEqual(three)
    const six = { data: { changed: { items: [{ quantity: 6 }] } } }
    expect(await unitsAfter(add, randomUUID())).toEqual(six)
    expect(
      await browser.refusal(`mutation { addItem(productId: "mouse", quantity: 1, commandId: "1") { id } }`),
    ).toEqual({
      code: "BAD_REQUEST",
      message: "commandId must be a random UUID.",
    })
  })

  test("adds an unknown product when its quantity is set, and removes one below 1", async () => {
    const browser = shop.browse()
    expect((await browser.setQuantity("mouse", 4)).items).toMatchObject([{ quantity: 4 }])
    expect((await browser.setQuantity("mouse", 0)).items).toEqual([])
    expect((await browser.setQuantity("mouse", -3)).items).toEqual([])
  })

  test("refuses more than there is and says how much that is", async () => {
    const browser = shop.browse()
    expect(await browser.refusal('mutation { addItem(productId: "laptop", quantity: 11) { id } }')).toEqual({
      code: "CONFLICT",
      message: 'Only 10 of "Laptop" available.',
    })
  })

  test.each([
    ["an unknown product", 'mutation { addItem(productId: "nothing", quantity: 1) { id } }', "NOT_FOUND"],
    [
      "one that is no longer sold",
      'mutation { addItem(productId: "gone", quantity: 1) { id } }',
      "NOT_FOUND",
    ],
    ["less than one", 'mutation { addItem(productId: "mouse", quantity: 0) { id } }', "INVALID"],
    ["a negative number", 'mutation { addItem(productId: "mouse", quantity: -1) { id } }', "INVALID"],
  ])("does not take %s", async (_, mutation, code) => {
    expect(await shop.browse().refusal(mutation)).toMatchObject({ code })
  })

  test("says what changed since an item was put in, and counts today's price", async () => {
    const browser = shop.browse()
    await browser.add("mouse")
    await shop.sql("update product set sale_price = 1999 where product_id = 'mouse'")
    await shop.stock({ mouse: 0 })
    expect(await browser.cart()).toMatchObject({
      items: [{ price: 19.99, previousPrice: 25.99, inStock: false }],
      total: 19.99,
    })
    await shop.sql("update product set sale_price = 2599 where product_id = 'mouse'")
  })

  test("says that a product is no longer sold, at the price that it had last, and counts as much as the checkout", async () => {
    const browser = shop.browse()
    await browser.add("laptop")
    const { id } = await browser.add("mouse")
    onTestFinished(async () => {
      await shop.sql("update product set sale_price = 2599, is_live = true where product_id = 'mouse'")
    })
    await shop.sql("update product set sale_price = 1999, is_live = false where product_id = 'mouse'")
    expect(
      await browser.graphql(
        `query ($id: ID!) {
          cart { items { isLive price inStock availableQuantity availableAnywhere } subTotal total }
          checkoutQuote(cartId: $id) { problems subTotal }
        }`,
        { id },
      ),
    ).toEqual({
      data: {
        cart: {
          items: [
            { isLive: true, price: 999, inStock: true, availableQuantity: 10, availableAnywhere: 10 },
            { isLive: false, price: 19.99, inStock: false, availableQuantity: 0, availableAnywhere: 0 },
          ],
          subTotal: 999,
          total: 999,
        },
        checkoutQuote: {
          problems: ['"Mouse" is no longer sold. Please remove it from your cart.'],
          subTotal: 999,
        },
      },
    })
  })

  test("knows the diameter of its tires and wheels, and of nothing else", async () => {
    const rubber = { productType: "tire", category: "tires" } as const
    await shop.run(
      Effect.gen(function* () {
        const { pool } = yield* Database
        yield* upsertProducts(pool, [
          product("rubber", rubber),
          product("alloy", { productType: "wheel", category: "wheels" }),
          product("unmeasured", rubber),
        ])
        yield* upsertTires(pool, [tireSpecs("rubber", { rimDiameterIn: 22.5 })])
        yield* upsertWheels(pool, [wheelSpecs("alloy", { wheelDiameter: 18 })])
      }),
    )
    await shop.stock({ rubber: 8, alloy: 8, unmeasured: 8 })
    const browser = shop.browse()
    for (const productId of ["rubber", "mouse", "unmeasured"]) await browser.add(productId)
    const added = await browser.graphql(
      'mutation { addItem(productId: "alloy", quantity: 4) { items { productId rimDiameter } } }',
    )
    const items = [
      { productId: "rubber", rimDiameter: 22.5 },
      { productId: "mouse", rimDiameter: null },
      { productId: "unmeasured", rimDiameter: null },
      { productId: "alloy", rimDiameter: 18 },
    ]
    expect(added).toEqual({ data: { addItem: { items } } })
    expect(await browser.graphql("{ cart { items { productId rimDiameter } } }")).toEqual({
      data: { cart: { items } },
    })
  })

  test("is the same through another server at once", async () => {
    const here = shop.browse(0)
    const there = here.through(shop.server(1))
    await here.add("mouse")
    expect((await there.add("mouse")).items).toMatchObject([{ quantity: 2 }])
    expect((await here.add("laptop")).items).toHaveLength(2)
    await there.remove("mouse")
    expect((await here.cart()).items).toMatchObject([{ productId: "laptop" }])
  })

  test("keeps every one of many clicks, whichever server they reach", async () => {
    const here = shop.browse(0)
    await here.add("mouse")
    const there = here.through(shop.server(1))
    await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? here : there).add("mouse")))
    expect((await here.cart()).items).toMatchObject([{ quantity: 9 }])
  })

  test("cannot be had by making up or changing its cookie", async () => {
    const owner = shop.browse()
    const { id } = await owner.add("laptop")
    const response = await shop.server(0).inject({
      method: "POST",
      url: "/graphql",
      headers: { cookie: `cart_id=${id}.${encodeURIComponent("c2lnbmF0dXJl")}` },
      payload: { query: "{ cart { id items { id } } }" },
    })
    expect(response.json().data.cart.items).toEqual([])
    expect(response.json().data.cart.id).not.toBe(id)
  })

  test("is kept by a cookie that scripts cannot read and other sites cannot send", async () => {
    const response = await shop
      .server(0)
      .inject({ method: "POST", url: "/graphql", payload: { query: "{ cart { id } }" } })
    expect(response.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^cart_id=[^;]+; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/),
      "cart_recent=1; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax",
    ])
  })

  test("lasts 60 days from the last visit, give or take a week", async () => {
    const visit = async (cookies: Record<string, string>) => {
      const payload = { query: "{ cart { id } }" }
      const response = await shop.server(0).inject({ method: "POST", url: "/graphql", cookies, payload })
      return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
    }
    const { cart_id, cart_recent } = await visit({})
    if (cart_id === undefined || cart_recent === undefined) throw new Error("There was no cookie.")
    expect(await visit({ cart_id, cart_recent })).toEqual({})
    expect(await visit({ cart_id })).toEqual({ cart_id, cart_recent })
  })

  test("of a guest can be merged only by somebody who is signed in", async () => {
    const browser = shop.browse()
    await browser.add("mouse")
    expect(await browser.refusal("mutation { mergeCarts { id } }")).toMatchObject({ code: "UNAUTHENTICATED" })
  })
})
