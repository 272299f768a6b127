import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { upsertBrands } from "../catalogue/brands.ts"
import { upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { brand } from "../catalogue/testing/catalogue-records.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const read = async (path: string) => {
  const { statusCode, body } = await shop.app.inject({ method: "GET", url: path })
  const locations = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname)
  return { statusCode, locations }
}

test("the sitemap lists every product on sale, and nothing else", async () => {
  const products = [product("tire-1"), product("a&b"), product("gone", { isLive: false })]
  await shop.run(Database.use(({ pool }) => upsertProducts(pool, products)))
  const productFiles = async () =>
    (await read("/sitemap.xml")).locations.filter((path) => path.includes("/products/"))
  expect(await productFiles()).toEqual(["/sitemap/products/1"])
  expect((await read("/sitemap/products/1")).locations).toEqual(["/product/tire-1", "/product/a%26b"])
  for (const chunk of ["2", "0", "x", "99999999999999999999"]) {
    expect((await read(`/sitemap/products/${chunk}`)).statusCode).toBe(404)
  }
})

test("the sitemap has each product in one file, the last one of a file included", async () => {
  await shop.sql("alter table product alter column number restart with 20000")
  await shop.run(
    Database.use(({ pool }) => upsertProducts(pool, [product("last-of-1"), product("first-of-2")])),
  )
  const { locations } = await read("/sitemap.xml")
  expect(locations).toEqual([
    "/sitemap/pages",
    "/sitemap/brands",
    "/sitemap/products/1",
    "/sitemap/products/2",
  ])
  const found = await Promise.all(locations.slice(2).map(async (path) => (await read(path)).locations))
  expect(found.flat().toSorted()).toEqual(
    ["/product/tire-1", "/product/a%26b", "/product/last-of-1", "/product/first-of-2"].toSorted(),
  )
})

test("the sitemap lists the brands by their names", async () => {
  await shop.run(
    Database.use(({ pool }) =>
      upsertBrands(pool, [brand("b-o", { name: "B & O" }), brand("acme", { name: "Acme" })]),
    ),
  )
  expect((await read("/sitemap/brands")).locations).toEqual(["/brand/Acme", "/brand/B%20%26%20O"])
})
