import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { setStock } from "../stock/stock.ts"
import { upsertProducts } from "./products.ts"
import { product } from "./testing/catalogue-product.ts"
import { catalogueShop } from "./testing/catalogue-shop.ts"
import { variantsOf } from "./variants.ts"

let shop: Awaited<ReturnType<typeof catalogueShop>>
const tv = (id: string, size: string, color: string, change = {}) =>
  product(id, { attributes: { "Screen size": size, Color: color, Model: "Vivid VX420" }, ...change })

const cable = (feet: number, change = {}) =>
  product(`cable-${feet}`, { attributes: { Length: `${feet} ft`, Model: "Cable" }, ...change })

beforeAll(async () => {
  shop = await catalogueShop(inject("postgresUrl"))
  await shop.run(
    Database.use(({ pool }) =>
      upsertProducts(pool, [
        tv("small-black", '55"', "Black", { salePrice: 50_000 }),
        tv("small-white", '55"', "White"),
        tv("large-black", '65"', "Black"),
        tv("gone", '75"', "Black", { isLive: false }),
        tv("other-brand", '75"', "Black", { brand: "Brio" }),
        tv("mount", '75"', "Black", { category: "tv-stands" }),
        tv("in-line", '75"', "Black", { lineId: "tour" }),
        product("plain"),
        ...Array.from({ length: 61 }, (_, n) => cable(n)),
      ]),
    ),
  )
  await shop.run(Database.use(({ pool }) => setStock(pool, [{ productId: "small-black", quantity: 3 }])))
})
afterAll(() => shop.close())

test("are a model's products on sale, with price, stock and their differences", async () => {
  const variants = await shop.run(variantsOf("small-white"))
  expect(variants.map(({ productId }) => productId)).toEqual(["large-black", "small-black", "small-white"])
  expect(variants[1]).toEqual({
    productId: "small-black",
    salePrice: 50_000,
    inStock: true,
    options: [
      { name: "Color", value: "Black" },
      { name: "Screen size", value: '55"' },
    ],
  })
  expect(variants[2]?.inStock).toBe(false)
})

test("are none for a product without a model, alone of its model, or not sold", async () => {
  for (const id of ["plain", "other-brand", "gone", "unknown"])
    expect(await shop.run(variantsOf(id)), id).toEqual([])
})

test("are none where too many products have one model's name to be one model", async () => {
  expect(await shop.run(variantsOf("cable-0"))).toEqual([])
  await shop.run(Database.use(({ pool }) => upsertProducts(pool, [cable(60, { isLive: false })])))
  expect(await shop.run(variantsOf("cable-0"))).toHaveLength(60)
})
