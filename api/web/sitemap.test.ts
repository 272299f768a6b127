import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const read = async (path: string) => {
  const { statusCode, body } = await shop.app.inject({ method: "GET", url: path })
  return { statusCode, locations: [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url) }
}

test("the sitemap lists every product on sale, and nothing else", async () => {
  const products = [product("tire-1"), product("a&b"), product("gone", { isLive: false })]
  await shop.run(Database.use(({ pool }) => upsertProducts(pool, products)))
  const { locations } = await read("/sitemap.xml")
  const files = locations.filter((url) => url?.includes("/sitemap/products/"))
  expect(files).toHaveLength(1)
  const found = await read(new URL(files[0] ?? "").pathname)
  expect(found.locations.map((url) => new URL(url ?? "").pathname)).toEqual([
    "/product/tire-1",
    "/product/a%26b",
  ])
  for (const chunk of ["2", "0", "x", "99999999999999999999"]) {
    expect((await read(`/sitemap/products/${chunk}`)).statusCode).toBe(404)
  }
})
