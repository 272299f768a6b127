import type { Units } from "@voltread/domain/ordering/order-item.ts"
import { Effect, Exit, Result, Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { upsertStores } from "../catalogue/stores.ts"
import { store as aStore } from "../catalogue/testing/catalogue-records.ts"
import { Database } from "../platform/postgres/pool.ts"
import { execute, rows } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import {
  releaseAbandoned,
  releaseStock,
  reserveAll,
  reserveAvailable,
  reserveStock,
  setStock,
  setStoreStock,
  type UntouchedReservation,
  untouchedReservations,
} from "./stock.ts"

let shop: Awaited<ReturnType<typeof shopDatabase>>

beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
  await shop.run(
    execute({
      text: `insert into product (product_id, sku, name, description, brand, category, product_type, partner, size,
               regular_price, sale_price, supplier_cost, shipping_cost, thumbnail_image, small_image, large_image,
               attributes, review_count, is_live)
             select id, id, id, '', '', '', 'tire', '', '', 1, 1, 1, 0, '', '', '', '{}', 0, true
             from unnest(array['a', 'b', 'c']) id`,
      values: [],
    }),
  )
  await shop.run(Database.use(({ pool }) => upsertStores(pool, [aStore("denver"), aStore("boulder")])))
})
afterAll(() => shop.close())
beforeEach(() => stock({ a: 5, b: 5, c: 5 }))

const stock = async (units: Record<string, number>): Promise<void> => {
  await shop.run(execute({ text: "delete from stock_reservation", values: [] }))
  const lines = Object.entries(units).map(([productId, quantity]) => ({ productId, quantity }))
  await shop.run(Database.use(({ pool }) => setStock(pool, lines)))
}

const StockRow = Schema.Struct({ product_id: Schema.String, available: Schema.Int })

const available = async (): Promise<Record<string, number>> => {
  const kept = await shop.run(rows(StockRow, { text: "select * from stock", values: [] }))
  return Object.fromEntries(kept.map((row) => [row.product_id, row.available]))
}

/** Units by product; `a@denver` are those in a store. */
const lines = (units: Record<string, number>): ReadonlyArray<Units> =>
  Object.entries(units).map(([place, quantity]) => {
    const [productId = "", storeId = null] = place.split("@")
    return { productId, storeId, quantity }
  })

const reserve = (order: string, version: number, units: Record<string, number>) =>
  shop.run(Effect.result(reserveStock(order, version, lines(units))))

const keep = (
  orderId: string,
  revision: number,
  units: Record<string, number>,
  state: "held" | "kept" = "kept",
  again = true,
) => shop.run(reserveAvailable({ orderId, revision, lines: lines(units), state }, { again }))

const untouched = async (since: Date) =>
  (await shop.run(untouchedReservations(since, 10))).map(({ orderId }) => orderId)

describe("a reservation", () => {
  test("takes all of its lines", async () => {
    expect(Result.isSuccess(await reserve("o1", 1, { a: 2, b: 5 }))).toBe(true)
    expect(await available()).toEqual({ a: 3, b: 0, c: 5 })
  })

  test("takes nothing when one line is short, and reports what is available", async () => {
    const outcome = await reserve("o1", 1, { a: 2, b: 6, unknown: 1 })
    expect(Result.isFailure(outcome) && outcome.failure).toMatchObject({
      _tag: "OutOfStock",
      products: expect.arrayContaining([
        { productId: "b", available: 5 },
        { productId: "unknown", available: 0 },
      ]),
    })
    expect(await available()).toEqual({ a: 5, b: 5, c: 5 })
  })

  test("changes nothing when it is repeated", async () => {
    await reserve("o1", 1, { a: 2 })
    await reserve("o1", 1, { a: 2 })
    expect(await available()).toMatchObject({ a: 3 })
  })

  test("follows a newer cart and rejects an older one", async () => {
    await reserve("o1", 1, { a: 5, b: 1 })
    expect(Result.isSuccess(await reserve("o1", 2, { a: 4, c: 2 }))).toBe(true)
    expect(await available()).toEqual({ a: 1, b: 5, c: 3 })
    const late = await reserve("o1", 1, { a: 5, b: 1 })
    expect(Result.isFailure(late) && late.failure._tag).toBe("StaleReservation")
    expect(await available()).toEqual({ a: 1, b: 5, c: 3 })
  })

  test("releases everything once", async () => {
    await reserve("o1", 1, { a: 2, b: 1 })
    expect(await shop.run(releaseStock("o1"))).toBe(true)
    expect(await shop.run(releaseStock("o1"))).toBe(false)
    expect(await available()).toEqual({ a: 5, b: 5, c: 5 })
  })

  test("releases one line once, and the rest afterwards", async () => {
    await reserve("o1", 1, { a: 2, b: 1 })
    await keep("o1", 5, { b: 1 })
    await keep("o1", 5, { b: 1 })
    expect(await available()).toMatchObject({ a: 5, b: 4 })
    await keep("o1", 6, {})
    expect(await available()).toEqual({ a: 5, b: 5, c: 5 })
  })

  test("of an order takes what is available, and reports what is missing", async () => {
    await reserve("o1", 1, { a: 2, b: 1 })
    expect(await keep("o1", 5, { a: 7, c: 1 })).toEqual([{ productId: "a", storeId: null, quantity: 2 }])
    expect(await available()).toEqual({ a: 0, b: 5, c: 4 })
  })

  test("is not changed by a caller with an older state of the order", async () => {
    await reserve("o1", 1, { a: 2 })
    await keep("o1", 6, {})
    expect(await keep("o1", 5, { a: 2 })).toEqual([])
    expect(await available()).toMatchObject({ a: 5 })
  })

  test("is not changed by a caller with an older state, though the newer one has changed nothing", async () => {
    await reserve("o1", 1, { a: 2 })
    await keep("o1", 6, { a: 2 })
    await keep("o1", 5, {})
    expect(await available()).toMatchObject({ a: 3 })
    await shop.run(releaseStock("o1"))
    await keep("o1", 8, { a: 2 }, "held", false)
    await keep("o1", 7, { a: 2 })
    expect(await available()).toMatchObject({ a: 5 })
  })

  test("that was released is made again for an order that is paid after all, and not for one that is not", async () => {
    await reserve("o1", 1, { a: 2 })
    await shop.run(releaseStock("o1"))
    await keep("o1", 5, { a: 2 }, "held", false)
    expect(await available()).toMatchObject({ a: 5 })
    await keep("o1", 6, { a: 2 })
    expect(await available()).toMatchObject({ a: 3 })
  })

  test("is never started for an order that never held anything", async () => {
    expect(await keep("o1", 5, { a: 2 })).toEqual([])
    expect(await available()).toMatchObject({ a: 5 })
  })

  test("is made again as a whole or not at all when its shopper comes back", async () => {
    await reserve("o1", 1, { a: 2, b: 2 })
    await shop.run(releaseStock("o1"))
    await reserve("o2", 1, { a: 4 })
    const order = { orderId: "o1", revision: 5, state: "held" as const, lines: lines({ a: 2, b: 2 }) }
    const short = await shop.run(Effect.result(reserveAll(order)))
    expect(Result.isFailure(short) && short.failure).toMatchObject({
      _tag: "OutOfStock",
      products: [{ productId: "a", available: 1 }],
    })
    expect(await available()).toEqual({ a: 1, b: 5, c: 5 })
    await shop.run(releaseStock("o2"))
    expect(Result.isSuccess(await shop.run(Effect.result(reserveAll(order))))).toBe(true)
    expect(await available()).toEqual({ a: 3, b: 3, c: 5 })
  })

  test("can be made again after it was released", async () => {
    await reserve("o1", 1, { a: 2 })
    await shop.run(releaseStock("o1"))
    expect(Result.isSuccess(await reserve("o1", 1, { a: 2 }))).toBe(true)
    expect(await available()).toMatchObject({ a: 3 })
  })

  test("is abandoned only when nobody asked for it and it is not paid", async () => {
    await reserve("o1", 1, { a: 1 })
    await reserve("o2", 1, { a: 1 })
    await keep("o2", 5, { a: 1 })
    const before = new Date(Date.now() - 60_000)
    const after = new Date(Date.now() + 60_000)
    expect(await shop.run(releaseAbandoned("o1", before))).toBe(false)
    expect(await untouched(after)).toEqual(["o1"])
    expect(await shop.run(releaseAbandoned("o1", after))).toBe(true)
    expect(await shop.run(releaseAbandoned("o2", after))).toBe(false)
    expect(await available()).toMatchObject({ a: 4 })
  })
})

describe("a reservation that nobody has asked for lately", () => {
  const order = (units: Record<string, number>) => ({
    orderId: "o1",
    revision: 5,
    state: "held" as const,
    lines: lines(units),
  })

  test.each<[string, boolean, () => Promise<unknown>]>([
    ["the same checkout asks for it again", false, () => reserve("o1", 1, { a: 1, b: 1 })],
    ["its shopper comes back to pay", false, () => shop.run(reserveAll(order({ a: 1, b: 1 })))],
    ["its shopper comes back to pay for more", false, () => shop.run(reserveAll(order({ a: 2, b: 1 })))],
    ["its order is only looked at", true, () => keep("o1", 5, { a: 1, b: 1 }, "held", false)],
    ["a line of its order is canceled", true, () => keep("o1", 5, { b: 1 }, "held", false)],
  ])("and then %s is abandoned: %s", async (_, isAbandoned, happen) => {
    await reserve("o1", 1, { a: 1, b: 1 })
    await shop.run(execute({ text: "update stock_reservation set touched_at = '2026-01-01'", values: [] }))
    await happen()
    expect(await shop.run(releaseAbandoned("o1", new Date("2026-02-01")))).toBe(isAbandoned)
  })

  test("and of which nothing is left when it is paid is not made again by a look", async () => {
    await reserve("o1", 1, { a: 2 })
    await shop.run(releaseStock("o1"))
    await reserve("o2", 1, { a: 5 })
    expect(await keep("o1", 5, { a: 2 })).toMatchObject([{ productId: "a", quantity: 2 }])
    await shop.run(releaseStock("o2"))
    await keep("o1", 6, { a: 2 }, "kept", false)
    expect(await available()).toMatchObject({ a: 5 })
  })
})

const inStore = async (units: Record<string, number>) => {
  await shop.run(execute({ text: "update stock set available = 0, in_stores = 0", values: [] }))
  await shop.run(execute({ text: "delete from store_stock", values: [] }))
  const all = lines(units)
  const stores = all.filter(({ storeId }) => storeId !== null)
  await shop.run(
    Database.use(({ pool }) =>
      Effect.andThen(
        setStock(
          pool,
          all.filter(({ storeId }) => storeId === null),
        ),
        setStoreStock(
          pool,
          stores.map((line) => ({ ...line, storeId: line.storeId ?? "" })),
        ),
      ),
    ),
  )
}

const PlaceRow = Schema.Struct({ place: Schema.String, available: Schema.Int })

/** Available units by place: `a` is shipped, `a@denver` is picked up. */
const byPlace = async (): Promise<Record<string, number>> => {
  const text = `select product_id as place, available - in_stores as available from stock where available > in_stores
                union all
                select product_id || '@' || store_id, available from store_stock where available > 0`
  return Object.fromEntries(
    (await shop.run(rows(PlaceRow, { text, values: [] }))).map(({ place, available }) => [place, available]),
  )
}

describe("units of a store", () => {
  test("are picked up there, never shipped, and not sold by another store", async () => {
    await inStore({ a: 2, "a@denver": 1 })
    expect(await available()).toMatchObject({ a: 3 })
    expect(Result.isFailure(await reserve("o1", 1, { a: 3 }))).toBe(true)
    expect(Result.isFailure(await reserve("o1", 1, { "a@boulder": 1 }))).toBe(true)
    expect(Result.isSuccess(await reserve("o1", 1, { a: 2 }))).toBe(true)
    expect(Result.isSuccess(await reserve("o2", 1, { "a@denver": 1 }))).toBe(true)
    expect([await available(), await byPlace()]).toMatchObject([{ a: 0 }, {}])
  })

  test("return to that store when they are released", async () => {
    await inStore({ a: 2, "a@denver": 3 })
    await reserve("o1", 1, { "a@denver": 2 })
    expect(await byPlace()).toEqual({ a: 2, "a@denver": 1 })
    await shop.run(releaseStock("o1"))
    expect(await byPlace()).toEqual({ a: 2, "a@denver": 3 })
    expect(await available()).toMatchObject({ a: 5 })
  })

  test("are exchanged for units for shipping when the order ships after all", async () => {
    await inStore({ a: 2, "a@denver": 1 })
    await reserve("o1", 1, { "a@denver": 1 })
    expect(await keep("o1", 5, { a: 1 })).toEqual([])
    expect(await byPlace()).toEqual({ a: 1, "a@denver": 1 })
  })

  test("that are missing are reported by store", async () => {
    await inStore({ a: 9, "a@denver": 1 })
    await reserve("o1", 1, { "a@denver": 1 })
    const missing = await keep("o1", 5, { a: 1, "a@denver": 4 })
    expect(missing).toEqual([{ productId: "a", storeId: "denver", quantity: 3 }])
    expect(await byPlace()).toEqual({ a: 8 })
  })

  test("can be counted again without those that orders hold there", async () => {
    await inStore({ a: 2, "a@denver": 3 })
    await reserve("o1", 1, { "a@denver": 2 })
    await shop.run(
      Database.use(({ pool }) =>
        setStoreStock(pool, [
          { productId: "a", storeId: "denver", quantity: 10 },
          { productId: "a", storeId: "boulder", quantity: 1 },
        ]),
      ),
    )
    expect(await byPlace()).toEqual({ a: 2, "a@denver": 10, "a@boulder": 1 })
    await shop.run(Database.use(({ pool }) => setStock(pool, [{ productId: "a", quantity: 7 }])))
    expect(await byPlace()).toEqual({ a: 7, "a@denver": 10, "a@boulder": 1 })
  })

  test("go to only one of all who want the last one", async () => {
    await inStore({ a: 50, "a@denver": 1 })
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reserve(`order-${n}`, 1, { "a@denver": 1 })),
    )
    expect(outcomes.filter(Result.isSuccess)).toHaveLength(1)
    expect(await byPlace()).toEqual({ a: 50 })
  })
})

describe("reservations that nobody has asked for lately", () => {
  test("are all checked, page by page", async () => {
    const all = ["o1", "o2", "o3", "o4", "o5"]
    for (const order of all) await reserve(order, 1, { a: 1 })
    const later = new Date(Date.now() + 60_000)
    const seen: Array<string> = []
    let last: UntouchedReservation | null = null
    do {
      const page: ReadonlyArray<UntouchedReservation> = await shop.run(untouchedReservations(later, 2, last))
      seen.push(...page.map(({ orderId }) => orderId))
      last = page.at(-1) ?? null
    } while (last !== null)
    expect(seen).toEqual(all)
  })
})

describe("many shoppers at once", () => {
  test("never get more than there is, and the last unit goes to one of them", async () => {
    await stock({ a: 7, b: 100, c: 100 })
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => reserve(`order-${n}`, 1, { a: 1, b: 2 })),
    )
    expect(outcomes.filter(Result.isSuccess)).toHaveLength(7)
    expect(await available()).toEqual({ a: 0, b: 86, c: 100 })
  })

  test("who want the same products in different orders do not block each other forever", async () => {
    await stock({ a: 1_000, b: 1_000, c: 1_000 })
    const mixes = [
      { a: 1, b: 1, c: 1 },
      { c: 1, b: 1, a: 1 },
      { b: 1, a: 1 },
    ]
    const exit = await shop.run(
      Effect.exit(
        Effect.all(
          Array.from({ length: 60 }, (_, n) =>
            reserveStock(`order-${n}`, 1, lines(mixes[n % 3] ?? { a: 1 })),
          ),
          { concurrency: 12 },
        ),
      ),
    )
    expect(Exit.isSuccess(exit)).toBe(true)
    expect(await available()).toEqual({ a: 940, b: 940, c: 960 })
  })

  test("of one cart hold it once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => reserve("o1", 3, { a: 2 })))
    expect(await available()).toMatchObject({ a: 3 })
  })
})
