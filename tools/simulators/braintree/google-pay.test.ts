import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { chooseCard } from "./google-pay-sheet.ts"
import { type Bench, startBench } from "./running.ts"

describe("the sheet that stands in for Google Pay", () => {
  let bench: Bench
  beforeAll(async () => {
    bench = await startBench()
  })
  afterAll(() => bench.close())

  const paidWith = async (card: string) =>
    Effect.runPromise(bench.gateway.pay(aPaymentRequest({ token: await chooseCard(bench, card) })))

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

  it("has no other cards", async () => {
    await expect(chooseCard(bench, "stolen")).rejects.toThrow("422")
  })

  it.each(["/google-pay", "/google-pay.js", "/google-pay.css"])("serves %s", async (path) => {
    expect((await fetch(`${bench.simulator.url}${path}`)).status).toBe(200)
  })
})
