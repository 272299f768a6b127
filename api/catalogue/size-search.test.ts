import type { Product } from "@voltread/domain/catalogue/product.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { upsertProducts } from "./products.ts"
import { product } from "./testing/catalogue-product.ts"
import { catalogueShop } from "./testing/catalogue-shop.ts"

let shop: Awaited<ReturnType<typeof catalogueShop>>

const tire = (productId: string, size: string): Product =>
  product(productId, { name: "Open Country", category: "tires", productType: "tire", size })

beforeAll(async () => {
  shop = await catalogueShop(inject("postgresUrl"))
  const products = [
    tire("euro-metric", "225/65R17"),
    tire("p-metric", "P245/60R18"),
    tire("z-rated", "245/60ZR18 105Y"),
    tire("light-truck", "LT245/60R18"),
    tire("flotation", "35X12.50R20LT 121Q E"),
    tire("truck", "11R22.5 146/143L H"),
    // Has the parts of 11R22.5, but not next to each other.
    product("near-miss", { name: "11R22 valve caps, pack of 5", category: "accessories" }),
    product("kit", { name: "Cable kit 10 16 blue", category: "accessories" }),
  ]
  await shop.run(Database.use(({ pool }) => upsertProducts(pool, products)))
})
afterAll(() => shop.close())

const search = async (query: string): Promise<ReadonlyArray<string>> =>
  [...(await shop.search({ query, sort: "relevance" })).ids].sort()

test.each([
  ["225/65R17", ["euro-metric"]],
  ["225 65 17", ["euro-metric"]],
  ["2256517", ["euro-metric"]],
  ["P225/65R17 102H", ["euro-metric"]],
  ["245/60r18", ["p-metric", "z-rated"]],
  ["P245/60ZR18", ["p-metric", "z-rated"]],
  ["LT245/60R18", ["light-truck"]],
  ["35x12.5r20", ["flotation"]],
  ["35125020", ["flotation"]],
  ["11 22.5", ["truck"]],
])("%s finds tires of that size and of equal ones, and no others", async (query, ids) => {
  expect(await search(query)).toEqual(ids)
})

test("text that only looks like a size is still searched by its words", async () => {
  expect(await search("10 16")).toEqual(["kit"])
})

test("a size after a brand is still searched by its words", async () => {
  expect(await search("acme 225/65R17")).toEqual(["euro-metric"])
})
