import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

const ORDERS = 450

let shop: ShopApp
let support: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
  await shop.sql(
    `insert into read.order_list (order_id, unique_id, customer_name, email, status, total, paid, refunded, disputed, item_count,
       first_item_name, gateway_type, created_at, updated_at, ship_state, partners, search)
     select 'o' || n, 'VT-' || n, '=1+1', 'a@example.com', case when n = 1 then 'CANCELLED' else 'COMPLETED' end, 82048,
       82048, case when n = 1 then 82048 else 0 end, case when n < 3 then 4100 else 0 end, 1, 'Radio', 'GOOGLE_PAY', '2026-02-01T09:00:00Z', now(), 'TX', '{}', ''
     from generate_series(1, $1::int) n`,
    [ORDERS],
  )
})
afterAll(() => shop.close())

const file = (query: string, { accessToken, idToken } = support) =>
  shop.app.inject({
    url: `/api/admin/orders.csv?${query}`,
    headers: { authorization: `Bearer ${accessToken} ${idToken}` },
  })
const chosenFile = (orderIds: ReadonlyArray<string>, { accessToken, idToken } = support) =>
  shop.app.inject({
    method: "POST",
    url: "/api/admin/orders.csv",
    headers: { authorization: `Bearer ${accessToken} ${idToken}` },
    payload: { orderIds, sort: "OLDEST" },
  })
const linesOf = (body: string) => body.trimEnd().split("\r\n")

test("contains every order that matches the filter, once, however many pages there are", async () => {
  const answer = await file("")
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8")
  const [, ...lines] = linesOf(answer.body)
  expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(ORDERS)
  expect(lines).toHaveLength(ORDERS)
  expect(linesOf((await file("statuses=COMPLETED")).body)).toHaveLength(ORDERS)
})

test("is in words, without formulas, and includes refunds", async () => {
  const [head, line] = linesOf((await file("statuses=CANCELLED")).body)
  expect(head).toContain(
    "Order,Status,Customer,Email,State,Units,Total,Paid,Refunded,Disputed,Paid by,Affiliate,Created (UTC),Submitted (UTC)",
  )
  expect(line).toBe(
    "VT-1,Canceled,'=1+1,a@example.com,TX,1,820.48,820.48,820.48,41.00,Google Pay,,2026-02-01 09:00:00,",
  )
})

test("contains only disputed orders where those are asked for, as the list does", async () => {
  const numbers = async (query: string) =>
    linesOf((await file(query)).body)
      .slice(1)
      .map((line) => line.split(",")[0])
  expect((await numbers("onlyDisputed=true")).sort()).toEqual(["VT-1", "VT-2"])
  expect(await numbers("onlyDisputed=true&statuses=CANCELLED")).toEqual(["VT-1"])
  expect(await numbers("onlyDisputed=false")).toHaveLength(ORDERS)
  const { body } = await shop.call("GET", "/api/admin/orders?onlyDisputed=true&sort=OLDEST", undefined, {
    as: support,
  })
  expect(body.data).toMatchObject({
    orders: [
      { uniqueId: "VT-1", disputed: 41 },
      { uniqueId: "VT-2", disputed: 41 },
    ],
    totalCount: 2,
  })
  const asked = await shop.call(
    "POST",
    "/graphql",
    {
      query: "{ adminOrders(filter: { onlyDisputed: true }, sort: OLDEST) { orders { uniqueId disputed } } }",
    },
    { as: support },
  )
  expect(asked.body).toEqual({
    data: {
      adminOrders: {
        orders: [
          { uniqueId: "VT-1", disputed: 41 },
          { uniqueId: "VT-2", disputed: 41 },
        ],
      },
    },
  })
})

test("is for staff, its export is an audit log entry, and an invalid filter is rejected", async () => {
  await file("statuses=CANCELLED")
  const [entry] = await shop.sql("select action, outcome from staff_action order by at desc limit 1")
  expect(entry).toMatchObject({ action: "orders-download", outcome: "done" })
  expect((await file("statuses=NONSENSE")).statusCode).toBe(400)
  const customer = await shop.signIn("erin@example.com", "CUSTOMER")
  expect((await file("", customer)).statusCode).toBe(403)
})

test("of selected orders contains only these, in the requested order", async () => {
  const answer = await chosenFile(["o7", "o3", "nobody's"])
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8")
  const [, ...lines] = linesOf(answer.body)
  expect(lines.map((line) => line.split(",")[0])).toEqual(["VT-3", "VT-7"])
})

test("of selected orders is for staff, names them in its entry, and has a limit", async () => {
  await chosenFile(["o7", "o3"])
  const [entry] = await shop.sql(
    `select action, outcome, (select array_agg(order_id order by order_id) from staff_action_order where act_id = action_id) as orders
     from staff_action order by at desc limit 1`,
  )
  expect(entry).toMatchObject({ action: "orders-download", outcome: "done", orders: ["o3", "o7"] })
  expect((await chosenFile([])).statusCode).toBe(400)
  expect((await chosenFile(Array.from({ length: 1_001 }, (_, n) => `o${n}`))).statusCode).toBe(400)
  const customer = await shop.signIn("erin@example.com", "CUSTOMER")
  expect((await chosenFile(["o1"], customer)).statusCode).toBe(403)
})

test("a parameter that is left empty is refused where it must be a number, and else asks for nothing", async () => {
  expect((await file("maxTotal=")).statusCode).toBe(400)
  expect((await file("minTotal=0x10")).statusCode).toBe(400)
  expect(linesOf((await file("statuses=")).body)).toHaveLength(ORDERS + 1)
  const headers = { authorization: `Bearer ${support.accessToken} ${support.idToken}` }
  const ofFirstRevision = await shop.app.inject({ url: "/api/admin/orders/o1?revision=", headers })
  expect(ofFirstRevision.statusCode).toBe(400)
})
