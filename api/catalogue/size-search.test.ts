import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { WheelSpecs } from "@voltread/domain/catalogue/wheel-specs.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { upsertProducts } from "./products.ts"
import { upsertWheels } from "./specs.ts"
import { product } from "./testing/catalogue-product.ts"
import { wheelSpecs } from "./testing/catalogue-records.ts"
import { catalogueShop } from "./testing/catalogue-shop.ts"

let shop: Awaited<ReturnType<typeof catalogueShop>>

const tire = (productId: string, size: string): Product =>
  product(productId, { name: "Open Country", category: "tires", productType: "tire", size })

const wheel = (id: string, finish: string, specs: Partial<WheelSpecs>) => ({
  product: product(id, { name: `Apex ${finish}`, category: "wheels", productType: "wheel" }),
  specs: wheelSpecs(id, { finish, wheelDiameter: 18, wheelWidth: 8, ...specs }),
})

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
  const wheels = [
    wheel("black-18", "Gloss Black", {}),
    wheel("silver-18", "Silver", {}),
    wheel("wide-18", "Gloss Black", { wheelWidth: 8.5, offset: 35 }),
    wheel("audi-18", "Gloss Black", { boltPattern1: "5x112" }),
  ]
  await shop.run(
    Database.use(({ pool }) =>
      Effect.gen(function* () {
        yield* upsertProducts(pool, [...products, ...wheels.map((each) => each.product)])
        yield* upsertWheels(
          pool,
          wheels.map(({ specs }) => specs),
        )
      }),
    ),
  )
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

describe("a size beside other words", () => {
  test.each([
    ["acme 225/65R17", ["euro-metric"]],
    ["245 60 18 acme country", ["p-metric", "z-rated"]],
    ["open country 2456018", ["p-metric", "z-rated"]],
    ["245/60 18 tires", ["p-metric", "z-rated"]],
    ["lt 245/60r18 open", ["light-truck"]],
    ["acme 35x12.5r20", ["flotation"]],
    ["truck tire 11r22.5", ["truck"]],
    ["18x8 5x114.3 black", ["black-18"]],
    ["black rims 5x4.5 18x8", ["black-18"]],
    ["5x114 acme", ["black-18", "silver-18", "wide-18"]],
    ["18x8.5 acme +35", ["wide-18"]],
    ["18x8", ["audi-18", "black-18", "silver-18"]],
    ["18 inch 5x112", ["audi-18"]],
  ])("%s: what has both", async (query, ids) => {
    expect(await search(query)).toEqual(ids)
  })

  test.each([
    ["245/60R18 contry", ["p-metric", "z-rated"], "245/60R18 country"],
    ["samvux 245 60 18", ["p-metric", "z-rated"], "245 60 18"],
    ["purple 5x112 rims", ["audi-18"], "5x112 rims"],
  ])(
    "%s: where nothing has both, the size with what is known of the words",
    async (query, ids, didYouMean) => {
      const found = await shop.search({ query })
      expect([found.ids.toSorted(), found.didYouMean]).toEqual([ids, didYouMean])
    },
  )

  test("leaves a size that no tire and no wheel has to the words", async () => {
    expect(await search("cable 10 16")).toEqual(["kit"])
  })
})
