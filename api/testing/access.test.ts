import { ROLES, type Role } from "@voltread/domain/shared/permissions.ts"
import type { GraphQLSchema } from "graphql"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { analyticsSchema, productsSchema, shopSchema } from "../composition/graphql.ts"
import { graphqlCalls, operationOf } from "./graphql-calls.ts"
import { type ShopApp, shopApp, type Tokens } from "./shop-app.ts"

/** The rows of lifecycle §7, as written there. */
const ROWS = {
  everybody: ["guest", "customer", "customersupport", "admin", "super admin"],
  "own account": ["customer", "customersupport", "admin", "super admin"],
  "orders and applications": ["customersupport", "admin", "super admin"],
  customers: ["customersupport", "admin", "super admin"],
  "prices, reports, refunds": ["admin", "super admin"],
  "add support staff": ["admin", "super admin"],
  "staff, erasure": ["super admin"],
  "affiliates, by their own token": [],
} as const satisfies Record<string, ReadonlyArray<Role>>
type Row = keyof typeof ROWS

/**
 * The row that a route belongs to: the first pattern that matches its URL or, where methods differ, its method and URL.
 */
const ROUTES: ReadonlyArray<readonly [RegExp, Row]> = [
  [/^\/(healthz|readyz|metrics)$/, "everybody"],
  [/^\/(\.well-known|api\/docs|api\/webhooks|dev\/mailbox|graphql)(\/|$)/, "everybody"],
  [/^\/sitemap/, "everybody"],
  [/^\/api\/auth\/logoutEverywhere$/, "own account"],
  [/^\/api\/auth\//, "everybody"],
  [/^\/api\/account\/states$/, "everybody"],
  [/^\/api\/(contact|subscription|stock-alerts|chat|visits)(\/|$)/, "everybody"],
  [/^\/api\/(account|user)\//, "own account"],
  [/^\/api\/products\/:productId\/reviews$/, "everybody"],
  [/^\/api\/places(\/|$)/, "everybody"],
  [/^\/api\/orders(\/count.*)?$/, "own account"],
  // Guests use the token of a link; without it, the order is not found for anybody but its owner.
  [/^\/api\/orders\/:id/, "everybody"],
  // The link goes to the order's address, whoever asks.
  [/^\/api\/orders\/link$/, "everybody"],
  [/^\/api\/users\/add$/, "add support staff"],
  [/^\/api\/admin\/staff$/, "add support staff"],
  [/^\/api\/admin\/(staff\/|erasures|history|read-models|parked-events)/, "staff, erasure"],
  [/^DELETE \/api\/admin\/customers\/:username$/, "staff, erasure"],
  [/^\/api\/(users|admin\/(customers|contacts|chats|product-reviews|undelivered-mail))(\/|$)/, "customers"],
  [/^\/api\/affiliate\/report$/, "affiliates, by their own token"],
  [/^\/api\/admin\/(affiliates|affiliate-rollups|postbacks)/, "prices, reports, refunds"],
  [
    /^\/api\/admin\/(audit-log|dashboard|missing-money|payouts|promotions|settings|report-subscriptions|reports|imports|ad-costs|reference-data)/,
    "prices, reports, refunds",
  ],
  [
    /^\/api\/admin\/(orders|applications|loan-applications|canned-responses|ready-answers)/,
    "orders and applications",
  ],
]

const FIELDS: ReadonlyArray<readonly [RegExp, Row]> = [
  [
    /^(cart|cardForm|googlePay|klarnaSession|createEmptyCart|addItem|deleteItem|changeQuantity|clearCart|chooseDelivery|applyPromotionCode)$/,
    "everybody",
  ],
  [
    /^(checkout|get(Cart)?Product|getCategor|getVehicle|getAllBrands|getBrand|get(Tire|Wheel|Aspect|Rim|Place))/,
    "everybody",
  ],
  [/^(search|suggest|catalogue)/, "everybody"],
  // Guests use the token of a link, or the cart of their browser.
  [/^(order|orderTimeline|payOrder|paymentMethods|pendingOrderLink)$/, "everybody"],
  [
    /^(pickupCode|signedContract|returnDays|cancelOwnOrder|cancelOwnItems|requestReturn|withdrawReturn|buyAgain|generateCoinbaseChargeId)$/,
    "everybody",
  ],
  [/^(processLoanApplication|withdrawLoanApplication|fitOrderToApproval|payDifferenceByCard)$/, "everybody"],
  [/^(resynchroniseLoanApplication|cancelLoanApplication)$/, "orders and applications"],
  [/^(orders|orderCounts|applications|mergeCarts)$/, "own account"],
  [
    /^refund|^confirmOrderPayout$|^writeOff|[pP]riceMarkup|^pric|^generateCatalogue$/,
    "prices, reports, refunds",
  ],
  [/[rR]eport|affiliateSummary|revenue/, "prices, reports, refunds"],
  [/^(readyForPickup|handOverPickup|mailPickupCode|answerReturn|receiveReturn)$/, "orders and applications"],
  [
    /^(admin|addOrder|recordOrder|sendOrder|updateOrder|changeOrder|returnOrder|recognizeOrder|deleteOrder|cancelOrder|approveOrder)/,
    "orders and applications",
  ],
]

const rowOf = (table: ReadonlyArray<readonly [RegExp, Row]>, name: string, method = ""): Row => {
  const found = table.find(([pattern]) => pattern.test(name) || pattern.test(`${method} ${name}`))
  if (found === undefined) throw new Error(`Which row of lifecycle §7 is ${name}? Say so in this test.`)
  return found[1]
}

const mayUse = (row: Row, role: Role): boolean => ROWS[row].some((allowed) => allowed === role)

const TYPES = {
  customer: "CUSTOMER",
  customersupport: "CUSTOMERSUPPORT",
  admin: "ADMIN",
  "super admin": "SUPER ADMIN",
} as const

let shop: ShopApp
const tokens = new Map<Role, Tokens>()

const signIn = async (role: Role): Promise<Tokens | undefined> => {
  if (role === "guest") return undefined
  const known = tokens.get(role)
  if (known !== undefined) return known
  const fresh = await shop.signIn(`${role.replace(" ", "-")}@voltread.example`, TYPES[role])
  tokens.set(role, fresh)
  return fresh
}

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"), { MAILBOX: "true" })
})
afterAll(() => shop.close())

type Outcome = "unauthenticated" | "forbidden" | "let in" | `failed with ${number | string}`

const outcomeOf = (status: number): Outcome => {
  if (status === 401) return "unauthenticated"
  if (status === 403) return "forbidden"
  return status < 500 && status !== 429 ? "let in" : `failed with ${status}`
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH"] as const
const isMethod = (name: string): name is (typeof METHODS)[number] => METHODS.some((known) => known === name)

const callRoute = async (method: string, url: string, role: Role): Promise<Outcome> => {
  if (!isMethod(method)) throw new Error(`${method} is not a method that this test can send`)
  const as = await signIn(role)
  const response = await shop.app.inject({
    method,
    url: url.replace(/:(\w+)/g, (_, name) => (name === "status" ? "disable" : "nobody")).replace("*", "x"),
    headers: as === undefined ? {} : { authorization: `Bearer ${as.accessToken} ${as.idToken}` },
    // Returns as soon as the headers are here: event streams do not end by themselves.
    payloadAsStream: true,
    ...(method === "GET" || method === "HEAD" ? {} : { payload: {} }),
  })
  response.stream().destroy()
  return outcomeOf(response.statusCode)
}

const expected = (row: Row, role: Role): Outcome => {
  if (mayUse(row, role)) return "let in"
  return role === "guest" || row === "affiliates, by their own token" ? "unauthenticated" : "forbidden"
}

describe("REST", () => {
  test("every route names its permission", () => {
    const routes = shop.app.routesWithAccess()
    expect(routes.length).toBeGreaterThan(40)
    expect(routes.filter(({ access }) => access === undefined)).toEqual([])
  })

  test("lets in exactly the roles of lifecycle §7, on every route", { timeout: 120_000 }, async () => {
    const isLogOut = (url: string) => url.includes("/logout")
    const routes = [...shop.app.routesWithAccess()].sort(
      (a, b) => Number(isLogOut(a.url)) - Number(isLogOut(b.url)),
    )
    const wrong: Array<string> = []
    let checked = 0
    for (const { method, url } of routes) {
      const row = rowOf(ROUTES, url, method)
      for (const role of ROLES) {
        const outcome = await callRoute(method, url, role)
        if (outcome !== expected(row, role)) wrong.push(`${method} ${url} as ${role}: ${outcome}`)
        if (isLogOut(url)) tokens.delete(role)
        checked += 1
      }
    }
    expect(wrong).toEqual([])
    expect(checked).toBe(routes.length * ROLES.length)
  })
})

const callField = async (path: string, query: string, role: Role): Promise<Outcome> => {
  const as = await signIn(role)
  const response = await shop.app.inject({
    method: "POST",
    url: path,
    headers: as === undefined ? {} : { authorization: `Bearer ${as.accessToken} ${as.idToken}` },
    payload: { query },
  })
  if (response.body.includes('"UNAUTHENTICATED"')) return "unauthenticated"
  if (response.body.includes('"FORBIDDEN"')) return "forbidden"
  const failure = /"(INTERNAL|UNAVAILABLE|TOO_MANY_REQUESTS)"/.exec(response.body)?.[1]
  // Asks Braintree, which does not run here.
  if (failure === "UNAVAILABLE" && query.includes("cardForm")) return "let in"
  if (failure !== undefined) return `failed with ${failure}`
  if (response.statusCode === 400) throw new Error(`${query}: ${response.body}`)
  return outcomeOf(response.statusCode)
}

const endpoints: ReadonlyArray<readonly [string, GraphQLSchema]> = [
  ["/graphql", shopSchema],
  ["/graphql/products", productsSchema],
  ["/graphql/analytics", analyticsSchema],
]

describe("GraphQL", () => {
  test.each(endpoints)(
    "lets in exactly the roles of lifecycle §7, on every field of %s",
    {
      timeout: 120_000,
    },
    async (path, schema) => {
      const wrong: Array<string> = []
      let checked = 0
      const calls = graphqlCalls(schema)
      expect(calls).not.toEqual([])
      for (const call of calls) {
        const { name } = call.field
        const row = rowOf(FIELDS, name)
        const query = operationOf(call)
        for (const role of ROLES) {
          const outcome = await callField(path, query, role)
          if (outcome !== expected(row, role)) wrong.push(`${name} as ${role}: ${outcome}`)
          checked += 1
        }
      }
      expect(wrong).toEqual([])
      expect(checked).toBe(calls.length * ROLES.length)
    },
  )
})
