import { buildSchema, graphql } from "graphql"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "../../testing/shop-app.ts"
import { maskDefect } from "./answer.ts"
import { executableSchema } from "./schema.ts"

let shop: ShopApp

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const send = (payload: object | string, headers: Record<string, string> = {}, path = "/graphql") =>
  shop.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  })

const messageOf = (response: { json: () => { errors?: ReadonlyArray<{ message: string }> } }): string =>
  response.json().errors?.[0]?.message ?? ""

const ORDER = "query ($a: ID!) { adminOrder(id: $a) { id } }"

describe("the GraphQL endpoints", () => {
  test.each([
    ["/graphql", "{ cart { total } }", { cart: { total: 0 } }],
    [
      "/graphql/products",
      "{ searchProducts(input: {}) { totalCount } }",
      { searchProducts: { totalCount: 0 } },
    ],
  ])("%s answers", async (path, query, data) => {
    expect((await send({ query }, {}, path)).json()).toEqual({ data })
  })

  test("ask guests to sign in and tell others that they may not", async () => {
    const query = "{ adminOrderCounts { total } }"
    expect((await send({ query })).json().errors[0]).toMatchObject({
      extensions: { code: "UNAUTHENTICATED" },
    })
    const customer = await shop.signIn("customer@example.com")
    const headers = { authorization: `Bearer ${customer.accessToken} ${customer.idToken}` }
    expect((await send({ query }, headers)).json().errors[0]).toMatchObject({
      message: "You have no access to this page",
      extensions: { code: "FORBIDDEN" },
    })
  })

  test.each([
    ["whose tokens are over", { authorization: "Bearer a.b.c" }, "{}", 401, "UNAUTHENTICATED"],
    ["from another site", { "sec-fetch-site": "cross-site" }, "{}", 403, "FORBIDDEN"],
    ["of another type", { "content-type": "application/graphql" }, "{ cart { id } }", 415, "BAD_REQUEST"],
    ["that is no JSON", {}, "{ cart", 400, "BAD_REQUEST"],
    ["that is too large", {}, "x".repeat(2_000_000), 413, "TOO_LARGE"],
    ["for another shop", { host: "other.example" }, "{}", 421, "WRONG_HOST"],
  ])("refuse a request %s in a form that GraphQL clients read", async (_, headers, payload, status, code) => {
    for (const path of ["/graphql", "/graphql/products", "/graphql/analytics"]) {
      const answer = await send(payload, headers, path)
      const { errors, ...rest } = answer.json()
      expect([answer.statusCode, errors]).toEqual([
        status,
        [{ message: rest.errorMessage, extensions: { code } }],
      ])
      expect(rest).toMatchObject({ isSuccess: false, data: null })
    }
  })

  test("tell nothing of their schema in production", async () => {
    expect(messageOf(await send({ query: "{ __schema { types { name } } }" }))).toContain("introspection")
    expect(messageOf(await send({ query: "{ car { total } }" }))).toBe(
      'Cannot query field "car" on type "Query".',
    )
    const query = "query ($i: SearchProductsInput!) { searchProducts(input: $i) { totalCount } }"
    const guess = { query, variables: { i: { pageSiz: 1 } } }
    expect(messageOf(await send(guess, {}, "/graphql/products"))).toMatch(
      /Field "pageSiz" is not defined by type "SearchProductsInput"\.$/,
    )
  })

  test("refuse what asks for too much at once, also when it is spread over aliases and fragments", async () => {
    const fields = "products { id name sku brand description salePrice regularPrice attributes { name } }"
    const many = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: searchProducts(input: {}) { ...f }`).join(" ")} }
       fragment f on ProductPage { ${fields} }`
    expect(messageOf(await send({ query: many(3) }, {}, "/graphql/products"))).toBe("")
    const tooMuch = await send({ query: many(40) }, {}, "/graphql/products")
    expect(messageOf(tooMuch)).toBe("The operation asks for too much at once.")
  })

  test("do not let a condition hide what an operation costs", async () => {
    const rows = Array.from(
      { length: 60 },
      (_, n) => `a${n}: orders(first: 100) { orders { id status total } }`,
    )
    const query = `query ($go: Boolean!) { cart @include(if: true) { id } ... @include(if: $go) { ${rows.join(" ")} } }`
    await send({ query, variables: { go: false } })
    const refused = await send({ query, variables: { go: true } })
    expect(messageOf(refused)).toBe("The operation asks for too much at once.")
    const asText = await send({ query, variables: '{"go":true}' })
    expect([asText.statusCode, messageOf(asText)]).toEqual([400, "Variables must be an object."])
  })

  test.each([
    ["text that is no JSON", "{", 400],
    ["no operation", "{}", 400],
    ["a list", "[1]", 400],
    ["an operation that is no text", JSON.stringify({ query: { a: 1 } }), 400],
    ["an unfinished operation", JSON.stringify({ query: "{ cart {" }), 400],
    ["an unknown field", JSON.stringify({ query: "{ nothing }" }), 400],
    ["a subscription", JSON.stringify({ query: "subscription{x}" }), 400],
    [
      "a subscription that is named",
      JSON.stringify({ query: "subscription S { x } query Q { cart { id } }", operationName: "S" }),
      400,
    ],
    ["variables in a list", JSON.stringify({ query: "{ cart { id } }", variables: [5] }), 400],
    ["a name that no operation has", JSON.stringify({ query: "{ cart { id } }", operationName: "b" }), 400],
    ["variables that are no object", JSON.stringify({ query: "{ cart { id } }", variables: 5 }), 400],
    ["a variable that is missing", JSON.stringify({ query: ORDER }), 200],
    ["a variable of the wrong type", JSON.stringify({ query: ORDER, variables: { a: {} } }), 200],
  ])("answer %s with what is wrong, and a code", async (_what, payload, status) => {
    const response = await send(payload)
    expect(response.statusCode).toBe(status)
    const { errors, errorMessage } = response.json()
    expect(errors?.[0]?.message ?? errorMessage).toBeTruthy()
    if (errors !== undefined) expect(errors[0].extensions).toEqual({ code: "BAD_REQUEST" })
  })

  test.each([
    "null",
    "[]",
    "5",
    "{}",
    '{"query":5}',
    '{"query":null}',
    '{"query":["{ cart { id } }"]}',
    '{"query":" "}',
    '{"variables":{}}',
  ])("tell whoever sends %s that an operation is missing", async (payload) => {
    const response = await send(payload)
    expect([response.statusCode, messageOf(response)]).toEqual([
      400,
      "Please send an operation, as the text “query” of a JSON object.",
    ])
  })

  test.each(["/graphql/products", "/graphql/analytics"])("%s has no mutations, and says so", async (path) => {
    const response = await send({ query: "mutation{x}" }, {}, path)
    expect([response.statusCode, messageOf(response)]).toEqual([400, "There is no mutation here."])
  })

  test("take no mutation by GET and no body beyond the limit", async () => {
    const get = await shop.app.inject({ method: "GET", url: "/graphql?query=mutation{clearCart{id}}" })
    expect(get.statusCode).toBe(404)
    expect((await send({ query: `{ cart { id } } #${"x".repeat(300_000)}` })).statusCode).toBe(413)
  })

  test("tell nobody what went wrong inside", async () => {
    await shop.sql("alter table product rename to product_elsewhere")
    const response = await send(
      { query: '{ getProductById(productId: "x") { id } }' },
      {},
      "/graphql/products",
    )
    await shop.sql("alter table product_elsewhere rename to product")
    expect(response.json().errors[0]).toMatchObject({
      message: "Something went wrong. Please try again.",
      extensions: { code: "INTERNAL" },
    })
    expect(response.body).not.toContain("relation")
  })
})

test("an answer that does not fit the schema is a defect of the shop", async () => {
  const schema = buildSchema("type Query { total: Int! }")
  const { errors = [] } = await graphql({ schema, source: "{ total }", rootValue: { total: 2 ** 40 } })
  expect(errors.map((error) => maskDefect(undefined, error).toJSON())).toEqual([
    {
      message: "Something went wrong. Please try again.",
      path: ["total"],
      extensions: { code: "INTERNAL" },
    },
  ])
})

describe("a schema", () => {
  const resolve = () => null
  const definitions = "type Query { reportNames: [String!]! revenueReport: String }"

  test.each([
    ["a field without a resolver", { Query: {} }, { reportNames: "read-reports" }, /has no resolver/],
    ["a field without a permission", { Query: { ...all() } }, {}, /names no permission/],
    [
      "a permission for a field that does not exist",
      { Query: { ...all() } },
      { ...permissions(), nothing: "browse" },
      /no field nothing/,
    ],
  ] as const)("does not start with %s", (_, resolvers, permitted, message) => {
    expect(() => executableSchema(definitions, resolvers, permitted)).toThrow(message)
  })

  function all() {
    const names = ["reportNames", "revenueReport"]
    return Object.fromEntries(names.map((name) => [name, resolve]))
  }

  function permissions() {
    return Object.fromEntries(Object.keys(all()).map((name) => [name, "read-reports" as const]))
  }
})
