import { isBusinessDay } from "@voltread/domain/shared/business-days.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { changeSettings } from "../settings/change-settings.ts"
import { setStock, setStoreStock } from "../stock/stock.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { ANN } from "../testing/staff-viewer.ts"
import { upsertProducts } from "./products.ts"
import { upsertPostalPlaces, upsertStores } from "./stores.ts"
import { product } from "./testing/catalogue-product.ts"
import { store } from "./testing/catalogue-records.ts"

let shop: ShopApp

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  await shop.run(
    Database.use(({ pool }) =>
      Effect.gen(function* () {
        yield* upsertProducts(pool, [
          product("laptop", { shippingCost: 1_500 }),
          product("grill", { isShippable: false }),
          product("gone", { isLive: false }),
        ])
        yield* setStock(pool, [
          { productId: "laptop", quantity: 12 },
          { productId: "gone", quantity: 9 },
        ])
        yield* upsertStores(pool, [
          store("denver"),
          store("boulder", { latitude: 40.01, longitude: -105.27 }),
          store("boston", { latitude: 42.36, longitude: -71.06, state: "MA" }),
        ])
        yield* setStoreStock(pool, [
          { productId: "laptop", storeId: "denver", quantity: 3 },
          { productId: "grill", storeId: "boulder", quantity: 4 },
          { productId: "grill", storeId: "boston", quantity: 90 },
        ])
        yield* upsertPostalPlaces(pool, [
          { postalCode: "802", city: "Denver", state: "CO", latitude: 39.74, longitude: -104.99 },
          { postalCode: "641", city: "Kansas City", state: "MO", latitude: 39.1, longitude: -94.6 },
          { postalCode: "80301", city: "Boulder", state: "CO", latitude: 40.05, longitude: -105.2 },
        ])
      }),
    ),
  )
})
afterAll(() => shop.close())

const ask = async (query: string) => {
  const response = await shop.app.inject({ method: "POST", url: "/graphql/products", payload: { query } })
  expect(response.statusCode).toBe(200)
  return response.json()
}

const details = async (postalCode: string, ...productIds: ReadonlyArray<string>) => {
  const ids = JSON.stringify(productIds)
  const { data } =
    await ask(`{ getProductAvailabilityDetails(postalCode: "${postalCode}", productIds: ${ids}) {
    productId orderCode displayMessage inStoreAvaibility { storeId distance availableQuantity } maxQuantity
    avaiableShipping { deliveryType label cost estimatedDelivery } homeDeliveryCode availableHomeDelivery availablePickup isLastKnown error } }`)
  return data.getProductAvailabilityDetails
}

test("shoppers see the availability of products that are still sold", async () => {
  const { data } = await ask(`{ getProductAvailability(productIds: ["laptop", "gone", "unknown"]) {
    id availableQuantity inStock label isLastKnown } }`)
  expect(data.getProductAvailability).toEqual([
    { id: "laptop", availableQuantity: 15, inStock: true, label: "Available", isLastKnown: false },
    { id: "gone", availableQuantity: 0, inStock: false, label: "Not Available", isLastKnown: false },
  ])
})

test("a postal code brings the stores near it, the nearest first, and what delivery costs", async () => {
  const [laptop] = await details("80299", "laptop")
  expect(laptop).toMatchObject({
    productId: "laptop",
    orderCode: "AVAILABLE",
    maxQuantity: 12,
    avaiableShipping: [
      { deliveryType: "DELIVERY_SHIPPING", label: "Ship To Home", cost: 15 },
      { deliveryType: "DELIVERY_PICKUP", label: "Pick up at a store", cost: 0 },
    ],
    availableHomeDelivery: true,
    availablePickup: true,
    isLastKnown: false,
    error: null,
  })
  const stores = laptop.inStoreAvaibility.map(({ storeId }: { storeId: string }) => storeId)
  expect(stores).toEqual(["denver", "boulder"])
  expect((await details("80301", "laptop"))[0].inStoreAvaibility[0].storeId).toBe("boulder")
})

test("shipping and pickup have an estimated day, unavailable products have none", async () => {
  const dayOf = async (postalCode: string) => {
    const [laptop] = await details(postalCode, "laptop")
    return laptop.avaiableShipping.map(
      ({ estimatedDelivery }: { estimatedDelivery: string | null }) => estimatedDelivery,
    )
  }
  const today = new Date().toISOString().slice(0, 10)
  const [sent, pickedUp] = await dayOf("80299")
  for (const day of [sent, pickedUp]) expect(day >= today && isBusinessDay(day), day).toBe(true)
  expect(pickedUp < sent).toBe(true)
  expect(await dayOf("00000")).toEqual([null])
})

test("each store shows its own stock, which cannot be shipped", async () => {
  const [laptop, grill] = await details("80299", "laptop", "grill")
  const units = (found: {
    inStoreAvaibility: ReadonlyArray<{ storeId: string; availableQuantity: number }>
  }) => Object.fromEntries(found.inStoreAvaibility.map((each) => [each.storeId, each.availableQuantity]))
  expect(units(laptop)).toEqual({ denver: 3, boulder: 0 })
  expect(units(grill)).toEqual({ denver: 0, boulder: 4 })
  expect(grill).toMatchObject({ maxQuantity: 4, avaiableShipping: [{ deliveryType: "DELIVERY_PICKUP" }] })
})

test("each requested product has its answer, in the order of the request", async () => {
  const found = await details("80202", "unknown", "grill", "gone")
  expect(found).toMatchObject([
    { productId: "unknown", orderCode: "NOT_SOLD", avaiableShipping: [] },
    {
      productId: "grill",
      homeDeliveryCode: "PICKUP_ONLY",
      availableHomeDelivery: false,
      availablePickup: true,
    },
    { productId: "gone", orderCode: "NOT_SOLD", maxQuantity: 0 },
  ])
})

test("an unknown postal code is reported, and shipping is still offered", async () => {
  const [laptop] = await details("00000", "laptop")
  expect(laptop).toMatchObject({
    availableHomeDelivery: true,
    availablePickup: false,
    inStoreAvaibility: [],
    error: "We do not know where the ZIP code 00000 is.",
  })
})

test("a postal code is completed with its city and state, or with what is known of its region", async () => {
  const placeOf = async (code: string) =>
    (await ask(`{ getPlaceOfPostalCode(postalCode: ${JSON.stringify(code)}) { city state isExact } }`)).data
      .getPlaceOfPostalCode
  expect(await placeOf("80301")).toEqual({ city: "Boulder", state: "CO", isExact: true })
  expect(await placeOf("80202")).toEqual({ city: "Denver", state: "CO", isExact: false })
  for (const unknown of ["99999", "802", "8020x", "80\u0000301"]) expect(await placeOf(unknown)).toBeNull()
})

test.each(["8020", "80202-1234", "ABCDE", "' or 1=1"])("%j is no postal code", async (postalCode) => {
  const { errors } = await ask(
    `{ getProductAvailabilityDetails(postalCode: "${postalCode}", productIds: ["laptop"]) { productId } }`,
  )
  expect(errors[0]).toMatchObject({
    message: "Please enter a valid US Postal Code",
    extensions: { code: "BAD_REQUEST" },
  })
})

test("nobody asks for a thousand products at once", async () => {
  const ids = JSON.stringify(Array.from({ length: 201 }, (_, n) => `p${n}`))
  const { errors } = await ask(`{ getProductAvailability(productIds: ${ids}) { id } }`)
  expect(errors[0].message).toBe("At most 200 products at once.")
})

test("delivery costs what the state and the weight of one unit do", async () => {
  await shop.sql("update product set shipping_weight = 2450 where product_id = 'laptop'")
  const weightBands = [
    { upTo: 2_450, cost: 300 },
    { upTo: null, cost: 1_000 },
  ]
  await shop.run(changeSettings("shipping", 0, { surcharges: { CO: 200 }, weightBands }, ANN))
  await vi.waitFor(
    async () => expect((await details("80299", "laptop"))[0].avaiableShipping[0]).toMatchObject({ cost: 20 }),
    { timeout: 10_000 },
  )
  expect((await details("64199", "laptop"))[0].avaiableShipping[0]).toMatchObject({ cost: 18 })
  expect(await ask('{ getProductById(productId: "laptop") { attributes { name value } } }')).toMatchObject({
    data: { getProductById: { attributes: [{ name: "Shipping weight", value: "24.5 lb" }] } },
  })
})
