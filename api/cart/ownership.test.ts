import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { ensureTestAccount } from "../testing/account.ts"
import type { Browser } from "../testing/browser.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(() => shop.stock({ laptop: 100, mouse: 100 }))

const PASSWORD = "Wheels-4-all"

const logIn = async (browser: Browser): Promise<string> => {
  const username = `${randomUUID()}@example.com`
  const account = { username, type: "CUSTOMER", phone: null, password: PASSWORD } as const
  await shop.run(ensureTestAccount({ ...account, firstName: "Ann", lastName: "Lee" }))
  await browser.logIn(username, PASSWORD)
  return username
}

/** Somebody who has put a laptop into the cart of their account, in this browser. */
const owner = async () => {
  const browser = shop.browse()
  const username = await logIn(browser)
  await browser.merge()
  return { browser, username, cart: await browser.add("laptop") }
}

/** Ends all sessions of the account, in other browsers too, without touching their cookies. */
const endSessions = (username: string) =>
  shop.sql("update account_session set ended_at = now() where username = $1", [username])

/** A browser that was left behind: its session is over, its cookies are still there. */
const leftBehind = async () => {
  const { browser, username, cart } = await owner()
  await endSessions(username)
  return { stranger: browser.withoutSession(), username, cart }
}

const LINK = "{ pendingOrderLink { id token } }"
const QUOTE = "query ($cartId: ID!) { checkoutQuote(cartId: $cartId) { total } }"

describe("the cart of an account", () => {
  test("is not shown where its owner is no longer signed in; what is put in there is not theirs", async () => {
    const { stranger, username, cart } = await leftBehind()
    const seen = await stranger.cart()
    expect([seen.items, seen.id === cart.id]).toEqual([[], false])
    await stranger.add("mouse")
    const elsewhere = shop.browse()
    await elsewhere.logIn(username, PASSWORD)
    expect(await elsewhere.merge()).toMatchObject({ id: cart.id, items: [{ productId: "laptop" }] })
  })

  test("is the one that they see and change in a browser without a cart, also without a merge", async () => {
    const { username, cart } = await owner()
    const reading = shop.browse()
    await reading.logIn(username, PASSWORD)
    expect(await reading.cart()).toMatchObject({ id: cart.id, items: [{ productId: "laptop" }] })
    const changing = shop.browse()
    await changing.logIn(username, PASSWORD)
    expect(await changing.add("mouse")).toMatchObject({
      id: cart.id,
      items: [{ productId: "laptop" }, { productId: "mouse" }],
    })
  })

  test("is that of an account that has had none, once they put something in without a merge", async () => {
    const browser = shop.browse()
    const username = await logIn(browser)
    const cart = await browser.add("laptop")
    const elsewhere = shop.browse()
    await elsewhere.logIn(username, PASSWORD)
    expect(await elsewhere.merge()).toMatchObject({ id: cart.id, items: [{ productId: "laptop" }] })
  })

  test("is not changed by whoever is a guest or somebody else in that browser", async () => {
    const { stranger, username } = await leftBehind()
    const other = stranger.copy()
    await logIn(other)
    for (const browser of [stranger, other]) {
      expect((await browser.add("mouse")).items).toMatchObject([{ productId: "mouse" }])
    }
    const elsewhere = shop.browse()
    await elsewhere.logIn(username, PASSWORD)
    expect((await elsewhere.merge()).items).toMatchObject([{ productId: "laptop" }])
  })

  test("is not merged into the cart of whoever logs in there next", async () => {
    const { stranger, username } = await leftBehind()
    await logIn(stranger)
    expect((await stranger.merge()).items).toEqual([])
    await stranger.add("mouse")
    const elsewhere = shop.browse()
    await elsewhere.logIn(username, PASSWORD)
    expect((await elsewhere.merge()).items).toMatchObject([{ productId: "laptop" }])
  })

  test("is neither quoted nor checked out by anybody else", async () => {
    const { stranger, cart } = await leftBehind()
    const other = stranger.copy()
    await logIn(other)
    for (const browser of [stranger, other]) {
      expect(await browser.refusal(QUOTE, { cartId: cart.id })).toMatchObject({ code: "NOT_FOUND" })
      expect(await browser.refusedCheckOut(cart.id)).toMatchObject({ code: "NOT_FOUND" })
    }
  })

  test.each([
    ["paid", "good"],
    ["declined", "declined"],
  ])("gives nobody else its order once that was %s", async (_, nonce) => {
    const { browser, username, cart } = await owner()
    const stranger = browser.copy().withoutSession()
    const { order } = await browser.checkOut({ nonce: `${nonce}-${randomUUID()}` })
    expect(order).not.toBeNull()
    await endSessions(username)
    const other = stranger.copy()
    await logIn(other)
    for (const each of [stranger, other]) {
      expect(await each.refusedCheckOut(cart.id)).toMatchObject({ code: "NOT_FOUND" })
      expect(await each.graphql(LINK)).toEqual({ data: { pendingOrderLink: null } })
      expect(await each.cart()).toMatchObject({ items: [], pendingOrder: null })
    }
  })

  test("stays its owner's where the next one had begun only as a cookie", async () => {
    const { browser, username } = await owner()
    expect(await browser.checkOut({ nonce: `good-${randomUUID()}` })).toMatchObject({ success: true })
    const next = await browser.cart()
    await endSessions(username)
    const stranger = browser.withoutSession()
    expect((await stranger.add("mouse")).id).not.toBe(next.id)
    const elsewhere = shop.browse()
    await elsewhere.logIn(username, PASSWORD)
    expect((await elsewhere.merge()).items).toEqual([])
    await elsewhere.add("laptop")
    expect((await stranger.cart()).items).toMatchObject([{ productId: "mouse" }])
  })

  test("is refused by what its stream says, too, to a guest's cookie that leads to it", async () => {
    const { username, cart } = await owner()
    const guest = shop.browse()
    const { id: guests } = await guest.add("mouse")
    const before = guest.copy()
    await guest.logIn(username, PASSWORD)
    expect((await guest.merge()).id).toBe(cart.id)
    expect(await before.refusal(QUOTE, { cartId: guests })).toMatchObject({ code: "NOT_FOUND" })
    const seen = await before.cart()
    expect([seen.items, seen.id === cart.id]).toEqual([[], false])
    expect(await guest.cart()).toMatchObject({ items: [{ productId: "laptop" }, { productId: "mouse" }] })
  })

  test("shows nobody else the order that its owner made of a guest's cart", async () => {
    const browser = shop.browse()
    const { id } = await browser.add("mouse")
    const before = browser.copy()
    const username = await logIn(browser)
    await browser.checkOut({ nonce: `declined-${randomUUID()}` })
    await endSessions(username)
    expect(await before.refusedCheckOut(id)).toMatchObject({ code: "NOT_FOUND" })
    expect(await before.cart()).toMatchObject({ items: [], pendingOrder: null })
  })
})

test("the link to an order is answered to the browser whose cart became it, until it is paid", async () => {
  const browser = shop.browse()
  await browser.add("mouse")
  expect(await browser.graphql(LINK)).toEqual({ data: { pendingOrderLink: null } })
  const { order } = await browser.checkOut({ nonce: `declined-${randomUUID()}` })
  const { pendingOrderLink: link } = Object(await browser.graphql(LINK)).data
  expect(link).toMatchObject({ id: order?.id })
  const anywhere = `query ($id: ID!, $token: String, $position: String) {
    order(id: $id, token: $token, position: $position) { status }
  }`
  expect(await shop.browse().graphql(anywhere, { ...link, position: order?.position })).toEqual({
    data: { order: { status: "PAYMENT_FAILED" } },
  })
  expect(await shop.browse().graphql(LINK)).toEqual({ data: { pendingOrderLink: null } })
  expect(await browser.checkOut({ nonce: `good-${randomUUID()}` })).toMatchObject({ success: true })
  expect(await browser.graphql(LINK)).toEqual({ data: { pendingOrderLink: null } })
})

test("a guest's cart is still theirs after they log in, and pays the order that was declined before", async () => {
  const browser = shop.browse()
  const { id } = await browser.add("mouse")
  expect(await browser.checkOut({ nonce: `declined-${randomUUID()}` })).toMatchObject({ success: false })
  await logIn(browser)
  expect(await browser.checkOut({ nonce: `good-${randomUUID()}`, cartId: id })).toMatchObject({
    success: true,
  })
})
