import { klarnaPurchase } from "@voltread/api/gateways/klarna/klarna-lines.ts"
import type { PaymentOutcome, PaymentRequest } from "@voltread/api/payments/payment-gateway.ts"
import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { Effect, Result, Schema } from "effect"
import fc from "fast-check"
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest"
import { startKlarnaBench } from "./bench.ts"

const decodeError = Schema.decodeUnknownSync(
  Schema.Struct({ error_code: Schema.String, error_messages: Schema.Array(Schema.String) }),
)

describe("Klarna's own rules", () => {
  let bench: Awaited<ReturnType<typeof startKlarnaBench>>
  beforeAll(async () => {
    bench = await startKlarnaBench(inject("postgresUrl"))
  })
  afterEach(async () => {
    await bench.admin("DELETE", "/faults")
    await bench.admin("PUT", "/clock", { offsetMs: 0 })
  })
  afterAll(() => bench.close())

  const asked = (email = "ada@example.com"): PaymentRequest => {
    const request = aPaymentRequest({ amount: 10_000 })
    return { ...request, order: { ...request.order, email } }
  }
  const pay = (request: PaymentRequest): Promise<PaymentOutcome> =>
    Effect.runPromise(bench.gateway.pay(request))
  const approved = async (email?: string): Promise<PaymentRequest> => {
    const request = asked(email)
    return { ...request, token: await bench.approve(request) }
  }
  const placed = async (email?: string) => {
    const request = await approved(email)
    const outcome = await pay(request)
    if (!("transaction" in outcome)) throw new Error(`not placed: ${outcome._tag}`)
    return { request, id: outcome.transaction.id, outcome }
  }
  const find = (id: string) => Effect.runPromise(bench.gateway.find(id))
  const outcomeOf = (id: string, outcome: string) => bench.admin("POST", `/orders/${id}/outcome`, { outcome })

  it("a wrong sum is refused, and the field is named", async () => {
    const purchase = klarnaPurchase(asked().order)
    const [first] = purchase.order_lines
    const refusal = async (change: object) =>
      decodeError(
        await (await bench.vendor("POST", "/payments/v1/sessions", { ...purchase, ...change })).json(),
      )
    expect(await refusal({ order_amount: 9_999 })).toEqual({
      error_code: "BAD_VALUE",
      error_messages: ["Bad value: order_amount"],
    })
    expect(await refusal({ order_lines: [{ ...first, total_amount: 1 }] })).toMatchObject({
      error_messages: ["Bad value: order_lines[0].total_amount"],
    })
    expect(await refusal({ order_tax_amount: 1 })).toMatchObject({
      error_messages: ["Bad value: order_tax_amount"],
    })
    expect(await refusal({ order_lines: [{ ...first, tax_rate: 2_000 }] })).toMatchObject({
      error_messages: ["Bad value: order_lines[0].tax_rate"],
    })
  })

  it("a wrong password gets 401, which is an operator's to fix", async () => {
    const answer = await bench.vendor("GET", "/ordermanagement/v1/orders/x", undefined, {
      authorization: "Basic d3Jvbmc6a2V5",
    })
    expect(answer.status).toBe(401)
  })

  it("an authorization is good for one order and for an hour", async () => {
    const { request } = await placed()
    const other = aPaymentRequest({ amount: 10_000, token: request.token })
    expect(await pay(other)).toMatchObject({
      _tag: "Invalid",
      code: "NOT_FOUND",
      field: "authorization_token",
    })
    const late = await approved()
    await bench.admin("PUT", "/clock", { offsetMs: 3_600_001 })
    expect(await pay(late)).toMatchObject({ _tag: "Invalid", code: "NOT_FOUND" })
  })

  it("an authorization is good only for the purchase that the shopper saw, and is released otherwise", async () => {
    const request = await approved()
    const dearer = aPaymentRequest({ orderId: request.orderId, amount: 10_001, token: request.token })
    expect(await pay(dearer)).toMatchObject({
      _tag: "Invalid",
      code: "BAD_VALUE",
      message: expect.stringMatching(/changed/),
      vendorError: {
        name: "BAD_VALUE",
        code: "BAD_VALUE",
        message: "Not matching fields: [order_amount, order_lines]",
      },
    })
    expect(await pay(request)).toMatchObject({ _tag: "Invalid", code: "NOT_FOUND" })
  })

  it("a purchase that Klarna rejects is not paid, and the shopper is told to pay another way", async () => {
    expect(await pay(await approved("erin+rejected@email.us"))).toMatchObject({
      _tag: "Invalid",
      code: "REJECTED",
      message: expect.stringMatching(/another way/),
    })
  })

  it.each([
    ["denied", true],
    ["red", false],
  ])("a customer who is %s gets no approval; may they try again: %s", async (word, mayRetry) => {
    const purchase = klarnaPurchase(asked(`erin+${word}@email.us`).order)
    const session: unknown = await (await bench.vendor("POST", "/payments/v1/sessions", purchase)).json()
    const { client_token } = Schema.decodeUnknownSync(Schema.Struct({ client_token: Schema.String }))(session)
    const consent = { clientToken: client_token, email: "" }
    expect(
      await (await bench.admin("POST", "/consents", { ...consent, email: `erin+${word}@email.us` })).json(),
    ).toEqual({ approved: false, show_form: mayRetry })
  })

  it.each([
    ["pend-accept", "accept", "FRAUD_RISK_ACCEPTED", "authorized"],
    ["pend-reject", "reject", "FRAUD_RISK_REJECTED", "rejected"],
  ])("a watched purchase (%s) waits, and the end of the review is told", async (word, end, kind, status) => {
    const { id, outcome } = await placed(`erin+${word}@email.us`)
    expect(outcome).toMatchObject({ _tag: "Pending", transaction: { status: "reviewing" } })
    await outcomeOf(id, end)
    await expect.poll(() => bench.called(id, "notification"), { timeout: 5_000 }).toBeDefined()
    const call = bench.called(id, "notification")
    if (call === undefined) throw new Error("Klarna has not called")
    expect(await Effect.runPromise(bench.gateway.readWebhook(call))).toMatchObject({
      _tag: "TransactionTouched",
      eventId: `${kind}:${id}`,
      transactionId: id,
    })
    const vendorError = { name: "REJECTED", code: "REJECTED", message: expect.stringMatching(/another way/) }
    expect(await find(id)).toMatchObject({ status, ...(status === "rejected" ? { vendorError } : {}) })
  })

  it("is ignored at an address that is not ours", async () => {
    const { id } = await placed()
    await expect.poll(() => bench.called(id, "push"), { timeout: 5_000 }).toBeDefined()
    const call = bench.called(id, "push")
    if (call === undefined) throw new Error("Klarna has not called")
    for (const change of [{ token: "x" }, { payment: "other" }, { order: "other" }, { token: "" }]) {
      const query = { ...call.query, ...change }
      expect(
        Result.isFailure(
          await Effect.runPromise(Effect.result(bench.gateway.readWebhook({ ...call, query }))),
        ),
      ).toBe(true)
    }
  })

  it("an authorization expires by the clock unless it is extended", async () => {
    const day = 86_400_000
    const [left, extended] = [await placed(), await placed()]
    await bench.admin("PUT", "/clock", { offsetMs: 27 * day })
    await Effect.runPromise(
      bench.gateway.extend?.(extended.id, { requestId: `${extended.id}:extend` }) ?? Effect.void,
    )
    await bench.admin("PUT", "/clock", { offsetMs: 29 * day })
    await expect.poll(async () => (await find(left.id))?.status, { timeout: 5_000 }).toBe("expired")
    expect(await find(extended.id)).toMatchObject({ status: "authorized" })
  })

  it("calls again when the shop does not answer, and gives up after three more tries", async () => {
    bench.shop.status = 503
    const { id } = await placed()
    const calls = () => bench.shop.received.filter(({ query }) => query.klarna === id)
    await expect
      .poll(async () => JSON.stringify(await (await bench.admin("GET", "/webhooks")).json()), {
        timeout: 10_000,
      })
      .toMatch(new RegExp(`"subject":"${id}"[^}]*"state":"given-up"`))
    bench.shop.status = 200
    expect(calls()).toHaveLength(4)
  })

  it("never captures more than was authorized, nor refunds more than was captured, whatever is asked", async () => {
    const amount = fc.integer({ min: 1, max: 6_000 })
    const step = fc.oneof(
      fc.record({ kind: fc.constant("capture" as const), amount }),
      fc.record({
        kind: fc.constant("refund" as const),
        amount,
        unsent: fc.integer({ min: 0, max: 10_000 }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const { id } = await placed()
        let given = 0
        for (const [index, each] of steps.entries()) {
          const options = { ...each, requestId: `${id}:${index}` }
          const done = await Effect.runPromise(bench.gateway[each.kind](id, options))
          if (each.kind === "refund" && done._tag === "Done") given += each.amount
          const now = await find(id)
          expect(now?.captured ?? 0).toBeLessThanOrEqual(10_000)
          expect(now?.refunded ?? 0).toBeLessThanOrEqual(now?.captured ?? 0)
        }
        const answer = await bench.vendor("GET", `/ordermanagement/v1/orders/${id}`)
        const books = Schema.decodeUnknownSync(
          Schema.Struct({
            captured_amount: Schema.Int,
            refunded_amount: Schema.Int,
            remaining_authorized_amount: Schema.Int,
          }),
        )(await answer.json())
        // The refunded amount and the remaining amount add up to the authorized one.
        expect(
          given + books.captured_amount - books.refunded_amount + books.remaining_authorized_amount,
        ).toBe(10_000)
      }),
      { numRuns: 25 },
    )
  })
})
