import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { paymentDouble } from "../testing/payment-double.ts"
import { aPaymentRequest } from "../testing/payment-request.ts"
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

  it("show in their offers when a shopper's payment finds one down, until the next one succeeds", async () => {
    const card = { id: "card", offer: () => Effect.succeed({ terms: "Pay today.", problem: null }) } as const
    const plain = { ...paymentDouble("cards").service, methods: [card], probe: Effect.void }
    const { find, methods } = makePaymentGateways({ gateways: [plain] })
    const pay = (token: string) =>
      Effect.runPromise(Effect.exit(find("cards")?.pay(aPaymentRequest({ token })) ?? Effect.void))
    const problem = async () => {
      const [method] = methods
      const { order } = aPaymentRequest()
      return method && (await Effect.runPromise(method.offer(order, TERMS_OF_2026)))?.problem
    }
    expect(await problem()).toBeNull()
    await pay("unreachable-1")
    expect(await problem()).toMatch(/Card payments are not available right now/)
    await pay("good-2")
    expect(await problem()).toBeNull()
  })
})
