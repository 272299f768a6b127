import { randomUUID } from "node:crypto"
import type { LenderRecord } from "@voltread/domain/loans/lender-record.ts"
import { LENDER_TERMS, lenderTakeOf } from "@voltread/domain/loans/lender-terms.ts"
import { loanOffer } from "@voltread/domain/loans/loan-offer.ts"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { GatewayMessage, UntrustedWebhook, WebhookRequest } from "../payments/gateway-message.ts"
import type { GatewayError } from "../platform/gateway-error.ts"
import type { ApplicationAnswer, Lender, LoanRequest } from "./lender.ts"
import { aLenderCart, aLoanRequest, SSN } from "./lender-examples.ts"

/** A lender under test: an adapter in front of a simulator, or of the lender's own sandbox. */
export interface LenderTarget {
  readonly lender: () => Lender
  /** Signs the contract as the applicant does at the lender's page. */
  readonly sign: (record: LenderRecord) => Promise<void>
  /** Ends the lender's review of an application. */
  readonly decide: (reference: string) => Promise<void>
  readonly fund: (reference: string) => Promise<void>
  /** Makes the next call to this part of the protocol go unanswered. `arrives`: it is carried out all the same. */
  readonly loseAnswers: (arrives: boolean) => Promise<void>
  readonly readWebhook: (request: WebhookRequest) => Effect.Effect<GatewayMessage, UntrustedWebhook>
  /** A genuine message about this application. */
  readonly webhook: (reference: string) => Promise<WebhookRequest>
  /** The same one as if it had been sent some milliseconds earlier. */
  readonly aged: (request: WebhookRequest, milliseconds: number) => WebhookRequest
}

const run = <A>(effect: Effect.Effect<A, GatewayError>): Promise<A> => Effect.runPromise(effect)

/** What every lender must do. */
export const lenderContract = (name: string, target: LenderTarget): void => {
  describe(`lender contract: ${name}`, () => {
    const received = (answer: ApplicationAnswer): LenderRecord => {
      if (answer._tag !== "Received") throw new Error(`not received: ${answer._tag}`)
      return answer.record
    }
    const request = (ssn: string = SSN.approved) => aLoanRequest(randomUUID(), {}, ssn)
    const apply = async (asked: LoanRequest = request()) => received(await run(target.lender().apply(asked)))
    const found = async (reference: string): Promise<LenderRecord> => {
      const record = await run(target.lender().find(reference))
      if (record === undefined) throw new Error("the lender does not know it")
      return record
    }
    const key = () => ({ requestId: randomUUID() })
    const prepared = async (ssn?: string) => {
      const { reference } = await apply(request(ssn))
      await run(target.lender().drawUp(reference, { ...aLenderCart(), ...key() }))
      return found(reference)
    }
    const signed = async () => {
      const record = await prepared()
      await target.sign(record)
      return found(record.reference)
    }
    const units = [{ itemId: "item-1", quantity: 2 }]
    const deliveredAt = "2026-02-01T00:00:00.000Z"
    const funded = async () => {
      const { reference } = await signed()
      await run(target.lender().deliver(reference, { units, deliveredAt, ...key() }))
      await target.fund(reference)
      return found(reference)
    }

    it("approves at once, for at least what was asked and for 90 days", async () => {
      const record = await apply()
      expect(record).toMatchObject({ status: "APPROVED", contract: null, funding: null })
      expect(record.approvedAmount).toBeGreaterThanOrEqual(80_000)
      const days = (Date.parse(record.approvalExpiresAt ?? "") - Date.now()) / 86_400_000
      expect(Math.round(days)).toBe(90)
    })

    it.each([
      ["declines", SSN.declined, "DECLINED"],
      ["blocks", SSN.blocked, "BLOCKED"],
      ["looks at it first", SSN.reviewed, "IN REVIEW"],
      ["takes its time", SSN.pending, "PENDING"],
    ])("%s", async (_, ssn, status) => {
      expect(await apply(request(ssn))).toMatchObject({
        status,
        approvedAmount: null,
        approvalExpiresAt: null,
      })
    })

    it("decides after a review", async () => {
      const { reference } = await apply(request(SSN.reviewed))
      await target.decide(reference)
      expect(await found(reference)).toMatchObject({ status: "APPROVED" })
    })

    it("takes the same application once, however often it is sent", async () => {
      const asked = request()
      const [first, second] = await Promise.all([apply(asked), apply(asked)])
      expect(second.reference).toBe(first.reference)
    })

    it("finds an application by its own reference and by ours, and no other", async () => {
      const asked = request()
      const { reference } = await apply(asked)
      expect(await run(target.lender().findByLoan(asked.loanId))).toMatchObject({ reference })
      expect(await run(target.lender().findByLoan(randomUUID()))).toBeUndefined()
      expect(await run(target.lender().find(randomUUID()))).toBeUndefined()
    })

    it.each([true, false])(
      "an answer that never comes is Unanswered; looking tells whether it arrived: %s",
      async (arrives) => {
        const asked = request()
        await target.loseAnswers(arrives)
        expect(await run(target.lender().apply(asked))).toMatchObject({ _tag: "Unanswered" })
        expect((await run(target.lender().findByLoan(asked.loanId))) !== undefined).toBe(arrives)
      },
    )

    it("refuses what it cannot read, and says nothing of what was sent", async () => {
      const asked = request("12345")
      const answer = await run(target.lender().apply(asked))
      expect(answer).toMatchObject({ _tag: "Invalid", message: expect.stringMatching(/\w+\.$/) })
      expect(JSON.stringify(answer)).not.toContain("12345")
    })

    it("draws up the contract that its rate sheet foresees, with a page to sign it", async () => {
      const { contract } = await prepared()
      const offer = loanOffer(LENDER_TERMS.lease, 75_000)
      expect(contract).toMatchObject({
        amount: 75_000,
        details: {
          amount: 75_000,
          initialPayment: offer?.initialPayment,
          recurringPayment: offer?.recurringPayment,
          payments: offer?.payments,
          secondaryLeaseId: null,
          signatureUrl: expect.stringMatching(/^https?:/),
        },
      })
    })

    it("draws up another contract when the cart changes, and no other for the same cart", async () => {
      const first = await prepared()
      const { reference } = first
      await run(target.lender().drawUp(reference, { ...aLenderCart(), ...key() }))
      expect((await found(reference)).contract).toEqual(first.contract)
      await run(target.lender().drawUp(reference, { ...aLenderCart(30_000), ...key() }))
      const second = (await found(reference)).contract
      expect(second?.amount).toBe(65_000)
      expect(second?.details.leaseId).not.toBe(first.contract?.details.leaseId)
    })

    it("draws up no contract above what it approved, nor for what it declined", async () => {
      const half = await apply(request(SSN.half))
      expect(half.approvedAmount).toBe(40_000)
      const declined = await apply(request(SSN.declined))
      for (const { reference } of [half, declined])
        expect(await run(target.lender().drawUp(reference, { ...aLenderCart(), ...key() }))).toMatchObject({
          _tag: "Refused",
        })
    })

    it("names the second lender's contract", async () => {
      const { contract } = await prepared(SSN.secondLender)
      expect(contract?.details.secondaryLeaseId).toEqual(expect.any(String))
    })

    it("is completed by the signature", async () => {
      expect(await signed()).toMatchObject({
        status: "COMPLETED",
        contract: { amount: 75_000 },
        funding: null,
      })
    })

    it("knows what was delivered and what came back, each told once or twice", async () => {
      const { reference } = await signed()
      const told = { units, deliveredAt, ...key() }
      await run(target.lender().deliver(reference, told))
      await run(target.lender().deliver(reference, told))
      await run(target.lender().takeBack(reference, { units: [{ itemId: "item-1", quantity: 1 }], ...key() }))
      expect(await found(reference)).toMatchObject({
        status: "COMPLETED",
        delivered: units,
        returned: [{ itemId: "item-1", quantity: 1 }],
      })
    })

    it("pays after the delivery, less what its terms say", async () => {
      expect(await funded()).toMatchObject({
        funding: { amount: 75_000, lenderTake: lenderTakeOf(LENDER_TERMS.lease, 75_000) },
      })
    })

    it("pays less when items were canceled before", async () => {
      const { reference } = await signed()
      expect(
        await run(
          target
            .lender()
            .reduce(reference, { amount: 40_000, units: [{ itemId: "item-1", quantity: 1 }], ...key() }),
        ),
      ).toEqual({
        _tag: "Done",
      })
      await run(
        target
          .lender()
          .deliver(reference, { units: [{ itemId: "item-1", quantity: 1 }], deliveredAt, ...key() }),
      )
      await target.fund(reference)
      expect(await found(reference)).toMatchObject({ funding: { amount: 40_000 } })
    })

    it("takes money back in parts up to the whole, which ends the contract, and not a cent more", async () => {
      const { reference } = await funded()
      const refund = (amount: number, requestId: string = randomUUID()) =>
        run(target.lender().refund(reference, { amount, requestId }))
      expect(await refund(25_000, "first")).toEqual({ _tag: "Done" })
      expect(await refund(25_000, "first")).toEqual({ _tag: "Done" })
      expect(await refund(50_001)).toMatchObject({ _tag: "Refused" })
      expect(await found(reference)).toMatchObject({ status: "COMPLETED" })
      expect(await refund(50_000)).toEqual({ _tag: "Done" })
      expect(await found(reference)).toMatchObject({ status: "CANCELLED" })
    })

    it("cancels until it has paid", async () => {
      const open = await apply()
      const { reference } = await signed()
      for (const each of [open.reference, reference]) {
        expect(await run(target.lender().cancel(each, { reason: "not wanted", ...key() }))).toEqual({
          _tag: "Done",
        })
        expect(await found(each)).toMatchObject({ status: "CANCELLED" })
      }
      const paid = await funded()
      expect(await run(target.lender().cancel(paid.reference, { reason: "", ...key() }))).toMatchObject({
        _tag: "Refused",
      })
      expect(
        await run(target.lender().reduce(paid.reference, { amount: 1_000, units, ...key() })),
      ).toMatchObject({
        _tag: "Refused",
      })
    })

    describe("a webhook", () => {
      const read = (webhook: WebhookRequest) => Effect.runPromise(Effect.result(target.readWebhook(webhook)))
      const isRefused = async (webhook: WebhookRequest) => Result.isFailure(await read(webhook))

      it("names the application, and has the same event id when it comes again", async () => {
        const asked = request()
        const { loanId, reference } = await apply(asked)
        expect(loanId).toBe(asked.loanId)
        const webhook = await target.webhook(reference)
        const first = Result.getOrThrow(await read(webhook))
        expect(first).toMatchObject({
          _tag: "ApplicationTouched",
          reference,
          eventId: expect.any(String),
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        })
        expect(Result.getOrThrow(await read(webhook))).toEqual(first)
      })

      it("is not believed when it is forged, cut short, not signed, or older than five minutes", async () => {
        const genuine = await target.webhook((await apply()).reference)
        const changed = Uint8Array.from(genuine.body)
        changed[10] = genuine.body[10] === 0x41 ? 0x42 : 0x41
        for (const forged of [
          { ...genuine, body: changed },
          { ...genuine, body: genuine.body.slice(0, 20) },
          { ...genuine, headers: {} },
          target.aged(genuine, 5 * 60_000 + 2_000),
          target.aged(genuine, -5 * 60_000 - 2_000),
        ])
          expect(await isRefused(forged)).toBe(true)
        expect(await isRefused(target.aged(genuine, 4 * 60_000))).toBe(false)
      })
    })
  })
}
