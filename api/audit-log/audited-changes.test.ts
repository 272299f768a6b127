import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

let shop: ShopApp
let owner: Tokens
let support: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  owner = await shop.signIn("owner@example.com", "SUPER ADMIN")
  support = await shop.signIn("support@example.com", "CUSTOMERSUPPORT")
})
afterAll(() => shop.close())

const newest = async () => {
  const { body } = await shop.call("GET", "/api/admin/audit-log", undefined, { as: owner })
  return JSON.parse(JSON.stringify(body.data?.entries))[0]
}

const SAVE_MARKUP = `mutation ($input: UpdatePriceMarkupInput!) {
  updatePriceMarkup(input: $input) { success priceMarkup { updatedAt } } }`
const ADD_MARKUP = `mutation ($input: AddPriceMarkupInput!) {
  addPriceMarkup(input: $input) { success message priceMarkup { updatedAt } } }`
const markup = (markupValue: number) => ({
  supplierId: null,
  type: "ANY",
  rule: {
    ruleType: "ALL",
    categoryName: null,
    minPrice: null,
    maxPrice: null,
    brands: [],
    markupType: "PERCENT",
    markupValue,
    roundingMethod: "NONE",
  },
})
const graphql = (query: string, input: object, as: Tokens) =>
  shop.call("POST", "/graphql", { query, variables: { input } }, { as })

describe("an entry says what was before and after", () => {
  test("of a role", async () => {
    await shop.signIn("rosa@example.com", "CUSTOMERSUPPORT")
    const url = "/api/admin/staff/rosa@example.com/role"
    expect((await shop.call("PUT", url, { role: "ADMIN" }, { as: owner })).status).toBe(200)
    expect(await newest()).toMatchObject({
      action: "staff-role",
      subject: "rosa@example.com",
      changes: [{ what: "Role", before: "CUSTOMERSUPPORT", after: "ADMIN" }],
    })
  })

  test("of a price markup", async () => {
    const id = randomUUID()
    const added = await graphql(ADD_MARKUP, { id, ...markup(25) }, owner)
    const { priceMarkup } = JSON.parse(JSON.stringify(added.body.data)).addPriceMarkup
    expect((await newest()).changes).toContainEqual({ what: "Markup", before: null, after: "+25%" })
    const { updatedAt } = priceMarkup
    await graphql(SAVE_MARKUP, { id, updatedAt, isDeleted: false, ...markup(30) }, owner)
    expect(await newest()).toMatchObject({
      action: "price-markup-update",
      outcome: "done",
      changes: [{ what: "Markup", before: "+25%", after: "+30%" }],
    })
    await graphql(SAVE_MARKUP, { id, updatedAt, isDeleted: false, ...markup(35) }, owner)
    expect(await newest()).toMatchObject({ outcome: "refused", changes: [] })
  })

  test("of a promotion", async () => {
    const form = {
      description: "Fall",
      benefit: { kind: "percent", basisPoints: 1_000 },
      categories: ["sound-bars"],
      oncePerPerson: false,
      isActive: true,
      validFrom: "2026-01-01T00:00:00.000Z",
      validUntil: null,
    }
    const list = "/api/admin/promotions"
    await shop.call("POST", list, { promotionCode: "FALL", ...form }, { as: owner })
    expect((await newest()).changes).toContainEqual({ what: "Discount", before: null, after: "10% off" })
    expect((await newest()).changes).toContainEqual({ what: "Categories", before: null, after: "Sound Bars" })
    const benefit = { kind: "amount", cents: 2_500 }
    await shop.call("PUT", `${list}/FALL`, { version: 1, ...form, benefit }, { as: owner })
    expect((await newest()).changes).toEqual([{ what: "Discount", before: "10% off", after: "$25.00 off" }])
  })

  test("of an affiliate, and no secret of its network", async () => {
    const list = "/api/admin/affiliates"
    const form = {
      name: "Deals",
      status: "active",
      rollupId: null,
      payoutPeriod: "monthly",
      network: "own",
      conversionUrl: "https://n.example/?key=hidden-one&click={click}",
      reversalUrl: null,
    }
    await shop.call(
      "POST",
      list,
      { affiliateId: "DEALS", ...form, networkToken: "hidden-two" },
      { as: owner },
    )
    expect((await newest()).changes).toContainEqual({ what: "Network token", before: null, after: "set" })
    const change = (version: number, changed: object) =>
      shop.call("PUT", `${list}/DEALS`, { version, ...form, ...changed }, { as: owner })
    await change(1, {
      payoutPeriod: "weekly",
      status: "paused",
      conversionUrl: "https://n.example/?key=hidden-three&click={click}",
      networkToken: "hidden-four",
    })
    expect(await newest()).toMatchObject({
      action: "affiliate-update",
      subject: "DEALS",
      changes: [
        { what: "Status", before: "Active", after: "Paused" },
        { what: "Payout period", before: "Every month", after: "Every week" },
        { what: "Conversion URL", before: null, after: "changed" },
        { what: "Network token", before: null, after: "changed" },
      ],
    })
    await change(1, { name: "Too late" })
    expect(await newest()).toMatchObject({ outcome: "refused", changes: [] })
    const kept = JSON.stringify(await shop.sql("select * from staff_action"))
    expect(kept).not.toMatch(/hidden-(one|two|three|four)/)
  })

  test("of a sub-affiliate, of a rollup and of a report token", async () => {
    const sub = "/api/admin/affiliates/DEALS/subs/mail"
    await shop.call("PUT", sub, { name: "Mail", status: "active" }, { as: owner })
    await shop.call("PUT", sub, { name: "Mail", status: "ended" }, { as: owner })
    expect((await newest()).changes).toEqual([{ what: "Status", before: "Active", after: "Ended" }])
    const rollup = "/api/admin/affiliate-rollups/GROUP"
    await shop.call("PUT", rollup, { name: "One" }, { as: owner })
    await shop.call("PUT", rollup, { name: "Two" }, { as: owner })
    expect((await newest()).changes).toEqual([{ what: "Name", before: "One", after: "Two" }])
    const tokens = "/api/admin/affiliates/DEALS/tokens"
    const { body } = await shop.call("POST", tokens, { label: "Report", days: 30 }, { as: owner })
    expect((await newest()).changes).toEqual([
      { what: "Report token", before: null, after: "Report, for 30 days" },
    ])
    const kept = JSON.stringify(await shop.sql("select * from staff_action"))
    expect(kept).not.toContain(body.data?.token)
    const [row] = await shop.sql("select token_id::text as id from affiliate_token")
    await shop.call("DELETE", `${tokens}/${row?.id}`, undefined, { as: owner })
    expect((await newest()).changes).toEqual([{ what: "Report token", before: "Report", after: null }])
    await shop.call("DELETE", `${tokens}/${row?.id}`, undefined, { as: owner })
    expect((await newest()).changes).toEqual([])
  })

  test("of an affiliate's terms", async () => {
    const list = "/api/admin/affiliates"
    const form = { name: "Blog", status: "active", rollupId: null, payoutPeriod: "monthly", network: "none" }
    const urls = { conversionUrl: null, reversalUrl: null }
    await shop.call("POST", list, { affiliateId: "BLOG", ...form, ...urls }, { as: owner })
    const terms = { kind: "percent", basisPoints: 600 }
    const from = { subAffiliateId: null, validFrom: "2026-01-01T00:00:00.000Z", validUntil: null }
    expect((await shop.call("POST", `${list}/BLOG/terms`, { ...from, terms }, { as: owner })).status).toBe(
      200,
    )
    const added = { what: "Terms", before: null, after: "6% of the products" }
    expect((await newest()).changes).toContainEqual(added)
    const [row] = await shop.sql("select terms_id::text as id from affiliate_terms")
    await shop.call("DELETE", `${list}/BLOG/terms/${row?.id}`, undefined, { as: owner })
    expect((await newest()).changes).toContainEqual({
      what: "Terms",
      before: "6% of the products",
      after: null,
    })
  })
})

test("of a customer's data names the changed fields without their values", async () => {
  await shop.signIn("greta@example.com")
  const customer = "/api/admin/customers/greta@example.com"
  const person = { firstName: "Greta", lastName: "Secretname", phone: "2125550199" }
  expect((await shop.call("PUT", customer, person, { as: support })).status).toBe(200)
  expect((await newest()).changes).toContainEqual({ what: "Last name", before: null, after: "changed" })
  const address = { ...person, address1: "1 Hidden St", city: "Austin", state: "TX", postalCode: "78701" }
  await shop.call("POST", `${customer}/address/add`, address, { as: support })
  const [row] = await shop.sql("select address_id::text as id from account_address")
  const moved = { ...address, address1: "2 Hidden St" }
  await shop.call("PUT", `${customer}/address/update/${row?.id}`, moved, { as: support })
  expect(await newest()).toMatchObject({
    action: "customer-address-update",
    changes: [{ what: "Address", before: null, after: "changed" }],
  })
  const kept = JSON.stringify(await shop.sql("select * from staff_action"))
  expect(kept).not.toMatch(/Secretname|Hidden|2125550199/)
})

test("is made for a mutation without permission, as for a REST call", async () => {
  const { body } = await graphql(ADD_MARKUP, { id: randomUUID(), ...markup(25) }, support)
  expect(JSON.stringify(body)).toContain("FORBIDDEN")
  expect(await newest()).toMatchObject({
    actor: "support@example.com",
    action: "price-markup-add",
    outcome: "refused",
    changes: [],
  })
})

test("is complete in the exported file, too", async () => {
  await shop.sql(
    `insert into staff_action (actor, actor_role, action, subject_kind, changes, outcome, correlation_id)
     values ('files@example.com', 'admin', 'staff-role', 'staff',
       '[{"what": "Role", "before": "A", "after": "B"}, {"what": "Phone", "before": null, "after": "changed"}]', 'done', '')`,
  )
  const { accessToken, idToken } = owner
  const file = await shop.app.inject({
    url: "/api/admin/audit-log.csv?actor=files@example.com",
    headers: { authorization: `Bearer ${accessToken} ${idToken}` },
  })
  expect(file.body).toContain("Role: A → B; Phone: changed,done")
})
