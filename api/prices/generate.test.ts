import type { MarkupRule, PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { Deferred, Effect, Fiber, Result, Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { findProducts, upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { Database } from "../platform/postgres/pool.ts"
import { execute, rows } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { generatePrices } from "./generate.ts"
import { latestGeneration, requestGeneration, runRequestedGeneration } from "./generation-job.ts"
import { addMarkup, updateMarkup } from "./markups.ts"
import { priceHistory } from "./price-history.ts"

let shop: Awaited<ReturnType<typeof shopDatabase>>

const sql = (text: string) =>
  shop.run(rows(Schema.Record(Schema.String, Schema.Unknown), { text, values: [] }))
const admin = { id: "admin@voltread.example", name: "Ada Admin" }

const rule = (change: Partial<MarkupRule> = {}): MarkupRule => ({
  ruleType: "ALL",
  categoryName: null,
  minPrice: null,
  maxPrice: null,
  brands: [],
  markupType: "PERCENT",
  markupValue: 2_500,
  roundingMethod: "NONE",
  ...change,
})

const add = async (id: string, terms: MarkupRule): Promise<PriceMarkup> =>
  Result.getOrThrow(await shop.run(addMarkup(id, { supplierId: null, type: "ANY", rule: terms }, admin.id)))
    .markup

const prices = async () => {
  const found = await shop.run(findProducts(["laptop", "tire"]))
  return Object.fromEntries([...found].map(([id, each]) => [id, [each.salePrice, each.winnerMarkupId]]))
}

const generate = async () => {
  await shop.run(requestGeneration(admin))
  await shop.run(runRequestedGeneration)
}

beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql("truncate price_history, price_generation_rule, price_generation, price_markup, product cascade")
  await shop.run(
    Database.use(({ pool }) =>
      upsertProducts(pool, [
        product("laptop", { supplierCost: 40_000, regularPrice: 45_000, salePrice: 45_000 }),
        product("tire", { supplierCost: 10_000, salePrice: 11_000, category: "tires", productType: "tire" }),
      ]),
    ),
  )
})

describe("a generation", () => {
  test("gives every product the price of the narrowest rule, and says which rule it was", async () => {
    await add("all", rule())
    await add("tires", rule({ ruleType: "CATEGORY", categoryName: "tires", roundingMethod: "UP_TO_99" }))
    await generate()
    expect(await prices()).toEqual({ laptop: [50_000, "all"], tire: [12_599, "tires"] })
    expect(await shop.run(latestGeneration)).toMatchObject({ state: "done", changes: 2, written: 2 })
  })

  test("never shows a price above the one it is reduced from", async () => {
    await add("all", rule())
    await generate()
    const found = await shop.run(findProducts(["laptop"]))
    expect(found.get("laptop")).toMatchObject({ salePrice: 50_000, regularPrice: 50_000 })
  })

  test("writes only what changes, and leaves what no rule prices at the price it has", async () => {
    const tires = await add("tires", rule({ ruleType: "CATEGORY", categoryName: "tires" }))
    await generate()
    expect(await prices()).toEqual({ laptop: [45_000, null], tire: [12_500, "tires"] })
    await generate()
    expect(await shop.run(latestGeneration)).toMatchObject({ state: "done", changes: 0 })
    await shop.run(updateMarkup({ ...tires, isDeleted: true, terms: tires }, admin.id))
    await generate()
    expect(await prices()).toEqual({ laptop: [45_000, null], tire: [12_500, null] })
  })

  test("keeps the terms of the rule as they were, though it is changed afterwards", async () => {
    const all = await add("all", rule())
    await generate()
    await shop.run(updateMarkup({ ...all, terms: { ...all, rule: rule({ markupValue: 3_000 }) } }, admin.id))
    await generate()
    const history = await shop.run(priceHistory({ productId: "laptop", pageNumber: 1, pageSize: 10 }))
    expect(history.totalCount).toBe(2)
    expect(
      history.changes.map(({ oldPrice, newPrice, supplierCost, markup }) => [
        oldPrice,
        newPrice,
        supplierCost,
        markup?.rule.markupValue,
      ]),
    ).toEqual([
      [50_000, 52_000, 40_000, 3_000],
      [45_000, 50_000, 40_000, 2_500],
    ])
  })

  test("is one at a time: asking again starts nothing and tells which one runs", async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => shop.run(requestGeneration(admin))))
    expect(asked.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(asked.map(({ generation }) => generation.id)).size).toBe(1)
    await shop.run(runRequestedGeneration)
    expect((await shop.run(requestGeneration(admin))).isNew).toBe(true)
  })

  test("shows all old prices until it shows all new ones", async () => {
    await add("all", rule())
    const { generation } = await shop.run(requestGeneration(admin))
    const seen: Array<unknown> = []
    await shop.run(
      generatePrices(generation.id, () =>
        Effect.promise(async () => {
          seen.push(await prices())
        }),
      ),
    )
    expect(seen).toEqual([{ laptop: [45_000, null], tire: [11_000, null] }])
    expect(await prices()).toEqual({ laptop: [50_000, "all"], tire: [12_500, "all"] })
  })

  test("that was cut off half-way changed nothing, and is done anew when somebody works again", async () => {
    await add("all", rule())
    const { generation } = await shop.run(requestGeneration(admin))
    await shop.run(
      Effect.gen(function* () {
        const halfWay = yield* Deferred.make<void>()
        const started = yield* Effect.forkChild(
          generatePrices(generation.id, () =>
            Effect.andThen(Deferred.succeed(halfWay, undefined), Effect.never),
          ),
        )
        yield* execute({ text: "update price_generation set state = 'running'", values: [] })
        yield* Deferred.await(halfWay)
        yield* Fiber.interrupt(started)
      }),
    )
    expect(await prices()).toEqual({ laptop: [45_000, null], tire: [11_000, null] })
    expect((await shop.run(requestGeneration(admin))).isNew).toBe(false)
    await shop.run(runRequestedGeneration)
    expect(await prices()).toEqual({ laptop: [50_000, "all"], tire: [12_500, "all"] })
    expect(await shop.run(latestGeneration)).toMatchObject({ id: generation.id, state: "done" })
  })

  test("that cannot be carried out is given up, and the next one may start", async () => {
    await add("all", rule())
    await shop.run(requestGeneration(admin))
    await sql("alter table price_history rename to elsewhere")
    await shop.run(runRequestedGeneration)
    await sql("alter table elsewhere rename to price_history")
    expect(await shop.run(latestGeneration)).toMatchObject({ state: "failed" })
    expect(await prices()).toMatchObject({ laptop: [45_000, null] })
    await generate()
    expect(await prices()).toMatchObject({ laptop: [50_000, "all"] })
  })

  test("takes products by what they cost when it works, whatever an import writes at the same time", async () => {
    await add("all", rule())
    const { generation } = await shop.run(requestGeneration(admin))
    let importing: Promise<unknown> | undefined
    await shop.run(
      generatePrices(generation.id, () =>
        Effect.sync(() => {
          // The import waits for the generation, and is not lost.
          importing ??= sql("update product set supplier_cost = 80000 where product_id = 'laptop'")
        }),
      ),
    )
    await importing
    expect(await prices()).toMatchObject({ laptop: [50_000, "all"] })
    await generate()
    expect(await prices()).toMatchObject({ laptop: [100_000, "all"] })
  })
})
