import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, newOrder, startBench } from "../braintree/running.ts"
import { startOperatorPage } from "./server.ts"

const TOKEN = "admin-token-of-tests"
const decodeRoutes = Schema.decodeUnknownSync(
  Schema.Struct({
    routes: Schema.Array(
      Schema.Struct({ method: Schema.String, path: Schema.String, bodies: Schema.Array(Schema.Unknown) }),
    ),
  }),
)

describe("the operator's page", () => {
  let bench: Bench
  let page: Awaited<ReturnType<typeof startOperatorPage>>
  beforeAll(async () => {
    bench = await startBench()
    page = await startOperatorPage({
      host: "127.0.0.1",
      port: 0,
      adminToken: TOKEN,
      adminUrls: { braintree: bench.simulator.adminUrl },
    })
  })
  afterAll(async () => {
    await page.close()
    await bench.close()
  })

  const ask = (path: string, options: RequestInit = {}) => fetch(`${page.url}${path}`, options)
  const own = { "x-operator": "1" }

  it.each(["/", "/operator.js", "/operator.css"])(
    "serves %s, with a policy that lets in nothing else",
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'")
    },
  )

  it("shows what each vendor offers, and the bodies that its buttons send", async () => {
    expect(await (await ask("/vendors")).json()).toEqual({ vendors: ["braintree"] })
    const { routes } = decodeRoutes(await (await ask("/vendors/braintree/routes")).json())
    expect(routes).toContainEqual({ method: "GET", path: "/transactions", bodies: [] })
    expect(routes).toContainEqual({
      method: "POST",
      path: "/transactions/:id/settlement",
      bodies: expect.arrayContaining([{ outcome: "settle" }]),
    })
  })

  it("passes an order on in the operator's name, and the vendor's refusal back", async () => {
    const plan = { kind: "latency", calls: 1 }
    const planned = await ask("/vendors/braintree/faults", {
      method: "POST",
      headers: own,
      body: JSON.stringify(plan),
    })
    expect(planned.status).toBe(201)
    expect(await (await ask("/vendors/braintree/faults")).json()).toEqual({
      faults: [{ fault: plan, left: 1 }],
    })
    const refused = await ask("/vendors/braintree/faults", {
      method: "POST",
      headers: own,
      body: JSON.stringify({ kind: "fire" }),
    })
    expect(refused.status).toBe(400)
    expect((await ask("/vendors/nobody/faults")).status).toBe(404)
  })

  it("asks the vendor for what the operator filters by, and nobody but the vendor", async () => {
    const [one, other] = [newOrder(), newOrder()]
    for (const orderId of [one, other])
      await Effect.runPromise(bench.gateway.pay(aPaymentRequest({ orderId, token: "fake-valid-nonce" })))
    const answer = await ask(`/vendors/braintree/transactions?orderId=${one}`)
    expect(await answer.json()).toEqual({ transactions: [expect.objectContaining({ orderId: one })] })
    expect((await ask(`/vendors/braintree/${page.url}/vendors`)).status).toBe(404)
  })

  it("takes orders of its own script only, and lets in this machine or the token", async () => {
    expect((await ask("/vendors/braintree/faults", { method: "DELETE" })).status).toBe(403)
    const away = { "x-forwarded-for": "203.0.113.9" }
    expect((await ask("/vendors", { headers: away })).status).toBe(401)
    const token = `Basic ${Buffer.from(`operator:${TOKEN}`).toString("base64")}`
    expect((await ask("/vendors", { headers: { ...away, authorization: token } })).status).toBe(200)
  })
})
