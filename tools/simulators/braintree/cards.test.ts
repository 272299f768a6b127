import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, card, newOrder, startBench } from "./running.ts"
import { passesLuhn, testCards } from "./test-cards.ts"

const DECLINED = "Your card was declined. Try another card or call your bank."

describe("card form back end and test cards", () => {
  let bench: Bench
  beforeAll(async () => {
    bench = await startBench()
  })
  afterAll(() => bench.close())

  const post = (body: unknown) =>
    fetch(bench.simulator.tokenizeUrl, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://shop.example" },
      body: JSON.stringify(body),
    })
  const pay = async (number: string, amount = 4_999) => {
    const token = await bench.tokenize(number)
    return Effect.runPromise(bench.gateway.pay(aPaymentRequest({ amount, token })))
  }

  it("turns a card into a nonce, for any origin, and shows brand and last four", async () => {
    const answer = await post(card("5555 5555 5555 4444"))
    expect(answer.status).toBe(201)
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    expect(await answer.json()).toEqual({
      nonce: expect.stringMatching(/^tokencc_/),
      type: "CreditCard",
      details: { cardType: "MasterCard", lastFour: "4444", bin: "555555" },
    })
  })

  it("answers the browser's preflight", async () => {
    const answer = await fetch(bench.simulator.tokenizeUrl, {
      method: "OPTIONS",
      headers: {
        origin: "https://shop.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get("access-control-allow-headers")).toContain("content-type")
  })

  it.each([
    ["a number that is too short", { number: "4111" }, "number"],
    ["a number with a wrong digit", { number: "4111111111111112" }, "number"],
    ["a valid number that is no test card", { number: "4242424242424242" }, "number"],
    ["a month that does not exist", { expirationMonth: "13" }, "expirationMonth"],
    ["a year that is no year", { expirationYear: "x" }, "expirationYear"],
    ["a card that has expired", { expirationYear: "2020" }, "expirationYear"],
    ["a security code that is too short", { cvv: "12" }, "cvv"],
    ["a postal code that is none", { postalCode: "9000" }, "postalCode"],
  ])("rejects %s and names the field", async (_name, change, field) => {
    const answer = await post({ ...card("4111111111111111"), ...change })
    expect(answer.status).toBe(422)
    const body: unknown = await answer.json()
    expect(body).toEqual({ errors: [{ field, message: expect.stringMatching(/\.$/) }] })
  })

  it("every documented card has a valid check digit, and changing one digit breaks it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...testCards.keys()),
        fc.nat(14),
        fc.integer({ min: 1, max: 9 }),
        (number, at, by) => {
          const changed = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`
          return passesLuhn(number) && !passesLuhn(changed)
        },
      ),
    )
  })

  it.each([
    ["4111111111111111", { _tag: "Settling" }],
    [
      "378282246310005",
      { _tag: "Settling", transaction: { card: { type: "American Express", lastFour: "0005" } } },
    ],
    [
      "4000000000000002",
      {
        _tag: "Declined",
        code: "2000",
        cardFingerprint: "Visa 400000 0002",
        transaction: { vendorError: { name: "processor_declined", code: "2000", message: DECLINED } },
      },
    ],
    [
      "4000000000009995",
      { _tag: "Declined", code: "2001", message: expect.stringContaining("not enough funds") },
    ],
    [
      "4000000000000119",
      { _tag: "Failed", code: "3000", transaction: { vendorError: { name: "failed", code: "3000" } } },
    ],
    [
      "4000111111111511",
      {
        _tag: "Rejected",
        code: "fraud",
        cardFingerprint: "Visa 400011 1511",
        transaction: { vendorError: { name: "gateway_rejected", code: "gateway_rejected" } },
      },
    ],
  ])("card %s behaves as documented", async (number, outcome) => {
    expect(await pay(number)).toMatchObject(outcome)
  })

  it("lets no amount decide unless that is enabled", async () => {
    expect(await pay("4111111111111111", 200_100)).toMatchObject({ _tag: "Settling" })
    await bench.admin("PUT", "/settings", { magicAmounts: true })
    expect(await pay("4111111111111111", 200_100)).toMatchObject({ _tag: "Declined", code: "2001" })
    await bench.admin("PUT", "/settings", { magicAmounts: false })
  })

  it("accepts each nonce once, and only its own", async () => {
    const nonce = await bench.tokenize("4111111111111111")
    const sale = (n: string) => {
      const orderId = newOrder()
      return Effect.runPromise(
        bench.gateway.pay(aPaymentRequest({ orderId, paymentId: `${orderId}:pay:1`, amount: 100, token: n })),
      )
    }
    expect(await sale(nonce)).toMatchObject({ _tag: "Settling" })
    expect(await sale(nonce)).toMatchObject({ _tag: "Invalid", code: "91564" })
    expect(await sale("made-up")).toMatchObject({
      _tag: "Invalid",
      code: "91565",
      vendorError: { name: "payment_method_nonce", code: "91565", message: expect.stringMatching(/again/) },
    })
  })

  it("forgets a nonce after three hours", async () => {
    const nonce = await bench.tokenize("4111111111111111")
    await bench.admin("PUT", "/clock", { offsetMs: 3 * 60 * 60 * 1_000 + 1_000 })
    const orderId = newOrder()
    const late = await Effect.runPromise(
      bench.gateway.pay(
        aPaymentRequest({ orderId, paymentId: `${orderId}:pay:1`, amount: 100, token: nonce }),
      ),
    )
    await bench.admin("PUT", "/clock", { offsetMs: 0 })
    expect(late).toMatchObject({ _tag: "Invalid", code: "91565" })
  })

  it("stores neither the number nor the security code", async () => {
    await pay("4012888888881881")
    const kept = await readFile(join(bench.directory, "braintree.jsonl"), "utf8")
    expect(kept).toContain('"lastFour":"1881"')
    expect(kept).not.toContain("4012888888881881")
    expect(kept).not.toMatch(/"cvv/i)
  })
})
