import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { upsertProducts } from "./products.ts"
import { product } from "./testing/catalogue-product.ts"
import { vehicle } from "./testing/catalogue-records.ts"
import { upsertVehicles } from "./vehicles.ts"

let shop: ShopApp

const known = (vehicleId: string, make: string, model: string, trim: string) =>
  vehicle(vehicleId, ["265/70R17 115T"], { make, model, trim })

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  await shop.run(
    Database.use(({ pool }) =>
      Effect.gen(function* () {
        yield* upsertProducts(pool, [product("tour", { name: "Tour 225/65R17", category: "tires" })])
        yield* upsertVehicles(pool, [
          known("xlt", "Ford", "F-150", "XLT"),
          known("xl", "Ford", "F-150", "XL"),
          known("heavy", "Ford", "F-250 Super Duty", "XL"),
          known("civic", "Honda", "Civic", "LX"),
          known("type-r", "Honda", "Civic Type R", "Touring"),
          known("santa-fe", "Hyundai", "Santa Fe", "SE"),
          known("silverado", "Chevrolet", "Silverado 1500", "LT"),
          known("c-class", "Mercedes-Benz", "C-Class", "C 300"),
        ])
      }),
    ),
  )
})
afterAll(() => shop.close())

const namedIn = async (query: string) => {
  const text = `query ($q: String!) {
    searchProducts(input: { query: $q }) { namedVehicle { name trims { vehicleId } } }
  }`
  const { data } = (
    await shop.app.inject({
      method: "POST",
      url: "/graphql/products",
      payload: { query: text, variables: { q: query } },
    })
  ).json()
  const { namedVehicle } = data.searchProducts
  return (
    namedVehicle && [
      namedVehicle.name,
      ...namedVehicle.trims.map((each: { vehicleId: string }) => each.vehicleId),
    ]
  )
}

test.each([
  ["2019 Ford F-150 tires", ["2019 Ford F-150", "xl", "xlt"]],
  ["tires for my ford f150 2019", ["2019 Ford F-150", "xl", "xlt"]],
  ["wheels 2019 FORD f 150 xlt", ["2019 Ford F-150", "xl", "xlt"]],
  ["2019 ford f250", ["2019 Ford F-250 Super Duty", "heavy"]],
  ["2019 honda civic", ["2019 Honda Civic", "civic"]],
  ["2019 honda civic type r", ["2019 Honda Civic Type R", "type-r"]],
  ["2019 chevy silverado 1500", ["2019 Chevrolet Silverado 1500", "silverado"]],
  ["2019 mercedes c class", ["2019 Mercedes-Benz C-Class", "c-class"]],
  ["2019 mercedes benz c-class", ["2019 Mercedes-Benz C-Class", "c-class"]],
])("%s names a vehicle", async (query, named) => {
  expect(await namedIn(query)).toEqual(named)
})

test.each(["Ford F-150 tires", "2018 Ford F-150", "2019 Ford", "2019 F-150", "2019 hyundai santa cruz", ""])(
  "%s names none that is known",
  async (query) => {
    expect(await namedIn(query)).toBeNull()
  },
)
