import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"
import { stepsAt } from "./leasing-steps.ts"
import type { NoticeKind } from "./notices.ts"

let leasing: LeasingShop
beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
})
afterAll(() => leasing.close())
beforeEach(() => leasing.shop.stock({ laptop: 50 }))

const { applied, atDesk, deliver, signed } = stepsAt(() => leasing)

const approved = async () => (await applied()).orderId
const pending = async () => (await applied(SSN.pending)).orderId
const delivered = async () => {
  const orderId = await signed()
  await deliver(orderId)
  return orderId
}
const asItStands = async (orderId: string) => {
  const { contract, funded, status } = await leasing.loanOf(orderId)
  return {
    status,
    leaseId: contract?.leaseId,
    isFunded: funded !== null,
    order: (await leasing.order(orderId)).status,
  }
}

interface News {
  readonly before: () => Promise<string>
  readonly happens: (orderId: string) => Promise<void>
  readonly becomes: object
}

const NEWS: Readonly<Record<NoticeKind, News>> = {
  "application.decided": {
    before: pending,
    happens: (orderId) => atDesk(orderId, "status", { status: "APPROVED" }),
    becomes: { status: "APPROVED", leaseId: expect.any(String), order: "PENDING_ESIGNATURE" },
  },
  "contract.signed": {
    before: approved,
    happens: (orderId) => leasing.sign(orderId),
    becomes: { status: "COMPLETED", order: "PAYMENT_RECEIVED" },
  },
  "contract.expired": {
    before: approved,
    happens: (orderId) => atDesk(orderId, "contract-end"),
    becomes: { status: "APPROVED", leaseId: expect.any(String), order: "PENDING_ESIGNATURE" },
  },
  "lease.cancelled": {
    before: approved,
    happens: (orderId) => atDesk(orderId, "status", { status: "CANCELLED" }),
    becomes: { status: "CANCELLED", order: "PENDING_PAYMENT" },
  },
  "lease.funded": {
    before: delivered,
    happens: (orderId) => atDesk(orderId, "funding"),
    becomes: { status: "COMPLETED", isFunded: true, order: "COMPLETED" },
  },
}

const Webhooks = Schema.Struct({
  webhooks: Schema.Array(
    Schema.Struct({ id: Schema.String, subject: Schema.String, attempts: Schema.Int, state: Schema.String }),
  ),
})

describe("a message of the lender", () => {
  const next = (mischief: object) =>
    leasing.bench.admin("PUT", "/webhooks/next", { messages: 1, ...mischief })
  const newest = async () => {
    const answer = await leasing.bench.admin("GET", "/webhooks")
    const found = Schema.decodeUnknownSync(Webhooks)(await answer.json()).webhooks.at(-1)
    if (found === undefined) throw new Error("no message")
    return found
  }
  const replay = async (body: object) =>
    leasing.bench.admin("POST", `/webhooks/${(await newest()).id}/replay`, body)
  const inSilence = async () => {
    const orderId = await approved()
    await leasing.settle()
    await leasing.hear()
    return orderId
  }

  test("with a wrong signature is rejected; with the right one, sent twice, it is handled once", async () => {
    const orderId = await inSilence()
    await next({ misSigned: true })
    await leasing.sign(orderId)
    await expect.poll(async () => (await newest()).attempts, { timeout: 5_000 }).toBe(1)
    await expect(leasing.hear()).rejects.toThrow("the shop refuses a message")
    await leasing.hear()
    expect((await asItStands(orderId)).status).toBe("APPROVED")

    await replay({ copies: 2 })
    await expect.poll(async () => (await newest()).state, { timeout: 5_000 }).toBe("delivered")
    expect(await leasing.hear()).toBe(2)
    const signedOnce = await asItStands(orderId)
    expect(signedOnce).toMatchObject({ status: "COMPLETED", order: "PAYMENT_RECEIVED" })
    await leasing.hear()
    expect(await asItStands(orderId)).toEqual(signedOnce)
  })

  test("that is never sent is replaced by a look-up; when it comes at last, it changes nothing", async () => {
    const orderId = await inSilence()
    await next({ dropped: true })
    await leasing.sign(orderId)
    expect(await leasing.hear()).toBe(0)
    expect((await asItStands(orderId)).status).toBe("APPROVED")
    await leasing.settle()
    const stood = await asItStands(orderId)
    expect(stood).toMatchObject({ status: "COMPLETED", order: "PAYMENT_RECEIVED" })
    await replay({})
    await expect.poll(() => leasing.hear(), { timeout: 5_000 }).toBe(1)
    expect(await asItStands(orderId)).toEqual(stood)
  })
})

describe("what the shop learns only from the lender's message", () => {
  test.each(Object.entries(NEWS))("%s", async (kind, { before, happens, becomes }) => {
    const orderId = await before()
    await leasing.settle()
    await leasing.hear()
    const stood = await asItStands(orderId)

    await happens(orderId)
    await leasing.workOnNews()
    expect(await asItStands(orderId)).toEqual(stood)

    await expect.poll(() => leasing.hear(), { timeout: 10_000 }).toBeGreaterThan(0)
    const now = await asItStands(orderId)
    expect(now).not.toEqual(stood)
    expect(now).toMatchObject(becomes)
    expect(leasing.lastMessage()).toEqual({
      id: expect.any(String),
      type: kind,
      uuid: (await leasing.loanOf(orderId)).lenderReference,
      leaseId: kind === "application.decided" || kind === "contract.expired" ? null : stood.leaseId,
      status: expect.any(String),
      approvedAmount: expect.stringMatching(/^\d+\.\d\d$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })
})
