import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest"
import { currentSettings } from "../settings/current-settings.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"
import { orderIdOf } from "./place-order.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"), 1, { TRUST_PROXY: "127.0.0.1" })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.stock({ laptop: 500 })
  await shop.sql("delete from attempt")
})

const { shopper, salesOf } = orderChecks(() => shop)

const CODE = "TOO_MANY_DECLINES"

/** The codes of the answers to this many cards in a row that the bank declines. */
const decline = async (
  browser: Awaited<ReturnType<typeof shopper>>["browser"],
  cards: number,
  card = "",
  kind: "declined" | "rejected" = "declined",
) => {
  const { id: cartId } = await browser.cart()
  const expectedTotal = await browser.total(cartId)
  const codes: Array<string | undefined> = []
  for (let n = 0; n < cards; n++) {
    const nonce = `${kind}-${card}-${cartId}-${n}`
    codes.push((await browser.checkOut({ nonce, cartId, expectedTotal })).errors[0]?.code)
  }
  return codes
}

/** Staff allow this many an hour meanwhile. */
const allowing = async (perHour: number, during: () => Promise<void>) => {
  const applied = async (cards: number) => {
    await shop.sql("notify shop_settings")
    await vi.waitUntil(async () => (await shop.run(currentSettings)).fraud.declinedCardsPerHour === cards, {
      timeout: 10_000,
    })
  }
  const fraud = { reviewAbove: 50, declinedCardsPerHour: perHour }
  await shop.sql("insert into shop_setting values ('fraud', $1, 1, now(), 'Ann')", [JSON.stringify(fraud)])
  await applied(perHour)
  await during().finally(async () => {
    await shop.sql("delete from shop_setting")
    await applied(40)
  })
}

describe("declined cards", () => {
  test("on one cart end after a few, in clear words, and a good card is not charged either", async () => {
    const { browser, cartId } = await shopper()
    const codes = await decline(browser, 30)
    expect(codes.filter((code) => code === "2000")).toHaveLength(8)
    expect(codes.slice(8)).toEqual(Array.from({ length: 22 }, () => CODE))
    const refused = await browser.checkOut({ nonce: "good-1" })
    expect(refused.message).toBe(
      "Too many cards were declined. This one was not charged. Please try again in 60 minutes, or choose another way to pay.",
    )
    expect(salesOf(orderIdOf(cartId))).toEqual([])
  })

  test("count where the gateway rejects them, before any bank is asked", async () => {
    const { browser } = await shopper()
    const codes = await decline(browser, 10, "", "rejected")
    expect(codes).toEqual([...Array.from({ length: 8 }, () => "fraud"), CODE, CODE])
  })

  test("leave the other ways to pay, whose refusals are not those of a card", async () => {
    const { browser, cartId } = await shopper()
    const { order, orderToken } = await browser.checkOut({ nonce: "declined-0" })
    await decline(browser, 8)
    const pay = (token: string) =>
      browser.graphql(
        "mutation ($input: PayOrderInput!) { payOrder(input: $input) { success errors { code } } }",
        {
          input: {
            orderId: orderIdOf(cartId),
            orderToken,
            gatewayName: "other",
            token,
            expectedTotal: order?.total,
          },
        },
      )
    expect(await pay("declined-other")).toMatchObject({ data: { payOrder: { errors: [{ code: "2000" }] } } })
    expect(await shop.sql("select max(count) as most from attempt")).toEqual([{ most: 8 }])
    expect(await pay("good-other")).toMatchObject({ data: { payOrder: { success: true } } })
  })

  test("are as many as staff allow: on one cart a fifth of it, rounded up", async () => {
    await allowing(6, async () => {
      const { browser } = await shopper()
      expect(await decline(browser, 3)).toEqual(["2000", "2000", CODE])
    })
  })

  test("are no more than that where many are tried at once, each on a cart of its own", async () => {
    await allowing(10, async () => {
      const shoppers = await Promise.all(Array.from({ length: 20 }, () => shopper()))
      const codes = (await Promise.all(shoppers.map(({ browser }) => decline(browser, 1)))).flat()
      expect(codes.filter((code) => code === "2000")).toHaveLength(10)
      expect(codes.filter((code) => code === CODE)).toHaveLength(10)
      // What was not tried is not counted; the units of all 20 orders are held.
      expect(await shop.sql("select count from attempt order by count desc limit 2")).toEqual([
        { count: 20 },
        { count: 10 },
      ])
    })
  })

  test("do not matter to a shopper who finds a valid one in the end", async () => {
    const { browser } = await shopper()
    await decline(browser, 7)
    expect(await browser.checkOut({ nonce: "good-2" })).toMatchObject({ success: true })
    const next = await shopper()
    expect(await next.browser.checkOut({ nonce: "good-3" })).toMatchObject({ success: true })
    expect(await shop.sql("select max(count) as most from attempt")).toEqual([{ most: 7 }])
  })

  test("from one network address stop further attempts on any cart, which holds no units", async () => {
    for (let cart = 0; cart < 8; cart++) {
      const { browser } = await shopper()
      expect(await decline(browser, 5)).not.toContain(CODE)
    }
    const left = await shop.available("laptop")
    const { browser } = await shopper()
    expect(await decline(browser, 1)).toEqual([CODE])
    expect(await shop.available("laptop")).toBe(left)
  })

  test("from all networks of an IPv6 site are ten times as many at most", async () => {
    await allowing(1, async () => {
      const codes: Array<string | undefined> = []
      for (const network of Array.from({ length: 11 }).keys()) {
        const { browser } = await shopper()
        const from = browser.sending({ "x-forwarded-for": `2001:db8:1:${network}::1` })
        codes.push(...(await decline(from, 1)))
      }
      expect(codes).toEqual([...Array.from({ length: 10 }, () => "2000"), CODE])
    })
  })

  test("that are one card stop further attempts on the cart that it is tried in", async () => {
    const codes: Array<string | undefined> = []
    for (let cart = 0; cart < 4; cart++) {
      const { browser } = await shopper()
      codes.push(...(await decline(browser, 3, "card7")))
    }
    expect(codes.filter((code) => code === "2000")).toHaveLength(10)
    expect(codes.slice(-2)).toEqual([CODE, CODE])
  })

  test("are counted under keyed hashes: no digits of a card are stored", async () => {
    const { browser } = await shopper()
    await decline(browser, 1, "card8")
    const keys = await shop.sql(
      "select encode(key, 'escape') as key, octet_length(key) as bytes from attempt",
    )
    // Of cart, address and card, and the units that the address holds.
    expect(keys).toHaveLength(4)
    for (const { key, bytes } of keys) {
      expect(bytes).toBe(32)
      expect(String(key)).not.toContain("card8")
    }
  })
})
