import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../../platform/postgres/pool.ts"
import { upsertProducts } from "../products.ts"
import { upsertTires, upsertWheels } from "../specs.ts"
import { product } from "../testing/catalogue-product.ts"
import { tireSpecs, wheelSpecs } from "../testing/catalogue-records.ts"
import { catalogueShop } from "../testing/catalogue-shop.ts"

let shop: Awaited<ReturnType<typeof catalogueShop>>

const wheel = (id: string, name: string) => product(id, { name, category: "wheels", productType: "wheel" })
const tire = (id: string, name: string, size: string) =>
  product(id, { name, category: "tires", productType: "tire", size })

beforeAll(async () => {
  shop = await catalogueShop(inject("postgresUrl"))
  await shop.run(
    Database.use(({ pool }) =>
      Effect.gen(function* () {
        yield* upsertProducts(pool, [
          wheel("wheel-17", "Apex 17x7.5 +42 5x114.3 Gloss Black"),
          wheel("wheel-18", "Apex 18x8 +42 5x114.3 Gloss Black"),
          tire("tire-17", "Tour 225/65R17 102H", "225/65R17"),
          {
            ...tire("tire-winter", "Frost 205/55R16 91H", "205/55R16"),
            description: "A winter tire.",
          },
          {
            ...tire("tire-not-winter", "Breeze 205/55R16 91H", "205/55R16"),
            ...{ description: "Not a winter tire.", customerReviewCount: 900 },
          },
          tire("tire-light-truck", "Mud LT275/70R18 125/122Q E", "LT275/70R18"),
          tire("tire-wide", "Trail 33X12.50R15LT 108R C", "33X12.50R15LT"),
          tire("tractor", "Field 17 L", "17 L"),
          {
            ...tire("tire-run-flat", "Safe 245/40R19 98Y XL", "245/40R19"),
            description: "For sedans.",
          },
          {
            ...product("scooter", { name: "Metro Electric Scooter, Purple", category: "electric-scooters" }),
            description: "Rolls on solid tires.",
          },
          product("laptop", {
            name: 'Aero 17" Laptop, 16 GB, 1TB SSD',
            attributes: { "Screen size": '17"' },
          }),
          product("washer", { name: "Aqua RX500 Washer", category: "washers-dryers" }),
          product("pressure-washer", {
            ...{ name: "Jet Pressure Washer", category: "pressure-washers", customerReviewCount: 900 },
          }),
          product("tv", { name: "Vista Television", category: "televisions" }),
          product("rower", { name: "Rowing Machine, Purple", category: "rowing-machines" }),
          product("headset", { name: "Gaming Headset", category: "gaming-headsets" }),
          product("console", { name: "Console 5, Wi-Fi, 1,200 W", category: "game-consoles" }),
          product("inflator", { name: "Fornax Tire Inflator", category: "accessories" }),
        ])
        yield* upsertWheels(pool, [wheelSpecs("wheel-17"), wheelSpecs("wheel-18", { wheelDiameter: 18 })])
        yield* upsertTires(pool, [
          tireSpecs("tire-17"),
          tireSpecs("tire-winter", {
            size: "205/55R16 91H",
            seasonalDesignation: "Winter",
            rimDiameterIn: 16,
          }),
          tireSpecs("tire-not-winter", { size: "205/55R16 91H", rimDiameterIn: 16 }),
          tireSpecs("tire-light-truck", { size: "LT275/70R18", rimDiameterIn: 18 }),
          tireSpecs("tire-run-flat", {
            ...{
              size: "245/40R19",
              rimDiameterIn: 19,
              runFlat: true,
              plyRating: 10,
              mileageWarranty: 90_000,
            },
          }),
          tireSpecs("tire-wide", { size: "33X12.50R15LT", rimDiameterIn: 15 }),
        ])
      }),
    ),
  )
})
afterAll(() => shop.close())

test.each([
  ["17 inch wheels", ["wheel-17"]],
  ['18" rims', ["wheel-18"]],
  ["wheels 17 inch", ["wheel-17"]],
  ["R17 tires", ["tire-17"]],
  ["laptop 17 pulgadas", ["laptop"]],
  ["17 inch tires", ["tire-17"]],
  ["17 inch laptop", ["laptop"]],
])("%s: those of that diameter or screen", async (query, ids) => {
  expect((await shop.search({ query })).ids).toEqual(ids)
})

test.each(["laptop 16gb", "16 gb laptop", "laptop 1 tb", "1tb laptop"])(
  "%s: with and without a space before the unit",
  async (query) => {
    expect(await shop.search({ query })).toMatchObject({ ids: ["laptop"], didYouMean: null })
  },
)

test.each([
  ["225/65r17", ["tire-17"]],
  ["275/70r18", ["tire-light-truck"]],
  ["33x12.50-15", ["tire-wide"]],
  ["225/50r13", []],
])("%s: tires of these measures, and no others", async (query, ids) => {
  expect(await shop.search({ query })).toMatchObject({ ids, didYouMean: null })
})

test.each([
  ["lap top", "laptop", ["laptop"]],
  ["head set", "headset", ["headset"]],
  ["RX-500", "rx500", ["washer"]],
  ["rx 500 washr", "rx500 washer", ["washer"]],
  ["gamingheadset", "gaming headset", ["headset"]],
])("%s: words that are written as one, or apart", async (query, didYouMean, ids) => {
  expect(await shop.search({ query })).toMatchObject({ ids, didYouMean })
})

test("an abbreviation means the same with its dots", async () => {
  expect(await shop.search({ query: "S.S.D. laptop" })).toMatchObject({ ids: ["laptop"], didYouMean: null })
})

test("words of the products come before others that are a little more similar", async () => {
  expect(await shop.search({ query: "televison" })).toMatchObject({ ids: ["tv"], didYouMean: "television" })
})

test.each(["winter", "205/55R16 winter", "snow tires"])(
  "%s: tires for that season come before popular ones that only speak of it",
  async (query) => {
    const found = await shop.search({ query, sort: "relevance" })
    expect(found.ids.slice(0, 2)).toEqual(["tire-winter", "tire-not-winter"])
  },
)

test("what is called so comes before what is called so in part", async () => {
  const found = await shop.search({ query: "washing machine", sort: "relevance" })
  expect(found.ids).toEqual(["washer", "pressure-washer"])
})

test.each(["📺", "?!"])("%s: nothing has it", async (query) => {
  expect(await shop.search({ query })).toMatchObject({ ids: [] })
})

test.each(["wifi console", "console 1200w", "1200 w console"])("%s: however it is written", async (query) => {
  expect(await shop.search({ query })).toMatchObject({ ids: ["console"], didYouMean: null })
})

test.each([
  ["laptop under $100", {}, ["laptop"]],
  ["laptop under $99.99", {}, []],
  ["laptop over $100", {}, ["laptop"]],
  ["laptop over $100.01", {}, []],
  ["laptop under $500", { maxPrice: 9_999 }, []],
  ["laptop for under $101", {}, ["laptop"]],
  ["under $101 laptop", {}, ["laptop"]],
  ["under $99", {}, []],
])("%s, with the filters %j: the price is a limit", async (query, filters, ids) => {
  expect(await shop.search({ query, ...filters })).toMatchObject({ ids, didYouMean: null })
})

test("a price alone lists all products within it", async () => {
  const all = await shop.search({ query: "" })
  for (const query of ["under $101", "over 100 dollars", "between $100 and $200"])
    expect(await shop.search({ query })).toMatchObject({ ids: all.ids, didYouMean: null })
})

test.each([
  ["gamestation 5", [], null],
  ["gamestation console 5", ["console"], "console 5"],
  [
    "tires for pluto",
    [
      ...["tire-17", "tire-light-truck", "tire-not-winter", "tire-run-flat", "tire-wide", "tire-winter"],
      "tractor",
    ],
    "tires",
  ],
])("%s: what is left of it has a meaning", async (query, ids, didYouMean) => {
  const found = await shop.search({ query, sort: "relevance" })
  expect(found.ids.slice(0, ids.length).toSorted()).toEqual(ids)
  expect(found.didYouMean).toBe(didYouMean)
})

test.each([
  ["run flat tires", ["tire-run-flat"]],
  ["run-flat tires for sedans", ["tire-run-flat"]],
  ["245/40R19 run flat", ["tire-run-flat"]],
  ["run flats", ["tire-run-flat"]],
  ["10 ply tires", ["tire-run-flat"]],
  ["90k mile tires", ["tire-run-flat"]],
])("%s: tires of that specification", async (query, ids) => {
  expect(await shop.search({ query })).toMatchObject({ ids, didYouMean: null })
})

test.each([
  ["225/65R17 run flat", "225/65R17", ["tire-17"]],
  ["smart laptop 16gb aero", "laptop 16gb aero", ["laptop"]],
  ["rgb laptop 1tb ultra", "laptop 1tb", ["laptop"]],
  ["17 inch smart laptop 16gb", "17 inch laptop 16gb", ["laptop"]],
  ["sedan performance tires", "sedan tires", ["tire-run-flat"]],
  ["gaming washing machine aqua", "washing machine aqua", ["washer"]],
])("%s: as many of the words as some product has with the kind or size", async (query, didYouMean, ids) => {
  expect(await shop.search({ query })).toMatchObject({ ids, didYouMean })
})

test("where a word is left out, what is no product of the named kind is no answer", async () => {
  expect((await shop.search({ query: "purple tires" })).ids).toEqual(["scooter"])
  expect((await shop.search({ query: "purple xqzvw tires" })).didYouMean).toBe("tires")
})

test.each([
  ["gaming laptop", "laptop", ["laptop"]],
  ["purple washing machine", "washing machine", ["pressure-washer", "washer"]],
  ["headset aero", "headset", ["headset"]],
  ["headsett 15", "headset", ["headset"]],
  ["headsett for under $101", "headset for under $101", ["headset"]],
  ["gaming laptop under $99", "laptop under $99", []],
  ["17 inch gaming rims", "17 inch rims", ["wheel-17"]],
])(
  "%s: where nothing has all of the words, what they name, and the answer says so",
  async (query, didYouMean, ids) => {
    expect(await shop.search({ query })).toMatchObject({ ids, didYouMean })
  },
)
