import { may, type Permission } from "@voltread/domain/shared/permissions.ts"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { shopSchema } from "../composition/graphql.ts"
import { transaction } from "../platform/postgres/query.ts"
import { pseudonymizeAccount } from "../privacy/erase-records.ts"
import { graphqlCalls, operationOf } from "../testing/graphql-calls.ts"
import { PASSWORD, type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { AUDITED_ACTS, NO_CHANGES } from "./audited-acts.ts"
import { actOfRoute, isStaffOnly } from "./audited-requests.ts"

let shop: ShopApp
let owner: Tokens
let admin: Tokens
let support: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  owner = await shop.signIn("owner@example.com", "SUPER ADMIN")
  admin = await shop.signIn("admin@example.com", "ADMIN")
  support = await shop.signIn("support@example.com", "CUSTOMERSUPPORT")
})
afterAll(() => shop.close())

const entries = async (query = ""): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const { status, body } = await shop.call("GET", `/api/admin/audit-log${query}`, undefined, { as: admin })
  expect(status).toBe(200)
  return JSON.parse(JSON.stringify(body.data?.entries))
}
const newest = async () => (await entries())[0]

describe("no change by staff is forgotten", () => {
  test("every route that only staff may change something by has an entry of its own", () => {
    const routes = shop.app
      .routesWithAccess()
      .filter(({ method, access }) => !["GET", "HEAD", "OPTIONS"].includes(method) && isStaffOnly(access))
      .map(({ method, url }) => `${method} ${url}`)
    expect(routes.length).toBeGreaterThan(30)
    expect(routes.filter((route) => !NO_CHANGES.has(route) && AUDITED_ACTS[route] === undefined)).toEqual([])
  })

  test("names only acts that exist", () => {
    const mutations = graphqlCalls(shopSchema)
      .filter(({ root }) => root === "mutation")
      .map(({ field }) => `Mutation ${field.name}`)
    const routes = shop.app.routesWithAccess().map(({ method, url }) => `${method} ${url}`)
    const known = new Set([...mutations, ...routes])
    expect([...Object.keys(AUDITED_ACTS), ...NO_CHANGES].filter((name) => !known.has(name))).toEqual([])
  })

  test("every mutation that a customer may not call leaves an entry of its own", {
    timeout: 60_000,
  }, async () => {
    const missing: Array<string> = []
    let called = 0
    for (const call of graphqlCalls(shopSchema)) {
      if (call.root !== "mutation") continue
      const query = operationOf(call)
      const send = (as?: Tokens) => shop.call("POST", "/graphql", { query }, as === undefined ? {} : { as })
      const customer = await send(await shop.signIn("customer@example.com"))
      if (!JSON.stringify(customer.body).includes('"FORBIDDEN"')) continue
      called += 1
      const count = async () => (await shop.sql("select count(outcome)::int as n from staff_action"))[0]?.n
      const before = await count()
      await send(owner)
      if ((await count()) !== Number(before) + 1) missing.push(call.field.name)
      if (AUDITED_ACTS[`Mutation ${call.field.name}`] === undefined)
        missing.push(`the name of ${call.field.name}`)
    }
    expect(missing).toEqual([])
    expect(called).toBeGreaterThan(15)
  })

  test("an unnamed act is recorded all the same", () => {
    const permission: Permission = "manage-prices"
    expect(may("customer", permission)).toBe(false)
    expect(actOfRoute("POST /api/admin/new-things", permission)).toEqual({ action: "other" })
    expect(actOfRoute("POST /api/new-things", "use-own-account")).toBeUndefined()
  })

  test("nothing is done if its entry cannot be made", async () => {
    await shop.sql("alter table staff_action rename to staff_action_away")
    const answer = await shop.call(
      "POST",
      "/api/users/add",
      { firstName: "Nora", lastName: "Nobody", email: "nora@example.com", phone: "2125550101" },
      { as: owner },
    )
    await shop.sql("alter table staff_action_away rename to staff_action")
    expect(answer.status).toBe(500)
    expect(await shop.sql("select from account where username = 'nora@example.com'")).toEqual([])
  })
})

describe("an entry", () => {
  test("says who did what to whom, and how it went", async () => {
    const form = { firstName: "Anna", lastName: "Newman", email: "anna@example.com", phone: "2125550101" }
    await shop.call("POST", "/api/users/add", { ...form, role: "ADMIN" }, { as: owner })
    expect(await newest()).toMatchObject({
      actor: "owner@example.com",
      actorName: "Test Person",
      actorRole: "super admin",
      action: "staff-added",
      subjectKind: "staff",
      subject: "anna@example.com",
      subjectName: "Anna Newman",
      detail: "ADMIN",
      outcome: "done",
    })
    await shop.call("POST", "/api/users/add", { ...form, role: "ADMIN" }, { as: owner })
    expect(await newest()).toMatchObject({ action: "staff-added", outcome: "refused" })
  })

  test("is made for attempts without permission", async () => {
    const url = "/api/admin/staff/admin@example.com/role"
    expect((await shop.call("PUT", url, { role: "ADMIN" }, { as: support })).status).toBe(403)
    expect(await newest()).toMatchObject({
      actor: "support@example.com",
      action: "staff-role",
      outcome: "refused",
    })
  })

  test("is not made for acts of customers or malformed requests", async () => {
    const [before] = await shop.sql("select count(*)::int as n from staff_action")
    const customer = await shop.signIn("shopper@example.com")
    const profile = { firstName: "Shop", lastName: "Perry", phone: "2125550101" }
    expect((await shop.call("PUT", "/api/account/profile", profile, { as: customer })).status).toBe(200)
    await shop.call("POST", "/api/users/add", { email: 7 }, { as: owner })
    expect(await shop.sql("select count(*)::int as n from staff_action")).toEqual([before])
  })

  test("records log-ins and failed ones, of staff only", async () => {
    await shop.call("POST", "/api/auth/login", { username: "Support@example.com", password: "Wrong-pass-1" })
    expect(await newest()).toMatchObject({
      actor: "support@example.com",
      action: "log-in",
      detail: "Wrong password",
      outcome: "refused",
    })
    await shop.call("POST", "/api/auth/login", { username: "support@example.com", password: PASSWORD })
    expect(await newest()).toMatchObject({ actor: "support@example.com", action: "log-in", outcome: "done" })
    await shop.call("POST", "/api/auth/login", { username: "shopper@example.com", password: "Wrong-pass-1" })
    await shop.call("POST", "/api/auth/login", { username: "shopper@example.com", password: PASSWORD })
    expect(await newest()).toMatchObject({ actor: "support@example.com" })
  })

  test("names nobody after they were erased", async () => {
    await shop.signIn("greta@example.com")
    await shop.call("PUT", "/api/users/disable/greta@example.com", {}, { as: support })
    expect(await newest()).toMatchObject({ subject: "greta@example.com", detail: "disable" })
    const greta = { username: "greta@example.com", type: "CUSTOMER" }
    await shop.run(transaction((client) => pseudonymizeAccount(client, greta, "erased-1")))
    expect(JSON.stringify(await shop.sql("select * from staff_action"))).not.toContain("greta")
    expect(await newest()).toMatchObject({ subject: "erased-1", subjectName: "[erased] [erased]" })
  })

  test("calls reference data as the page of imports does", async () => {
    await shop.sql(
      `insert into staff_action (actor, actor_role, action, subject_kind, subject, outcome, correlation_id)
       values ('admin@example.com', 'admin', 'reference-import', 'import', 'tax-rates', 'done', 'x')`,
    )
    expect(await newest()).toMatchObject({ subject: "tax-rates", subjectName: "Sales tax by state" })
  })

  test("does not name an address without an account", async () => {
    await shop.call("PUT", "/api/users/disable/stranger@example.com", {}, { as: support })
    expect(await newest()).toMatchObject({ action: "customer-status", subject: null, outcome: "refused" })
  })
})

describe("the list", () => {
  test("is filtered by who, what, on what and when", async () => {
    const of = async (query: string, field: string) =>
      new Set((await entries(query)).map((entry) => entry[field]))
    expect(await of("?actor=support@example.com", "actor")).toEqual(new Set(["support@example.com"]))
    expect(await of("?action=log-in", "action")).toEqual(new Set(["log-in"]))
    expect(await of("?on=customer", "subjectKind")).toEqual(new Set(["customer"]))
    expect(await of("?subject=anna@example.com", "subject")).toEqual(new Set(["anna@example.com"]))
    expect(await entries("?to=2020-01-01")).toEqual([])
    expect(await entries("?from=2020-01-01&actor=nobody")).toEqual([])
    expect((await entries("?from=2020-01-01")).length).toBeGreaterThan(5)
    const { status } = await shop.call("GET", "/api/admin/audit-log?from=2026-02-30", undefined, {
      as: admin,
    })
    expect(status).toBe(400)
  })

  test("continues where a page ended, without repeating or skipping an entry", async () => {
    await shop.sql(
      `insert into staff_action (at, actor, actor_role, action, subject_kind, outcome, correlation_id)
       select date_trunc('second', now()) - make_interval(secs => n / 3), 'pages@example.com', 'admin', 'order-note', 'order', 'done', ''
       from generate_series(1, 120) n`,
    )
    const seen: Array<unknown> = []
    let after: unknown = null
    do {
      const query = after === null ? "" : `&after=${after}`
      const url = `/api/admin/audit-log?actor=pages@example.com${query}`
      const { body } = await shop.call("GET", url, undefined, { as: admin })
      seen.push(...(await JSON.parse(JSON.stringify(body.data?.entries))).map(({ id }: { id: string }) => id))
      after = body.data?.nextCursor
    } while (after !== null)
    expect(seen.length).toBe(120)
    expect(new Set(seen).size).toBe(120)
    expect((await shop.call("GET", "/api/admin/audit-log?after=x", undefined, { as: admin })).status).toBe(
      400,
    )
  })

  test("is exported without formulas, and the export is an entry", async () => {
    await shop.sql(
      `insert into staff_action (actor, actor_role, action, subject_kind, subject, outcome, correlation_id)
       values ('files@example.com', 'admin', 'promotion-add', 'promotion', '=1+1', 'done', '')`,
    )
    const { accessToken, idToken } = admin
    const file = await shop.app.inject({
      url: "/api/admin/audit-log.csv?on=promotion",
      headers: { authorization: `Bearer ${accessToken} ${idToken}` },
    })
    const [head, line] = file.body.split("\r\n")
    expect(head).toContain("Time (UTC),Username,Name,Role,Action")
    expect(line).toContain("files@example.com,files@example.com,admin,Added a promotion,promotion,'=1+1")
    expect(await newest()).toMatchObject({ action: "audit-log-download", outcome: "done" })
  })

  test("is for admins", async () => {
    expect((await shop.call("GET", "/api/admin/audit-log", undefined, { as: support })).status).toBe(403)
    expect((await shop.call("GET", "/api/admin/audit-log", undefined)).status).toBe(401)
  })
})
