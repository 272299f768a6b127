import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

let shop: ShopApp
let support: Tokens

const GUEST = "gina@guest.example"
const OTHER = "gus@guest.example"

/** Rows as the projector writes them. */
const ordered = async (
  id: string,
  owner: string,
  at: string,
  { total = 12_500, phone = "2025550143", status = "COMPLETED", refunded = 0 } = {},
) => {
  const order = {
    order_id: id,
    unique_id: `VT-${id}`,
    owner,
    customer_name: "Gina Guest",
    email: owner,
    status,
    total,
    paid: total,
    refunded,
    disputed: 0,
    missing: 0,
    item_count: 1,
    first_item_name: "Radio",
    created_at: at,
    updated_at: at,
    ship_state: "TX",
    partners: [],
    search: owner,
  }
  await shop.sql(
    "insert into read.order_list select (json_populate_record(null::read.order_list, $1::json)).*",
    [JSON.stringify(order)],
  )
  await shop.sql("insert into read.guest_order values ($1, $2, 'Gina', 'Guest', $3, $4, $5)", [
    id,
    owner,
    phone,
    at,
    `${owner} gina guest ${phone}`,
  ])
}

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
  await ordered("g1", GUEST, "2026-02-01T09:00:00.000Z")
  await ordered("g2", GUEST, "2026-02-03T09:00:00.000Z", { total: 1_000, refunded: 400, phone: "3035550188" })
  await ordered("g3", GUEST, "2026-02-04T09:00:00.000Z", {
    total: 99_900,
    refunded: 99_900,
    status: "CANCELLED",
  })
  await ordered("g4", OTHER, "2026-02-02T09:00:00.000Z")
})
afterAll(() => shop.close())

const Page = Schema.Struct({
  customers: Schema.Array(
    Schema.Struct({
      username: Schema.String,
      isGuest: Schema.Boolean,
      orders: Schema.Int,
      spent: Schema.Finite,
    }),
  ),
  totalCount: Schema.Int,
  nextCursor: Schema.NullOr(Schema.String),
})
const list = async (filters: object, page: object = {}) => {
  const answer = await shop.call("POST", "/api/admin/customers/list", { filters, ...page }, { as: support })
  return Schema.decodeUnknownSync(Page)(answer.body.data)
}
const detail = (address: string) =>
  shop.call("GET", `/api/admin/customers/${address}`, undefined, { as: support })

describe("guests", () => {
  test.each(["gina@GUEST.example", "gina guest", "(202) 555-0143", "3035550188", "303-555-0188"])(
    "are one customer each, found by %s, with what their orders come to",
    async (search) => {
      const { customers } = await list({ search })
      expect(customers.filter(({ username }) => username === GUEST)).toEqual([
        { username: GUEST, isGuest: true, orders: 3, spent: 131 },
      ])
    },
  )

  test("are listed among all customers by their first order, page after page without gaps", async () => {
    const seen: Array<string> = []
    let after: string | null = null
    do {
      const page: typeof Page.Type = await list({}, { after, pageSize: 1 })
      expect(page.totalCount).toBe(2)
      seen.push(...page.customers.map(({ username }) => username))
      after = page.nextCursor
    } while (after !== null)
    expect(seen).toEqual([OTHER, GUEST])
    expect((await list({}, { pageNumber: 2, pageSize: 1 })).customers).toMatchObject([{ username: GUEST }])
    expect((await list({ status: "guest" })).totalCount).toBe(2)
    expect((await list({ status: "active" })).totalCount).toBe(0)
    expect((await list({ from: "2026-02-02" })).customers).toMatchObject([{ username: OTHER }])
  })

  test("have a page with their orders and messages", async () => {
    const message = {
      name: "Gina",
      email: "Gina@guest.example",
      phone: "2025550143",
      message: "Where is it?",
    }
    await shop.call("POST", "/api/contact", message)
    expect(await detail("GINA@guest.example")).toMatchObject({
      status: 200,
      body: {
        data: {
          customer: {
            username: GUEST,
            isGuest: true,
            isActive: false,
            createdAt: "2026-02-01T09:00:00.000Z",
            phone: "2025550143",
            orderCount: 3,
            spent: 131,
            orders: [{ uniqueId: "VT-g3" }, { uniqueId: "VT-g2" }, { uniqueId: "VT-g1" }],
            messages: [{ kind: "message", preview: "Where is it?", isDone: false }],
            timeline: [],
          },
        },
      },
    })
    expect((await detail("nobody@guest.example")).status).toBe(404)
    const theirs = await shop.call("GET", `/api/admin/contacts?from=${GUEST}`, undefined, { as: support })
    expect(theirs.body.data).toMatchObject({ requests: [{ message: "Where is it?" }] })
    const others = await shop.call("GET", `/api/admin/contacts?from=${OTHER}`, undefined, { as: support })
    expect(others.body.data).toMatchObject({ requests: [] })
  })

  test("who register are one customer from then on, with their earlier orders and messages", async () => {
    await shop.signIn(GUEST)
    const { customers } = await list({ search: GUEST })
    expect(customers).toEqual([{ username: GUEST, isGuest: false, orders: 3, spent: 131 }])
    expect((await list({ status: "guest" })).customers).toMatchObject([{ username: OTHER }])
    expect((await detail(GUEST)).body.data).toMatchObject({
      customer: { isGuest: false, isActive: true, orderCount: 3, messages: [{ kind: "message" }] },
    })
  })

  test("who are staff are not shown as customers", async () => {
    await ordered("s1", "support@voltread.example", "2026-02-05T09:00:00.000Z")
    expect((await list({ search: "support@voltread.example" })).customers).toEqual([])
    expect((await detail("support@voltread.example")).status).toBe(404)
  })
})
