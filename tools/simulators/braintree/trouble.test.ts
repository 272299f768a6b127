import type { PaymentGateway, PaymentRequest } from "@voltread/api/payments/payment-gateway.ts"
import { makePaymentGateways, PaymentGateways } from "@voltread/api/payments/payment-gateways.ts"
import { refundOrVoid } from "@voltread/api/payments/refund-or-void.ts"
import { GatewayMisconfigured, GatewayUnavailable } from "@voltread/api/platform/gateway-error.ts"
import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { fold } from "@voltread/domain/decider.ts"
import { anItem, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { historyOf } from "@voltread/domain/ordering/order-testing.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type Bench, keys, startBench } from "./running.ts"

/** A canceled order that was paid by that sale. */
const cancelledOrder = (
  { orderId, paymentId, amount }: Pick<PaymentRequest, "orderId" | "paymentId" | "amount">,
  transactionId: string,
): PlacedOrder => {
  const item = anItem({ quantity: 1, price: amount, discount: 0, tax: 0, shippingCost: 0 })
  const sale = { paymentId, amount, transactionId }
  const state = fold(
    orderWithReactions,
    historyOf(orderWithReactions, [
      placing([item], { orderId }),
      recordPayment({ ...sale, transactionId: null }),
      recordPayment({ ...sale, result: "succeeded" }),
      { type: "CancelOrder", reason: "asked to" },
    ]),
  )
  if (state._tag !== "placed") throw new Error("not placed")
  return state
}

describe("when the gateway is in trouble", () => {
  let bench: Bench
  beforeAll(async () => {
    bench = await startBench()
  })
  afterAll(() => bench.close())
  afterEach(() => bench.admin("DELETE", "/faults"))

  const newSale = (token = "fake-valid-nonce") => aPaymentRequest({ token })
  const fault = async (body: unknown) => {
    const answer = await bench.admin("POST", "/faults", body)
    expect(answer.status).toBe(201)
  }
  const charges = (orderId: string) => Effect.runPromise(bench.gateway.findByOrder(orderId))
  const left = async () => (await bench.admin("GET", "/faults")).json()

  it.each([
    ["a lost answer", { kind: "drop", when: "after" }],
    ["a dropped connection", { kind: "drop", when: "before" }],
    ["a server error after the charge", { kind: "status", status: 500, when: "after" }],
    ["an overloaded gateway", { kind: "status", status: 503 }],
    ["too many requests", { kind: "status", status: 429 }],
  ])("%s is repeated with the same key and charges once", async (_name, trouble) => {
    await fault({ calls: 1, operation: "sale", ...trouble })
    const sale = newSale(await bench.tokenize("4111111111111111"))
    expect(await Effect.runPromise(bench.gateway.pay(sale))).toMatchObject({ _tag: "Settling" })
    expect(await charges(sale.orderId)).toHaveLength(1)
    expect(await left()).toEqual({ faults: [] })
  })

  it("gives up after three tries and says that the charge may exist", async () => {
    await fault({ kind: "drop", when: "after", calls: 3, operation: "sale" })
    const sale = newSale()
    expect(await Effect.runPromise(bench.gateway.pay(sale))).toMatchObject({ _tag: "Unanswered" })
    expect(await charges(sale.orderId)).toHaveLength(1)
    expect(await left()).toEqual({ faults: [] })
  })

  it("does not repeat a call that was not answered in time; the look-up finds the charge", async () => {
    const gateway = await bench.adapter({ timeoutMs: 200 })
    await fault({ kind: "hang", when: "after", calls: 1, operation: "sale" })
    await fault({ kind: "drop", when: "before", calls: 1, operation: "sale" })
    const sale = newSale()
    expect(await Effect.runPromise(gateway.pay(sale))).toMatchObject({ _tag: "Unanswered" })
    expect(await left()).toMatchObject({ faults: [{ left: 1 }] })
    expect(await charges(sale.orderId)).toMatchObject([{ status: "submitted", amount: 4_999 }])
  })

  it("a call that hangs before it is carried out leaves no charge", async () => {
    const gateway = await bench.adapter({ timeoutMs: 200 })
    await fault({ kind: "hang", when: "before", calls: 1, operation: "sale" })
    const sale = newSale()
    expect(await Effect.runPromise(gateway.pay(sale))).toMatchObject({ _tag: "Unanswered" })
    expect(await charges(sale.orderId)).toEqual([])
  })

  it("a call that waits at the gateway after all timeouts is carried out in the end", async () => {
    const gateway = await bench.adapter({ timeoutMs: 200 })
    await fault({ kind: "latency", when: "before", milliseconds: 1_000, calls: 1, operation: "sale" })
    const sale = newSale()
    expect(await Effect.runPromise(gateway.pay(sale))).toMatchObject({ _tag: "Unanswered" })
    expect(await charges(sale.orderId)).toEqual([])
    await expect
      .poll(() => charges(sale.orderId), { timeout: 5_000 })
      .toMatchObject([{ status: "submitted", amount: 4_999 }])
  })

  it("a void that comes too late is rejected, and the money is refunded", async () => {
    const sale = newSale()
    const paid = await Effect.runPromise(bench.gateway.pay(sale))
    if (paid._tag !== "Settling") throw new Error(paid._tag)
    const { id } = paid.transaction
    const settles = async () => {
      await bench.admin("POST", `/transactions/${id}/settlement`, { outcome: "settle" })
    }
    const gateway: PaymentGateway = {
      ...bench.gateway,
      cancel: (...call) => Effect.andThen(Effect.promise(settles), bench.gateway.cancel(...call)),
    }
    const order = cancelledOrder(sale, id)
    const refund = order.payments.find(({ kind }) => kind === "refund")
    if (refund === undefined) throw new Error("a canceled order is refunded")
    const step = await Effect.runPromise(
      refundOrVoid(order, refund).pipe(
        Effect.provideService(PaymentGateways, makePaymentGateways({ gateways: [gateway] })),
      ),
    )
    expect(step).toMatchObject({ kind: "refund", result: "succeeded" })
    expect(await charges(sale.orderId)).toMatchObject([
      { kind: "sale", status: "settled" },
      { kind: "refund", amount: 4_999, refundOf: id },
    ])
  })

  it("the card that answers late is unanswered, in flight, and charged", async () => {
    const gateway = await bench.adapter({ timeoutMs: 800 })
    const sale = newSale(await bench.tokenize("4000000000005043"))
    expect(await Effect.runPromise(gateway.pay(sale))).toMatchObject({ _tag: "Unanswered" })
    expect(await Effect.runPromise(gateway.pay(sale))).toMatchObject({
      _tag: "Unanswered",
      reason: expect.stringContaining("in flight"),
    })
    expect(await charges(sale.orderId)).toMatchObject([{ status: "submitted" }])
    await expect
      .poll(() => Effect.runPromise(gateway.pay(sale)), { timeout: 5_000 })
      .toMatchObject({ _tag: "Settling" })
    expect(await charges(sale.orderId)).toHaveLength(1)
  })

  it("a key cannot be used for another amount", async () => {
    const sale = newSale()
    await Effect.runPromise(bench.gateway.pay(sale))
    const other = await Effect.runPromise(bench.gateway.pay({ ...sale, amount: 5_000 }))
    expect(other).toMatchObject({ _tag: "Invalid", code: "915232" })
  })

  it("a payment that was rejected outright leaves its key free for a second nonce", async () => {
    const sale = newSale("made-up")
    expect(await Effect.runPromise(bench.gateway.pay(sale))).toMatchObject({ _tag: "Invalid" })
    const second = await Effect.runPromise(bench.gateway.pay({ ...sale, token: "fake-valid-nonce" }))
    expect(second).toMatchObject({ _tag: "Settling" })
  })

  it("a void whose answers are all lost is Unanswered, never Refused", async () => {
    const sale = await Effect.runPromise(bench.gateway.pay(newSale()))
    if (sale._tag !== "Settling") throw new Error(sale._tag)
    const { id } = sale.transaction
    await fault({ kind: "drop", when: "after", calls: 3, operation: "void" })
    const lost = await Effect.runPromise(bench.gateway.cancel(id, { requestId: `${id}:void:1` }))
    expect(lost).toMatchObject({ _tag: "Unanswered" })
    const again = await Effect.runPromise(bench.gateway.cancel(id, { requestId: `${id}:void:1` }))
    expect(again).toMatchObject({ _tag: "Done", transaction: { status: "voided" } })
  })

  it("reads are retried, and end in Unavailable when nothing helps", async () => {
    await fault({ kind: "status", status: 503, calls: 2, operation: "find" })
    expect(await Effect.runPromise(bench.gateway.find("nosuch"))).toBeUndefined()
    await fault({ kind: "status", status: 503, calls: 3, operation: "search" })
    const error = await Effect.runPromise(Effect.flip(bench.gateway.findByOrder("nosuch")))
    expect(error).toBeInstanceOf(GatewayUnavailable)
  })

  it("a wrong key is reported to operators, and nothing is retried", async () => {
    const gateway = await bench.adapter({ privateKey: "wrong" })
    const sale = newSale()
    const error = await Effect.runPromise(Effect.flip(gateway.pay(sale)))
    expect(error).toBeInstanceOf(GatewayMisconfigured)
    expect(error.reason).not.toContain("wrong")
    expect(await charges(sale.orderId)).toEqual([])
  })

  it("a gateway that cannot be reached has certainly not charged", async () => {
    const gateway = await bench.adapter({ baseUrl: "http://127.0.0.1:9" })
    expect(await Effect.runPromise(Effect.flip(gateway.pay(newSale())))).toBeInstanceOf(GatewayUnavailable)
  })

  it("slow answers within the limit are waited for", async () => {
    await fault({ kind: "latency", milliseconds: 300, calls: 1, operation: "sale" })
    const started = performance.now()
    expect(await Effect.runPromise(bench.gateway.pay(newSale()))).toMatchObject({ _tag: "Settling" })
    expect(performance.now() - started).toBeGreaterThan(290)
  })

  it.each([
    ["amount missing", {}, "81502"],
    ["amount not a number", { amount: "ten" }, "81503"],
    ["amount with three decimals", { amount: "1.005" }, "81503"],
    ["amount zero", { amount: "0.00" }, "81531"],
    ["amount negative", { amount: "-1.00" }, "81501"],
    ["amount too large", { amount: "10000000.00" }, "81528"],
    ["payment method missing", { amount: "1.00", payment_method_nonce: "" }, "91508"],
    ["order id too long", { amount: "1.00", order_id: "x".repeat(256) }, "91501"],
    ["unknown type", { amount: "1.00", type: "gift" }, "91523"],
  ])("answers 422 with the vendor's code for: %s", async (_name, change, code) => {
    const answer = await fetch(`${bench.simulator.url}/merchants/${keys.merchantId}/transactions`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${keys.publicKey}:${keys.privateKey}`).toString("base64")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({
        transaction: { type: "sale", payment_method_token: "fake-valid-nonce", ...change },
      }),
    })
    expect(answer.status).toBe(422)
    expect(answer.headers.get("content-type")).toContain("application/xml")
    expect(await answer.text()).toContain(`<code>${code}</code>`)
  })

  it("is asked once for the token of the card form, however many shoppers open it, and each time whether it answers", async () => {
    const { clientToken, probe } = bench.gateway
    if (clientToken === undefined || probe === undefined) throw new Error("no form")
    await Effect.runPromise(Effect.exit(clientToken))
    await fault({ kind: "status", status: 503, calls: 100, operation: "clientToken" })
    const tokens = await Effect.runPromise(
      Effect.all(
        Array.from({ length: 50 }, () => clientToken),
        { concurrency: "unbounded" },
      ),
    )
    expect(new Set(tokens).size).toBe(1)
    expect(await Effect.runPromise(Effect.result(probe))).toMatchObject({ _tag: "Failure" })
  })

  it("restricts its admin routes to those with the token", async () => {
    for (const authorization of ["", "Bearer wrong", `Basic ${keys.privateKey}`]) {
      const answer = await fetch(`${bench.simulator.adminUrl}/transactions`, { headers: { authorization } })
      expect(answer.status).toBe(401)
    }
  })

  it("reports what is wrong with a fault it cannot plan", async () => {
    const answer = await bench.admin("POST", "/faults", { kind: "explode", calls: 1 })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain("kind")
  })
})
