import { paymentGatewayContract } from "@voltread/api/payments/payment-gateway.contract.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect } from "vitest"
import { type CryptoBench, invoicesOf, keys, startPlisioBench } from "../crypto/running.ts"
import { startShop, webhook } from "../listening-shop.ts"
import { signatureOf } from "./signature.ts"

const HOUR = 3_600_000

describe("adapter and simulator", () => {
  let shop: Awaited<ReturnType<typeof startShop>>
  let bench: CryptoBench
  beforeAll(async () => {
    shop = await startShop()
    bench = await startPlisioBench({ webhookUrl: shop.url })
  })
  afterAll(async () => {
    await bench.close()
    await shop.close()
  })

  const payAtGateway = async (id: string) => {
    const [invoice] = (await invoicesOf(bench, "")).filter((each) => each.id === id)
    await bench.admin("POST", `/invoices/${id}/payments`, { units: invoice?.units })
  }
  const settle = async (_id: string) => {
    await bench.admin("PUT", "/settings", { confirmAfterMs: 0 })
    await bench.admin("GET", "/invoices")
    await bench.admin("PUT", "/settings", { confirmAfterMs: HOUR })
  }
  const bodyAbout = (id: string): string =>
    shop.bodies.find((body) => body.includes(`"${id}"`) && body.includes('"completed"')) ?? ""
  const unreadable = { status: "completed" }

  paymentGatewayContract("Plisio's simulator", {
    gateway: () => bench.gateway,
    token: "",
    reserves: false,
    payAtGateway,
    paidStatus: "authorizing",
    givesBackByHand: true,
    settle,
    payUnanswered: (request, arrives) => {
      const when = arrives ? "after" : "before"
      const fault = { kind: "drop", when, calls: 3, operation: "create" }
      return Effect.promise(() => bench.admin("POST", "/faults", fault)).pipe(
        Effect.andThen(bench.gateway.pay(request)),
      )
    },
    settledWebhook: async (id) => {
      await expect.poll(() => bodyAbout(id), { timeout: 5_000 }).not.toBe("")
      return webhook(bodyAbout(id))
    },
    unreadableWebhook: webhook(
      JSON.stringify({ ...unreadable, verify_hash: signatureOf(keys.plisio, unreadable) }),
    ),
  })
})
