import { SSN } from "@voltread/api/loans/lender-examples.ts"
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

describe("what the lender's message alone lets the shop know", () => {
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
