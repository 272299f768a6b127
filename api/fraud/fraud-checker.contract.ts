import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { FraudChecker, FraudQuestion } from "./fraud-checker.ts"

/** An adapter connected to the vendor's simulator or its sandbox. */
interface FraudTarget {
  readonly checker: () => FraudChecker
  /** The same vendor, called with an unknown key. */
  readonly stranger: () => FraudChecker
  /** An address that the vendor rates very risky; absent where it cannot be made to. */
  readonly riskyEmail?: string
}

export const aQuestion = (change: Partial<FraudQuestion> = {}): FraudQuestion => ({
  orderId: `T-${randomUUID()}`,
  ipAddress: "203.0.113.9",
  userAgent: "Mozilla/5.0",
  acceptLanguages: "en-US",
  email: "ada@example.com",
  billing: { address1: "1 Main St", city: "Los Angeles", state: "CA", postalCode: "90001", country: "US" },
  paidThrough: "braintree",
  amount: 4_999,
  affiliateId: "a1",
  subAffiliateId: null,
  ...change,
})

/** What the shop relies on with every vendor. */
export const fraudCheckerContract = (name: string, target: FraudTarget): void => {
  describe(`fraud checker: ${name}`, () => {
    const ask = (change: Partial<FraudQuestion> = {}) =>
      Effect.runPromise(target.checker().ask(aQuestion(change)))

    it("scores an order between 0.01 and 99", async () => {
      const { score } = await ask()
      expect(score).toBeGreaterThanOrEqual(0.01)
      expect(score).toBeLessThanOrEqual(99)
    })

    it.skipIf(target.riskyEmail === undefined)("scores a risky order higher", async () => {
      const [risky, harmless] = await Promise.all([ask({ email: target.riskyEmail ?? "" }), ask()])
      expect(risky.score).toBeGreaterThan(harmless.score)
    })

    it.each([
      ["no network address", { ipAddress: null }],
      ["no browser", { userAgent: null, acceptLanguages: null }],
      ["no known payment gateway", { paidThrough: null }],
      ["an email address of another script", { email: "ada@müller.example" }],
      ["a free order", { amount: 0 }],
      ["an order of a million dollars", { amount: 100_000_000 }],
    ])("takes an order with %s", async (_, change) => {
      expect((await ask(change)).score).toBeGreaterThan(0)
    })

    it("answers the same order again", async () => {
      const question = aQuestion()
      const twice = [question, question].map((one) => Effect.runPromise(target.checker().ask(one)))
      const [first, second] = await Promise.all(twice)
      expect(second?.reasons).toEqual(first?.reasons)
    })

    it("says that our own keys are wrong, as something that an operator must mend", async () => {
      const failure = await Effect.runPromise(Effect.flip(target.stranger().ask(aQuestion())))
      expect(failure).toMatchObject({ _tag: "GatewayMisconfigured" })
    })

    it("tells whether it takes the keys without being asked about an order", async () => {
      await Effect.runPromise(target.checker().probe)
      expect(await Effect.runPromise(Effect.flip(target.stranger().probe))).toMatchObject({
        _tag: "GatewayMisconfigured",
      })
    })

    it("says that a question is refused for good, without its contents", async () => {
      const failure = await Effect.runPromise(
        Effect.flip(target.checker().ask(aQuestion({ email: "nobody" }))),
      )
      expect(failure).toMatchObject({ _tag: "QuestionRefused" })
      expect(JSON.stringify(failure)).not.toContain("nobody")
    })
  })
}
