import { sampled, sampledCount } from "@voltread/projections/testing/sample.ts"
import { type GraphQLInputObjectType, isInputObjectType } from "graphql"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { shopSchema } from "../composition/graphql.ts"
import type { Browser } from "./browser.ts"
import { type CheckoutShop, checkoutShop } from "./checkout-shop.ts"
import { hasNaughtyStrings, naughtyStrings } from "./shared-data.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ laptop: 100_000, mouse: 100_000 })
})
afterAll(() => shop.close())

/** What no text may contain, in fields of one line and of many. */
const UNUSABLE = ["a\u0000b", "\ud800", "x\udfffy", "a\u0001b", "\u001b[2J"]

const inputType = (name: string): GraphQLInputObjectType => {
  const type = shopSchema.getType(name)
  if (!isInputObjectType(type)) throw new Error(`There is no input ${name}`)
  return type
}

const fieldsOf = (name: string): ReadonlyArray<string> => Object.keys(inputType(name).getFields())

/** A checkout of the cart's content, with one field changed, by its path. */
const checkOutWith = async (
  browser: Browser,
  { id, total }: { readonly id: string; readonly total: number },
  path: ReadonlyArray<string>,
  value: string,
) => {
  const [field = "", inner] = path
  const address = {
    firstName: "Ada",
    lastName: "Lovelace",
    address1: "1 Main St",
    city: "Austin",
    state: "TX",
    postalCode: "78701",
    phone: "5125550100",
  }
  const whole = field === "tracking" ? {} : address
  const change = { [field]: inner === undefined ? value : { ...whole, [inner]: value } }
  return browser.graphql(
    `mutation ($input: BraintreeCheckoutInput!) { checkoutWithBraintree(input: $input) { success order { id } } }`,
    {
      input: {
        cartId: id,
        email: "ada@example.com",
        shippingAddress: address,
        isBillingShippingSame: field !== "billingAddress",
        paymentMethodNonce: `good-${id}`,
        expectedTotal: total,
        ...change,
      },
    },
  )
}

/** Every text that a checkout sends. */
const textFields = (): ReadonlyArray<ReadonlyArray<string>> => [
  ["email"],
  ["paymentMethodNonce"],
  ["deviceData"],
  ...["shippingAddress", "billingAddress"].flatMap((field) =>
    fieldsOf("AddressInput").map((inner) => [field, inner]),
  ),
  ...fieldsOf("TrackingInput").map((inner) => ["tracking", inner]),
]

/** Every placed order is in the list, and no event is parked. */
const booksAreWhole = async () => {
  const placed = "select count(*)::int as n from events where type = 'OrderCreated'"
  const listed = "select count(*)::int as n from read.order_list"
  const head = "select max(position)::text as head from events"
  await vi.waitUntil(
    async () => {
      const [last] = await shop.sql(head)
      const [row] = await shop.sql("select position::text from read.checkpoint limit 1")
      return BigInt(String(row?.position ?? "0")) >= BigInt(String(last?.head))
    },
    { timeout: 20_000, interval: 50 },
  )
  expect(await shop.sql("select stream, type, error from read.parked_event")).toEqual([])
  expect(await shop.sql(listed)).toEqual(await shop.sql(placed))
}

describe("a checkout", () => {
  test("with text that cannot be stored is rejected, and nothing is charged", {
    timeout: 60_000,
  }, async () => {
    // A rejection leaves the cart as it is.
    const browser = shop.browse()
    const { id } = await browser.add("mouse")
    const cart = { id, total: await browser.total(id) }
    for (const path of textFields()) {
      for (const value of UNUSABLE) {
        const answer = await checkOutWith(browser, cart, path, value)
        expect(answer, `${path.join(".")} ${JSON.stringify(value)}`).not.toMatchObject({
          data: { checkoutWithBraintree: { success: true } },
        })
      }
    }
    expect(shop.cards.transactions).toEqual([])
    // Only the text was in the way.
    expect(await checkOutWith(browser, cart, ["email"], "ada@example.com")).toMatchObject({
      data: { checkoutWithBraintree: { success: true } },
    })
    await booksAreWhole()
  })

  test.runIf(hasNaughtyStrings)(
    "with awkward strings that pass becomes an order that everybody sees",
    { timeout: 120_000 },
    async () => {
      const fields = textFields()
      const strings = sampled(naughtyStrings())
      const first = shop.browse()
      const total = await first.total((await first.add("mouse")).id)
      let passed = 0
      for (let from = 0; from < strings.length; from += 16) {
        await Promise.all(
          strings.slice(from, from + 16).map(async (value, index) => {
            const browser = shop.browse()
            const { id } = await browser.add("mouse")
            const field = fields[(from + index) % fields.length] ?? []
            const answer = await checkOutWith(browser, { id, total }, field, value)
            if (JSON.stringify(answer).includes('"success":true')) passed += 1
          }),
        )
      }
      expect(passed).toBeGreaterThan(sampledCount(50))
      await booksAreWhole()
    },
  )
})

test("a visit with such a parameter is rejected, and does not affect any order", async () => {
  for (const value of ["\u0000promo", "\ud800"]) {
    const answer = await shop.server(0).inject({
      method: "POST",
      url: "/api/visits",
      payload: { visitId: crypto.randomUUID(), parameters: { utm_source: value } },
    })
    expect(answer.statusCode).toBe(400)
  }
  const browser = shop.browse()
  await browser.add("laptop")
  expect(await browser.checkOut({ nonce: "good-honest" })).toMatchObject({ success: true })
  await booksAreWhole()
})
