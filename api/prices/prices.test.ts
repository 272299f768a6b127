import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { type Staff, staffOf } from "../testing/staff.ts"
import { markupsChangedSinceGeneration, runRequestedGeneration } from "./generation-job.ts"

let shop: CheckoutShop
let admin: Staff

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  const password = "Wheels-4-all"
  const account = { type: "ADMIN", firstName: "Ada", lastName: "Admin", phone: null, password } as const
  await shop.run(ensureTestAccount({ username: "ada@example.com", ...account }))
  admin = await staffOf(shop.server(0), "ada@example.com", password)
  await shop.stock({ laptop: 100, mouse: 100 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql("truncate price_history, price_generation_rule, price_generation, price_markup cascade")
  await shop.sql(
    `update product set supplier_cost = 70000, sale_price = 99900, regular_price = 109900, winner_markup_id = null
     where product_id = 'laptop'`,
  )
  await shop.sql(
    `update product set supplier_cost = 2000, sale_price = 2599, winner_markup_id = null where product_id = 'mouse'`,
  )
})

const rule = (change: object = {}) => ({
  ruleType: "ALL",
  markupType: "PERCENT",
  markupValue: 50,
  roundingMethod: "NONE",
  ...change,
})

const RESULT =
  "success message fieldErrors { property constraints } priceMarkup { id updatedAt isDeleted title rule { minPrice markupValue brands { name } } }"
const ADD = `mutation ($input: AddPriceMarkupInput!) { addPriceMarkup(input: $input) { ${RESULT} } }`
const UPDATE = `mutation ($input: UpdatePriceMarkupInput!) { updatePriceMarkup(input: $input) { ${RESULT} } }`
const LIST = `query ($input: GetPriceMarkupInput!) {
  getPriceMarkup(input: $input) { totalCount pageNumber priceMarkups { title isDeleted } }
}`
const PREVIEW = `query ($input: PreviewPriceMarkupInput!) {
  previewPriceMarkup(input: $input) {
    fieldErrors { property constraints } priced changed raised leastChange greatestChange averageChange
    sales { units net netThen margin marginThen } examples { productId oldPrice newPrice }
  }
}`
const GENERATE = "mutation { generateCatalogue { success message generation { id state } } }"

const add = (terms: object = rule(), id: string = randomUUID()) =>
  admin.read("addPriceMarkup", ADD, { input: { id, type: "ANY", rule: terms } })
const update = (input: object) =>
  admin.read("updatePriceMarkup", UPDATE, { input: { type: "ANY", ...input } })
const list = (input: object = {}) => admin.read("getPriceMarkup", LIST, { input })
const preview = (terms: object, about: object = {}) =>
  admin.read("previewPriceMarkup", PREVIEW, { input: { type: "ANY", rule: terms, ...about } })

const generate = async () => {
  const asked = await admin.read("generateCatalogue", GENERATE)
  await shop.run(runRequestedGeneration)
  return asked
}

const versionOf = async (id: string): Promise<unknown> => {
  const found = await admin.read("priceMarkup", "query ($id: ID!) { priceMarkup(id: $id) { updatedAt } }", {
    id,
  })
  return found.updatedAt
}

describe("a price markup", () => {
  test("is added once, however often it is sent", async () => {
    const id = randomUUID()
    const first = await add(rule({ minPrice: null, brands: [] }), id)
    expect(first).toMatchObject({ success: true, priceMarkup: { id, title: "All products: +50%" } })
    expect(await add(rule(), id)).toMatchObject({ success: true })
    expect(await list()).toMatchObject({ totalCount: 1 })
    const another = await admin.refusal(
      `mutation { addPriceMarkup(input: { id: "${id}", type: "ANY",
        rule: { ruleType: "ALL", markupType: "PERCENT", markupValue: 60, roundingMethod: "NONE" } }) { success } }`,
    )
    expect(another.code).toBe("CONFLICT")
  })

  test("is refused in words where it is wrong, and where it contradicts another one", async () => {
    expect(await add(rule({ minPrice: 20, maxPrice: 10.5, ruleType: "PRICE_RANGE" }))).toMatchObject({
      success: false,
      fieldErrors: [
        {
          property: "maxPrice",
          constraints: { isRange: "The highest price, $10.50, is below the lowest, $20.00." },
        },
      ],
    })
    expect(await add(rule({ markupValue: 1.234, roundingMethod: "UPWARDS" }))).toMatchObject({
      fieldErrors: [{ property: "markupValue" }, { property: "roundingMethod" }],
    })
    await add()
    expect(await add(rule({ markupValue: 20 }))).toMatchObject({
      success: false,
      fieldErrors: [
        { property: "rule", constraints: { isUnambiguous: expect.stringContaining("All products: +50%") } },
      ],
    })
  })

  test("that contradicts one which is saved at the same moment is refused, too", async () => {
    const saved = await Promise.all([10, 20, 30, 40].map((markupValue) => add(rule({ markupValue }))))
    expect(saved.filter(({ success }) => success === true)).toHaveLength(1)
  })

  test("changes once, and not over somebody else's change", async () => {
    const id = randomUUID()
    await add(rule(), id)
    const updatedAt = await versionOf(id)
    const change = { id, updatedAt, isDeleted: false, rule: rule({ markupValue: 60 }) }
    expect(await update(change)).toMatchObject({
      success: true,
      priceMarkup: { title: "All products: +60%" },
    })
    expect(await update(change)).toMatchObject({ success: true })
    const refused = await admin.refusal(
      `mutation { updatePriceMarkup(input: { id: "${id}", updatedAt: "${updatedAt}", isDeleted: true, type: "ANY",
         rule: { ruleType: "ALL", markupType: "PERCENT", markupValue: 70, roundingMethod: "NONE" } }) { success } }`,
    )
    expect(refused).toMatchObject({ code: "CONFLICT" })
  })

  test("that is deleted is shown on wish, and comes back unless another took its place", async () => {
    const id = randomUUID()
    await add(rule(), id)
    await update({ id, updatedAt: await versionOf(id), isDeleted: true, rule: rule() })
    expect(await list()).toMatchObject({ totalCount: 0 })
    expect(await list({ includeDeleted: true })).toMatchObject({ priceMarkups: [{ isDeleted: true }] })
    await add(rule({ markupValue: 10 }))
    expect(
      await update({ id, updatedAt: await versionOf(id), isDeleted: false, rule: rule() }),
    ).toMatchObject({
      success: false,
      fieldErrors: [{ property: "rule" }],
    })
  })

  test("whose category is gone can still be deleted", async () => {
    const id = randomUUID()
    await add(rule({ ruleType: "CATEGORY", categoryName: "tires" }), id)
    await shop.sql("update price_markup set category_name = 'gone' where markup_id = $1", [id])
    const change = {
      id,
      updatedAt: await versionOf(id),
      rule: rule({ ruleType: "CATEGORY", categoryName: "gone" }),
    }
    expect(await update({ ...change, isDeleted: true })).toMatchObject({ success: true })
  })

  test("is found by category, brand and kind, a page at a time", async () => {
    await add(rule({ ruleType: "CATEGORY", categoryName: "sound-bars" }))
    await add(rule({ ruleType: "BRAND", brands: [{ id: "lg", name: "LG" }] }))
    await add()
    const titles = async (input: object) => (await list(input)).priceMarkups
    expect(await titles({ search: "sound bar" })).toMatchObject([{ title: "Sound Bars: +50%" }])
    expect(await titles({ search: "lg" })).toMatchObject([{ title: "LG: +50%" }])
    expect(await titles({ ruleType: "ALL" })).toMatchObject([{ title: "All products: +50%" }])
    expect(await list({ pageSize: 2, pageNumber: 2 })).toMatchObject({ totalCount: 3, priceMarkups: [{}] })
    expect(await list({ search: "%_'\\" })).toMatchObject({ totalCount: 0 })
    expect(await list({ pageNumber: 1_000_000_000 })).toMatchObject({ totalCount: 3, priceMarkups: [] })
    expect(await admin.refusal('{ getPriceMarkup(input: { ruleType: "X" }) { totalCount } }')).toMatchObject({
      code: "BAD_REQUEST",
    })
  })
})

describe("a preview", () => {
  test("counts what a rule would change, and changes nothing", async () => {
    expect(await preview(rule())).toMatchObject({
      fieldErrors: [],
      changed: 3,
      priced: 3,
      // Laptop 999.00 → 1,050.00, mouse 25.99 → 30.00, the discontinued product 100.00 → 105.00.
      raised: 3,
      leastChange: 4.01,
      greatestChange: 51,
      averageChange: 20,
      examples: [
        { productId: "laptop", oldPrice: 999, newPrice: 1_050 },
        { productId: "gone" },
        { productId: "mouse" },
      ],
    })
    expect(await list()).toMatchObject({ totalCount: 0 })
  })

  test("says what the products concerned brought in 90 days, and would have brought", async () => {
    const before = await preview(rule({ ruleType: "PRICE_RANGE", maxPrice: 20 }))
    const browser = shop.browse()
    await browser.add("mouse", 3)
    await browser.add("laptop", 1)
    const { order } = await browser.checkOut({ nonce: `good-${randomUUID()}` })
    await admin.read(
      "adminOrder",
      "query ($id: ID!, $p: String) { adminOrder(id: $id, position: $p) { id } }",
      {
        id: order?.id,
        p: order?.position,
      },
    )
    expect(before).toMatchObject({ sales: { units: 0, net: 0, margin: 0 } })
    // Three mice at 25.99 that cost 20.00 and would sell at 30.00; the laptop is priced by another rule.
    expect(await preview(rule({ ruleType: "PRICE_RANGE", maxPrice: 20 }))).toMatchObject({
      changed: 1,
      sales: { units: 3, net: 77.97, netThen: 90, margin: 17.97, marginThen: 30 },
    })
  })

  test("is about the rule alone: not about what narrower rules price", async () => {
    await add(rule({ ruleType: "PRICE_RANGE", maxPrice: 20 }))
    expect(await preview(rule())).toMatchObject({ priced: 2, changed: 2 })
  })

  test("of a change counts what the rule lets go", async () => {
    const id = randomUUID()
    await add(rule({ markupValue: 10 }))
    await add(rule({ ruleType: "PRICE_RANGE", maxPrice: 20 }), id)
    await generate()
    // The mouse falls back to the rule for all: 30.00 → 22.00.
    expect(await preview(rule({ ruleType: "PRICE_RANGE", maxPrice: 5 }), { id })).toMatchObject({
      priced: 0,
      changed: 1,
      raised: 0,
      leastChange: -8,
    })
    expect(
      await preview(rule({ ruleType: "PRICE_RANGE", maxPrice: 20 }), { id, isDeleted: true }),
    ).toMatchObject({
      priced: 0,
      changed: 1,
    })
  })

  test("of a rule that cannot be saved says why", async () => {
    await add()
    expect(await preview(rule({ markupValue: 20 }))).toMatchObject({
      changed: 0,
      fieldErrors: [{ property: "rule" }],
    })
  })
})

describe("price markups that changed since the last generation", () => {
  const waiting = async () => await shop.run(markupsChangedSinceGeneration)

  test("are counted until prices are generated, each once", async () => {
    await generate()
    expect(await waiting()).toBe(0)
    const id = randomUUID()
    await add(rule(), id)
    await add(rule({ ruleType: "PRICE_RANGE", categoryName: null, minPrice: 1, maxPrice: 2 }))
    expect(await waiting()).toBe(2)
    await update({ id, updatedAt: await versionOf(id), isDeleted: true, rule: rule() })
    // It was never in force: no generation is pending for it.
    expect(await waiting()).toBe(1)
    await generate()
    expect(await waiting()).toBe(0)
  })
})

describe("generateCatalogue", () => {
  test("answers that it runs already, and names the rule in the history of a price", async () => {
    await add(rule({ roundingMethod: "UP_TO_99" }))
    expect(await admin.read("generateCatalogue", GENERATE)).toMatchObject({
      success: true,
      message: "New prices are being generated.",
      generation: { state: "waiting" },
    })
    expect(await generate()).toMatchObject({
      success: false,
      message: expect.stringMatching(
        /^Prices are being generated already, since \d\d:\d\d UTC, by Ada Admin\.$/,
      ),
    })
    const history = await admin.read(
      "priceHistory",
      `{ priceHistory(productId: "laptop") { product { salePrice priceMarkup { title } }
           changes { oldPrice newPrice supplierCost by priceMarkup { title } } } }`,
    )
    expect(history).toMatchObject({
      product: { salePrice: 1_050.99, priceMarkup: { title: "All products: +50%, up to .99" } },
      changes: [
        {
          oldPrice: 999,
          newPrice: 1_050.99,
          supplierCost: 700,
          by: "Ada Admin",
          priceMarkup: { title: "All products: +50%, up to .99" },
        },
      ],
    })
  })

  test("changes the price in a cart, which says so; the order takes the price that was seen, or asks again", async () => {
    const browser = shop.browse()
    const { id: cartId } = await browser.add("mouse")
    const seen = await browser.total(cartId)
    const id = randomUUID()
    await add(rule(), id)
    await generate()
    expect(await browser.cart()).toMatchObject({ items: [{ price: 30, previousPrice: 25.99 }] })
    expect(
      await browser.checkOut({ nonce: `good-${randomUUID()}`, cartId, expectedTotal: seen }),
    ).toMatchObject({ success: false, errors: [{ code: "TOTAL_CHANGED" }] })
    const { order } = await browser.checkOut({ nonce: `good-${randomUUID()}`, cartId })
    const placed = await admin.read(
      "adminOrder",
      "query ($id: ID!, $p: String) { adminOrder(id: $id, position: $p) { items { price supplierCost winnerMarkupId } } }",
      { id: order?.id, p: order?.position },
    )
    expect(placed).toMatchObject({ items: [{ price: 30, supplierCost: 20, winnerMarkupId: id }] })
  })
})

test("products are looked up by sku, also when they are not sold, and by words", async () => {
  const found = (search: string) =>
    admin.read(
      "pricedProducts",
      "query ($s: String!) { pricedProducts(search: $s) { totalCount products { productId supplierCost isLive } } }",
      { s: search },
    )
  expect(await found("SKU-gone")).toMatchObject({ products: [{ productId: "gone", isLive: false }] })
  expect(await found("mou")).toMatchObject({ products: [{ productId: "mouse", supplierCost: 20 }] })
  expect(await found(" & ! <-> ")).toMatchObject({ totalCount: 0 })
  expect(await found("x".repeat(10_000))).toMatchObject({ totalCount: 0 })
})
