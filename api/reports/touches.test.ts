import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

let shop: ShopApp
let admin: Tokens

const touch = (source: string) => ({
  visitId: source,
  at: "2026-03-01T08:00:00.000Z",
  source,
  medium: "email",
  campaign: null,
  term: null,
  content: null,
  affiliateId: null,
  subAffiliateId: null,
  rollupId: null,
})

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
  const history = new History()
  const attribution = { visitId: "v", first: touch("radio"), last: touch("letter"), lastPaid: null }
  history.at("2026-03-02T10:00:00.000Z").order("a", placing(undefined, { orderId: "a", attribution }))
  await project({ connectionString: shop.config.databaseUrl }, history.log.events)
})
afterAll(() => shop.close())

const DAYS = "from=2026-03-01&to=2026-03-31"

const SOURCES = [
  ["&touch=first", "radio", "radio"],
  ["&touch=last", "letter", "letter"],
  ["", "letter", "letter"],
  ["&touch=lastPaid", "(not paid)", "No paid visit"],
] as const

test.each(SOURCES)(
  "by REST%s the order is found at %s, which the file calls %s",
  async (touched, source, word) => {
    const path = `?${DAYS}&groupBy=source${touched}`
    const { body } = await shop.call("GET", `/api/admin/reports/traffic-sources${path}`, undefined, {
      as: admin,
    })
    const { rows } = Object(body.data).report
    expect(rows.map(({ key }: { key: string }) => key)).toEqual([source])
    const file = await shop.app.inject({
      method: "GET",
      url: `/api/admin/reports/traffic-sources.csv${path}`,
      headers: { authorization: `Bearer ${admin.accessToken} ${admin.idToken}` },
    })
    expect(file.body).toContain(`\r\n${word},`)
  },
)

test.each([
  ["first", "radio"],
  ["lastPaid", "(not paid)"],
])("by GraphQL, counted for the %s visit, it is found at %s", async (model, source) => {
  const query = `{ trafficSourcesReport(input: { from: "2026-03-01", to: "2026-03-31", groupBy: "source", touch: "${model}" }) { rows { key } } }`
  for (const path of ["/graphql", "/graphql/analytics"]) {
    const { body } = await shop.call("POST", path, { query }, { as: admin })
    expect(Object(body.data).trafficSourcesReport.rows).toEqual([{ key: source }])
  }
})

test.each(["revenue", "affiliate-summary"])("%s does not count by visits, and says so", async (name) => {
  const groupBy = name === "revenue" ? "day" : "affiliate"
  const path = `/api/admin/reports/${name}?${DAYS}&groupBy=${groupBy}&touch=first`
  const { status, body } = await shop.call("GET", path, undefined, { as: admin })
  expect([status, body.errorMessage]).toEqual([
    400,
    "Only reports of traffic count orders by one visit or another.",
  ])
})

test("a visit that nobody has thought of is refused", async () => {
  const path = `/api/admin/reports/traffic-sources?${DAYS}&groupBy=source&touch=middle`
  expect((await shop.call("GET", path, undefined, { as: admin })).status).toBe(400)
})
