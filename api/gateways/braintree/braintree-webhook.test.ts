import braintree from "braintree"
import { Effect, Exit, Result, Scope } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { PaymentGateway } from "../../payments/payment-gateway.ts"
import { makeBraintree } from "./braintree.ts"
import { answerChallenge } from "./braintree-webhook.ts"

const keys = { merchantId: "m", publicKey: "pk_test", privateKey: "sk_test" }

describe("Braintree webhooks", () => {
  let gateway: PaymentGateway
  const scope = Effect.runSync(Scope.make())
  beforeAll(async () => {
    const config = { baseUrl: "http://127.0.0.1:9", timeoutMs: 1_000, ...keys }
    gateway = await Effect.runPromise(Scope.provide(makeBraintree(config), scope))
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  /** Signs as the vendor does. */
  const vendor = new braintree.BraintreeGateway({ environment: braintree.Environment.Sandbox, ...keys })
  const body = (form: Record<string, string>) => new URLSearchParams(form).toString()
  const sample = async (kind: braintree.WebhookNotificationKind, id: string): Promise<string> => {
    const { bt_payload, bt_signature } = await vendor.webhookTesting.sampleNotification(kind, id)
    return body({ bt_payload, bt_signature })
  }
  const parse = (raw: string) =>
    Effect.runPromise(Effect.result(gateway.readWebhook({ body: Buffer.from(raw), headers: {}, query: {} })))
  const accepted = async (raw: string) => Result.getOrThrow(await parse(raw))
  const refusal = async (raw: string) => {
    const result = await parse(raw)
    return Result.isFailure(result) ? result.failure.reason : undefined
  }

  // HMAC-SHA1 under SHA1("sk_test") of "PHhtbC8+\n", computed outside this code.
  const vector = { payload: "PHhtbC8+\n", hex: "06ae4d076b7a65beeceb655cca7663ba6b436082" }

  it("accepts the known signature: what is wrong with that message is only its content", async () => {
    const raw = body({ bt_signature: `pk_test|${vector.hex}`, bt_payload: vector.payload })
    expect(await refusal(raw)).not.toContain("signature")
    const changed = body({
      bt_signature: `pk_test|${vector.hex.replace("0", "1")}`,
      bt_payload: vector.payload,
    })
    expect(await refusal(changed)).toContain("signature does not match")
  })

  it("finds our key among several signatures", async () => {
    const { bt_payload, bt_signature } = await vendor.webhookTesting.sampleNotification("check", "x")
    const raw = body({ bt_signature: `other|${"0".repeat(40)}&${bt_signature}`, bt_payload })
    expect(await accepted(raw)).toMatchObject({ _tag: "Check" })
  })

  it("reads what matters to payments", async () => {
    expect(await accepted(await sample("transaction_settled", "abc123"))).toMatchObject({
      _tag: "TransactionChanged",
      transaction: { id: "abc123", status: "settled", amount: 10_000 },
    })
    expect(await accepted(await sample("transaction_settlement_declined", "abc123"))).toMatchObject({
      _tag: "TransactionChanged",
      transaction: { id: "abc123", status: "settlement-declined" },
    })
    expect(await accepted(await sample("dispute_opened", "d1"))).toMatchObject({
      _tag: "Dispute",
      disputeId: "d1",
      status: "open",
      amount: 25_000,
      isLost: false,
      isUndecided: true,
    })
    expect(await accepted(await sample("dispute_lost", "d1"))).toMatchObject({
      status: "lost",
      isLost: true,
      isUndecided: false,
    })
    expect(await accepted(await sample("dispute_won", "d1"))).toMatchObject({ status: "won", isLost: false })
    expect(await accepted(await sample("subscription_canceled", "s1"))).toMatchObject({
      _tag: "Other",
      kind: "subscription_canceled",
    })
  })

  it.each([
    ["dispute_accepted", "accepted"],
    ["dispute_auto_accepted", "auto_accepted"],
    ["dispute_expired", "expired"],
  ] as const)("counts money as lost after %s", async (kind, status) => {
    expect(await accepted(await sample(kind, "d1"))).toMatchObject({ status, isLost: true })
  })

  it("gives the same event id to the same message, and another to another", async () => {
    const raw = await sample("transaction_settled", "abc123")
    const first = await accepted(raw)
    expect(await accepted(raw)).toEqual(first)
    const eventIdOf = async (kind: "transaction_settled" | "dispute_opened", id: string) =>
      (await accepted(await sample(kind, id))).eventId
    expect(await eventIdOf("transaction_settled", "other")).not.toBe(first.eventId)
    expect(await eventIdOf("dispute_opened", "d1")).not.toBe(await eventIdOf("dispute_opened", "d2"))
  })

  it.each([
    ["nothing", ""],
    ["no signature", body({ bt_payload: vector.payload })],
    ["no payload", body({ bt_signature: `pk_test|${vector.hex}` })],
    ["an empty signature", body({ bt_signature: "pk_test|", bt_payload: vector.payload })],
    ["a key that is not ours", body({ bt_signature: `pk|${vector.hex}`, bt_payload: vector.payload })],
    ["text instead of Base64", body({ bt_signature: `pk_test|${vector.hex}`, bt_payload: "<xml/>" })],
    ["JSON instead of a form", '{"bt_signature":"x","bt_payload":"y"}'],
  ])("does not trust a body with %s", async (_name, raw) => {
    expect(await refusal(raw)).toMatch(/\w/)
  })

  it("does not trust a payload of which one letter was changed", async () => {
    const { bt_payload, bt_signature } = await vendor.webhookTesting.sampleNotification(
      "transaction_settled",
      "abc",
    )
    const changed = `${bt_payload.startsWith("P") ? "Q" : "P"}${bt_payload.slice(1)}`
    expect(await refusal(body({ bt_signature, bt_payload: changed }))).toContain("signature does not match")
  })

  it("answers the vendor's challenge, and nothing else", async () => {
    const ask = (bt_challenge: string) =>
      Effect.runPromise(Effect.result(answerChallenge(vendor, { bt_challenge })))
    const answer = await ask("20f9f8ed05f77439fe955c977e4c8a53")
    expect(Result.getOrThrow(answer)).toMatch(/^pk_test\|[0-9a-f]{40}$/)
    const failed = await ask("<script>")
    expect(Result.isFailure(failed)).toBe(true)
  })
})
