import { workOnMessages } from "@voltread/api/payments/work-off-messages.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import type { Kind } from "./crypto-payment.ts"
import { type CryptoShop, startCryptoShop } from "./crypto-shop.ts"

let crypto: CryptoShop
beforeAll(async () => {
  crypto = await startCryptoShop(inject("postgresUrl"))
})
afterAll(() => crypto.close())

const decodeWebhooks = Schema.decodeUnknownSync(
  Schema.Struct({ webhooks: Schema.Array(Schema.Struct({ id: Schema.String, state: Schema.String })) }),
)
const statusOf = async (orderId: string) => (await crypto.state(orderId)).status

describe.each<Kind>(["plisio", "coinbase"])("a message of %s", (kind) => {
  const admin = (method: string, path: string, body?: unknown) =>
    crypto.simulators[kind].admin(method, path, body)

  /** An order whose coins the network is about to confirm, which the next message reports. */
  const aboutToBePaid = async (mischief: object) => {
    const { orderId, total } = await crypto.order(kind)
    await crypto.send(kind, orderId, total)
    await crypto.deliver()
    await crypto.shop.run(workOnMessages)
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")
    await admin("PUT", "/webhooks/next", { messages: 1, ...mischief })
    await crypto.confirm(kind)
    return orderId
  }
  const come = async (count: number) => {
    const messages = [...crypto.messages()]
    await expect
      .poll(() => messages.push(...crypto.messages()), { timeout: 5_000 })
      .toBeGreaterThanOrEqual(count)
    return messages
  }
  const replay = async (copies: number) => {
    const { webhooks } = decodeWebhooks(await admin("GET", "/webhooks"))
    for (const { id, state } of webhooks)
      if (state === "waiting") await admin("POST", `/webhooks/${id}/replay`, { copies })
    return come(copies)
  }

  test("with a wrong signature pays nothing; with the right one, sent twice, it pays once", async () => {
    const orderId = await aboutToBePaid({ misSigned: true })
    for (const forged of await come(1)) expect(await crypto.hand(forged)).toBe(400)
    await crypto.shop.run(workOnMessages)
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")

    const genuine = await replay(2)
    for (const each of genuine) expect(await crypto.hand(each)).toBe(200)
    await crypto.shop.run(workOnMessages)
    const paid = await crypto.state(orderId)
    expect(paid).toMatchObject({ status: "PAYMENT_RECEIVED", payments: [{ result: "settled" }] })
    for (const each of genuine) expect(await crypto.hand(each)).toBe(200)
    await crypto.shop.run(workOnMessages)
    expect(await crypto.state(orderId)).toEqual(paid)
  })

  test("that is never sent is replaced by a look-up; when it comes at last, it changes nothing", async () => {
    const orderId = await aboutToBePaid({ dropped: true })
    await crypto.shop.run(workOnMessages)
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")
    expect(crypto.messages()).toEqual([])
    await crypto.shop.work()
    const paid = await crypto.state(orderId)
    expect(paid).toMatchObject({ status: "PAYMENT_RECEIVED", payments: [{ result: "settled" }] })
    for (const late of await replay(1)) expect(await crypto.hand(late)).toBe(200)
    await crypto.shop.run(workOnMessages)
    expect(await crypto.state(orderId)).toEqual(paid)
  })
})
