import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "../../testing/shop-app.ts"
import { correlationId } from "./correlation.ts"

let shop: ShopApp

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"), {
    PUBLIC_URL: "https://shop.example",
    METRICS_TOKEN: "0123456789abcdef0123456789abcdef",
  })
})
afterAll(() => shop.close())

describe("every answer", () => {
  test("carries the headers that keep browsers safe, and the request's id", async () => {
    const { headers } = await shop.app.inject("/readyz")
    expect(headers).toMatchObject({
      "content-security-policy": "default-src 'none';frame-ancestors 'none';base-uri 'none'",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(headers["x-powered-by"]).toBeUndefined()
  })

  test("to something that does not exist is an envelope, too", async () => {
    const answer = await shop.app.inject("/api/nothing")
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      {
        isSuccess: false,
        successMessage: null,
        errorMessage: "What you asked for could not be found.",
        message: "What you asked for could not be found.",
        fieldErrors: [],
        data: null,
      },
    ])
  })
})

describe("a request", () => {
  const post = (headers: Record<string, string>) =>
    shop.app.inject({ method: "POST", url: "/graphql", headers, payload: { query: "{ cart { id } }" } })

  test.each([
    ["another site's page", { "sec-fetch-site": "cross-site" }, 403],
    ["a sister site's page", { "sec-fetch-site": "same-site" }, 403],
    ["another origin", { origin: "https://evil.example" }, 403],
    ["the same name on another port", { origin: "https://shop.example:8443" }, 403],
    ["no origin that can be named", { origin: "null" }, 403],
    ["a page of the shop", { "sec-fetch-site": "same-origin", origin: "https://shop.example" }, 200],
    ["the shop's origin in an old browser", { origin: "https://shop.example" }, 200],
    ["a program", {}, 200],
  ])("that changes something and comes from %s is answered %s", async (_, headers, status) => {
    expect((await post(headers)).statusCode).toBe(status)
  })

  test("of a form, which needs no permission of a browser, is not read as an operation", async () => {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "query=mutation{clearCart{id}}",
    })
    expect(answer.statusCode).toBe(415)
  })

  test("that says it is JSON may have no body, where none is needed", async () => {
    const headers = { "content-type": "application/json" }
    const statusOf = async (method: "POST" | "PUT" | "DELETE", url: string) =>
      (await shop.app.inject({ method, url, headers })).statusCode
    expect(await statusOf("POST", "/api/auth/logout")).toBe(200)
    expect(await statusOf("PUT", "/api/users/disable/ann@example.com")).toBe(401)
    expect(await statusOf("DELETE", "/api/user/address/1")).toBe(401)
    const unwritten = await shop.app.inject({ method: "POST", url: "/api/contact", headers })
    expect([unwritten.statusCode, unwritten.json().errorMessage]).toEqual([
      400,
      "Please send the fields of this call as a JSON object.",
    ])
  })

  test.each(["{", '{"__proto__": {"a": 1}}'])("with %j instead of JSON is refused", async (payload) => {
    const headers = { "content-type": "application/json" }
    const answer = await shop.app.inject({ method: "POST", url: "/api/contact", headers, payload })
    expect(answer.statusCode).toBe(400)
  })

  const messageOf = async (contentType: string, payload: string, url = "/api/contact") => {
    const headers = { "content-type": contentType }
    return (await shop.app.inject({ method: "POST", url, headers, payload })).json().errorMessage
  }

  test.each([
    ["an unfinished object", "{"],
    ["two values", "{}{}"],
    ["a prototype", '{"__proto__": {"a": 1}}'],
    ["a deep list", "[".repeat(100_000)],
  ])("that is JSON but for %s is told so in plain words", async (_, payload) => {
    expect(await messageOf("application/json", payload)).toBe("What you sent is not valid JSON.")
  })

  test.each(["null", "[]", "5", '"x"'])(
    "with %s in place of fields is told to send these",
    async (payload) => {
      expect(await messageOf("application/json", payload)).toBe(
        "Please send the fields of this call as a JSON object.",
      )
    },
  )

  test("of another type is told which one to send", async () => {
    expect(await messageOf("text/xml", "<a/>")).toBe("Please send this as application/json.")
  })

  test("that is too large is told so", async () => {
    expect(await messageOf("application/json", `{"a":"${"x".repeat(300_000)}"}`)).toBe(
      "What you sent is too large.",
    )
  })

  test("that lacks fields is told which, in plain words", async () => {
    const answer = await shop.app.inject({ method: "POST", url: "/api/auth/login", payload: {} })
    expect(answer.json().fieldErrors).toEqual([
      { property: "username", constraints: { isDefined: "is missing" } },
      { property: "password", constraints: { isDefined: "is missing" } },
    ])
  })

  test("is known by the caller's trace id, or by a new one where that is none", () => {
    const trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    expect(correlationId({ traceparent: `00-${trace}-00f067aa0ba902b7-01` })).toBe(trace)
    for (const traceparent of ["", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`, `00-${trace}<script>-1-01`]) {
      expect(correlationId({ traceparent })).toMatch(/^[0-9a-f]{32}$/)
      expect(correlationId({ traceparent })).not.toBe(trace)
    }
  })
})

describe("metrics", () => {
  test("are for whoever holds the token, and do not exist for others", async () => {
    const authorization = "Bearer 0123456789abcdef0123456789abcdef"
    const answer = await shop.app.inject({ url: "/metrics", headers: { authorization } })
    expect(answer.body).toContain("voltread_http_request_seconds_count")
    const lower = { authorization: authorization.replace("Bearer", "bearer") }
    expect((await shop.app.inject({ url: "/metrics", headers: lower })).statusCode).toBe(200)
    expect((await shop.app.inject("/metrics")).statusCode).toBe(404)
    const byAddress = { authorization, host: "10.0.0.7:3000" }
    expect((await shop.app.inject({ url: "/metrics", headers: byAddress })).statusCode).toBe(200)
    const wrong = { authorization: authorization.replace("0", "1") }
    expect((await shop.app.inject({ url: "/metrics", headers: wrong })).statusCode).toBe(404)
  })

  test("are, without a token, for this machine and never for what a proxy passes on", async () => {
    const local = await shopApp(inject("postgresUrl"))
    expect((await local.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })).statusCode).toBe(200)
    expect((await local.app.inject({ url: "/metrics", remoteAddress: "203.0.113.7" })).statusCode).toBe(404)
    const passedOn = { "x-forwarded-for": "127.0.0.1" }
    expect((await local.app.inject({ url: "/metrics", headers: passedOn })).statusCode).toBe(404)
    await local.close()
  })

  test("are not, without a token, where a proxy makes the shop public: it may add no header", async () => {
    const published = await shopApp(inject("postgresUrl"), { PUBLIC_URL: "https://shop.example" })
    const asked = { url: "/metrics", remoteAddress: "127.0.0.1" }
    expect((await published.app.inject(asked)).statusCode).toBe(404)
    await published.close()
  })
})

test("a route that says nothing about who may call it keeps the server from starting", async () => {
  const { default: Fastify } = await import("fastify")
  const { usePermissions } = await import("./permission.ts")
  const { GUEST } = await import("./viewer.ts")
  const app = Fastify()
  usePermissions(app, async () => GUEST)
  app.get("/open", { config: { access: "public" } }, async () => "")
  app.get("/forgotten", async () => "")
  await expect(async () => app.ready()).rejects.toThrow(/GET \/forgotten/)
})

test("the OpenAPI page describes every REST call with what it takes", async () => {
  const { paths } = (await shop.app.inject("/api/docs/json")).json()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(["/api/auth/login", "/api/admin/orders", "/api/admin/reports/revenue.csv"]),
  )
  const { schema } = paths["/api/auth/login"].post.requestBody.content["application/json"]
  expect(schema.required).toEqual(["username", "password"])
})

test("the OpenAPI page loads its files the way it was loaded itself, with or without TLS", async () => {
  const { headers } = await shop.app.inject("/api/docs")
  expect(headers["content-security-policy"]).toMatch(/^default-src 'self';(?!.*upgrade-insecure-requests)/)
})

const decodeQueries = Schema.decodeUnknownSync(
  Schema.Struct({
    paths: Schema.Record(
      Schema.String,
      Schema.Record(
        Schema.String,
        Schema.Struct({
          parameters: Schema.optionalKey(
            Schema.Array(
              Schema.Struct({
                in: Schema.String,
                name: Schema.String,
                description: Schema.optionalKey(Schema.String),
                schema: Schema.Struct({ enum: Schema.optionalKey(Schema.Unknown) }),
              }),
            ),
          ),
        }),
      ),
    ),
  }),
)

describe("the OpenAPI description", () => {
  const operation = async (method: string, path: string) =>
    (await shop.app.inject("/api/docs/json")).json().paths[path][method]

  test("says that a refusal is JSON, also where the answer is another type", async () => {
    const { responses } = await operation("get", "/api/admin/reports/revenue.csv")
    expect(Object.keys(responses["200"].content)).toEqual(["text/csv"])
    expect(Object.keys(responses["4XX"].content)).toEqual(["application/json"])
    expect(responses["4XX"].content["application/json"].schema.properties).toHaveProperty("errorMessage")
  })

  test("says that a file is sent as the body", async () => {
    const { requestBody } = await operation("post", "/api/admin/imports")
    expect(requestBody.content).toEqual({
      "application/octet-stream": { schema: { type: "string", format: "binary" } },
    })
  })

  test.each([
    ["post", "/api/auth/login", [{}, { tokens: [] }]],
    ["get", "/api/account/states", [{}, { tokens: [] }]],
    ["get", "/readyz", []],
    ["get", "/metrics", [{}, { token: [] }]],
    ["get", "/api/affiliate/report", [{ token: [] }]],
    ["get", "/api/account/profile", [{ tokens: [] }]],
    ["get", "/api/admin/orders", [{ tokens: [] }]],
  ])("says whether %s %s needs a log-in", async (method, path, security) => {
    expect((await operation(method, path)).security).toEqual(security)
  })

  test("says what each parameter of a query takes: values to choose from, or words", async () => {
    const { paths } = decodeQueries((await shop.app.inject("/api/docs/json")).json())
    const parameters = Object.entries(paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ parameters: listed = [] }) =>
        listed.flatMap((each) => (each.in === "query" ? [{ path, ...each }] : [])),
      ),
    )
    expect(parameters.length).toBeGreaterThan(300)
    const unsaid = parameters.filter(({ description, schema }) => !description && schema.enum === undefined)
    expect(unsaid.map(({ path, name }) => `${path} ${name}`)).toEqual([])
    const groupings = parameters.find(({ path, name }) => path.endsWith("/revenue.csv") && name === "groupBy")
    expect(groupings?.description).toContain("day, week, month, category, gateway, promotion")
  })

  test("lists parameters with a name only", async () => {
    const { parameters } = await operation("post", "/api/webhooks/{gateway}")
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(["gateway"])
  })
})

test("too many calls from one address are told to wait", async () => {
  const busy = await shopApp(inject("postgresUrl"), { RATE_LIMIT_PER_MINUTE: "3" })
  const send = () =>
    busy.app.inject({ method: "POST", url: "/graphql", payload: { query: "{ cart { id } }" } })
  for (let call = 0; call < 3; call++) expect((await send()).statusCode).toBe(200)
  const refused = await send()
  expect([refused.statusCode, refused.json().isSuccess]).toEqual([429, false])
  expect(refused.json().errors).toMatchObject([{ extensions: { code: "TOO_MANY_REQUESTS" } }])
  expect(refused.headers["retry-after"]).toBeDefined()
  expect((await busy.app.inject("/readyz")).statusCode).toBe(200)
  await busy.close()
})
