import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const PAGE = "/api/admin/settings"

test("an admin sees and changes settings, and the audit log keeps the former values", async () => {
  const as = await shop.signIn("admin@voltread.example", "ADMIN")
  const before = await shop.call("GET", PAGE, undefined, { as })
  expect(before.body.data).toMatchObject({
    settings: DEFAULT_SETTINGS,
    lastChanges: { fraud: null },
    history: [],
  })
  const change = { version: 0, value: { reviewAbove: 33.5, declinedCardsPerHour: 40 } }
  const saved = await shop.call("PUT", `${PAGE}/fraud`, change, { as })
  expect(saved).toMatchObject({ status: 200, body: { successMessage: "Settings saved." } })
  expect((await shop.call("GET", PAGE, undefined, { as })).body.data).toMatchObject({
    settings: { fraud: { reviewAbove: 33.5 } },
    lastChanges: { fraud: { version: 1 } },
  })
  expect(
    await shop.sql(
      "select actor, subject, changes, outcome from staff_action where action = 'settings-change'",
    ),
  ).toEqual([
    {
      actor: "admin@voltread.example",
      subject: "fraud",
      changes: [{ what: "Review above", before: "50", after: "33.5" }],
      outcome: "done",
    },
  ])
  const other = { version: 0, value: { ...change.value, reviewAbove: 34 } }
  expect((await shop.call("PUT", `${PAGE}/fraud`, other, { as })).status).toBe(409)
})

test("settings that are in force already may be sent again, as after a lost answer", async () => {
  const as = await shop.signIn("twice-admin@voltread.example", "ADMIN")
  const change = { version: 0, value: { ...DEFAULT_SETTINGS.returns, days: 45 } }
  for (const _ of [1, 2])
    expect(await shop.call("PUT", `${PAGE}/returns`, change, { as })).toMatchObject({
      status: 200,
      body: { successMessage: "Settings saved." },
    })
  expect(await shop.sql("select version from shop_setting where section = 'returns'")).toEqual([
    { version: 1 },
  ])
})

test("errors are reported by field", async () => {
  const as = await shop.signIn("other-admin@voltread.example", "ADMIN")
  const value = { ...DEFAULT_SETTINGS.tax, rates: { TX: 20_001 } }
  const refused = await shop.call("PUT", `${PAGE}/tax`, { version: 0, value }, { as })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      fieldErrors: [{ property: "rates.TX", constraints: { isValid: "must be from 0 to 20 percent" } }],
    },
  })
  expect((await shop.call("PUT", `${PAGE}/prices`, { version: 0, value: {} }, { as })).status).toBe(400)
})

const RANGE = "must be from $150.00 to $5,000.00, as the lender has it"

test("lender terms are changed like the rest: with former and new values, and errors by field", async () => {
  const as = await shop.signIn("lending-admin@voltread.example", "ADMIN")
  const { lending } = DEFAULT_SETTINGS
  const put = (lease: object, version = 0) =>
    shop.call("PUT", `${PAGE}/lending`, { version, value: { ...lending, lease } }, { as })
  expect(await put({ cheapest: 200_00, dearest: 4_000_00 })).toMatchObject({ status: 200 })
  const [noted] = await shop.sql("select changes from staff_action where subject = 'lending'")
  expect(noted).toEqual({
    changes: [
      { what: "Lease, smallest amount", before: "$150.00", after: "$200.00" },
      { what: "Lease, largest amount", before: "$5,000.00", after: "$4,000.00" },
    ],
  })
  const wrong = await Promise.all(
    [
      { cheapest: 300_00, dearest: 299_99 },
      { ...lending.lease, cheapest: 149_99 },
      { ...lending.lease, dearest: 5_000_01 },
    ].map((lease) => put(lease, 1)),
  )
  expect(wrong.map(({ body }) => body.fieldErrors)).toMatchObject([
    [{ property: "lease.dearest", constraints: { isValid: "must be at least the smallest amount" } }],
    [{ property: "lease.cheapest", constraints: { isValid: RANGE } }],
    [{ property: "lease.dearest", constraints: { isValid: RANGE } }],
  ])
})

test("weight bands that do not ascend are reported, each by its path", async () => {
  const as = await shop.signIn("band-admin@voltread.example", "ADMIN")
  const band = (upTo: number | null, cost: number) => ({ upTo, cost })
  const value = {
    surcharges: {},
    weightBands: [band(2_000, 500), band(2_000_001, 600), band(null, 600)],
    stateWeightBands: { HI: [band(null, 900), band(null, 800)] },
  }
  const refused = await shop.call("PUT", `${PAGE}/shipping`, { version: 0, value }, { as })
  expect(refused.status).toBe(400)
  const limit = { ...value, weightBands: [band(2_000, 500), band(3_000, 600)] }
  const ordered = await shop.call("PUT", `${PAGE}/shipping`, { version: 0, value: limit }, { as })
  expect([refused, ordered].map(({ body }) => body.fieldErrors)).toMatchObject([
    [
      { property: "weightBands.1.upTo", constraints: { isValid: "must be from 0.01 lb to 20,000 lb" } },
      { property: "stateWeightBands.HI.0.upTo" },
      { property: "stateWeightBands.HI.1.cost" },
    ],
    [
      {
        property: "weightBands.1.upTo",
        constraints: { isValid: "the last band must be for all that is heavier" },
      },
      { property: "stateWeightBands.HI.0.upTo" },
      {
        property: "stateWeightBands.HI.1.cost",
        constraints: { isValid: "must not be less than in the band before" },
      },
    ],
  ])
})

test("a repeated limit is reported at the second weight band", async () => {
  const as = await shop.signIn("limit-admin@voltread.example", "ADMIN")
  const weightBands = [2_000, 2_000, null].map((upTo) => ({ upTo, cost: 500 }))
  const body = { version: 0, value: { surcharges: {}, weightBands } }
  expect((await shop.call("PUT", `${PAGE}/shipping`, body, { as })).body.fieldErrors).toEqual([
    { property: "weightBands.1.upTo", constraints: { isValid: "must be more than in the band before" } },
  ])
})

test("support has no access to them", async () => {
  const as = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
  expect((await shop.call("GET", PAGE, undefined, { as })).status).toBe(403)
  expect((await shop.call("PUT", `${PAGE}/fraud`, { version: 0, value: {} }, { as })).status).toBe(403)
})
