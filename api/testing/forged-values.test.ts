import { toCursor } from "@voltread/projections/platform/cursor.ts"
import { sampled, sampledCount } from "@voltread/projections/testing/sample.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { analyticsSchema, productsSchema, shopSchema } from "../composition/graphql.ts"
import { graphqlCalls, leavesOf, operationOf } from "./graphql-calls.ts"
import { fillCall, restCalls } from "./rest-calls.ts"
import { type ShopApp, shopApp, type Tokens } from "./shop-app.ts"

let shop: ShopApp
let root: Tokens

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
})
afterAll(() => shop.close())

const PATHS = [
  ["/graphql", shopSchema],
  ["/graphql/products", productsSchema],
  ["/graphql/analytics", analyticsSchema],
] as const

/**
 * Sends each value to every call, over REST and GraphQL, that takes one of that name; returns which calls failed, and
 * how.
 */
const sendAll = async (name: string, values: ReadonlyArray<string>) => {
  const failed: Array<string> = []
  let sent = 0
  for (const call of await restCalls(shop.app)) {
    for (const field of call.fields.filter((each) => each.name === name)) {
      for (const value of values) {
        const { url, body } = fillCall(call, new Map([[field, value]]))
        const { status } = await shop.call(call.method, url, body, { as: root })
        if (status >= 500) failed.push(`${call.method} ${call.path}: ${status} for ${value}`)
        sent += 1
      }
    }
  }
  for (const [url, schema] of PATHS) {
    for (const call of graphqlCalls(schema)) {
      for (const leaf of leavesOf(call).filter(({ path }) => path.at(-1) === name)) {
        for (const value of values) {
          const payload = { query: operationOf(call, leaf), variables: { v: value } }
          const headers = { authorization: `Bearer ${root.accessToken} ${root.idToken}` }
          const { statusCode, body } = await shop.app.inject({ method: "POST", url, headers, payload })
          if (statusCode >= 500 || /"(INTERNAL|UNAVAILABLE)"/.test(body))
            failed.push(`${url} ${call.field.name}: ${statusCode} for ${value}`)
          sent += 1
        }
      }
    }
  }
  return { failed, sent }
}

/** The sort orders of lists, as in their cursors. */
const SORTS = [
  "NEWEST",
  "OLDEST",
  "TOTAL_DESC",
  "applications",
  "contacts",
  "chats",
  "customers",
  "reviews-newest",
  "moderation-pending",
  "audit-log",
  "parked",
  "payouts",
  "missing-money",
  "postbacks",
  "undelivered-mail",
  // Reports in their default order.
  " ",
]

/** In the form of a cursor, but made by no list. */
const CURSORS = [
  ...SORTS.flatMap((sort) => [
    toCursor(sort, "+275760-09-13T00:00:00.000Z", "x"),
    toCursor(sort, Number.MAX_SAFE_INTEGER, "x"),
    toCursor(sort, -1, "x"),
    toCursor(sort, "2026-03-01T10:00:00.000Z", "\u0000"),
    toCursor(sort, 0, "\u0000"),
  ]),
  // An invalid time and text: rejected before anybody checks whose cursor it is.
  toCursor("NEWEST", "infinity", "x"),
  toCursor("NEWEST", "2026-13-45T99:00:00.000Z", "x"),
  toCursor("NEWEST", "2026-03-01T10:00:00.000Z", "\ud800"),
  "e30",
  "made-up",
]

test("forged cursors are rejected by every list, or lead to an empty page", {
  timeout: 120_000,
}, async () => {
  const { failed, sent } = await sendAll("after", sampled(CURSORS))
  expect(failed).toEqual([])
  expect(sent).toBeGreaterThan(sampledCount(300))
})

test("forged cursors of the list of customers, which has filters of its own, cause no server error", async () => {
  for (const after of CURSORS) {
    const { status } = await shop.call("POST", "/api/admin/customers/list", { after }, { as: root })
    expect(status, after).toBeLessThan(500)
  }
})

test("property names that every object has are no groups and no columns of a report", {
  timeout: 120_000,
}, async () => {
  const inherited = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"]
  for (const name of ["groupBy", "sort", "name"]) {
    const { failed, sent } = await sendAll(name, inherited)
    expect(failed).toEqual([])
    expect(sent).toBeGreaterThan(0)
  }
})
