import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

test("a new shop shows what it still needs, step by step, until its first order of its own", async () => {
  const as = await shop.signIn("admin@voltread.example", "ADMIN")
  const steps = async () => {
    const { body } = await shop.call("GET", "/api/admin/dashboard/setup", undefined, { as })
    return body.data
  }
  const first = await steps()
  const nothing = {
    catalogue: false,
    prices: false,
    tax: false,
    shipping: false,
    stores: false,
    vehicles: false,
  }
  expect(first).toMatchObject({ steps: nothing })

  await shop.call("PUT", "/api/admin/settings/tax", { version: 0, value: DEFAULT_SETTINGS.tax }, { as })
  await shop.call(
    "PUT",
    "/api/admin/settings/shipping",
    { version: 0, value: DEFAULT_SETTINGS.shipping },
    { as },
  )
  expect(await steps()).toMatchObject({ steps: { ...nothing, tax: true, shipping: true } })
  await shop.sql(
    "insert into store values ('s', 'Loop', '1 Main St', 'Chicago', 'IL', '60606', '', 41.9, -87.6)",
  )
  await shop.sql("insert into vehicle values ('v', 2019, 'Ford', 'F-150', 'XLT', 'truck', '6x135', 87.1)")
  expect(await steps()).toMatchObject({ steps: { stores: true, vehicles: true, catalogue: false } })

  await shop.sql(
    `insert into price_markup (markup_id, type, rule_type, brands, markup_type, markup_value, rounding_method, created_at,
       updated_at, updated_by) values ('m', 'electronics', 'all', '[]', 'percentage', 1000, 'none', now(), now(), 'a')`,
  )
  expect(await steps()).toMatchObject({ steps: { prices: false } })
  await shop.sql("insert into price_history values ('p', 1, 100, 110, 100, 'm')")
  expect(await steps()).toMatchObject({ steps: { prices: true } })

  const database = { connectionString: shop.config.databaseUrl }
  const history = new History()
  const past = placing(undefined, { orderId: "p", mode: "CREATE_FRESH_ORDER", cartId: null })
  history.at("2025-03-11T09:00:00.000Z").order("p", past)
  await project(database, history.log.events)
  expect(await steps()).toMatchObject({ steps: { prices: true, catalogue: false } })

  const own = history.at("2026-03-11T09:00:00.000Z").order("a", placing(undefined, { orderId: "a" }))
  await project(database, own)
  expect(await steps()).toEqual({ steps: null })
})

test("only users who may see reports see it", async () => {
  const as = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
  expect((await shop.call("GET", "/api/admin/dashboard/setup", undefined, { as })).status).toBe(403)
})
