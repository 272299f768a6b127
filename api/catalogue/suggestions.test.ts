import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { upsertProducts } from "./products.ts"
import { suggest } from "./suggestions.ts"
import { product } from "./testing/catalogue-product.ts"
import { catalogueShop } from "./testing/catalogue-shop.ts"

let shop: Awaited<ReturnType<typeof catalogueShop>>

const television = { category: "televisions", brand: "Samvox" }

beforeAll(async () => {
  shop = await catalogueShop(inject("postgresUrl"))
  await shop.run(
    Database.use(({ pool }) =>
      upsertProducts(pool, [
        product("tv-55", { name: "Crystal 55 inch Television", ...television, customerReviewCount: 90 }),
        product("tv-65", { name: "Crystal 65 inch Television", ...television, customerReviewCount: 400 }),
        product("phone", { name: "Nova 12 Smartphone", category: "smartphones", brand: "Samvox" }),
        product("fridge", {
          name: "French-Door Refrigerator",
          category: "refrigerators",
          brand: "Frostline",
        }),
        product("gone", { name: "Crystal 85 inch Television", ...television, isLive: false }),
        product("stand", { name: 'Bench Stand, 50"', category: "accessories" }),
        product("tire", { name: "Route 225/65ZR17 102H", category: "tires", brand: "Corvox" }),
        product("other-tire", { name: "Route 225/60R17 99H", category: "tires", brand: "Corvox" }),
        product("mat", { name: "Appliance Mat", category: "accessories" }),
        product("cover", { name: "Smartphone Cover", category: "accessories", customerReviewCount: 900 }),
        product("cable-50", { name: "Cable 50", category: "accessories", customerReviewCount: 3 }),
        ...Array.from({ length: 20 }, (_, n) =>
          product(`cable-${n}`, { name: `Cable ${n}`, category: "accessories" }),
        ),
      ]),
    ),
  )
})
afterAll(() => shop.close())

const ids = async (query: string) =>
  (await shop.run(suggest(query))).products.map(({ productId }) => productId)

describe("suggestions", () => {
  test("find products by the beginning of the last word, the most popular first", async () => {
    expect(await ids("crys")).toEqual(["tv-65", "tv-55"])
    expect(await ids("crystal 55")).toEqual(["tv-55"])
    expect(await ids("c")).toContain("tv-65")
  })

  test("know synonyms of the words that shoppers use", async () => {
    expect(await ids("samvox tv")).toEqual(["tv-65", "tv-55"])
    expect(await ids("cell phone")).toEqual(["phone", "cover"])
    expect(await ids("fridge")).toEqual(["fridge"])
  })

  test("put the products of a category that the words name before what is made for them", async () => {
    expect(await ids("smartphone")).toEqual(["phone", "cover"])
    expect(await ids("smartphone cover")).toEqual(["cover"])
    expect((await shop.run(suggest("tv"))).categories.map(({ id }) => id)).toContain("televisions")
  })

  test("know inches as names have them, without the unit", async () => {
    expect(await shop.run(suggest("50 inch st"))).toMatchObject({
      products: [{ productId: "stand" }],
      didYouMean: null,
    })
    expect(await ids("50in stand")).toEqual(["stand"])
    expect(await ids('bench 50"')).toEqual(["stand"])
    expect(await ids("50")).toEqual(["cable-50", "stand"])
    expect(await ids("50 inch")).toEqual(["stand"])
  })

  test.each(["225/65r17", "225 65 17", "corvox 2256517", "225-65-17 rou", "225/65R17 10"])(
    "know the size of a tire in %j, however names write it",
    async (query) => {
      expect(await ids(query)).toEqual(["tire"])
    },
  )

  test("keep products, categories and brands apart, and to about ten", async () => {
    const found = await shop.run(suggest("s"))
    expect(found.brands).toEqual([{ id: "Samvox", name: "Samvox", productCount: 3 }])
    expect(found.categories).toContainEqual({ id: "smartphones", name: "Smart Phones", productCount: 1 })
    const many = await shop.run(suggest("c"))
    expect(many.products).toHaveLength(6)
    expect(many.products.length + many.categories.length + many.brands.length).toBeLessThanOrEqual(12)
  })

  test("offer known words in place of unknown ones", async () => {
    expect(await shop.run(suggest("refridgerator"))).toMatchObject({
      products: [],
      didYouMean: "refrigerator",
    })
    expect(await shop.run(suggest("qqqxyzzy"))).toMatchObject({ products: [], didYouMean: null })
  })

  test("take a price at the end for a limit, as the search does, and offer no products of any price", async () => {
    expect(await shop.run(suggest("crystal under $300"))).toMatchObject({ products: [], didYouMean: null })
    expect(await shop.run(suggest("tv under $300"))).toMatchObject({
      ...(await shop.run(suggest("tv"))),
      products: [],
    })
    expect((await shop.run(suggest("refridgerator under $300"))).didYouMean).toBe("refrigerator under $300")
  })

  test.each(["", "   ", "' & | ! <-> :*", "a".repeat(10_000)])("do not fail at %j", async (query) => {
    expect(await ids(query)).toEqual([])
  })
})

describe("a search", () => {
  test("searches for the most similar words where nothing has the typed ones, and says so", async () => {
    const found = await shop.search({ query: "televizion crystal", sort: "relevance" })
    expect(found.ids).toEqual(["tv-65", "tv-55"])
    expect(found.didYouMean).toBe("television crystal")
  })

  test("leaves a word out that no product has, where none has a similar one together with the others", async () => {
    const found = await shop.search({ query: "fridgerator crystal" })
    expect([found.ids.toSorted(), found.didYouMean]).toEqual([["tv-55", "tv-65"], "crystal"])
    expect((await shop.run(suggest("fridgerator crystal"))).didYouMean).toBe("crystal")
  })

  test("knows synonyms that no product has, also with a letter missing", async () => {
    expect(await shop.search({ query: "samvux fridge" })).toMatchObject({
      ids: ["fridge"],
      didYouMean: "fridge",
    })
    expect(await shop.search({ query: "frige" })).toMatchObject({ ids: ["fridge"], didYouMean: "fridge" })
  })

  test("does not ask whether words were meant that no product has", async () => {
    expect(await shop.search({ query: "qqqxyzzy" })).toMatchObject({ ids: [], didYouMean: null })
  })

  test("puts the product whose sku was typed first", async () => {
    expect((await shop.search({ query: "sku-tv-55", sort: "relevance" })).ids[0]).toBe("tv-55")
  })

  test("takes the last word for the beginning of a word, not of a stem", async () => {
    expect((await shop.search({ query: "french refrig" })).ids).toEqual(["fridge"])
    expect((await shop.search({ query: "refrigerating" })).ids).toEqual(["fridge"])
    expect((await shop.search({ query: "novas" })).ids).toEqual(["phone"])
    expect((await shop.search({ query: "apple" })).ids).toEqual([])
  })

  test("finds synonyms as one word", async () => {
    expect((await shop.search({ query: "tv" })).ids.toSorted()).toEqual(["tv-55", "tv-65"])
    expect((await shop.search({ query: "mobile phone" })).ids.toSorted()).toEqual(["cover", "phone"])
  })

  test("puts the products of a category that the words name before what is made for them", async () => {
    expect((await shop.search({ query: "phone", sort: "relevance" })).ids).toEqual(["phone", "cover"])
  })

  test("finds what was written just before", async () => {
    const late = product("late", { name: "Quartz Radio" })
    await shop.run(
      Database.use(({ pool }) =>
        Effect.gen(function* () {
          yield* upsertProducts(pool, [late])
          expect((yield* Effect.promise(() => shop.search({ query: "quartz" }))).ids).toEqual(["late"])
          yield* upsertProducts(pool, [{ ...late, isLive: false }])
          expect((yield* Effect.promise(() => shop.search({ query: "quartz" }))).ids).toEqual([])
        }),
      ),
    )
  })
})
