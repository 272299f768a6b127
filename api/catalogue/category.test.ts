import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { upsertBrands, upsertLines } from "./brands.ts"
import { upsertProducts } from "./products.ts"
import { upsertTires } from "./specs.ts"
import { product } from "./testing/catalogue-product.ts"
import { brand, line, tireSpecs } from "./testing/catalogue-records.ts"

let shop: ShopApp

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  const tire = { productType: "tire", category: "tires", brand: "Northmark" } as const
  await shop.run(
    Database.use(({ pool }) =>
      Effect.gen(function* () {
        yield* upsertProducts(pool, [
          product("tv", { category: "televisions", brand: "Samvox" }),
          product("laptop", { brand: "Samvox" }),
          product("t1", { ...tire, lineId: "tour", salePrice: 15_000 }),
          product("t2", { ...tire, lineId: "tour", salePrice: 12_000 }),
          product("t3", { ...tire, lineId: "tour", salePrice: 5_000, isLive: false }),
        ])
        yield* upsertTires(pool, [
          tireSpecs("t1", { vehicleTypes: ["suv-cuv", "car-van"] }),
          tireSpecs("t2", { vehicleTypes: ["suv-cuv"] }),
        ])
        yield* upsertBrands(pool, [brand("northmark", { name: "Northmark", founder: "I. Halvorsen" })])
        yield* upsertLines(pool, [line("tour", { brand: "Northmark", features: ["Quiet"] })])
      }),
    ),
  )
})
afterAll(() => shop.close())

const ask = async (query: string) => {
  const response = await shop.app.inject({ method: "POST", url: "/graphql/products", payload: { query } })
  expect(response.json().errors).toBeUndefined()
  return response.json().data
}

test("categories stand in the menu's order, groups with all that is under them", async () => {
  const { getCategories } = await ask(
    "{ getCategories { id productCount subCategories { id productCount } } }",
  )
  expect(getCategories[0]).toMatchObject({ id: "computer-tablets", productCount: 1 })
  expect(getCategories[1].subCategories[0]).toEqual({ id: "televisions", productCount: 1 })
  expect(getCategories.at(-3)).toMatchObject({ id: "tires", productCount: 2 })
})

test.each([
  ['getCategories(category: "tires")', ["tires"]],
  ['getCategories(category: "televisions")', ["televisions"]],
  ['getCategories(category: "nowhere")', []],
])("%s is that part of the menu", async (field, ids) => {
  const data = await ask(`{ found: ${field} { id } }`)
  expect(data.found.map(({ id }: { id: string }) => id)).toEqual(ids)
})

test("a category, a vehicle type and a brand are found by slug and by name, others are not", async () => {
  const data = await ask(`{
    bySlug: getCategory(name: "sound-bars") { name } byName: getCategory(name: "sound bars") { id }
    none: getCategory(name: "nowhere") { id }
    type: getVehicleType(vehicleType: "SUV-CUV", category: "tires") { id productCount }
    noType: getVehicleType(vehicleType: "tank") { id }
    brand: getBrand(name: "northmark") { name founder productCount productLines { id startingPrice } }
    unwritten: getBrand(name: "samvox") { id name productCount description }
    noBrand: getBrand(name: "nobody") { id } }`)
  expect(data).toEqual({
    bySlug: { name: "Sound Bars" },
    byName: { id: "sound-bars" },
    none: null,
    type: { id: "suv-cuv", productCount: 2 },
    noType: null,
    brand: {
      name: "Northmark",
      founder: "I. Halvorsen",
      productCount: 2,
      productLines: [{ id: "tour", startingPrice: 120 }],
    },
    unwritten: { id: "Samvox", name: "Samvox", productCount: 2, description: "" },
    noBrand: null,
  })
})

test("vehicle types and brands are counted within a catalogue", async () => {
  const data = await ask(`{ getVehicleTypes(category: "tires") { id productCount }
    getAllBrands(category: "tires") { name } all: getAllBrands { name } }`)
  expect(data.getVehicleTypes).toHaveLength(7)
  expect(data.getVehicleTypes).toContainEqual({ id: "car-van", productCount: 1 })
  expect(data.getAllBrands).toEqual([{ name: "Northmark" }])
  expect(data.all).toEqual([{ name: "Northmark" }, { name: "Samvox" }])
})

test("a product line starts at its cheapest product on sale and shows what is on sale", async () => {
  const data =
    await ask(`{ tire: getTireProductLine(lineId: "tour") { startingPrice features products { id } }
    wheel: getWheelProductLine(lineId: "tour") { id } none: getTireProductLine(lineId: "x") { id } }`)
  expect(data).toEqual({
    tire: { startingPrice: 120, features: ["Quiet"], products: [{ id: "t2" }, { id: "t1" }] },
    wheel: null,
    none: null,
  })
})

test("categories are searched by the beginnings of their words, each with its path", async () => {
  const { getCategoriesResult } = await ask(
    '{ getCategoriesResult(input: {query: "tele"}) { id name active url path subCategories { id } } }',
  )
  expect(getCategoriesResult).toEqual([
    {
      id: "televisions",
      name: "Televisions",
      active: true,
      url: "/products/televisions",
      path: "TV & Home Theater > Televisions",
      subCategories: [],
    },
  ])
})
