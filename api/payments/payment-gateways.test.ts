import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { paymentDouble } from "../testing/payment-double.ts"
import { makePaymentGateways } from "./payment-gateways.ts"

describe("the payment gateways of the shop", () => {
  const [one, other] = [paymentDouble("one").service, paymentDouble("other").service]
  const gateways = makePaymentGateways({ gateways: [one, other] })

  it("are found by the name that payments carry", async () => {
    expect(await Effect.runPromise(gateways.named("other"))).toMatchObject({ name: "other" })
    expect(gateways.find("one")).toMatchObject({ name: "one" })
  })

  it("say which ones there are when a payment names another", async () => {
    expect(gateways.find("third")).toBeUndefined()
    const failure = await Effect.runPromise(Effect.flip(gateways.named("third")))
    expect(failure).toMatchObject({
      _tag: "GatewayMisconfigured",
      reason: '"third" is not configured; configured are: one, other',
    })
  })
})
