import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { PaymentGateway, PaymentOutcome, PaymentRequest } from "../../payments/payment-gateway.ts"
import type { GatewayError } from "../../platform/gateway-error.ts"
import { aPaymentRequest } from "../../testing/payment-request.ts"

/** The adapter in front of the simulator, or of the vendor's own sandbox. */
interface BraintreeTarget {
  readonly gateway: () => PaymentGateway
  /** Carries a submitted transaction through to "settled", as the vendor's nightly run does. */
  readonly settle: (transactionId: string) => Promise<void>
  /** One that is good again and again. */
  readonly goodNonce: string
  readonly consumedNonce: string
  readonly walletNonce: string
  /** Cents that make the gateway decline with code 2000, fail, and reject, whatever the card. */
  readonly declinedAmount: number
  readonly failedAmount: number
  readonly rejectedAmount: number
}

const run = <A>(effect: Effect.Effect<A, GatewayError>): Promise<A> => Effect.runPromise(effect)

const order = (): string => `T-${randomUUID()}`

/** Beside the contract of every gateway: what this vendor answers to cards, in its own codes. */
export const braintreeContract = (name: string, target: BraintreeTarget): void => {
  describe(`Braintree contract: ${name}`, () => {
    const request = (change: Partial<PaymentRequest> = {}): PaymentRequest =>
      aPaymentRequest({ token: target.goodNonce, ...change })
    const pay = (change: Partial<PaymentRequest> = {}): Promise<PaymentOutcome> =>
      run(target.gateway().pay(request(change)))
    const paid = async (change: Partial<PaymentRequest> = {}): Promise<string> => {
      const outcome = await pay(change)
      if (outcome._tag !== "Settling" && outcome._tag !== "Authorized")
        throw new Error(`not paid: ${outcome._tag}`)
      return outcome.transaction.id
    }
    const settled = async (change: Partial<PaymentRequest> = {}): Promise<string> => {
      const id = await paid(change)
      await target.settle(id)
      return id
    }

    it("gives the card form a token", async () => {
      expect(await run(target.gateway().clientToken ?? Effect.succeed(""))).toMatch(/\S{10,}/)
    })

    it("charges a good card and says what was charged", async () => {
      const orderId = order()
      const outcome = await pay({ orderId, amount: 123_456 })
      expect(outcome).toMatchObject({
        _tag: "Settling",
        transaction: {
          orderId,
          kind: "sale",
          status: "submitted",
          amount: 123_456,
          currency: "USD",
          gatewayType: "CARD",
          card: { lastFour: expect.stringMatching(/^\d{4}$/) },
        },
      })
    })

    it("charges a wallet as a wallet", async () => {
      const outcome = await pay({ token: target.walletNonce })
      expect(outcome).toMatchObject({ _tag: "Settling", transaction: { gatewayType: "GOOGLE_PAY" } })
    })

    it("only reserves the money when asked to", async () => {
      const outcome = await pay({ capture: false })
      expect(outcome).toMatchObject({ _tag: "Authorized", transaction: { status: "authorized" } })
    })

    it.each([
      ["a declined card is Declined, with the bank's code", () => target.declinedAmount, "Declined", "2000"],
      ["a failure on the way to the bank is Failed", () => target.failedAmount, "Failed", "3000"],
      [
        "the gateway's own refusal is Rejected",
        () => target.rejectedAmount,
        "Rejected",
        "application_incomplete",
      ],
    ])("%s", async (_name, amount, tag, code) => {
      const outcome = await pay({ amount: amount() })
      expect(outcome).toMatchObject({ _tag: tag, code, message: expect.stringMatching(/\w+\.$/) })
    })

    it("a nonce that was used before is Invalid and charges nothing", async () => {
      const orderId = order()
      const outcome = await pay({ orderId, token: target.consumedNonce })
      expect(outcome).toMatchObject({ _tag: "Invalid", code: "91564", field: "payment_method_nonce" })
      expect(await run(target.gateway().findByOrder(orderId))).toEqual([])
    })

    it("finds everything that belongs to an order, declined attempts too", async () => {
      const orderId = order()
      await pay({ orderId, paymentId: `${orderId}:pay:1`, amount: target.declinedAmount })
      const id = await paid({ orderId, paymentId: `${orderId}:pay:2` })
      const found = await run(target.gateway().findByOrder(orderId))
      expect(found.map(({ status }) => status).toSorted()).toEqual(["declined", "submitted"])
      expect(found.map((transaction) => transaction.id)).toContain(id)
    })

    it("takes reserved money in part, and not twice", async () => {
      const gateway = target.gateway()
      const id = await paid({ capture: false, amount: 10_000 })
      const first = await run(gateway.capture(id, { requestId: `${id}:capture:1`, amount: 6_000 }))
      expect(first).toMatchObject({ _tag: "Done", transaction: { status: "submitted", amount: 6_000 } })
      const again = await run(gateway.capture(id, { requestId: `${id}:capture:2` }))
      expect(again).toMatchObject({ _tag: "Refused", code: "91507" })
    })

    it("voids before settlement, and refuses to void twice", async () => {
      const gateway = target.gateway()
      const id = await paid()
      expect(await run(gateway.cancel(id, { requestId: `${id}:cancel:1` }))).toMatchObject({
        _tag: "Done",
        transaction: { status: "voided" },
      })
      expect(await run(gateway.cancel(id, { requestId: `${id}:cancel:2` }))).toMatchObject({
        _tag: "Refused",
        code: "91504",
      })
    })

    it("refunds in parts up to the whole and not a cent more", async () => {
      const gateway = target.gateway()
      const id = await settled({ amount: 10_000 })
      const refund = (part: number, amount?: number) =>
        run(
          gateway.refund(id, {
            requestId: `${id}:refund:${part}`,
            ...(amount === undefined ? {} : { amount }),
          }),
        )
      expect(await refund(1, 2_500)).toMatchObject({
        _tag: "Done",
        transaction: { kind: "refund", amount: 2_500, refundOf: id },
      })
      expect(await refund(2, 7_501)).toMatchObject({ _tag: "Refused", code: "91521" })
      expect(await refund(3, 7_500)).toMatchObject({ _tag: "Done", transaction: { amount: 7_500 } })
      expect(await refund(4, 1)).toMatchObject({ _tag: "Refused", code: "91512" })
    })
  })
}
