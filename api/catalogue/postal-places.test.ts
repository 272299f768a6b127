import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { CITIES_LIKE } from "./postal-places.ts"
import { upsertFurtherCities, upsertPostalPlaces } from "./stores.ts"

let shop: ShopApp

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const PLACES = [
  ["78701", "Austin", "TX"],
  ["78702", "Austin", "TX"],
  ["55912", "Austin", "MN"],
  ["78653", "Manor", "TX"],
  ["63101", "Saint Louis", "MO"],
  ["63366", "O Fallon", "MO"],
  ["802", "Denver", "CO"],
  ["80014", "Aurora", "CO"],
  ["60505", "Aurora", "IL"],
  ["60506", "Aurora", "IL"],
] as const

beforeEach(async () => {
  await shop.sql("truncate postal_place cascade")
  await shop.run(
    Database.use(({ pool }) =>
      Effect.andThen(
        upsertPostalPlaces(
          pool,
          PLACES.map(([postalCode, city, state]) => ({
            postalCode,
            city,
            state,
            latitude: 30,
            longitude: -97,
          })),
        ),
        upsertFurtherCities(pool, [
          { postalCode: "78653", city: "Webberville", state: "TX" },
          { postalCode: "78653", city: "MANOR", state: "TX" },
          { postalCode: "78702", city: "Webberville", state: "TX" },
        ]),
      ),
    ),
  )
})

const get = (url: string) => shop.app.inject({ method: "GET", url })

const placeOf = async (postalCode: string) => (await get(`/api/places/${postalCode}`)).json().data

const cities = async (city: string, state = "") => {
  const response = await get(
    `/api/places?city=${encodeURIComponent(city)}${state === "" ? "" : `&state=${state}`}`,
  )
  expect(response.statusCode).toBe(200)
  return response
    .json()
    .data.cities.map((each: { city: string; state: string; postalCode: string | null }) =>
      [each.city, each.state, each.postalCode ?? ""].join(" ").trim(),
    )
}

test("a ZIP code has its city and state, and further cities that mail to it may name", async () => {
  expect(await placeOf("78701")).toEqual({
    place: { cities: ["Austin"], state: "TX", isExact: true },
    hasPlaces: true,
  })
  expect((await placeOf("78653")).place.cities).toEqual(["Manor", "Webberville"])
  expect((await placeOf("80202")).place).toEqual({ cities: ["Denver"], state: "CO", isExact: false })
})

test("an unknown ZIP code is reported, and so is a shop without any places", async () => {
  expect(await placeOf("00000")).toEqual({ place: null, hasPlaces: true })
  await shop.sql("truncate postal_place cascade")
  expect(await placeOf("78701")).toEqual({ place: null, hasPlaces: false })
})

test("cities are found by their first letters: the one of that name, then the largest", async () => {
  expect(await cities("au")).toEqual(["Aurora IL", "Austin TX", "Aurora CO 80014", "Austin MN 55912"])
  expect(await cities("austin")).toEqual(["Austin TX", "Austin MN 55912"])
  expect(await cities("o'fallon")).toEqual(["O Fallon MO 63366"])
  expect(await cities("St. Louis")).toEqual(["Saint Louis MO 63101"])
  for (const nothing of ["a", "", "78", "xyz", "%"]) expect(await cities(nothing)).toEqual([])
})

test("cities of the chosen state come first, and others are still listed", async () => {
  expect(await cities("Austin", "MN")).toEqual(["Austin MN 55912", "Austin TX"])
  expect(await cities("au", "CO")).toEqual(["Aurora CO 80014", "Aurora IL", "Austin TX", "Austin MN 55912"])
})

test("a further city is found, too; a city has one ZIP code only where no other row has one", async () => {
  expect(await cities("webber")).toEqual(["Webberville TX"])
  expect(await cities("manor")).toEqual(["Manor TX 78653"])
  // A region has no single postal code.
  expect(await cities("denver")).toEqual(["Denver CO"])
})

test("at most eight cities are answered", async () => {
  await shop.sql(
    `insert into postal_place select (10000 + n)::text, 'Springfield ' || chr(65 + n), 'IL', 40, -89
     from generate_series(0, 20) n`,
  )
  expect(await cities("spring")).toHaveLength(8)
})

test("answers may be cached for an hour; rejections and failures may not", async () => {
  for (const url of ["/api/places/78701", "/api/places?city=au"]) {
    expect((await get(url)).headers["cache-control"]).toBe("public, max-age=3600")
  }
  for (const url of [
    "/api/places/7870",
    "/api/places/7870x",
    "/api/places",
    "/api/places?city=au&state=XX",
  ]) {
    const refused = await get(url)
    expect([refused.statusCode, refused.headers["cache-control"]], url).not.toEqual([
      200,
      "public, max-age=3600",
    ])
    expect(refused.statusCode, url).toBe(400)
  }
  await shop.sql("alter table postal_place rename to postal_place_elsewhere")
  const failed = await get("/api/places/78701")
  await shop.sql("alter table postal_place_elsewhere rename to postal_place")
  expect([failed.statusCode, failed.headers["cache-control"]]).toEqual([500, "no-store"])
})

test("requests have a limit of their own, apart from that of other calls", async () => {
  expect((await get("/api/places?city=au")).headers["x-ratelimit-limit"]).toBe("300")
})

test("no table of places is read completely, however many there are", async () => {
  await shop.sql(
    `insert into postal_place select lpad(n::text, 5, '0'), chr(65 + n % 26) || chr(97 + n / 26 % 26) || 'ville ' || n, 'TX', 30, -97
     from generate_series(0, 42000) n on conflict do nothing`,
  )
  await shop.sql(
    `insert into postal_place_city select postal_code, 'Old ' || city, state from postal_place where length(postal_code) = 5`,
  )
  await shop.sql("vacuum analyze postal_place, postal_place_city")
  const plan = JSON.stringify(await shop.sql(`explain (generic_plan, format json) ${CITIES_LIKE}`))
  expect(plan).toContain("postal_place_city_search")
  expect(plan).toContain("postal_place_city_city_search")
  expect(plan).not.toContain("Seq Scan")
})
