import { braintreeContract } from "@voltread/api/gateways/braintree/braintree.contract.ts"
import { makeBraintree } from "@voltread/api/gateways/braintree/braintree.ts"
import {
  type PaymentGatewayTarget,
  paymentGatewayContract,
} from "@voltread/api/payments/payment-gateway.contract.ts"
import type { PaymentGateway } from "@voltread/api/payments/payment-gateway.ts"
import braintree from "braintree"
import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll, describe, expect } from "vitest"
import { startShop, webhook } from "../listening-shop.ts"
import { chooseCard } from "./google-pay-sheet.ts"
import { type Bench, keys, startBench } from "./running.ts"
import { signatureOf, wrappedBase64 } from "./signature.ts"

const cards = {
  goodNonce: "fake-valid-nonce",
  consumedNonce: "fake-consumed-nonce",
  walletNonce: "fake-android-pay-visa-nonce",
  declinedAmount: 200_000,
  failedAmount: 300_000,
  rejectedAmount: 500_100,
}

type Keys = Pick<typeof keys, "publicKey" | "privateKey">

const signed = ({ publicKey, privateKey }: Keys, xml: string) => {
  const payload = wrappedBase64(xml)
  const signature = `${publicKey}|${signatureOf(privateKey, payload)}`
  return webhook(new URLSearchParams({ bt_signature: signature, bt_payload: payload }).toString())
}
const unreadable = "<notification><kind>transaction_settled</kind></notification>"

describe("adapter and simulator", () => {
  let shop: Awaited<ReturnType<typeof startShop>>
  let bench: Bench
  beforeAll(async () => {
    shop = await startShop()
    bench = await startBench({
      webhookUrl: shop.url,
      settings: { magicAmounts: true, settleAfterMs: 3_600_000, lateAnswerMs: 2_000 },
    })
  })
  afterAll(async () => {
    await bench.close()
    await shop.close()
  })

  const settle = async (id: string) => {
    const answer = await bench.admin("POST", `/transactions/${id}/settlement`, { outcome: "settle" })
    if (!answer.ok) throw new Error(`not settled: ${answer.status}`)
  }
  const bodyAbout = (id: string): string =>
    shop.bodies.find((body) => {
      const payload = new URLSearchParams(body).get("bt_payload") ?? ""
      return Buffer.from(payload, "base64").toString().includes(`<id>${id}</id>`)
    }) ?? ""

  const target: PaymentGatewayTarget = {
    gateway: () => bench.gateway,
    token: cards.goodNonce,
    reserves: true,
    settle,
    payUnanswered: (request, arrives) => {
      const when = arrives ? "after" : "before"
      const fault = { kind: "drop", when, calls: 3, operation: "sale" }
      return Effect.promise(() => bench.admin("POST", "/faults", fault)).pipe(
        Effect.andThen(bench.gateway.pay(request)),
      )
    },
    settledWebhook: async (id) => {
      await expect.poll(() => bodyAbout(id), { timeout: 5_000 }).not.toBe("")
      return webhook(bodyAbout(id))
    },
    unreadableWebhook: signed(keys, unreadable),
  }
  paymentGatewayContract("Braintree's simulator", target)
  paymentGatewayContract("Google Pay at Braintree's simulator", {
    ...target,
    gatewayType: "GOOGLE_PAY",
    token: () => chooseCard(bench, "visa"),
  })
  braintreeContract("simulator", { gateway: () => bench.gateway, settle, ...cards })
})

const sandbox = {
  merchantId: process.env.BRAINTREE_SANDBOX_MERCHANT_ID ?? "",
  publicKey: process.env.BRAINTREE_SANDBOX_PUBLIC_KEY ?? "",
  privateKey: process.env.BRAINTREE_SANDBOX_PRIVATE_KEY ?? "",
}

describe.skipIf(Object.values(sandbox).includes(""))("adapter and the vendor's sandbox", () => {
  let gateway: PaymentGateway
  const scope = Effect.runSync(Scope.make())
  beforeAll(async () => {
    const config = { baseUrl: "https://api.sandbox.braintreegateway.com", timeoutMs: 60_000, ...sandbox }
    gateway = await Effect.runPromise(Scope.provide(makeBraintree(config), scope))
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  const vendor = () =>
    new braintree.BraintreeGateway({ environment: braintree.Environment.Sandbox, ...sandbox })
  const settle = async (id: string) => {
    await vendor().testing.settle(id)
  }

  const target: PaymentGatewayTarget = {
    gateway: () => gateway,
    token: cards.goodNonce,
    reserves: true,
    settle,
    settledWebhook: async (id) => {
      const sample = await vendor().webhookTesting.sampleNotification("transaction_settled", id)
      const { bt_signature, bt_payload } = sample
      return webhook(new URLSearchParams({ bt_signature, bt_payload }).toString())
    },
    unreadableWebhook: signed(sandbox, unreadable),
  }
  paymentGatewayContract("Braintree's sandbox", target)
  paymentGatewayContract("Google Pay at Braintree's sandbox", {
    ...target,
    gatewayType: "GOOGLE_PAY",
    token: cards.walletNonce,
  })
  braintreeContract("vendor's sandbox", { gateway: () => gateway, settle, ...cards })
})
