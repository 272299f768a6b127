import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { Database } from "../platform/postgres/pool.ts"
import { releaseStock, reserveStock, setStock } from "../stock/stock.ts"
import { type Sender, type ShopApp, shopApp } from "../testing/shop-app.ts"
import { sendStockAlerts } from "./send-alerts.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

/** A sold-out product for one test. */
const soldOut = async (productId: string, change: { readonly isLive?: boolean } = {}) => {
  await shop.run(
    Database.use(({ pool }) => upsertProducts(pool, [product(productId, { salePrice: 9_900, ...change })])),
  )
  return productId
}

const soldOutMany = async (name: string, count: number): Promise<ReadonlyArray<string>> => {
  const ids = Array.from({ length: count }, (_, index) => `${name}-${String(index).padStart(3, "0")}`)
  const products = ids.map((id) => product(id))
  await shop.run(Database.use(({ pool }) => upsertProducts(pool, products)))
  return ids
}

const waiting = (email: string, productIds: ReadonlyArray<string>) =>
  shop.sql(
    `insert into stock_alert (alert_id, product_id, email)
     select gen_random_uuid(), id, $1 from unnest($2::text[]) id`,
    [email, productIds],
  )

const units = (productId: string, quantity: number) =>
  shop.run(Database.use(({ pool }) => setStock(pool, [{ productId, quantity }])))

const ask = (productId: string, email: string, sender?: Sender) =>
  shop.call("POST", "/api/stock-alerts", { productId, email }, sender)

const told = async (email: string) =>
  (await shop.mailTo(email)).filter(({ template }) => template === "back-in-stock")

const send = () => shop.run(sendStockAlerts)

describe("stock alerts", () => {
  test("mail each who requested it once, when units are available again", async () => {
    const id = await soldOut("phone")
    expect(await ask(id, " Ann@Example.com ")).toMatchObject({
      status: 200,
      body: { successMessage: "We will email you once when it is back in stock." },
    })
    expect((await ask(id, "ann@example.com")).status).toBe(200)
    await send()
    expect(await told("ann@example.com")).toEqual([])
    await units(id, 5)
    await send()
    await send()
    expect(await told("ann@example.com")).toMatchObject([{ productId: id, price: 9_900 }])
    await units(id, 0)
    expect((await ask(id, "ann@example.com")).status).toBe(200)
    await units(id, 5)
    await send()
    expect(await told("ann@example.com")).toHaveLength(2)
  })

  test("include units that return from an order", async () => {
    const id = await soldOut("camera")
    await units(id, 1)
    await shop.run(reserveStock("order", 1, [{ productId: id, quantity: 1, storeId: null }]))
    expect((await ask(id, "cam@example.com")).status).toBe(200)
    await send()
    expect(await told("cam@example.com")).toEqual([])
    await shop.run(releaseStock("order"))
    await send()
    expect(await told("cam@example.com")).toHaveLength(1)
  })

  test("go to the earliest requests first, and to no more people than the units are worth", async () => {
    const id = await soldOut("rare")
    const names = ["h", "g", "f", "e", "d", "c", "b", "a"]
    for (const name of names) await ask(id, `${name}@rare.example`)
    // Asking again does not lose one's place.
    await ask(id, "h@rare.example")
    await units(id, 1)
    await send()
    await send()
    const mails = async () =>
      (await Promise.all(names.map(async (name) => (await told(`${name}@rare.example`)).length))).join("")
    expect(await mails()).toBe("11100000")
    await shop.sql("update stock_alert set mailed_at = mailed_at - interval '25 hours'")
    await send()
    expect(await mails()).toBe("11111100")
  })

  test("find the products that are available again among many that are not", async () => {
    await waiting("many@example.com", await soldOutMany("wait", 150))
    await units("wait-149", 1)
    await send()
    expect(await told("many@example.com")).toMatchObject([{ productId: "wait-149" }])
  })

  test("are for 50 products at a time, not counting those that were mailed", async () => {
    const email = "keen@example.com"
    const [one = "", another = "", ...others] = await soldOutMany("keen", 54)
    await waiting(email, others)
    await shop.sql(
      "update stock_alert set mailed_at = clock_timestamp() where email = $1 and product_id = any ($2)",
      [email, others.slice(0, 3)],
    )
    expect((await ask(one, email)).status).toBe(200)
    expect((await ask(another, email)).status).toBe(409)
    expect((await ask(one, email)).status).toBe(200)
  })

  test("are not for what is in stock, no longer sold, or unknown", async () => {
    const inStock = await soldOut("in-stock")
    await units(inStock, 1)
    expect((await ask(inStock, "x@example.com")).status).toBe(409)
    expect((await ask(await soldOut("gone", { isLive: false }), "x@example.com")).status).toBe(404)
    expect((await ask("nothing", "x@example.com")).status).toBe(404)
    const wrong = await ask("phone", "not an address")
    expect(wrong.body.fieldErrors.map(({ property }) => property)).toEqual(["email"])
    expect((await ask("a\u0000b", "x@example.com")).status).toBe(400)
  })

  test("wait for a product that is taken off sale until it is sold again", async () => {
    const id = await soldOut("seasonal")
    await ask(id, "wait@example.com")
    await units(id, 4)
    await soldOut(id, { isLive: false })
    await send()
    expect(await told("wait@example.com")).toEqual([])
    await soldOut(id)
    await send()
    expect(await told("wait@example.com")).toHaveLength(1)
  })

  test("have a limit for each address", async () => {
    const id = await soldOut("flooded")
    const here = { address: "203.0.113.9" }
    const statuses = []
    for (let asked = 0; asked < 21; asked++) statuses.push((await ask(id, "flood@example.com", here)).status)
    expect(statuses.at(-2)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask(id, "many@example.com")).status).toBe(409)
  })

  test("have a limit for each mailbox, wherever and with whatever tag they are asked for", async () => {
    const id = await soldOut("tagged")
    const from = (n: number) => ({ address: `203.0.113.${20 + (n % 3)}` })
    for (let n = 0; n < 50; n++) expect((await ask(id, `tag+${n}@example.com`, from(n))).status).toBe(200)
    expect((await ask(id, "tag@example.com", from(50))).status).toBe(429)
  })
})

describe("the link in the mail", () => {
  const linkOf = async (email: string): Promise<string> => {
    const mail = (await told(email)).at(-1)
    if (mail?.template !== "back-in-stock") throw new Error("nobody was told")
    return mail.stopPath
  }
  const press = async (link: string) => {
    const { statusCode, body } = await shop.app.inject({
      method: "POST",
      url: link,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    })
    return { status: statusCode, body }
  }
  const alerts = (email: string) => shop.sql("select product_id from stock_alert where email = $1", [email])

  test("ends all alerts of the address with the button, not by being opened, and nobody else's", async () => {
    const email = "stop@example.com"
    const first = await soldOut("stop-1")
    await ask(first, email)
    await ask(await soldOut("stop-2"), email)
    await ask("stop-2", "other@example.com")
    await units(first, 1)
    await send()
    const link = await linkOf(email)
    expect((await shop.call("GET", link)).status).toBe(200)
    expect(await alerts(email)).toHaveLength(2)
    expect((await press(link)).body).toContain("You will get no more stock alerts.")
    expect(await alerts(email)).toEqual([])
    expect(await alerts("other@example.com")).toHaveLength(1)
  })

  test("says so when it has been used, or its alert is so old that it was deleted", async () => {
    const email = "late@example.com"
    const id = await soldOut("late")
    await ask(id, email)
    await units(id, 1)
    await send()
    const link = await linkOf(email)
    await shop.sql("delete from stock_alert where email = $1", [email])
    await ask(await soldOut("later"), email)
    expect((await press(link)).body).toContain("This link is no longer in use.")
    expect(await alerts(email)).toEqual([{ product_id: "later" }])
  })

  test("works with the shop's signature only", async () => {
    const email = "signed@example.com"
    const id = await soldOut("signed")
    await ask(id, email)
    await units(id, 1)
    await send()
    const link = await linkOf(email)
    expect((await press(link.replace(/signature=.{5}/, "signature=AAAAA"))).status).toBe(404)
    expect((await press(link.replace(/signature=.*/, "signature=x"))).status).toBe(404)
    for (const cut of [link.replace(/&.*/, ""), link.replace(/.&.*/, ""), link.replace(/\?.*/, "")]) {
      const { body, status } = await press(cut)
      expect(status).toBe(400)
      expect(body).toContain("<p>This link is not complete. Please open it in the email again.</p>")
    }
    expect(await alerts(email)).toHaveLength(1)
    // A mark of the sentence that the link stood in.
    expect((await press(`${link},`)).status).toBe(200)
  })
})
