import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { Database } from "../../platform/postgres/pool.ts"
import { upsertProducts } from "../products.ts"
import { product } from "../testing/catalogue-product.ts"
import { catalogueShop } from "../testing/catalogue-shop.ts"

let shop: Awaited<ReturnType<typeof catalogueShop>>
const search: typeof shop.search = (change) => shop.search(change)

const tv = (id: string, size: string, panel: string) =>
  product(id, {
    name: `Vivid ${size} Television, ${panel}`,
    brand: "Samsung",
    category: "televisions",
    attributes: { "Screen size": size, Panel: panel, "Refresh rate": "120 Hz" },
  })

beforeAll(async () => {
  shop = await catalogueShop(inject("postgresUrl"))
  const stand = { name: 'Loft TV Stand, fits up to 55"', category: "tv-stands", customerReviewCount: 900 }
  await shop.run(
    Database.use(({ pool }) =>
      upsertProducts(pool, [
        tv("oled-55", '55"', "OLED"),
        tv("led-55", "54.6 in", "LED"),
        tv("led-55-class", "55-inch Class", "LED"),
        tv("oled-65", '65"', "OLED"),
        product("stand", stand),
        product("phone", { name: "Phone 15 in Black", category: "smartphones" }),
        product("fan", { name: "Tower Fan 42", category: "fans" }),
      ]),
    ),
  )
})
afterAll(() => shop.close())

const found = async (query: string) => [...(await search({ query })).ids].sort()

describe("search by the size of a screen", () => {
  test.each([
    "55 inch tv",
    '55" tv',
    "55-inch television",
    "samsung 55 in tv",
    "TV 55 inches",
    "samsng 55 inch tv",
  ])("%s: televisions of that size, no stand for them", async (query) => {
    expect(await found(query)).toEqual(["led-55-class", "oled-55"])
  })

  test("a size alone is enough, and one that no screen has is searched as a word", async () => {
    expect(await found("65 inch")).toEqual(["oled-65"])
    expect(await found("42 inch fan")).toEqual(["fan"])
    expect(await found("phone 15 in black")).toEqual(["phone"])
  })

  test("a word that nothing has or resembles is left out, and the answer says so", async () => {
    const { ids, didYouMean } = await search({ query: "xqzvw television" })
    expect(ids).toHaveLength(5)
    expect(didYouMean).toBe("television")
  })
})
