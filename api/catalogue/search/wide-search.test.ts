import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../../platform/postgres/pool.ts"
import { upsertProducts } from "../products.ts"
import { product } from "../testing/catalogue-product.ts"
import { catalogueShop } from "../testing/catalogue-shop.ts"
import { MAX_MATCHES } from "./text-search.ts"

let shop: Awaited<ReturnType<typeof catalogueShop>>

beforeAll(async () => {
  shop = await catalogueShop(inject("postgresUrl"))
  const many = Array.from({ length: MAX_MATCHES + 5 }, (_, n) => product(`p${n}`, { name: "Plain Thing" }))
  const asMany = Array.from({ length: MAX_MATCHES }, (_, n) => product(`q${n}`, { name: "Fine Article" }))
  const products = [...many, ...asMany, product("lamp", { name: "Desk Lamp" })]
  await shop.run(Database.use(({ pool }) => upsertProducts(pool, products)))
})
afterAll(() => shop.close())

test("a search that finds more products than are counted says so", async () => {
  expect(await shop.search({ query: "thing" })).toMatchObject({
    totalCount: MAX_MATCHES,
    moreThanCounted: true,
  })
  expect(await shop.search({ query: "article" })).toMatchObject({
    totalCount: MAX_MATCHES,
    moreThanCounted: false,
  })
  expect(await shop.search({ query: "lamp" })).toMatchObject({ totalCount: 1, moreThanCounted: false })
  expect(await shop.search()).toMatchObject({ totalCount: 2 * MAX_MATCHES + 6, moreThanCounted: false })
})
