import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const visits = () =>
  shop.sql("select stream, data from events where stream ^@ 'visit-' order by position", [])
const tell = (body: unknown) => shop.call("POST", "/api/visits", body)

test("a visit is on record once, with the parameters that are known", async () => {
  const visitId = randomUUID()
  const body = { visitId, parameters: { affiliate_id: "aff-1", acid: "roll", session: "x" } }
  const answers = [await tell(body), await tell(body)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await visits()).toEqual([
    { stream: `visit-${visitId}`, data: { visitId, parameters: { affiliate_id: "aff-1", acid: "roll" } } },
  ])
})

test("a visit without known parameters leaves nothing behind, and nonsense is refused", async () => {
  const before = await visits()
  expect((await tell({ visitId: randomUUID(), parameters: { a: "b", gclid: "" } })).status).toBe(200)
  expect((await tell({ visitId: "1; drop table events", parameters: {} })).status).toBe(400)
  expect((await tell({ visitId: randomUUID(), parameters: { gclid: 7 } })).status).toBe(400)
  expect(await visits()).toEqual(before)
})
