import { makeCoinbase } from "@voltread/api/gateways/coinbase/coinbase.ts"
import type { WebhookRequest } from "@voltread/api/payments/gateway-message.ts"
import { paymentGatewayContract } from "@voltread/api/payments/payment-gateway.contract.ts"
import type { PaymentGateway } from "@voltread/api/payments/payment-gateway.ts"
import { watchedGateway } from "@voltread/api/payments/watched-gateway.ts"
import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type CryptoBench, keys, startCoinbaseBench } from "../crypto/running.ts"
import { startShop, webhook } from "../listening-shop.ts"
import { signatureOf } from "./webhook.ts"

const HOUR = 3_600_000

const signed = (body: string): WebhookRequest => ({
  ...webhook(body),
  headers: { "x-cc-webhook-signature": signatureOf(keys.coinbaseWebhooks, body) },
})

describe("adapter and simulator", () => {
  let shop: Awaited<ReturnType<typeof startShop>>
  let bench: CryptoBench
  beforeAll(async () => {
    shop = await startShop()
    bench = await startCoinbaseBench({ webhookUrl: shop.url })
  })
  afterAll(async () => {
    await bench.close()
    await shop.close()
  })

  const problemOf = async (gateway: PaymentGateway) => {
    const totals = { subTotal: 10_000, discount: 0, shippingCost: 0, tax: 0, total: 10_000 }
    const offers = watchedGateway(gateway).methods.map(({ offer }) =>
      Effect.runPromise(offer({ lines: [], totals }, TERMS_OF_2026)),
    )
    return (await Promise.all(offers)).map((offer) => offer?.problem)
  }

  test("is offered while its gateway answers; otherwise the page says that it is unavailable", async () => {
    expect(await problemOf(bench.gateway)).toEqual([null])
    const nobody = makeCoinbase({
      baseUrl: "http://127.0.0.1:9",
      apiKey: keys.coinbase,
      webhookSecret: keys.coinbaseWebhooks,
      timeoutMs: 200,
    })
    expect(await problemOf(nobody)).toEqual([expect.stringMatching(/^Coinbase is not available right now/)])
  })

  const payAtGateway = async (code: string) => {
    const charge = await Effect.runPromise(bench.gateway.find(code))
    await bench.admin("POST", `/charges/${code}/payments`, { cents: charge?.amount })
  }
  const settle = async (_code: string) => {
    await bench.admin("PUT", "/settings", { confirmAfterMs: 0 })
    await bench.admin("GET", "/charges")
    await bench.admin("PUT", "/settings", { confirmAfterMs: HOUR })
  }
  const bodyAbout = (code: string): string =>
    shop.bodies.find((body) => body.includes(`"${code}"`) && body.includes('"charge:confirmed"')) ?? ""

  paymentGatewayContract("Coinbase's simulator", {
    gateway: () => bench.gateway,
    token: "none",
    reserves: false,
    payAtGateway,
    paidStatus: "authorizing",
    givesBackByHand: true,
    endsWaiting: true,
    settle,
    payUnanswered: (request, arrives) => {
      const when = arrives ? "after" : "before"
      const fault = { kind: "drop", when, calls: 1, operation: "create" }
      return Effect.promise(() => bench.admin("POST", "/faults", fault)).pipe(
        Effect.andThen(bench.gateway.pay(request)),
      )
    },
    settledWebhook: async (code) => {
      await expect.poll(() => bodyAbout(code), { timeout: 5_000 }).not.toBe("")
      return signed(bodyAbout(code))
    },
    unreadableWebhook: signed('{"event":{"id":"e1","type":"charge:confirmed","data":{"id":1}}}'),
  })
})
