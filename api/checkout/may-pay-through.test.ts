import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"

let shop: CheckoutShop

beforeAll(async () => {
  // A fiftieth of these calls may begin payments at vendors.
  shop = await checkoutShop(inject("postgresUrl"), 1, { RATE_LIMIT_PER_MINUTE: "100" })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.stock({ laptop: 50 })
  await shop.sql("delete from attempt")
})

const PAY = `mutation ($input: PayOrderInput!) { payOrder(input: $input) { success message errors { code } } }`

const shopper = async () => {
  const browser = shop.browse()
  await browser.add("laptop")
  return browser
}

/** Pays the order of a card's page that nobody has paid through another gateway. */
const payAnotherWay = async (token: string) => {
  const browser = await shopper()
  const { order, orderToken } = await browser.checkOut({ nonce: `hosted-${token}` })
  return browser.graphql(PAY, {
    input: {
      orderId: order?.id,
      orderToken,
      gatewayName: "other",
      token: `hosted-${token}`,
      expectedTotal: order?.total,
    },
  })
}

const begun = { data: { payOrder: { success: true } } }

describe("payments that a vendor begins for one address", () => {
  test("are so many in a minute, in however many orders", async () => {
    expect([await payAnotherWay("1"), await payAnotherWay("2")]).toMatchObject([begun, begun])
    const { length: before } = shop.other.asked
    expect(await payAnotherWay("3")).toMatchObject({
      data: {
        payOrder: {
          success: false,
          message: "Too many payments were begun. Please try again in a minute.",
          errors: [{ code: "TOO_MANY_PAYMENTS" }],
        },
      },
    })
    expect(shop.other.asked).toHaveLength(before)
  })

  test("are none of cards, whose refusals count", async () => {
    for (const nonce of ["good-1", "good-2", "good-3"])
      expect(await (await shopper()).checkOut({ nonce })).toMatchObject({ success: true })
  })
})
