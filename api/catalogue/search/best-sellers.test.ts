import { anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../../platform/postgres/pool.ts"
import { execute } from "../../platform/postgres/query.ts"
import { upsertProducts } from "../products.ts"
import { product } from "../testing/catalogue-product.ts"
import { catalogueShop } from "../testing/catalogue-shop.ts"

const DAY = 86_400_000

/** Other work on this machine may slow it down. */
const PATIENT = { timeout: 20_000 }

let shop: Awaited<ReturnType<typeof catalogueShop>>
const history = new History()

/** An order from some days ago, with what has happened to it since. */
const order = (productId: string, quantity: number, daysAgo: number, ...way: ReadonlyArray<OrderStatus>) => {
  const orderId = `${productId}-${daysAgo}`
  history.at(new Date(Date.now() - daysAgo * DAY).toISOString())
  history.order(orderId, placing([anItem({ productId, quantity })], { orderId }))
  for (const to of way) history.order(orderId, { type: "ChangeStatus", to, reason: "" })
  return orderId
}

let projected = 0
const projectOrders = async () => {
  await project({ connectionString: shop.url }, history.log.events.slice(projected))
  projected = history.log.events.length
}

const bestSelling = async () => {
  const { ids, valuesOf } = await shop.search({ sort: "best_selling" })
  return { ids, counts: valuesOf("bestSelling").map(({ value, count }) => [value, count]) }
}
const marked = async () =>
  (await shop.search({ facetFilters: [{ kind: "bestSelling", values: ["yes"] }], sort: "best_selling" })).ids

beforeAll(async () => {
  shop = await catalogueShop(inject("postgresUrl"), TestClock.layer())
  const laptops = ["unsold", "old", "cancelled", "unpaid", "returned", "once", "twice"]
  await shop.run(
    Database.use(({ pool }) =>
      upsertProducts(pool, [
        ...laptops.map((id, place) => product(id, { customerReviewCount: 100 - place })),
        product("twice-praised", { customerReviewCount: 200 }),
        product("gone", { isLive: false }),
        product("tire", { category: "tires", productType: "tire", customerReviewCount: 0 }),
      ]),
    ),
  )
  order("old", 9, 91, "PAYMENT_RECEIVED")
  order("cancelled", 9, 3, "PAYMENT_RECEIVED", "CANCELLED")
  order("unpaid", 9, 3)
  order("gone", 9, 3, "PAYMENT_RECEIVED")
  order("once", 1, 2, "PAYMENT_RECEIVED", "PENDING_FULFILMENT")
  order("twice", 1, 89, "PAYMENT_RECEIVED")
  order("twice", 1, 1, "PAYMENT_RECEIVED")
  order("twice-praised", 2, 5, "PAYMENT_RECEIVED")
  order("tire", 1, 5, "PAYMENT_RECEIVED")
  const returned = order("returned", 4, 10, "PAYMENT_RECEIVED")
  for (const to of ["SHIPPED", "DELIVERED"] as const) {
    history.order(returned, { type: "ChangeItemStatus", itemId: "item-1", to, reason: "" })
  }
  history.order(returned, { type: "ReturnItem", itemId: "item-1", quantity: 1, reason: "" })
  await projectOrders()
})
afterAll(() => shop.close())

test("products rank by units paid and kept in 90 days; ties and the rest by reviews", async () => {
  expect((await bestSelling()).ids).toEqual([
    "returned",
    "twice-praised",
    "twice",
    "once",
    "tire",
    "unsold",
    "old",
    "cancelled",
    "unpaid",
  ])
})

test("the facet marks the best tenth, at least one, of what sold in each category", async () => {
  expect(await marked()).toEqual(["returned", "tire"])
  expect((await bestSelling()).counts).toEqual([["yes", 2]])
})

test("an order shows within minutes, without the products being read again", async () => {
  const before = await bestSelling()
  order("unsold", 8, 0, "PAYMENT_RECEIVED")
  await projectOrders()
  expect(await bestSelling()).toEqual(before)
  await shop.run(TestClock.adjust("11 minutes"))
  await expect.poll(marked, PATIENT).toEqual(["unsold", "tire"])
})

test("products are found even where sales cannot be read", async () => {
  await shop.run(Database.use(({ pool }) => upsertProducts(pool, [product("new")])))
  await shop.run(
    execute({ text: "alter table read.product_sale rename to product_sale_rebuilt", values: [] }),
  )
  expect((await bestSelling()).ids).toContain("new")
})
