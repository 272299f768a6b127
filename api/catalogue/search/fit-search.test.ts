import type { TireSpecs } from "@voltread/domain/catalogue/tire-specs.ts"
import type { WheelSpecs } from "@voltread/domain/catalogue/wheel-specs.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { Database } from "../../platform/postgres/pool.ts"
import { type ShopApp, shopApp } from "../../testing/shop-app.ts"
import { upsertRebates } from "../brands.ts"
import { upsertProducts } from "../products.ts"
import { upsertTires, upsertWheels } from "../specs.ts"
import { product } from "../testing/catalogue-product.ts"
import { rebate, tireSpecs, vehicle, wheelSpecs } from "../testing/catalogue-records.ts"
import { upsertVehicles } from "../vehicles.ts"

let shop: ShopApp

const tires: ReadonlyArray<readonly [TireSpecs, Parameters<typeof product>[1]]> = [
  [tireSpecs("original", { size: "265/70R17 115T" }), { salePrice: 17_000, lineId: "tour" }],
  [tireSpecs("p-metric", { size: "P265/70R17 116T", seasonalDesignation: "Winter" }), { salePrice: 19_000 }],
  [tireSpecs("taller", { size: "275/70R17 118T" }), { salePrice: 21_000, customerReviewCount: 900 }],
  [tireSpecs("weak", { size: "265/70R17 112S" }), { salePrice: 9_000 }],
  [tireSpecs("optional", { size: "275/55R20 117H" }), { salePrice: 25_000 }],
  [tireSpecs("small", { size: "195/65R15 91H", vehicleTypes: ["car-van"] }), { salePrice: 8_000 }],
  [tireSpecs("gt-front", { size: "255/40R19 96Y" }), { salePrice: 30_000, lineId: "apex" }],
  [tireSpecs("gt-rear", { size: "275/40R19 101Y" }), { salePrice: 34_000, lineId: "apex" }],
  [tireSpecs("lone-rear", { size: "275/40R19 101Y" }), { salePrice: 31_000, lineId: "other" }],
]

const wheels: ReadonlyArray<WheelSpecs> = [
  wheelSpecs("truck-wheel", { boltPattern1: "6x135", hubBore: 87.1, wheelDiameter: 18, offset: 30 }),
  wheelSpecs("four-patterns", {
    boltPattern1: "6x139.7",
    boltPattern2: "6x120",
    boltPattern3: "6x127",
    boltPattern4: "6x135",
    hubBore: 106.1,
    wheelDiameter: 17,
    offset: 20,
  }),
  wheelSpecs("small-bore", {
    boltPattern1: "6x135",
    hubBore: 78.1,
    wheelDiameter: 18,
    wheelWidth: 9,
    offset: 30,
  }),
  wheelSpecs("car-wheel", { boltPattern1: "5x114.3" }),
]

const gtAxle = (tireSize: string) => ({ tireSize, wheelDiameter: 19, wheelWidth: 9, offset: 45 })

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  await shop.run(
    Database.use(({ pool }) =>
      Effect.gen(function* () {
        yield* upsertProducts(pool, [
          ...tires.map(([{ productId, size }, change]) =>
            product(productId, { productType: "tire", category: "tires", size, ...change }),
          ),
          ...wheels.map(({ productId }) => product(productId, { productType: "wheel", category: "wheels" })),
        ])
        yield* upsertTires(
          pool,
          tires.map(([specs]) => specs),
        )
        yield* upsertWheels(pool, wheels)
        yield* upsertRebates(pool, [
          rebate("now", { appliesTo: { _tag: "line", lineId: "tour" } }),
          rebate("over", { appliesTo: { _tag: "line", lineId: "tour" }, validUntil: "2020-12-31" }),
          rebate("to-come", { appliesTo: { _tag: "line", lineId: "tour" }, validFrom: "2099-12-30" }),
          rebate("own", {
            appliesTo: { _tag: "product", productId: "original" },
            code: "OWN",
            amount: 9_000,
          }),
          rebate("others", { appliesTo: { _tag: "product", productId: "small" }, code: "SMALL" }),
        ])
        yield* upsertVehicles(pool, [
          vehicle("2019-ford-f-150-xlt", ["265/70R17 115T", "275/55R20 113T"]),
          vehicle("2020-ford-mustang-gt", ["255/40R19 96Y"], {
            year: 2020,
            model: "Mustang",
            trim: "GT",
            body: "car",
            boltPattern: "5x114.3",
            hubBore: 70.5,
            fitments: [
              {
                front: { tireSize: "255/40R19 96Y", wheelDiameter: 19, wheelWidth: 9, offset: 45 },
                rear: { tireSize: "275/40R19 101Y", wheelDiameter: 19, wheelWidth: 9.5, offset: 52 },
              },
            ],
          }),
          vehicle("2020-ford-mustang-ecoboost", ["255/40R19 96Y"], {
            year: 2020,
            model: "Mustang",
            trim: "EcoBoost",
            fitments: [
              { front: gtAxle("255/40R19 96Y"), rear: gtAxle("255/40R19 96Y") },
              { front: gtAxle("255/40R19 96Y"), rear: gtAxle("275/40R19 101Y") },
            ],
          }),
        ])
      }),
    ),
  )
})
afterAll(() => shop.close())

const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
  const response = await shop.app.inject({
    method: "POST",
    url: "/graphql/products",
    payload: { query, variables },
  })
  expect(response.statusCode).toBeLessThan(500)
  return response.json()
}

const FIELDS = `totalCount notice products { id fit { fits reasons warnings axle } tire { size } rebates { code amount } }
  filters { title facets { kind values { value label count } } } sets { front { id } rear { id } salePrice fit { fits } }`

const search = async (kind: "Tire" | "Wheel", input: Readonly<Record<string, unknown>>) => {
  const { data, errors } = await ask(
    `query ($input: Search${kind}ProductsInput!) { page: search${kind}Products(input: $input) { ${FIELDS} } }`,
    { input: { sort: "price_asc", ...input } },
  )
  expect(errors).toBeUndefined()
  return data.page
}

const idsOf = (page: { products: ReadonlyArray<{ id: string }> }) => page.products.map(({ id }) => id)

describe("tires for a vehicle", () => {
  test("are those of its sizes and of compatible ones, each with the reason", async () => {
    const page = await search("Tire", { vehicleId: "2019-ford-f-150-xlt" })
    expect(idsOf(page)).toEqual(["weak", "original", "p-metric", "taller", "optional"])
    expect(page.filters.title).toBe("Tires for the 2019 Ford F-150 XLT")
    expect(page.products[1]).toMatchObject({
      fit: {
        fits: true,
        reasons: ["Original size, 265/70R17."],
        warnings: [],
        axle: null,
      },
      rebates: [
        { code: "OWN", amount: 90 },
        { code: "ACME70", amount: 70 },
      ],
    })
  })

  test("of the very sizes stand first, before compatible ones that are more popular", async () => {
    const page = await search("Tire", { vehicleId: "2019-ford-f-150-xlt", sort: "relevance" })
    expect(idsOf(page).at(-1)).toBe("taller")
  })

  test("below the original's load or speed carry a warning", async () => {
    const [weak] = (await search("Tire", { vehicleId: "2019-ford-f-150-xlt" })).products
    expect(weak.fit.warnings).toEqual([
      "Load index 112 (2,469 lb) is below the original's 115 (2,679 lb).",
      "Speed rating S (112 mph) is below the original's T (118 mph).",
    ])
  })

  test("are narrowed to one of its fitments, and by season and price", async () => {
    const optional = await search("Tire", { vehicleId: "2019-ford-f-150-xlt", fitment: 1 })
    expect(idsOf(optional)).toEqual(["optional"])
    expect(optional.products[0].fit.reasons).toEqual(["Optional size, 275/55R20."])
    const filters = [{ kind: "seasons", values: ["All-season"] }]
    const page = await search("Tire", { vehicleId: "2019-ford-f-150-xlt", filters, maxPrice: 180 })
    expect(idsOf(page)).toEqual(["weak", "original"])
    const seasons = page.filters.facets.find(({ kind }: { kind: string }) => kind === "seasons")
    expect(seasons.values).toEqual([{ value: "All-season", label: "All-season", count: 2 }])
  })

  test("whose axles differ come as pairs of one line", async () => {
    const page = await search("Tire", { vehicleId: "2020-ford-mustang-gt" })
    expect(idsOf(page)).toEqual(["gt-front", "lone-rear", "gt-rear"])
    expect(page.products.map(({ fit }: { fit: { axle: string } }) => fit.axle)).toEqual([
      "front",
      "rear",
      "rear",
    ])
    expect(page.sets).toEqual([
      { front: { id: "gt-front" }, rear: { id: "gt-rear" }, salePrice: 1_280, fit: { fits: true } },
    ])
  })

  test("that the original has all round come in pairs too where an option has other ones at the rear", async () => {
    const page = await search("Tire", { vehicleId: "2020-ford-mustang-ecoboost" })
    expect(page.products.map(({ fit }: { fit: { axle: string } }) => fit.axle)).toEqual([
      null,
      "rear",
      "rear",
    ])
    expect(page.sets).toMatchObject([{ front: { id: "gt-front" }, rear: { id: "gt-rear" } }])
  })

  test("of the same size all round have no pairs", async () => {
    expect((await search("Tire", { vehicleId: "2019-ford-f-150-xlt" })).sets).toEqual([])
  })
})

describe("tires of a size", () => {
  test.each([
    { size: "P265/70R17 115T" },
    { size: "2657017" },
    { width: 265, aspectRatio: 70, rimDiameter: 17 },
  ])("%j are equal and compatible ones", async (input) => {
    const page = await search("Tire", input)
    expect(idsOf(page)).toEqual(["weak", "original", "p-metric", "taller"])
  })

  test("below the wanted load or speed carry a warning", async () => {
    const [weak] = (await search("Tire", { size: "265/70R17 115S" })).products
    expect(weak.fit.warnings).toEqual(["Load index 112 (2,469 lb) is below the original's 115 (2,679 lb)."])
  })

  test("are chosen by width, aspect ratio and rim of what is on sale", async () => {
    const { data } = await ask(
      "{ getTireWidths getAspectRatios(width: 265) getRimDiameters(aspectRatio: 40, width: 275) }",
    )
    expect(data).toEqual({
      getTireWidths: [195, 255, 265, 275],
      getAspectRatios: [70],
      getRimDiameters: [19],
    })
  })
})

test("wheels for a vehicle match by bolt pattern, bore, diameter and offset", async () => {
  const page = await search("Wheel", { vehicleId: "2019-ford-f-150-xlt" })
  expect(idsOf(page).toSorted()).toEqual(["four-patterns", "truck-wheel"])
  for (const { fit } of page.products) {
    expect(fit).toMatchObject({
      fits: true,
      reasons: expect.arrayContaining(["Bolt pattern 6x135 matches."]),
    })
  }
})

test.each([
  ["Tire", { vehicleType: "car-van" }, ["small"]],
  ["Wheel", { boltPattern: "6x135" }, ["four-patterns", "small-bore", "truck-wheel"]],
  ["Wheel", { boltPattern: "6x135", diameter: 18, width: 9 }, ["small-bore"]],
  ["Wheel", { diameter: 17 }, ["car-wheel", "four-patterns"]],
] as const)("%ss are searched by %j", async (kind, input, ids) => {
  expect(idsOf(await search(kind, input)).toSorted()).toEqual(ids)
})

describe("a product's own page", () => {
  const fitFor = async (productId: string, vehicleId: string | null) =>
    (
      await ask(
        `query ($productId: ID!, $vehicleId: ID) {
           getProductById(productId: $productId, vehicleId: $vehicleId) { fit { fits reasons warnings axle } } }`,
        { productId, vehicleId },
      )
    ).data.getProductById.fit

  test("says that a tire fits the vehicle, why, and what to know before buying it", async () => {
    expect(await fitFor("weak", "2019-ford-f-150-xlt")).toEqual({
      fits: true,
      reasons: ["Original size, 265/70R17."],
      warnings: [
        "Load index 112 (2,469 lb) is below the original's 115 (2,679 lb).",
        "Speed rating S (112 mph) is below the original's T (118 mph).",
      ],
      axle: null,
    })
  })

  test("says that a wheel does not fit, and what is in the way", async () => {
    const fit = await fitFor("car-wheel", "2019-ford-f-150-xlt")
    expect(fit.fits).toBe(false)
    expect(fit.reasons.join(" ")).toContain("5x114.3")
  })

  test("names the axle that the tire goes on", async () => {
    expect(await fitFor("gt-rear", "2020-ford-mustang-gt")).toMatchObject({ fits: true, axle: "rear" })
  })

  test("says nothing of fit where no vehicle is named", async () => {
    expect(await fitFor("weak", null)).toBe(null)
  })

  test("refuses an unknown vehicle with words", async () => {
    const { errors } = await ask('{ getProductById(productId: "weak", vehicleId: "nobody") { id } }')
    expect(errors[0]).toMatchObject({
      message: "We do not know this vehicle. Please choose it again.",
      extensions: { code: "BAD_REQUEST" },
    })
  })
})

test("vehicles are chosen step by step, down to their sizes", async () => {
  const { data } = await ask(`{ getVehicleYears getVehicleMakes(year: 2019)
    getVehicleModels(year: 2019, make: "Ford") getVehicleTrims(year: 2019, make: "Ford", model: "F-150") { vehicleId trim }
    getVehicle(vehicleId: "2020-ford-mustang-gt") { name boltPattern fitments { label isStaggered isOriginal rear { tireSize } } } }`)
  expect(data).toEqual({
    getVehicleYears: [2020, 2019],
    getVehicleMakes: ["Ford"],
    getVehicleModels: ["F-150"],
    getVehicleTrims: [{ vehicleId: "2019-ford-f-150-xlt", trim: "XLT" }],
    getVehicle: {
      name: "2020 Ford Mustang GT",
      boltPattern: "5x114.3",
      fitments: [
        {
          label: "255/40R19 front and 275/40R19 rear",
          isStaggered: true,
          isOriginal: true,
          rear: { tireSize: "275/40R19 101Y" },
        },
      ],
    },
  })
})

describe("bad input", () => {
  const refusal = async (field: string, input: string) => {
    const { errors } = await ask(`{ ${field}(input: {${input}}) { totalCount } }`)
    expect(errors[0].extensions.code).toBe("BAD_REQUEST")
    return errors[0].message
  }

  test.each([
    ["searchTireProducts", 'size: "999/99R99"', "width"],
    ["searchTireProducts", 'size: "; drop table tire"', "not a tire size"],
    ["searchTireProducts", "width: 225", "width, aspect ratio and rim diameter"],
    ["searchTireProducts", "width: -225, aspectRatio: 0, rimDiameter: 1e9", "not a tire size"],
    ["searchTireProducts", 'vehicleId: "nobody"', "do not know this vehicle"],
    ["searchTireProducts", 'vehicleId: "2019-ford-f-150-xlt", fitment: 7', "not 7"],
    ["searchTireProducts", 'vehicleId: "2019-ford-f-150-xlt", size: "225/65R17"', "not by both"],
    ["searchWheelProducts", 'filters: [{ kind: "colour", values: ["red"] }]', "no filter “colour”"],
    ["searchProducts", "minPrice: -1", "below $0"],
    ["searchProducts", "minPrice: 10, maxPrice: 5", "above the highest"],
    ["searchProducts", "pageNumber: 0", "counted from 1"],
    ["searchProducts", "pageSize: 51", "1 to 50"],
    ["searchProducts", 'sort: "random()"', "cannot be sorted"],
    ["searchProducts", "customerReview: 9", "1 to 4 stars"],
    ["searchProducts", `query: "${"a".repeat(10_000)}"`, "at most 200 characters"],
    ["searchProducts", 'query: "\\u0000"', "characters that cannot be used"],
  ])("%s(%s) is refused with words", async (field, input, words) => {
    expect(await refusal(field, input)).toContain(words)
  })

  const NOTHING = "We found nothing for these words and filters. Check the spelling, or use fewer of them."
  test.each([
    ["pageNumber: 1000000000", "There is only one page."],
    [`query: "' | ! & :* <-> ("`, NOTHING],
    ['query: "qqqxyzzy"', NOTHING],
    ['query: " "', null],
    ['categories: ["nowhere"]', "Nothing we sell matches all of these filters."],
    ["minPrice: 1e12", "Nothing we sell matches all of these filters."],
  ])("searchProducts(%s) answers with a page, and why it is empty", async (input, notice) => {
    const { data, errors } = await ask(
      `{ searchProducts(input: {pageSize: 50, ${input}}) { notice totalCount products { id } } }`,
    )
    expect(errors).toBeUndefined()
    expect(data.searchProducts.notice).toBe(notice)
    expect(data.searchProducts.products.length === 0).toBe(notice !== null)
  })
})

test("pairs are found however many single tires stand before them", async () => {
  const loose = Array.from({ length: 400 }, (_, n) => tireSpecs(`loose-${n}`, { size: "255/40R19 96Y" }))
  const pair = [
    tireSpecs("peak-front", { size: "255/40R19 96Y" }),
    tireSpecs("peak-rear", { size: "275/40R19 101Y" }),
  ]
  const listed = (lineOf: (productId: string) => string, specs: typeof loose, salePrice: number) =>
    specs.map(({ productId, size }) =>
      product(productId, {
        ...{ productType: "tire", category: "tires", size, salePrice },
        lineId: lineOf(productId),
      }),
    )
  await shop.run(
    Database.use(({ pool }) =>
      Effect.gen(function* () {
        yield* upsertProducts(
          pool,
          listed((productId) => productId, loose, 10_000),
        )
        yield* upsertProducts(
          pool,
          listed(() => "peak", pair, 40_000),
        )
        yield* upsertTires(pool, [...loose, ...pair])
      }),
    ),
  )
  const page = await search("Tire", { vehicleId: "2020-ford-mustang-gt" })
  expect(page.totalCount).toBe(405)
  expect(page.sets).toMatchObject([
    { front: { id: "gt-front" }, rear: { id: "gt-rear" } },
    { front: { id: "peak-front" }, rear: { id: "peak-rear" } },
  ])
})

test("wheels for a vehicle whose axles differ come as pairs that go together, of one finish", async () => {
  const front = { wheelDiameter: 19, wheelWidth: 9, offset: 45, hubBore: 70.5 }
  const rear = { wheelDiameter: 19, wheelWidth: 9.5, offset: 52, hubBore: 70.5 }
  const line = [
    wheelSpecs("forge-front", front),
    wheelSpecs("forge-larger", { ...rear, wheelDiameter: 20 }),
    wheelSpecs("forge-rear-silver", { ...rear, finish: "Machined Silver" }),
    wheelSpecs("forge-rear", rear),
    wheelSpecs("forge-front-silver", { ...front, finish: "Machined Silver" }),
  ]
  const listed = line.map(({ productId }, index) =>
    product(productId, {
      ...{ productType: "wheel", category: "wheels", lineId: "forge" },
      salePrice: 10_000 + index,
    }),
  )
  await shop.run(
    Database.use(({ pool }) => Effect.andThen(upsertProducts(pool, listed), upsertWheels(pool, line))),
  )
  const page = await search("Wheel", { vehicleId: "2020-ford-mustang-gt" })
  expect(page.sets).toMatchObject([
    { front: { id: "forge-front" }, rear: { id: "forge-rear" } },
    { front: { id: "forge-front-silver" }, rear: { id: "forge-rear-silver" } },
  ])
})
