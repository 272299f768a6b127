import { type MarkupRule, type PriceMarkup, ROUNDING_METHODS } from "@voltread/domain/catalogue/markup.ts"
import { markup, priced } from "@voltread/domain/catalogue/markup-arbitraries.ts"
import { type Priced, pricing } from "@voltread/domain/catalogue/markup-price.ts"
import { Effect, Schema } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { Database } from "../platform/postgres/pool.ts"
import { execute, rows } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { brandSpellings, placeholders, pricedProducts } from "./price-sql.ts"

let shop: Awaited<ReturnType<typeof shopDatabase>>

beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => shop.close())

const onAll = (change: Partial<MarkupRule>): PriceMarkup => ({
  id: "all",
  supplierId: null,
  type: "ANY",
  isDeleted: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  rule: {
    ruleType: "ALL",
    categoryName: null,
    brands: [],
    minPrice: null,
    maxPrice: null,
    markupType: "PERCENT",
    markupValue: 0,
    roundingMethod: "NONE",
    ...change,
  },
})

const PriceRow = Schema.Struct({
  product_id: Schema.String,
  price: Schema.NullOr(Schema.Int),
  markup_id: Schema.NullOr(Schema.String),
})

const priceInSql = (rules: ReadonlyArray<PriceMarkup>) =>
  Effect.gen(function* () {
    const { pool } = yield* Database
    const values: Array<unknown> = []
    const brands = yield* brandSpellings(pool)
    return yield* rows(PriceRow, {
      text: pricedProducts({ rules, brands }, placeholders(values)),
      values,
    })
  })

const write = (products: ReadonlyArray<Priced>) =>
  Effect.gen(function* () {
    const { pool } = yield* Database
    yield* execute({ text: "delete from product", values: [] })
    yield* upsertProducts(
      pool,
      products.map((each, index) => product(String(index), { ...each, productId: String(index) })),
    )
  })

/** The prices by the domain and by SQL, product by product. */
const bothPrices = async (rules: ReadonlyArray<PriceMarkup>, products: ReadonlyArray<Priced>) => {
  await shop.run(write(products))
  const rows = await shop.run(priceInSql(rules))
  const price = pricing(rules)
  const inSql = rows
    .toSorted((a, b) => Number(a.product_id) - Number(b.product_id))
    .map((row) => [row.price, row.markup_id])
  const inDomain = products.map((each) => {
    const priced = price(each)
    return [priced?.price ?? null, priced?.winnerMarkupId ?? null]
  })
  return { inSql, inDomain }
}

describe("prices in SQL are those of the domain", () => {
  test("for any rules and products", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(markup, { maxLength: 12, selector: ({ id }) => id }),
        fc.array(priced, { minLength: 1, maxLength: 60 }),
        async (rules, products) => {
          const { inSql, inDomain } = await bothPrices(rules, products)
          expect(inSql).toEqual(inDomain)
        },
      ),
      { numRuns: 120 },
    )
  })

  test("for every rounding of every cost about the turns of a dollar, up and down", async () => {
    const products = Array.from({ length: 220 }, (_, supplierCost) => product("x", { supplierCost }))
    for (const roundingMethod of ROUNDING_METHODS) {
      for (const markupValue of [3_333, -3_333, 50, 0, -10_000]) {
        const { inSql, inDomain } = await bothPrices([onAll({ markupValue, roundingMethod })], products)
        expect(inSql).toEqual(inDomain)
      }
    }
  })

  test("for a cost at the bounds of a rule, which are a part of it", async () => {
    const { inSql, inDomain } = await bothPrices(
      [onAll({ ruleType: "PRICE_RANGE", minPrice: 100, maxPrice: 200 })],
      [99, 100, 200, 201].map((supplierCost) => product("x", { supplierCost })),
    )
    expect(inSql).toEqual(inDomain)
    expect(inSql.map(([price]) => price)).toEqual([null, 100, 200, null])
  })

  test("for a cost that no price may come of: the product is left as it is", async () => {
    const { inSql, inDomain } = await bothPrices(
      [onAll({ markupValue: 100_000 })],
      [product("a", { supplierCost: 8_000_000_000_000_000 }), product("b", { supplierCost: 90_909_090_909 })],
    )
    expect(inSql).toEqual(inDomain)
    expect(inSql.map(([price]) => price)).toEqual([null, 999_999_999_999])
  })
})
