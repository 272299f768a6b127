import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { CardGatewayService, Sale, SaleOutcome } from "./card-gateway.ts"

/** A gateway under test: an adapter in front of a simulator, or of the vendor's own sandbox. */
export interface CardGatewayTarget {
  readonly gateway: () => CardGatewayService
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

/** What every card gateway must do, whoever answers. */
export const cardGatewayContract = (name: string, target: CardGatewayTarget): void => {
  describe(`card gateway contract: ${name}`, () => {
    const sale = (change: Partial<Sale> = {}): Sale => {
      const orderId = change.orderId ?? order()
      return { orderId, paymentId: `${orderId}:pay:1`, amount: 4_999, nonce: target.goodNonce, ...change }
    }
    const pay = (change: Partial<Sale> = {}): Promise<SaleOutcome> => run(target.gateway().sale(sale(change)))
    const paid = async (change: Partial<Sale> = {}): Promise<string> => {
      const outcome = await pay(change)
      if (outcome._tag !== "Settling" && outcome._tag !== "Authorized")
        throw new Error(`not paid: ${outcome._tag}`)
      return outcome.transaction.id
    }
    const settled = async (change: Partial<Sale> = {}): Promise<string> => {
      const id = await paid(change)
      await target.settle(id)
      return id
    }

    it("gives the card form a token", async () => {
      expect(await run(target.gateway().clientToken)).toMatch(/\S{10,}/)
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
      const outcome = await pay({ nonce: target.walletNonce })
      expect(outcome).toMatchObject({ _tag: "Settling", transaction: { gatewayType: "GOOGLE_PAY" } })
    })

    it("only reserves the money when asked to", async () => {
      const outcome = await pay({ submitForSettlement: false })
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
      const outcome = await pay({ orderId, nonce: target.consumedNonce })
      expect(outcome).toMatchObject({ _tag: "Invalid", code: "91564", field: "payment_method_nonce" })
      expect(await run(target.gateway().findByOrder(orderId))).toEqual([])
    })

    it("the same payment sent twice is charged once, and both answers name it", async () => {
      const one = sale()
      const first = await run(target.gateway().sale(one))
      const second = await run(target.gateway().sale(one))
      expect(first._tag).toBe("Settling")
      expect(second).toEqual(first)
      expect(await run(target.gateway().findByOrder(one.orderId))).toHaveLength(1)
    })

    it("the same payment sent at once by many is charged once", async () => {
      const one = sale()
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => run(target.gateway().sale(one))))
      for (const outcome of outcomes) expect(["Settling", "Unanswered"]).toContain(outcome._tag)
      expect(await run(target.gateway().findByOrder(one.orderId))).toHaveLength(1)
    })

    it("finds everything that belongs to an order, declined attempts too", async () => {
      const orderId = order()
      await pay({ orderId, paymentId: `${orderId}:pay:1`, amount: target.declinedAmount })
      const id = await paid({ orderId, paymentId: `${orderId}:pay:2` })
      const found = await run(target.gateway().findByOrder(orderId))
      expect(found.map(({ status }) => status).toSorted()).toEqual(["declined", "submitted"])
      expect(found.map((transaction) => transaction.id)).toContain(id)
    })

    it("finds one by its id, and says undefined of one that does not exist", async () => {
      const id = await paid()
      expect(await run(target.gateway().find(id))).toMatchObject({ id, status: "submitted" })
      expect(await run(target.gateway().find("nosuchtransaction"))).toBeUndefined()
      expect(await run(target.gateway().find("../escape"))).toBeUndefined()
    })

    it("takes reserved money in part, and not twice", async () => {
      const gateway = target.gateway()
      const id = await paid({ submitForSettlement: false, amount: 10_000 })
      const first = await run(gateway.submitForSettlement(id, { requestId: `${id}:submit:1`, amount: 6_000 }))
      expect(first).toMatchObject({ _tag: "Done", transaction: { status: "submitted", amount: 6_000 } })
      const again = await run(gateway.submitForSettlement(id, { requestId: `${id}:submit:2` }))
      expect(again).toMatchObject({ _tag: "Refused", code: "91507" })
    })

    it("voids before settlement, and refuses to void twice", async () => {
      const gateway = target.gateway()
      const id = await paid()
      expect(await run(gateway.void(id, { requestId: `${id}:void:1` }))).toMatchObject({
        _tag: "Done",
        transaction: { status: "voided" },
      })
      expect(await run(gateway.void(id, { requestId: `${id}:void:2` }))).toMatchObject({
        _tag: "Refused",
        code: "91504",
      })
    })

    it("refuses a refund before settlement", async () => {
      const id = await paid()
      expect(await run(target.gateway().refund(id, { requestId: `${id}:refund:1` }))).toMatchObject({
        _tag: "Refused",
        code: "91506",
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

    it("the same refund sent twice gives the money back once", async () => {
      const gateway = target.gateway()
      const id = await settled({ amount: 10_000 })
      const once = () => run(gateway.refund(id, { requestId: `${id}:refund:1`, amount: 4_000 }))
      const first = await once()
      const second = await once()
      expect(first._tag).toBe("Done")
      expect(second).toEqual(first)
    })

    it("refuses an action on a transaction that does not exist", async () => {
      const outcome = await run(target.gateway().void("nosuchtransaction", { requestId: "x:void:1" }))
      expect(outcome).toMatchObject({ _tag: "Refused", code: "not-found" })
    })
  })
}
