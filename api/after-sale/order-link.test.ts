import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { checkoutShop } from "../testing/checkout-shop.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"

let shop: ShopApp

const NUMBER = "VT-7K2MX-04WRD"

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  await shop.sql(
    `insert into read.order_list (order_id, unique_id, customer_name, email, status, total, item_count,
       first_item_name, created_at, updated_at, ship_state, partners, search)
     values ('order-1', $1, 'Ada Byron', 'ada@example.com', 'COMPLETED', 0, 0, '', now(), now(), '', '{}', '')`,
    [NUMBER],
  )
})
afterAll(() => shop.close())

const ask = (orderNumber: string, email: string, address?: string) =>
  shop.call("POST", "/api/orders/link", { orderNumber, email }, address === undefined ? {} : { address })

describe("a lost link", () => {
  test("is mailed to the address of the order, and the answer never reveals what was right", async () => {
    const right = await ask("vt 7k2mx o4wrd", " Ada@Example.com ")
    expect(right).toMatchObject({ status: 200, body: { isSuccess: true, data: null } })
    expect(await shop.mailTo("ada@example.com")).toEqual([
      { template: "order-link", firstName: "Ada", orderId: "order-1", orderNumber: NUMBER },
    ])
    for (const [number, email] of [
      [NUMBER, "eve@example.com"],
      ["VT-00000-00000", "ada@example.com"],
      ["' or 1=1 --", `${randomUUID()}@example.com`],
    ] as const) {
      const wrong = await ask(number, email)
      expect(wrong.body).toEqual(right.body)
      expect(wrong.status).toBe(right.status)
    }
    expect(await shop.mailTo("ada@example.com")).toHaveLength(1)
    expect(await shop.mailTo("eve@example.com")).toEqual([])
  })

  test("is mailed for an imported order, whose number has another form", async () => {
    await shop.sql(
      `insert into read.order_list (order_id, unique_id, customer_name, email, status, total, item_count,
         first_item_name, created_at, updated_at, ship_state, partners, search)
       values ('order-2', 'OLD-10042', 'Bo Diaz', 'bo@example.com', 'COMPLETED', 0, 0, '', now(), now(), '', '{}', '')`,
    )
    await ask(" OLD-10042 ", "bo@example.com")
    expect(await shop.mailTo("bo@example.com")).toMatchObject([
      { template: "order-link", orderId: "order-2", orderNumber: "OLD-10042" },
    ])
  })

  test("cannot be requested again and again, for one address or from one network", async () => {
    const email = "often@example.com"
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await ask(NUMBER, email, "203.0.113.9")).toMatchObject({ status: 200 })
    expect(await ask(NUMBER, email, "203.0.113.9")).toMatchObject({ status: 429 })
    expect(await ask(NUMBER, email, "203.0.113.10")).toMatchObject({ status: 200 })
    const from = "203.0.113.11"
    const answers = []
    for (let attempt = 0; attempt < 11; attempt++)
      answers.push((await ask(NUMBER, `a${attempt}@example.com`, from)).status)
    expect(answers.at(-1)).toBe(429)
  })

  test("needs a number and an address", async () => {
    expect(await ask("", "nobody")).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ property: "orderNumber" }, { property: "email" }] },
    })
  })
})

test("the link to an order is mailed even if it was placed a moment ago", async () => {
  const busy = await checkoutShop(inject("postgresUrl"))
  const projections = new pg.Client({ connectionString: busy.config.databaseUrl })
  await projections.connect()
  await busy.stock({ laptop: 1 })
  await projections.query("begin; lock table read.order_list in share row exclusive mode")
  try {
    const browser = busy.browse()
    await browser.add("laptop")
    const { order } = await browser.checkOut({ nonce: "good" })
    const payload = { orderNumber: order?.uniqueId, email: "ada@example.com" }
    const answer = busy.server(0).inject({ method: "POST", url: "/api/orders/link", payload })
    await expect.poll(() => busy.sql("select from pg_locks where not granted")).not.toEqual([])
    await projections.query("commit")
    expect((await answer).statusCode).toBe(200)
    expect(
      await busy.sql("select from mail_outbox where template = 'order-link' and sent_at is null"),
    ).toHaveLength(1)
  } finally {
    await projections.end()
    await busy.close()
  }
})
