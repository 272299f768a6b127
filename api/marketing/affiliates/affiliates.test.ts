import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../../testing/shop-app.ts"
import { rollupAt } from "../rollup-at.ts"
import { termsAt } from "../terms-at.ts"

let shop: ShopApp
let admin: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
})
afterAll(() => shop.close())

const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: unknown) =>
  shop.call(method, url, body, { as: admin })

const form = {
  name: "Deal Hunt",
  status: "active",
  rollupId: null,
  payoutPeriod: "monthly",
  network: "everflow",
  conversionUrl: "https://www.network.example/?nid=1&transaction_id={click}&verification_token={token}",
  reversalUrl: null,
}
const LIST = "/api/admin/affiliates"
const add = (affiliateId: string, change: object = {}) =>
  call("POST", LIST, { affiliateId, ...form, ...change })
const detail = async (affiliateId: string) => (await call("GET", `${LIST}/${affiliateId}`)).body.data

describe("affiliates", () => {
  test("are added, listed and shown with the history of changes", async () => {
    expect((await call("PUT", "/api/admin/affiliate-rollups/MEDIA", { name: "Media One" })).status).toBe(200)
    expect((await add("DEALHUNT", { rollupId: "MEDIA" })).status).toBe(200)
    expect((await add("DEALHUNT")).status).toBe(409)
    const list = await call("GET", LIST)
    expect(list.body.data).toMatchObject({
      affiliates: [{ affiliateId: "DEALHUNT", name: "Deal Hunt", rollupId: "MEDIA", terms: null }],
      rollups: [{ rollupId: "MEDIA", name: "Media One" }],
    })
    expect(await detail("DEALHUNT")).toMatchObject({
      affiliate: { affiliateId: "DEALHUNT", version: 1, hasNetworkToken: false },
      changes: [
        { what: "Affiliate added", actorName: "Test Person", before: null, after: { name: "Deal Hunt" } },
      ],
    })
    expect((await call("GET", `${LIST}/nobody`)).status).toBe(404)
  })

  test("say that there are more changes than the newest 100", async () => {
    await add("BUSY")
    const change = (many: number) =>
      shop.sql(
        `insert into affiliate_change (affiliate_id, actor, actor_name, what)
         select 'BUSY', 'ann', 'Ann', 'Terms added' from generate_series(1, $1::int)`,
        [many],
      )
    await change(99)
    expect(await detail("BUSY")).toMatchObject({ changes: { length: 100 }, hasMoreChanges: false })
    await change(1)
    expect(await detail("BUSY")).toMatchObject({ changes: { length: 100 }, hasMoreChanges: true })
  })

  test("are not changed by somebody with an outdated version", async () => {
    await add("RACE")
    const change = (version: number, name: string) => call("PUT", `${LIST}/RACE`, { version, ...form, name })
    const answers = await Promise.all([change(1, "One"), change(1, "Two")])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await change(2, "Three")).status).toBe(200)
    const found = await detail("RACE")
    expect(found).toMatchObject({ affiliate: { name: "Three", version: 3 } })
    // As after a lost answer.
    expect((await change(2, "Three")).status).toBe(200)
    expect(await detail("RACE")).toMatchObject({ affiliate: { version: 3 } })
  })

  test("have a token at their network that nobody can read again, not even in the history", async () => {
    await add("SECRET", { networkToken: "very-secret" })
    const stored = await shop.sql(
      "select a::text as row, (select json_agg(c)::text from affiliate_change c) as changes from affiliate a where affiliate_id = 'SECRET'",
    )
    const seen = JSON.stringify([await detail("SECRET"), stored])
    expect(seen).not.toContain("very-secret")
    const keep = { version: 1, ...form }
    await call("PUT", `${LIST}/SECRET`, keep)
    expect(await detail("SECRET")).toMatchObject({ affiliate: { hasNetworkToken: true } })
    await call("PUT", `${LIST}/SECRET`, { ...keep, networkToken: null })
    expect(await detail("SECRET")).toMatchObject({ affiliate: { hasNetworkToken: false } })
  })

  test.each([
    ["an id that no link can carry", { affiliateId: "a b" }, "affiliateId"],
    ["no name", { name: " " }, "name"],
    [
      "a template whose host comes from the order",
      { conversionUrl: "https://{click}.example/" },
      "conversionUrl",
    ],
    [
      "a template with a placeholder that nothing fills",
      { conversionUrl: "https://n.example/?x={ip}" },
      "conversionUrl",
    ],
    ["a template with a log-in", { conversionUrl: "https://me:pw@n.example/" }, "conversionUrl"],
    ["a template that is no address of the web", { reversalUrl: "file:///etc/passwd" }, "reversalUrl"],
    ["an unknown status", { status: "gone" }, "status"],
  ])("are refused with %s", async (_, change, property) => {
    const { status, body } = await add("WRONG", change)
    expect(status).toBe(400)
    expect(body.fieldErrors).toMatchObject([{ property }])
  })

  test("of an unknown rollup are refused", async () => {
    expect((await add("LOST", { rollupId: "nowhere" })).status).toBe(404)
    expect(await detail("LOST")).toBeNull()
  })
})

describe("terms", () => {
  const at = (instant: string) =>
    shop.run(
      termsAt({ affiliateId: "TERMS", subAffiliateId: null }, { now: Date.parse(instant), timeZone: "UTC" }),
    )
  const terms = (validFrom: string, validUntil: string | null, basisPoints: number) =>
    call("POST", `${LIST}/TERMS/terms`, {
      subAffiliateId: null,
      validFrom,
      validUntil,
      terms: { kind: "percent", basisPoints },
    })

  test("apply from one time to another, the latest to begin first, and end when staff say so", async () => {
    await add("TERMS")
    expect((await terms("2026-01-01T00:00:00.000Z", null, 500)).status).toBe(200)
    expect((await terms("2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z", 900)).status).toBe(200)
    expect(await at("2025-12-31T23:59:59.999Z")).toBeNull()
    expect(await at("2026-01-01T00:00:00.000Z")).toMatchObject({ basisPoints: 500 })
    expect(await at("2026-02-01T00:00:00.000Z")).toMatchObject({ basisPoints: 900 })
    expect(await at("2026-03-01T00:00:00.000Z")).toMatchObject({ basisPoints: 500 })
    expect((await terms("2026-03-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z", 1)).status).toBe(422)
    expect((await terms("2026-03-01T00:00:00.000Z", null, 10_001)).status).toBe(400)
    const [{ terms_id: id } = {}] = await shop.sql(
      "select terms_id from affiliate_terms where affiliate_id = 'TERMS' and valid_until is null",
    )
    expect((await call("DELETE", `${LIST}/TERMS/terms/${id}`)).status).toBe(200)
    expect(await at("2099-01-01T00:00:00.000Z")).toBeNull()
    expect(await at("2026-01-15T00:00:00.000Z")).toMatchObject({ basisPoints: 500 })
    expect((await call("DELETE", `${LIST}/TERMS/terms/nothing`)).status).toBe(404)
  })

  test("by category are refused for one that no product has", async () => {
    await add("BYCATEGORY")
    const byCategory = (category: string) =>
      call("POST", `${LIST}/BYCATEGORY/terms`, {
        subAffiliateId: null,
        validFrom: "2026-01-01T00:00:00.000Z",
        validUntil: null,
        terms: { kind: "category", rates: [{ category, basisPoints: 500 }], otherBasisPoints: 200 },
      })
    const refused = await byCategory("tyres")
    expect([refused.status, refused.body.errorMessage]).toEqual([422, "There is no category “tyres”."])
    expect((await byCategory("tires")).status).toBe(200)
  })

  test("that have not begun are removed when they are ended", async () => {
    await add("FUTURE")
    await call("POST", `${LIST}/FUTURE/terms`, {
      subAffiliateId: null,
      validFrom: "2099-01-01T00:00:00.000Z",
      validUntil: null,
      terms: { kind: "fixed", amount: 100 },
    })
    const [{ terms_id: id } = {}] = await shop.sql(
      "select terms_id from affiliate_terms where affiliate_id = 'FUTURE'",
    )
    await call("DELETE", `${LIST}/FUTURE/terms/${id}`)
    expect(await detail("FUTURE")).toMatchObject({
      terms: [],
      changes: [{ what: "Terms ended" }, { what: "Terms added" }, { what: "Affiliate added" }],
    })
  })
})

test("sub-affiliates are added and changed, with their history", async () => {
  await add("SUBS")
  const save = (name: string, status: string) => call("PUT", `${LIST}/SUBS/subs/blog`, { name, status })
  expect((await save("Blog", "active")).status).toBe(200)
  expect((await save("Blog", "paused")).status).toBe(200)
  expect(await detail("SUBS")).toMatchObject({
    subAffiliates: [{ subAffiliateId: "blog", name: "Blog", status: "paused" }],
    changes: [
      { what: "Sub-affiliate changed", before: { status: "active" }, after: { status: "paused" } },
      { what: "Sub-affiliate added" },
      { what: "Affiliate added" },
    ],
  })
  expect((await call("PUT", `${LIST}/NOBODY/subs/blog`, { name: "Blog", status: "active" })).status).toBe(404)
})

describe("rollups", () => {
  test("keep visits and orders from the time an affiliate belonged to them", async () => {
    for (const id of ["FIRST", "SECOND"])
      await call("PUT", `/api/admin/affiliate-rollups/${id}`, { name: id })
    await add("MOVER", { rollupId: "FIRST" })
    const of = (now: number) => shop.run(rollupAt("MOVER", now))
    const soon = Date.now() + 60_000
    expect(await of(soon)).toBe("FIRST")
    const [{ valid_from: joined } = {}] = await shop.sql(
      "select valid_from from affiliate_rollup_membership where affiliate_id = 'MOVER'",
    )
    await shop.sql(
      "update affiliate_rollup_membership set valid_from = valid_from - interval '1 day' where affiliate_id = 'MOVER'",
    )
    await call("PUT", `${LIST}/MOVER`, { version: 1, ...form, rollupId: "FIRST", name: "Renamed" })
    await call("PUT", `${LIST}/MOVER`, { version: 2, ...form, rollupId: "SECOND" })
    expect(await of(soon)).toBe("SECOND")
    expect(await of(new Date(String(joined)).getTime() - 3_600_000)).toBe("FIRST")
    await call("PUT", `${LIST}/MOVER`, { version: 3, ...form, rollupId: null })
    expect(await of(soon)).toBeNull()
    expect(await detail("MOVER")).toMatchObject({
      affiliate: { rollupId: null },
      rollups: [
        { rollupId: "SECOND", validUntil: expect.any(String) },
        { rollupId: "FIRST", validUntil: expect.any(String) },
      ],
    })
  })
})

describe("tiers", () => {
  test("depend on what was paid and not refunded in the payout period, in the shop's days", async () => {
    await add("TIERED", { payoutPeriod: "twice-monthly" })
    await call("POST", `${LIST}/TIERED/terms`, {
      subAffiliateId: null,
      validFrom: "2026-01-01T00:00:00.000Z",
      validUntil: null,
      terms: {
        kind: "tiers",
        tiers: [
          { from: 0, basisPoints: 400 },
          { from: 100_000, basisPoints: 600 },
        ],
      },
    })
    const reached = (instant: string, timeZone = "UTC") =>
      shop.run(
        termsAt({ affiliateId: "TIERED", subAffiliateId: null }, { now: Date.parse(instant), timeZone }),
      )
    const converted = (id: string, at: string, kept: number) =>
      shop.sql(
        `insert into affiliate_conversion (order_id, order_number, affiliate_id, converted_at, order_value, payout, kept)
         values ($1, $1, 'TIERED', $2, 60000, 2400, $3)`,
        [id, at, kept],
      )
    await converted("t1", "2026-03-16T02:00:00.000Z", 2_400)
    expect(await reached("2026-03-20T00:00:00.000Z")).toEqual({ kind: "percent", basisPoints: 400 })
    await converted("t2", "2026-03-18T00:00:00.000Z", 100)
    await converted("t3", "2026-03-19T00:00:00.000Z", 0)
    expect(await reached("2026-03-17T00:00:00.000Z")).toMatchObject({ basisPoints: 400 })
    expect(await reached("2026-03-20T00:00:00.000Z")).toMatchObject({ basisPoints: 600 })
    // In New York the first of them was on the 15th, in the previous period.
    expect(await reached("2026-03-20T00:00:00.000Z", "America/New_York")).toMatchObject({ basisPoints: 400 })
    expect(await reached("2026-04-01T00:00:00.000Z")).toMatchObject({ basisPoints: 400 })
  })
})
