import type { Product } from "@voltread/domain/catalogue/product.ts"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { setStock } from "../stock/stock.ts"
import { detailedById } from "./product-details.ts"
import { findProducts, upsertProducts } from "./products.ts"
import type { FacetFilter } from "./search/find-rows.ts"
import { product } from "./testing/catalogue-product.ts"
import { catalogueShop } from "./testing/catalogue-shop.ts"

let shop: Awaited<ReturnType<typeof catalogueShop>>

const put = (...products: ReadonlyArray<Product>) =>
  shop.run(Database.use(({ pool }) => upsertProducts(pool, products)))

const search: typeof shop.search = (change) => shop.search(change)
const categories = (...values: ReadonlyArray<string>): FacetFilter => ({ kind: "categories", values })
const brands = (...values: ReadonlyArray<string>): FacetFilter => ({ kind: "brands", values })

beforeAll(async () => {
  shop = await catalogueShop(inject("postgresUrl"))
  await put(
    product("fridge", {
      name: "French-Door Refrigerator 27 cu ft",
      brand: "Frigidaire",
      category: "refrigerators",
      salePrice: 189_900,
      customerReviewCount: 40,
      customerReviewAverage: 4.1,
    }),
    product("laptop-a", { name: "ZenBook 14 Laptop", brand: "Asus", salePrice: 99_900 }),
    product("laptop-b", { name: "Pavilion 15 Laptop", brand: "HP", salePrice: 64_900 }),
    product("tablet", {
      name: "Galaxy Tab S9",
      brand: "Samsung",
      category: "ipad-tablets",
      salePrice: 79_900,
    }),
    product("tire", {
      name: "Defender T+H",
      brand: "Michelin",
      category: "tires",
      productType: "tire",
      size: "225/65R17",
      salePrice: 18_200,
      attributes: { speedRating: "H" },
    }),
    product("hidden", { name: "ZenBook 13 Laptop", brand: "Asus", isLive: false, salePrice: 1 }),
  )
  await shop.run(Database.use(({ pool }) => setStock(pool, [{ productId: "laptop-a", quantity: 3 }])))
})
afterAll(() => shop.close())

describe("the catalogue", () => {
  test("returns a product exactly as it was written, with what is in stock", async () => {
    const found = await shop.run(findProducts(["tire", "laptop-a", "unknown"]))
    expect([...found.keys()].sort()).toEqual(["laptop-a", "tire"])
    expect(found.get("tire")).toMatchObject({ size: "225/65R17", salePrice: 18_200, available: 0 })
    expect(found.get("tire")?.attributes).toEqual({ speedRating: "H" })
    expect(found.get("laptop-a")?.available).toBe(3)
  })

  test("replaces a product that is written again and keeps its stock", async () => {
    await put(product("laptop-a", { name: "ZenBook 14 Laptop", brand: "Asus", salePrice: 94_900 }))
    expect((await shop.run(findProducts(["laptop-a"]))).get("laptop-a")).toMatchObject({
      salePrice: 94_900,
      available: 3,
    })
  })

  test("does not show what is no longer sold", async () => {
    expect(await shop.run(detailedById("hidden"))).toBeNull()
    expect((await search()).ids).not.toContain("hidden")
    expect((await search({ query: "zenbook" })).ids).toEqual(["laptop-a"])
  })
})

describe("search", () => {
  test.each([
    ["plural forms", "refrigerators", ["fridge"]],
    ["a word that is still being typed", "refrigerat", ["fridge"]],
    ["brand and kind together", "frigidaire refrigerator", ["fridge"]],
    ["a tire size", "225/65R17", ["tire"]],
    ["a part number", "SKU-tablet", ["tablet"]],
    ["a mistyped name", "frigidare", ["fridge"]],
    ["category words", "tires", ["tire"]],
    ["nothing for nonsense", "qqqxyzzy", []],
    ["operators as plain words", "zenbook & ! | <-> :* '", ["laptop-a"]],
  ])("finds %s", async (_, query, ids) => {
    expect((await search({ query })).ids).toEqual(ids)
  })

  test("puts the better match first", async () => {
    await put(product("case", { name: "Sleeve", description: "Fits a ZenBook laptop", salePrice: 1_900 }))
    expect((await search({ query: "zenbook", sort: "relevance" })).ids).toEqual(["laptop-a", "case"])
  })

  test("counts a facet without its own filter, so that a second value can be ticked", async () => {
    const found = await search({ facetFilters: [categories("laptop-computers"), brands("HP")] })
    expect(found.ids).toEqual(["laptop-b"])
    expect(found.totalCount).toBe(1)
    expect(
      found
        .valuesOf("brands")
        .map(({ value }) => value)
        .sort(),
    ).toEqual(["Acme", "Asus", "HP"])
    expect(found.valuesOf("categories")).toEqual([
      { value: "laptop-computers", label: "Laptop Computers", count: 1 },
    ])
  })

  test("includes all subcategories of a menu group", async () => {
    expect((await search({ facetFilters: [categories("computer-tablets")] })).ids).toContain("tablet")
    expect((await search({ facetFilters: [categories("computer-tablets")] })).ids).not.toContain("fridge")
  })

  test("filters by price and keeps the price range of the unfiltered list", async () => {
    const found = await search({
      facetFilters: [categories("laptop-computers", "ipad-tablets")],
      minPrice: 70_000,
      maxPrice: 95_000,
    })
    expect(found.ids).toEqual(["tablet", "laptop-a"])
    expect(found).toMatchObject({ minPrice: 1_900, maxPrice: 94_900, totalCount: 2 })
  })

  test("shows only available products on request", async () => {
    expect((await search({ inStock: true })).ids).toEqual(["laptop-a"])
  })

  test("pages without skipping or repeating a product", async () => {
    const all = (await search()).ids
    const first = (await search({ pageSize: 2 })).ids
    const second = (await search({ pageSize: 2, pageNumber: 2 })).ids
    expect([...first, ...second]).toEqual(all.slice(0, 4))
  })

  test.each([
    ["relevance", "fridge"],
    ["price_asc", "case"],
    ["price_desc", "fridge"],
    ["rating", "fridge"],
    ["best_selling", "fridge"],
    ["newest", "case"],
  ] as const)("sorted by %s begins with the %s", async (sort, first) => {
    const { ids } = await search({ sort })
    expect(ids).toHaveLength(6)
    expect(ids[0]).toBe(first)
  })
})
