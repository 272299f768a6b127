import { klarnaContract } from "@voltread/api/gateways/klarna/klarna.contract.ts"
import { makeKlarna } from "@voltread/api/gateways/klarna/klarna.ts"
import { makeKlarnaBooks } from "@voltread/api/gateways/klarna/klarna-books.ts"
import type { WebhookRequest } from "@voltread/api/payments/gateway-message.ts"
import { paymentGatewayContract } from "@voltread/api/payments/payment-gateway.contract.ts"
import type { PaymentGateway } from "@voltread/api/payments/payment-gateway.ts"
import { shopDatabase } from "@voltread/api/platform/postgres/testing/shop-database.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject } from "vitest"
import { startKlarnaBench } from "./bench.ts"

describe("adapter and simulator", () => {
  let bench: Awaited<ReturnType<typeof startKlarnaBench>>
  beforeAll(async () => {
    bench = await startKlarnaBench(inject("postgresUrl"))
  })
  afterAll(() => bench.close())

  const pushOf = async (id: string): Promise<WebhookRequest> => {
    await expect.poll(() => bench.called(id, "push"), { timeout: 5_000 }).toBeDefined()
    return bench.called(id, "push") ?? { body: new Uint8Array(), headers: {}, query: {} }
  }

  paymentGatewayContract("Klarna's simulator", {
    gateway: () => bench.gateway,
    token: (request) => bench.approve(request),
    reserves: true,
    settle: async (id) => {
      await Effect.runPromise(bench.gateway.capture(id, { requestId: `${id}:capture:1` }))
    },
    payUnanswered: (request, arrives) =>
      Effect.gen(function* () {
        const fault = { kind: "drop", when: arrives ? "after" : "before", calls: 1, operation: "order" }
        yield* Effect.promise(() => bench.admin("POST", "/faults", fault))
        const outcome = yield* bench.gateway.pay(request)
        if (!arrives) return outcome
        // Klarna's own call names the order whose answer was lost.
        const pushed = () =>
          bench.shop.received.find(({ query }) => query.payment === request.paymentId)?.query.klarna
        yield* Effect.promise(() => expect.poll(pushed, { timeout: 5_000 }).toBeDefined())
        yield* Effect.promise(() => pushOf(pushed() ?? "")).pipe(
          Effect.flatMap(bench.gateway.readWebhook),
          Effect.orDie,
        )
        return outcome
      }),
    settledWebhook: pushOf,
    unreadableWebhook: { body: Buffer.from("{}"), headers: {}, query: {} },
  })
  klarnaContract("simulator", () => bench.gateway)
})

const playground = {
  username: process.env.KLARNA_PLAYGROUND_USERNAME ?? "",
  password: process.env.KLARNA_PLAYGROUND_PASSWORD ?? "",
}

describe.skipIf(Object.values(playground).includes(""))("adapter and the vendor's playground", () => {
  let database: Awaited<ReturnType<typeof shopDatabase>>
  let gateway: PaymentGateway
  beforeAll(async () => {
    database = await shopDatabase(inject("postgresUrl"))
    const config = {
      ...playground,
      baseUrl: "https://api-na.playground.klarna.com",
      timeoutMs: 60_000,
      widgetUrl: "https://x.klarnacdn.net/kp/lib/v1/api.js",
      callbackUrl: "https://shop.example",
      webhookSecret: "secret-of-tests",
    }
    gateway = makeKlarna(config, await database.run(makeKlarnaBooks))
  })
  afterAll(() => database.close())

  klarnaContract("vendor's playground", () => gateway)
})
