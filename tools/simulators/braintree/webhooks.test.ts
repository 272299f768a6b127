import type { GatewayMessage, UntrustedWebhook } from "@voltread/api/payments/gateway-message.ts"
import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { Effect, Result, Schema } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { startShop, webhook } from "../listening-shop.ts"
import { type Bench, startBench } from "./running.ts"

const decodeList = Schema.decodeUnknownSync(
  Schema.Struct({ webhooks: Schema.Array(Schema.Struct({ id: Schema.String, state: Schema.String })) }),
)

describe("webhooks", () => {
  let shop: Awaited<ReturnType<typeof startShop>>
  let bench: Bench
  beforeEach(async () => {
    shop = await startShop()
    bench = await startBench({ webhookUrl: shop.url })
  })
  afterEach(async () => {
    await bench.close()
    await shop.close()
  })

  const sold = async (): Promise<string> => {
    const sale = aPaymentRequest({ token: "fake-valid-nonce" })
    const outcome = await Effect.runPromise(bench.gateway.pay(sale))
    if (outcome._tag !== "Settling") throw new Error(outcome._tag)
    return outcome.transaction.id
  }
  const end = (id: string, outcome: string) =>
    bench.admin("POST", `/transactions/${id}/settlement`, { outcome })
  const read = (body: string): Promise<Result.Result<GatewayMessage, UntrustedWebhook>> =>
    Effect.runPromise(Effect.result(bench.gateway.readWebhook(webhook(body))))
  const received = async (count: number): Promise<ReadonlyArray<GatewayMessage>> => {
    await expect.poll(() => shop.bodies.length, { timeout: 5_000 }).toBe(count)
    const read = shop.bodies.map((body) => Effect.runPromise(bench.gateway.readWebhook(webhook(body))))
    return Promise.all(read)
  }
  const listed = async () => decodeList(await (await bench.admin("GET", "/webhooks")).json()).webhooks

  it("reports to the shop, signed, what has settled and what has not", async () => {
    const good = await sold()
    const bad = await sold()
    await end(good, "settle")
    await end(bad, "settlement_decline")
    const messages = await received(2)
    expect(messages).toContainEqual(
      expect.objectContaining({
        _tag: "TransactionChanged",
        transaction: expect.objectContaining({ id: good, status: "settled", amount: 4_999 }),
      }),
    )
    expect(messages).toContainEqual(
      expect.objectContaining({
        _tag: "TransactionChanged",
        transaction: expect.objectContaining({ id: bad, status: "settlement-declined", code: "4001" }),
      }),
    )
  })

  it("reports a refund that failed", async () => {
    const id = await sold()
    await end(id, "settle")
    const refund = await Effect.runPromise(bench.gateway.refund(id, { requestId: `${id}:refund:1` }))
    if (refund._tag !== "Done") throw new Error(refund._tag)
    await end(refund.transaction.id, "settlement_decline")
    expect(await received(2)).toContainEqual(
      expect.objectContaining({ _tag: "RefundFailed", transactionId: refund.transaction.id }),
    )
  })

  it("reports that a payment is disputed, and how that ends, and says so whenever it is asked", async () => {
    const id = await sold()
    const says = async (dispute: string) => {
      await bench.admin("POST", `/transactions/${id}/dispute`, { dispute })
      const sale = await Effect.runPromise(bench.gateway.find(id))
      return [sale?.disputed, sale?.chargedBack]
    }
    expect(await says("opened")).toEqual([4_999, undefined])
    expect(await says("won")).toEqual([undefined, undefined])
    expect(await says("lost")).toEqual([undefined, 4_999])
    const told = await received(3)
    expect(
      told.map((message) => (message._tag === "Dispute" ? message.status : message._tag)).sort(),
    ).toEqual(["lost", "open", "won"])
    expect(told).toContainEqual(
      expect.objectContaining({ disputeId: `dispute-${id}`, transactionId: id, amount: 4_999 }),
    )
  })

  it("settles by itself when the time has come, including refunds", async () => {
    const id = await sold()
    await bench.admin("PUT", "/clock", { offsetMs: 3_601_000 })
    expect(await received(1)).toMatchObject([{ _tag: "TransactionChanged", transaction: { id } }])
    await Effect.runPromise(bench.gateway.refund(id, { requestId: `${id}:refund:1` }))
    await bench.admin("PUT", "/clock", { offsetMs: 2 * 3_601_000 })
    expect(await received(2)).toContainEqual(
      expect.objectContaining({
        _tag: "TransactionChanged",
        transaction: expect.objectContaining({ refundOf: id }),
      }),
    )
  })

  it("sends again until the shop accepts", async () => {
    shop.status = 503
    await end(await sold(), "settle")
    await expect.poll(() => shop.bodies.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(3)
    shop.status = 200
    await expect.poll(async () => (await listed())[0]?.state, { timeout: 5_000 }).toBe("delivered")
    const count = shop.bodies.length
    const ids = new Set((await received(count)).map(({ eventId }) => eventId))
    expect(ids.size).toBe(1)
  })

  it("doubles, on request, with the same event id", async () => {
    await bench.admin("PUT", "/webhooks/next", { messages: 1, copies: 3 })
    await end(await sold(), "settle")
    const messages = await received(3)
    expect(new Set(messages.map(({ eventId }) => eventId)).size).toBe(1)
  })

  it("delays one message behind another, on request", async () => {
    const first = await sold()
    const second = await sold()
    await bench.admin("PUT", "/webhooks/next", { messages: 1, delayMs: 200 })
    await end(first, "settle")
    await end(second, "settle")
    expect(await received(2)).toMatchObject([{ transaction: { id: second } }, { transaction: { id: first } }])
  })

  it("mis-signs, on request, and the shop rejects it", async () => {
    await bench.admin("PUT", "/webhooks/next", { messages: 1, misSigned: true })
    await end(await sold(), "settle")
    await expect.poll(() => shop.bodies.length).toBe(1)
    const message = await read(shop.bodies[0] ?? "")
    expect(Result.isFailure(message) && message.failure._tag).toBe("UntrustedWebhook")
  })

  it("replays a delivered message, on request", async () => {
    await end(await sold(), "settle")
    const [first] = await received(1)
    const id = (await listed())[0]?.id
    expect((await bench.admin("POST", `/webhooks/${id}/replay`, {})).status).toBe(202)
    const [, again] = await received(2)
    expect(again).toEqual(first)
    expect((await bench.admin("POST", "/webhooks/nosuch/replay", {})).status).toBe(404)
  })

  it("delivers after a restart what it could not deliver before", async () => {
    shop.status = 503
    const id = await sold()
    await end(id, "settle")
    await expect.poll(() => shop.bodies.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(1)
    await bench.simulator.close()
    shop.status = 200
    shop.bodies.length = 0
    const again = await startBench({ webhookUrl: shop.url, directory: bench.directory, keepDirectory: true })
    expect(await received(1)).toMatchObject([{ _tag: "TransactionChanged", transaction: { id } }])
    await again.close()
    bench = await startBench({ directory: bench.directory })
  })
})
