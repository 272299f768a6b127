import { randomUUID } from "node:crypto"
import { OwnReviewData } from "@voltread/domain/contract/product-review.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { orderToken } from "../order-link/order-token.ts"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"

const GUEST = "Greta@Example.com"
const SUPPORT = "support@voltread.example"
const PASSWORD = "Wheels-4-all"
const FORM = { stars: 4, title: "Quiet", text: "Hardly a click." }

let shop: CheckoutShop
let orderId: string
let token: string

const send = async (
  method: "GET" | "PUT" | "DELETE" | "POST",
  url: string,
  payload?: object,
  cookie = "",
) => {
  const response = await shop
    .server(0)
    .inject({ method, url, headers: { cookie }, ...(payload === undefined ? {} : { payload }) })
  return { status: response.statusCode, body: response.json(), cookies: response.cookies }
}
const logIn = async (username: string, type: "CUSTOMER" | "CUSTOMERSUPPORT") => {
  const account = { username, type, firstName: "Greta", lastName: "Person", phone: null, password: PASSWORD }
  await shop.run(ensureTestAccount(account))
  const { cookies } = await send("POST", "/api/auth/login", { username, password: PASSWORD })
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ")
}
const pathOf = (key: string, productId = "mouse") =>
  `/api/orders/${orderId}/reviews/${productId}?token=${key}`
const own = async () => Schema.decodeUnknownSync(OwnReviewData)((await send("GET", pathOf(token))).body.data)
const arrive = () =>
  shop.sql(
    `update read.order_detail set document = replace(document::text, '"PENDING_SHIPMENT"', '"DELIVERED"')::json`,
  )

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ mouse: 5 })
  const browser = shop.browse()
  await browser.add("mouse")
  const { order } = await browser.checkOut({ nonce: "good-1", change: { email: GUEST } })
  if (order === null || order === undefined) throw new Error("no order")
  orderId = order.id
  token = orderToken(shop.config.sessionSecret, orderId)
  // What the tests change in the order's view is not written again.
  await shop.caughtUp()
})
afterAll(() => shop.close())
beforeEach(() => shop.sql("delete from product_review"))

test("a guest reviews delivered products with the link of their order, and no earlier", async () => {
  expect(await own()).toMatchObject({ review: null, mayWrite: false })
  expect((await send("PUT", pathOf(token), FORM)).status).toBe(409)
  await arrive()
  expect((await send("PUT", pathOf(token), FORM)).status).toBe(200)
  expect(await own()).toMatchObject({ review: { ...FORM, status: "pending" }, mayWrite: true })
  expect((await send("PUT", pathOf(token), { ...FORM, stars: 9 })).status).toBe(400)
  expect((await send("DELETE", pathOf(token))).status).toBe(200)
  expect((await own()).review).toBeNull()
})

test("staff decide on it as on all others, and its author is notified", async () => {
  await arrive()
  await send("PUT", pathOf(token), FORM)
  const staff = await logIn(SUPPORT, "CUSTOMERSUPPORT")
  const list = "/api/admin/product-reviews"
  const [review] = (await send("GET", list, undefined, staff)).body.data.reviews
  expect(review).toMatchObject({ ...FORM, username: "greta@example.com", status: "pending" })
  const rejection = { revision: 1, reason: "offensive" }
  expect((await send("PUT", `${list}/${review.id}/rejection`, rejection, staff)).status).toBe(200)
  expect((await own()).review).toMatchObject({ status: "rejected", rejection: "offensive" })
  expect(await shop.sql("select from mail_outbox where template = 'product-review'")).toHaveLength(1)
})

test("nobody else writes it: not without the token, not with that of another order, not as staff", async () => {
  await arrive()
  const staff = await logIn(SUPPORT, "CUSTOMERSUPPORT")
  const other = orderToken(shop.config.sessionSecret, "another")
  expect((await send("PUT", pathOf(""), FORM)).status).toBe(404)
  expect((await send("PUT", pathOf(other), FORM)).status).toBe(404)
  expect((await send("PUT", pathOf(""), FORM, staff)).status).toBe(404)
  expect((await send("PUT", pathOf(token, "laptop"), FORM)).status).toBe(404)
  expect(await shop.sql("select from product_review")).toEqual([])
})

test("a guest whose key was destroyed by an erasure writes none, though the link is still known", async () => {
  await arrive()
  const rename = (from: string, to: string) =>
    shop.sql("update person_key set name = $2 where name = $1", [from, to])
  await rename(`guest:order-${orderId}`, "gone")
  expect((await send("PUT", pathOf(token), FORM)).status).toBe(404)
  expect(await shop.sql("select from product_review")).toEqual([])
  await rename("gone", `guest:order-${orderId}`)
})

test("it is the same review once its author has an account", async () => {
  await arrive()
  await send("PUT", pathOf(token), FORM)
  const account = await logIn(GUEST.toLowerCase(), "CUSTOMER")
  const path = "/api/account/reviews/mouse"
  expect((await send("GET", path, undefined, account)).body.data).toMatchObject({
    review: FORM,
    mayWrite: true,
  })
  expect((await send("PUT", path, { ...FORM, stars: 2 }, account)).status).toBe(200)
  expect((await send("PUT", pathOf(""), { ...FORM, stars: 3 }, account)).status).toBe(200)
  expect(await shop.sql("select stars, order_id from product_review")).toEqual([{ stars: 3, order_id: null }])
})

test("it stays the same review once support has corrected the address of the order", async () => {
  await arrive()
  await send("PUT", pathOf(token), FORM)
  const correct = async (email: string) => {
    const intent = {
      ...{ commandId: randomUUID(), correlationId: "t", now: new Date().toISOString() },
      actor: { id: SUPPORT, name: "Sue Port", role: "customersupport" },
    } as const
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => [{ type: "UpdateEmail", email }], intent),
      ),
    )
    await shop.caughtUp()
    await arrive()
  }
  await correct("greta.correct@example.com")
  try {
    expect(await own()).toMatchObject({ review: FORM, mayWrite: true })
    expect((await send("PUT", pathOf(token), { ...FORM, stars: 2 })).status).toBe(200)
    expect(await shop.sql("select stars from product_review")).toEqual([{ stars: 2 }])
    expect((await send("DELETE", pathOf(token))).status).toBe(200)
  } finally {
    await correct(GUEST)
  }
})

describe("whoever orders with somebody else's address", () => {
  const VICTIM = "vera@example.com"
  let order: string
  let key: string
  const reviewPath = () => `/api/orders/${order}/reviews/mouse?token=${key}`

  beforeAll(async () => {
    const browser = shop.browse()
    await browser.add("mouse")
    const placed = await browser.checkOut({ nonce: "good-2", change: { email: VICTIM } })
    order = placed.order?.id ?? ""
    key = placed.orderToken ?? ""
    await shop.caughtUp()
  })

  const untouched = async (cookie = "") => {
    const [before] = await shop.sql("select * from product_review")
    const answer = await send("GET", reviewPath(), undefined, cookie)
    expect(answer.body.data.review).toBeNull()
    expect(answer.body.data.author).not.toContain("Greta")
    expect((await send("PUT", reviewPath(), { ...FORM, stars: 1 }, cookie)).status).toBe(409)
    expect((await send("DELETE", reviewPath(), undefined, cookie)).status).toBe(404)
    expect(await shop.sql("select * from product_review")).toEqual([before])
  }

  test("neither sees nor changes the review of its account, nor the name", async () => {
    const account = await logIn(VICTIM, "CUSTOMER")
    await arrive()
    expect((await send("PUT", "/api/account/reviews/mouse", FORM, account)).status).toBe(200)
    await untouched()
    await untouched(await logIn("mallory@example.com", "CUSTOMER"))
  })

  test("nor that of another order of a guest", async () => {
    await shop.sql("update account set username = 'moved@example.com' where username = $1", [VICTIM])
    await arrive()
    await shop.sql(
      `insert into product_review (product_id, username, order_id, author, stars, title, body, revision, status)
       values ('mouse', $1, 'another-order', 'Vera P.', 5, '', 'Mine.', 1, 'published')`,
      [VICTIM],
    )
    await untouched()
  })
})
