import { SavedProducts } from "@voltread/domain/catalogue/saved-products-schema.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type Answer, type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

let shop: ShopApp
let ann: Tokens
let bob: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  ann = await shop.signIn("ann@example.com")
  bob = await shop.signIn("bob@example.com")
})
afterAll(() => shop.close())

const PATH = "/api/user/savedProducts"
const Data = Schema.Struct({ savedProducts: SavedProducts })
const listsIn = ({ body }: Answer) => Schema.decodeUnknownSync(Data)(body.data).savedProducts
const one = (productId: string, quantity = 1) => ({ productId, quantity })

describe("saved products of an account", () => {
  test("are none at first, then what was saved, newest first; saving twice is as once", async () => {
    expect(listsIn(await shop.call("GET", PATH, undefined, { as: ann }))).toEqual({ wish: [], later: [] })
    await shop.call("PUT", PATH, { wish: [one("tv")], later: [one("tire", 4)] }, { as: ann })
    await shop.call("PUT", PATH, { wish: [one("laptop")], later: [] }, { as: ann })
    const again = await shop.call("PUT", PATH, { wish: [one("laptop")], later: [] }, { as: ann })
    expect(listsIn(again)).toEqual({ wish: [one("laptop"), one("tv")], later: [one("tire", 4)] })
  })

  test("are seen and removed by nobody else", async () => {
    await shop.call("PUT", PATH, { wish: [one("own")], later: [] }, { as: ann })
    await shop.call("DELETE", `${PATH}/wish?productId=own`, undefined, { as: bob })
    expect(listsIn(await shop.call("GET", PATH, undefined, { as: ann })).wish).toContainEqual(one("own"))
    expect((await shop.call("GET", PATH)).status).toBe(401)
    const removed = await shop.call("DELETE", `${PATH}/wish?productId=own`, undefined, { as: ann })
    expect(listsIn(removed).wish).not.toContainEqual(one("own"))
  })

  test("of two devices saving at once are all kept", async () => {
    const many = Array.from({ length: 8 }, (_, index) => one(`product-${index}`))
    await Promise.all(many.map((each) => shop.call("PUT", PATH, { wish: [each], later: [] }, { as: bob })))
    const { wish } = listsIn(await shop.call("GET", PATH, undefined, { as: bob }))
    expect(new Set(wish.map(({ productId }) => productId))).toEqual(
      new Set(many.map(({ productId }) => productId)),
    )
  })

  test("that are not ones are refused", async () => {
    for (const wrong of [
      {},
      { wish: [one("")], later: [] },
      { wish: [one("a\u0000b")], later: [] },
      { wish: [one("a", 0)], later: [] },
      { wish: Array.from({ length: 51 }, (_, index) => one(`p${index}`)), later: [] },
    ])
      expect((await shop.call("PUT", PATH, wrong, { as: ann })).status, JSON.stringify(wrong)).toBe(400)
    expect((await shop.call("DELETE", `${PATH}/cart?productId=x`, undefined, { as: ann })).status).toBe(400)
  })
})
