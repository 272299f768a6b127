import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, startBench } from "../running.ts"

const decodeNonce = Schema.decodeUnknownSync(Schema.Struct({ nonce: Schema.String }))

describe("the sheet that stands in for Google Pay", () => {
  let bench: Bench
  beforeAll(async () => {
    bench = await startBench()
  })
  afterAll(() => bench.close())

  const choose = (card: string) =>
    fetch(`${bench.simulator.url}/google-pay/pay`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ card }),
    })
  const paidWith = async (card: string) => {
    const { nonce } = decodeNonce(await (await choose(card)).json())
    return Effect.runPromise(bench.gateway.pay(aPaymentRequest({ token: nonce })))
  }

  it("gives a nonce whose payment is one of Google Pay, with the card's last digits", async () => {
    expect(await paidWith("mastercard")).toMatchObject({
      _tag: "Settling",
      transaction: { gatewayType: "GOOGLE_PAY", card: { type: "MasterCard", lastFour: "4444" } },
    })
  })

  it("has a card that the bank declines", async () => {
    expect(await paidWith("declined")).toMatchObject({
      _tag: "Declined",
      code: "2000",
      transaction: { gatewayType: "GOOGLE_PAY" },
    })
  })

  it("knows no other cards", async () => {
    expect((await choose("stolen")).status).toBe(422)
  })

  it.each(["/google-pay", "/google-pay.js", "/google-pay.css"])("serves %s", async (path) => {
    expect((await fetch(`${bench.simulator.url}${path}`)).status).toBe(200)
  })
})
