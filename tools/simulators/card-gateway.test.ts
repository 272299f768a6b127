import { makeBraintree } from "@voltread/api/gateways/braintree/braintree.ts"
import { cardGatewayContract } from "@voltread/api/payments/card-gateway.contract.ts"
import type { CardGatewayService } from "@voltread/api/payments/card-gateway.ts"
import braintree from "braintree"
import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll, describe } from "vitest"
import { type Bench, startBench } from "./running.ts"

const nonces = {
  goodNonce: "fake-valid-nonce",
  consumedNonce: "fake-consumed-nonce",
  walletNonce: "fake-android-pay-visa-nonce",
}
const amounts = { declinedAmount: 200_000, failedAmount: 300_000, rejectedAmount: 500_100 }

describe("adapter and simulator", () => {
  let bench: Bench
  beforeAll(async () => {
    bench = await startBench({
      settings: { magicAmounts: true, settleAfterMs: 3_600_000, lateAnswerMs: 2_000 },
    })
  })
  afterAll(() => bench.close())

  cardGatewayContract("simulator", {
    gateway: () => bench.gateway,
    settle: async (id) => {
      const answer = await bench.admin("POST", `/transactions/${id}/settlement`, { outcome: "settle" })
      if (!answer.ok) throw new Error(`not settled: ${answer.status}`)
    },
    ...nonces,
    ...amounts,
  })
})

const sandbox = {
  merchantId: process.env.BRAINTREE_SANDBOX_MERCHANT_ID ?? "",
  publicKey: process.env.BRAINTREE_SANDBOX_PUBLIC_KEY ?? "",
  privateKey: process.env.BRAINTREE_SANDBOX_PRIVATE_KEY ?? "",
}

describe.skipIf(Object.values(sandbox).includes(""))("adapter and the vendor's sandbox", () => {
  let gateway: CardGatewayService
  const scope = Effect.runSync(Scope.make())
  beforeAll(async () => {
    const config = { baseUrl: "https://api.sandbox.braintreegateway.com", timeoutMs: 60_000, ...sandbox }
    gateway = await Effect.runPromise(Scope.provide(makeBraintree(config), scope))
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  cardGatewayContract("vendor's sandbox", {
    gateway: () => gateway,
    settle: async (id) => {
      const client = new braintree.BraintreeGateway({
        environment: braintree.Environment.Sandbox,
        ...sandbox,
      })
      await client.testing.settle(id)
    },
    ...nonces,
    ...amounts,
  })
})
