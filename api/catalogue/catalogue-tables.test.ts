import { Effect, Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { rows } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { upsertBrands, upsertLines, upsertRebates } from "./brands.ts"
import { upsertProducts } from "./products.ts"
import { upsertTires, upsertWheels } from "./specs.ts"
import { upsertPostalPlaces, upsertStores } from "./stores.ts"
import { product } from "./testing/catalogue-product.ts"
import { brand, line, rebate, store, tireSpecs, vehicle, wheelSpecs } from "./testing/catalogue-records.ts"
import { upsertVehicles } from "./vehicles.ts"

let shop: Awaited<ReturnType<typeof shopDatabase>>

beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => shop.close())

const select = (text: string) =>
  shop.run(rows(Schema.Record(Schema.String, Schema.Unknown), { text, values: [] }))

test("each table takes new rows, and replaces existing ones", async () => {
  const write = (change: { readonly description: string; readonly vehicleTypes: ReadonlyArray<"car-van"> }) =>
    shop.run(
      Database.use(({ pool }) =>
        Effect.gen(function* () {
          yield* upsertProducts(pool, [product("t", { productType: "tire" }), product("w")])
          yield* upsertTires(pool, [tireSpecs("t", { vehicleTypes: change.vehicleTypes })])
          yield* upsertWheels(pool, [wheelSpecs("w")])
          yield* upsertBrands(pool, [brand("acme", { description: change.description })])
          yield* upsertLines(pool, [line("tour", { features: [change.description, 'a "quoted", one'] })])
          yield* upsertRebates(pool, [
            rebate("r1"),
            rebate("r2", { appliesTo: { _tag: "product", productId: "t" } }),
          ])
          yield* upsertStores(pool, [store("s1")])
          yield* upsertPostalPlaces(pool, [
            { postalCode: "802", city: "Denver", state: "CO", latitude: 39.7, longitude: -105 },
          ])
        }),
      ),
    )
  await write({ description: "first", vehicleTypes: [] })
  await write({ description: "second", vehicleTypes: ["car-van"] })
  expect(await select("select vehicle_types, size from tire")).toEqual([
    { vehicle_types: ["car-van"], size: "225/65R17 102H" },
  ])
  expect(await select("select bolt_pattern_1, bolt_pattern_2 from wheel")).toEqual([
    { bolt_pattern_1: "5x114.3", bolt_pattern_2: null },
  ])
  expect(await select("select description, images->>'small' as small from brand")).toEqual([
    { description: "second", small: "/art/acme.svg" },
  ])
  expect(await select("select features, benefits from product_line")).toEqual([
    { features: ["second", 'a "quoted", one'], benefits: [] },
  ])
  expect(await select("select rebate_id, product_id, line_id from rebate order by 1")).toEqual([
    { rebate_id: "r1", product_id: null, line_id: "tour" },
    { rebate_id: "r2", product_id: "t", line_id: null },
  ])
  expect(await select("select count(*) as stores from store")).toEqual([{ stores: 1 }])
  expect(await select("select city from postal_place")).toEqual([{ city: "Denver" }])
})

test("a vehicle's fitments are replaced as a whole", async () => {
  const write = (sizes: readonly [string, ...ReadonlyArray<string>]) =>
    shop.run(Database.use(({ pool }) => upsertVehicles(pool, [vehicle("2019-ford-f-150-xlt", sizes)])))
  await write(["265/70R17 115T", "275/65R18 116T", "275/55R20 113T"])
  await write(["275/65R18 116T", "275/55R20 113T"])
  expect(await select("select position, front_tire_size from vehicle_fitment order by position")).toEqual([
    { position: 0, front_tire_size: "275/65R18 116T" },
    { position: 1, front_tire_size: "275/55R20 113T" },
  ])
})
