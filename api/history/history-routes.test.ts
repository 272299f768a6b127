import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { historyLines } from "./export-history.ts"
import { orderIdOf } from "./past-order-commands.ts"
import { HISTORY_TEMPLATE } from "./past-records.ts"

let shop: ShopApp
let owner: Tokens
let admin: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  owner = await shop.signIn("owner@voltread.example", "SUPER ADMIN")
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
})
afterAll(() => shop.close())

const TEMPLATE = historyLines({ records: HISTORY_TEMPLATE, leftOut: [] })

const send = async (payload: string | Buffer, query: Record<string, string> = {}, as = owner) => {
  const search = new URLSearchParams({
    fileName: "history.jsonl",
    shop: "Old & Sons",
    prefix: "F-",
    ...query,
  })
  const answer = await shop.app.inject({
    method: "POST",
    url: `/api/admin/history?${search}`,
    headers: {
      authorization: `Bearer ${as.accessToken} ${as.idToken}`,
      "content-type": "application/octet-stream",
    },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const placed = async () => {
  const id = orderIdOf({ id: "old-sons", name: "Old & Sons", prefix: "F-" }, "10017")
  const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(id)))
  return state._tag === "placed" ? state.created.uniqueId : null
}

test("a super admin downloads the template, checks it and imports it; importing it again changes nothing", async () => {
  const template = await shop.app.inject({
    method: "GET",
    url: "/api/admin/history.jsonl?template=true",
    headers: { authorization: `Bearer ${owner.accessToken} ${owner.idToken}` },
  })
  expect(template.body).toBe(TEMPLATE)
  const file = `${TEMPLATE}{"type":"invoice"}\n`
  const checked = await send(file, { dryRun: "true" })
  expect(checked.body.data?.outcome).toMatchObject({
    customers: 1,
    orders: 1,
    returns: 1,
    products: 2,
    rejected: 1,
    rejections: [{ line: 4, reason: expect.stringContaining("must be customer, order or return") }],
  })
  expect(await placed()).toBeNull()
  expect((await send(file)).body).toEqual(checked.body)
  expect(await placed()).toBe("F-10017")
  expect((await send(file)).body.data?.outcome).toMatchObject({
    orders: 0,
    unchanged: 3,
    products: 0,
    rejected: 1,
  })
})

test("nothing is imported from a file that is too large, has too many records or names no shop", async () => {
  const large = await send(Buffer.alloc(20_000_001, " "))
  expect([large.status, large.body.errorMessage]).toEqual([
    400,
    "The file is larger than 20 MB. Compress it with gzip or split it.",
  ])
  const [customer] = HISTORY_TEMPLATE
  const many = Array.from({ length: 5_001 }, (_, nth) =>
    JSON.stringify({ ...customer, email: `person-${nth}@example.com` }),
  )
  const { status, body } = await send(many.join("\n"))
  expect([status, body.errorMessage]).toEqual([
    400,
    expect.stringContaining(
      "more than 5,000 records. Split it, or import it on the server. Nothing was imported.",
    ),
  ])
  expect(await shop.sql("select from account where username like 'person-%'")).toEqual([])
  expect((await send(TEMPLATE, { shop: "?!" })).body.errorMessage).toContain("former shop’s name")
})

test("admins may not import orders of other stores", async () => {
  expect((await send(TEMPLATE, {}, admin)).status).toBe(403)
})
