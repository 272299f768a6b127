import { returnDaysOf } from "@voltread/domain/ordering/return-request.ts"
import { DEFAULT_SETTINGS, type SettingSection } from "@voltread/domain/shared/shop-settings.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { orderIdOf } from "../checkout/place-order.ts"
import { Database } from "../platform/postgres/pool.ts"
import { transaction } from "../platform/postgres/query.ts"
import { addPromotion } from "../promotions/promotions.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { ANN } from "../testing/staff-viewer.ts"
import { changeSettings, putSection } from "./change-settings.ts"
import { currentSettings, readSettings } from "./current-settings.ts"
import { settingsPage } from "./settings-page.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"), 2, { FRAUD_REVIEW_SCORE: "70" })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.stock({ laptop: 50, mouse: 50 })
  await shop.sql("delete from shop_setting")
  await shop.sql("delete from shop_setting_change")
  await shop.sql("notify shop_settings")
  await settled()
})

const { lending, tax } = DEFAULT_SETTINGS

const put = (section: SettingSection, value: unknown, version = 0) =>
  shop.run(changeSettings(section, version, value, ANN))
const inForce = () => shop.run(currentSettings)
const stored = () => shop.run(settingsPage)
/** Waits until the process of `run` has read the current settings. */
const settled = () =>
  vi.waitUntil(async () => JSON.stringify(await inForce()) === JSON.stringify((await stored()).settings), {
    timeout: 10_000,
  })

const shopper = async (process = 0) => {
  const browser = shop.browse(process)
  const { id } = await browser.add("laptop")
  return { browser, cartId: id }
}
const linesOf = async (cartId: string) => {
  const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderIdOf(cartId))))
  if (state._tag === "none") throw new Error("no order")
  return state.lines
}

// 999.00 and 5.00 of shipping, which Texas taxes at 6.25 %.
const AS_RELEASED = 1_066.75
const TEN_PERCENT = { ...tax, rates: { ...tax.rates, TX: 10_000 } }

describe("a tax rate that staff change", () => {
  test("is what every process quotes and charges from then on", async () => {
    const { browser, cartId } = await shopper()
    const elsewhere = await shopper(1)
    expect(await browser.total(cartId)).toBe(AS_RELEASED)
    expect(await elsewhere.browser.total(elsewhere.cartId)).toBe(AS_RELEASED)
    await put("tax", TEN_PERCENT)
    for (const each of [{ browser, cartId }, elsewhere])
      await vi.waitUntil(async () => (await each.browser.total(each.cartId)) === 1_104.4, { timeout: 10_000 })
    expect(await browser.checkOut({ nonce: "good-1" })).toMatchObject({ success: true })
    expect(await linesOf(cartId)).toMatchObject([{ tax: 10_040 }])
  })

  test("rejects the total that a shopper saw before, and charges nothing", async () => {
    const { browser, cartId } = await shopper()
    await put("tax", TEN_PERCENT)
    await vi.waitUntil(async () => (await browser.total(cartId)) !== AS_RELEASED, { timeout: 10_000 })
    const refused = await browser.checkOut({ nonce: "good-2", expectedTotal: AS_RELEASED })
    expect(refused).toMatchObject({ success: false, errors: [{ code: "TOTAL_CHANGED" }] })
  })

  test("does not change a placed order, unless its address moves to another state", async () => {
    const { browser, cartId } = await shopper()
    const fresh = await shopper()
    expect(await browser.checkOut({ nonce: "declined-1" })).toMatchObject({ success: false })
    await put("tax", { ...TEN_PERCENT, rates: { ...TEN_PERCENT.rates, OR: 20_000 } })
    await vi.waitUntil(async () => (await fresh.browser.total(fresh.cartId)) !== AS_RELEASED, {
      timeout: 10_000,
    })
    expect(await browser.total(cartId)).toBe(AS_RELEASED)
    expect(await browser.total(cartId, "OR")).toBe(1_203.8)
    expect(await browser.checkOut({ nonce: "good-3" })).toMatchObject({ success: true })
    expect(await linesOf(cartId)).toMatchObject([{ tax: 6_275 }])
  })
})

describe("the days to return something", () => {
  test("change on the page at once, and stay the same in orders that were placed before", async () => {
    const offers = async (days: number) =>
      JSON.stringify(await shop.browse().graphql("{ returnDays }")) ===
      JSON.stringify({ data: { returnDays: days } })
    expect(await offers(30)).toBe(true)
    const early = await shopper()
    expect(await early.browser.checkOut({ nonce: "good-1" })).toMatchObject({ success: true })
    await put("returns", { days: 60 })
    await vi.waitUntil(() => offers(60), { timeout: 10_000 })
    const late = await shopper()
    expect(await late.browser.checkOut({ nonce: "good-2" })).toMatchObject({ success: true })
    const daysOf = async (cartId: string) => {
      const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderIdOf(cartId))))
      return state._tag === "none" ? undefined : returnDaysOf(state)
    }
    expect([await daysOf(early.cartId), await daysOf(late.cartId)]).toEqual([30, 60])
    expect((await stored()).history[0]?.changes).toEqual([
      { what: "Days to return", before: "30", after: "60" },
    ])
  })
})

describe("what shipping to a state costs", () => {
  const toOregon = { surcharges: { OR: 2_500 } }

  test("is added to each unit that goes there, and to none elsewhere", async () => {
    await put("shipping", toOregon)
    await settled()
    const { browser, cartId } = await shopper()
    await vi.waitUntil(async () => (await browser.total(cartId, "OR")) === 1_029, { timeout: 10_000 })
    expect(await browser.total(cartId)).toBe(AS_RELEASED)
    expect(await browser.checkOut({ nonce: "good-4", state: "OR" })).toMatchObject({ success: true })
    expect(await linesOf(cartId)).toMatchObject([{ shippingCost: 3_000, shippingSurcharge: 2_500 }])
  })

  test("follows an unpaid order to another state and back", async () => {
    await put("shipping", toOregon)
    const { browser, cartId } = await shopper()
    await vi.waitUntil(async () => (await browser.total(cartId, "OR")) === 1_029, { timeout: 10_000 })
    expect(await browser.checkOut({ nonce: "declined-5" })).toMatchObject({ success: false })
    expect(await browser.total(cartId, "OR")).toBe(1_029)
    expect(await browser.checkOut({ nonce: "declined-6", state: "OR" })).toMatchObject({ success: false })
    expect(await linesOf(cartId)).toMatchObject([{ shippingCost: 3_000, tax: 0 }])
    expect(await browser.checkOut({ nonce: "good-7" })).toMatchObject({ success: true })
    expect(await linesOf(cartId)).toMatchObject([{ shippingCost: 500, shippingSurcharge: 0, tax: 6_275 }])
  })

  test("does not change orders from before such costs existed", async () => {
    const { browser, cartId } = await shopper()
    expect(await browser.checkOut({ nonce: "declined-8" })).toMatchObject({ success: false })
    const fresh = await shopper()
    await put("shipping", toOregon)
    await vi.waitUntil(async () => (await fresh.browser.total(fresh.cartId, "OR")) === 1_029, {
      timeout: 10_000,
    })
    expect(await browser.total(cartId, "OR")).toBe(1_004)
  })
})

describe("what shipping costs by weight", () => {
  const bands = {
    surcharges: { OR: 2_500 },
    weightBands: [
      { upTo: 5_000, cost: 300 },
      { upTo: null, cost: 1_000 },
    ],
    stateWeightBands: { OR: [{ upTo: null, cost: 4_000 }] },
  }
  const weighs = (productId: string, weight: number | null) =>
    shop.sql("update product set shipping_weight = $2 where product_id = $1", [productId, weight])
  beforeEach(() => weighs("laptop", 2_000))
  afterAll(() => weighs("laptop", null))

  const shippingOf = async (cartId: string, browser: Awaited<ReturnType<typeof shopper>>["browser"]) =>
    browser.graphql('query ($c: ID!) { checkoutQuote(cartId: $c, state: "TX") { shippingCost } }', {
      c: cartId,
    })
  const costs = (shippingCost: number) => ({ data: { checkoutQuote: { shippingCost } } })

  test("is quoted, compared and charged for each unit, and the order keeps it", async () => {
    const { browser, cartId } = await shopper()
    await browser.add("mouse")
    // Unchanged to the cent while no band is set: 999.00 and 25.99 and 5.00, 6.25 %.
    expect(await browser.total(cartId)).toBe(1_094.36)
    await put("shipping", bands)
    await vi.waitUntil(async () => (await browser.total(cartId)) !== 1_094.36, { timeout: 10_000 })
    // The mouse has no weight: no band applies.
    expect(await shippingOf(cartId, browser)).toEqual(costs(5 + 3))
    expect(await browser.checkOut({ nonce: "good-9", expectedTotal: 1_094.36 })).toMatchObject({
      errors: [{ code: "TOTAL_CHANGED" }],
    })
    await weighs("mouse", 5_001)
    expect(await shippingOf(cartId, browser)).toEqual(costs(5 + 3 + 10))
    await weighs("mouse", null)
    expect(await browser.checkOut({ nonce: "declined-10" })).toMatchObject({ success: false })
    expect(await linesOf(cartId)).toMatchObject([
      { shippingCost: 800, shippingSurcharge: 300, shippingWeight: 2_000 },
      { shippingCost: 0, shippingSurcharge: 0 },
    ])
    // An agreed price stays, whatever the product weighs now; in another state the weight that was agreed counts.
    await weighs("laptop", 900_000)
    expect(await shippingOf(cartId, browser)).toEqual(costs(5 + 3))
    expect(await browser.total(cartId, "OR")).toBe(1_024.99 + 5 + 25 + 40 + 25)
    expect(await browser.checkOut({ nonce: "good-11" })).toMatchObject({ success: true })
    expect(await linesOf(cartId)).toMatchObject([{ shippingCost: 800 }, { shippingCost: 0 }])
  })

  test("does not apply to free shipping by a promotion", async () => {
    await put("shipping", bands)
    await weighs("mouse", 900_000)
    await shop.sql("update product set category = 'smartphones' where product_id = 'mouse'")
    await shop.run(
      addPromotion(
        "MICE",
        {
          description: "Mice ship free",
          benefit: { kind: "free-shipping" },
          categories: ["smartphones"],
          oncePerPerson: false,
          isActive: true,
          validFrom: "2026-01-01T00:00:00.000Z",
          validUntil: null,
        },
        ANN,
      ),
    )
    const { browser, cartId } = await shopper()
    await browser.add("mouse")
    await vi.waitUntil(async () => JSON.stringify(await shippingOf(cartId, browser)).includes("18"), {
      timeout: 10_000,
    })
    await browser.graphql('mutation { applyPromotionCode(promotionCode: "MICE") { promotionCode } }', {})
    expect(await shippingOf(cartId, browser)).toEqual(costs(5 + 3))
    await weighs("mouse", null)
  })

  test("is in the history of changes, in words", async () => {
    await put("shipping", bands)
    const [change] = (await stored()).history
    expect(change?.changes).toEqual([
      { what: "Oregon", before: "none", after: "$25.00" },
      { what: "By weight", before: "none", after: "up to 50 lb: $3.00; over 50 lb: $10.00" },
      { what: "Oregon, by weight", before: "none", after: "whatever it weighs: $40.00" },
    ])
  })
})

describe("settings", () => {
  test("are those of the release and the environment until somebody changes them", async () => {
    expect(await inForce()).toEqual({
      ...DEFAULT_SETTINGS,
      fraud: { reviewAbove: 70, declinedCardsPerHour: 40 },
    })
    await put("fraud", { reviewAbove: 60, declinedCardsPerHour: 5 })
    await settled()
    expect((await inForce()).fraud).toEqual({ reviewAbove: 60, declinedCardsPerHour: 5 })
  })

  test("stored by an earlier release are completed with defaults", async () => {
    await shop.sql("insert into shop_setting values ('fraud', '{\"reviewAbove\": 60}', 1, now(), 'Ann')")
    await shop.sql("notify shop_settings")
    await settled()
    await put("fraud", { reviewAbove: 60, declinedCardsPerHour: 20 }, 1)
    expect((await stored()).history.map(({ changes }) => changes)).toEqual([
      [{ what: "Declined cards of one address in an hour", before: "40", after: "20" }],
    ])
  })

  test("have a history of changes", async () => {
    await put("tax", TEN_PERCENT)
    await put("tax", { ...TEN_PERCENT, taxesShipping: [...tax.taxesShipping, "CO"] }, 1)
    const { history, lastChanges } = await stored()
    expect(lastChanges.tax).toMatchObject({ version: 2, by: "Ann" })
    expect(lastChanges.fraud).toBeNull()
    expect(history.map(({ by, changes }) => ({ by, changes }))).toEqual([
      { by: "Ann", changes: [{ what: "Colorado, on shipping", before: "none", after: "yes" }] },
      { by: "Ann", changes: [{ what: "Texas", before: "6.25%", after: "10%" }] },
    ])
  })

  test("say that there are more changes than the newest 50", async () => {
    const change = (many: number) =>
      shop.sql(
        `insert into shop_setting_change (section, actor, actor_name, before, after)
         select 'general', 'ann', 'Ann', '{"name": "A"}', '{"name": "B"}' from generate_series(1, $1::int)`,
        [many],
      )
    await change(50)
    expect(await stored()).toMatchObject({ history: { length: 50 }, hasMoreChanges: false })
    await change(1)
    expect(await stored()).toMatchObject({ history: { length: 50 }, hasMoreChanges: true })
  })

  test("of an outdated version are not saved over newer ones", async () => {
    await put("general", { name: "Wheels & Volts" })
    await expect(put("general", { name: "Other" })).rejects.toThrow("Someone else")
    const racing = await shop.run(
      Effect.all(
        ["Race", "Chase"].map((name) => Effect.exit(changeSettings("general", 1, { name }, ANN))),
        { concurrency: 2 },
      ),
    )
    expect(racing.map(({ _tag }) => _tag).sort()).toEqual(["Failure", "Success"])
  })

  test("that nobody had changed when two read them are saved by the first one only", async () => {
    const unchanged = await shop.run(Database.use(({ pool }) => readSettings(pool, DEFAULT_SETTINGS)))
    await put("general", { name: "First" })
    const second = { section: "general", value: { name: "Second" }, by: ANN } as const
    await expect(shop.run(transaction((client) => putSection(client, unchanged, second)))).rejects.toThrow(
      "Someone else",
    )
    expect((await stored()).settings.general).toEqual({ name: "First" })
  })

  test.each([
    ["general", { name: "   " }],
    ["general", { name: "Bell\u0007" }],
    ["tax", { rates: { TX: -1 }, taxesShipping: [] }],
    ["tax", { rates: { ON: 1_000 }, taxesShipping: [] }],
    ["tax", { rates: {}, taxesShipping: ["toString"] }],
    ["shipping", { surcharges: { TX: 0.5 } }],
    ["shipping", { surcharges: { TX: 1_000_001 } }],
    ["shipping", { surcharges: {}, weightBands: [] }],
    ["shipping", { surcharges: {}, weightBands: [{ upTo: 100, cost: 1 }] }],
    ["shipping", { surcharges: {}, weightBands: [{ upTo: null, cost: -1 }] }],
    ["shipping", { surcharges: {}, weightBands: Array(11).fill({ upTo: null, cost: 1 }) }],
    ["shipping", { surcharges: {}, stateWeightBands: { ON: [{ upTo: null, cost: 1 }] } }],
    ["returns", { days: 0 }],
    ["returns", { days: 366 }],
    ["returns", { days: 1.5 }],
    ["fraud", { reviewAbove: 100, declinedCardsPerHour: 40 }],
    ["fraud", { reviewAbove: 50, declinedCardsPerHour: 0 }],
    ["time", { timeZone: "Mars/Olympus", cutOffHour: 14 }],
    ["time", { timeZone: "America/Chicago", cutOffHour: 24 }],
    ["lending", { lease: lending.lease }],
    ["lending", { ...lending, lease: { ...lending.lease, cheapest: lending.lease.cheapest - 1 } }],
    ["lending", { ...lending, loan: { ...lending.loan, dearest: lending.loan.dearest + 1 } }],
    ["lending", { ...lending, loan: { cheapest: 400_00, dearest: 399_99 } }],
    ["reminders", { ...DEFAULT_SETTINGS.reminders, payment: { steps: [60, 30], end: 100 } }],
    ["reminders", { ...DEFAULT_SETTINGS.reminders, payment: { steps: [60, 60], end: 100 } }],
    ["reminders", { ...DEFAULT_SETTINGS.reminders, payment: { steps: [60], end: 60 } }],
  ] as const)("of %s are rejected as %j", async (section, value) => {
    await expect(put(section, value)).rejects.toThrow("cannot be accepted")
    expect((await stored()).history).toEqual([])
  })
})
