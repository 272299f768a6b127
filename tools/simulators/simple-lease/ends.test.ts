import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { syncWithLender } from "@voltread/api/loans/sync-with-lender.ts"
import { orderMailFollower } from "@voltread/api/mail/mail-about-orders.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { loanStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"
import { stepsAt } from "./leasing-steps.ts"

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long a request of the shop waits for the lender. */
const PATIENCE = 15_000

let leasing: LeasingShop
beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
})
afterAll(() => leasing.close())
beforeEach(() => leasing.shop.stock({ laptop: 50 }))
afterEach(async () => {
  await leasing.bench.admin("DELETE", "/faults")
  await leasing.bench.admin("PUT", "/clock", { offsetMs: 0 })
})

const { applied } = stepsAt(() => leasing)

/** Continues as if it were that many days later, on both sides. */
const after = async (days: number) => {
  await leasing.bench.admin("PUT", "/clock", { offsetMs: days * DAY })
  await leasing.settle(days * DAY)
}

describe("a lender that answers late", () => {
  test("costs nobody the approval: the application stays open, is looked up, and is signed", async () => {
    const { setTimeout } = globalThis
    vi.spyOn(globalThis, "setTimeout").mockImplementation((callback, ms) =>
      setTimeout(callback, ms === PATIENCE ? 200 : ms),
    )
    const { answer, orderId } = await applied(SSN.late)
    vi.restoreAllMocks()
    expect(answer).toMatchObject({ success: true, redirectUrl: null, order: { status: "LOAN_IN_PROCESS" } })
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "INITIATED", lenderReference: null })

    await leasing.settle()
    expect(await leasing.order(orderId)).toMatchObject({
      status: "PENDING_ESIGNATURE",
      lease: { statusName: "APPROVED", lenderSignatureUrl: expect.stringContaining("/sign/") },
    })
    await leasing.sign(orderId)
    await leasing.settle()
    expect((await leasing.order(orderId)).status).toBe("PAYMENT_RECEIVED")
    const { lease } = await leasing.order(orderId)
    const found = await leasing.bench.admin("GET", `/applications?orderRef=${lease?.id}`)
    expect(await found.json()).toMatchObject({ applications: [{ status: "COMPLETED" }] })
  })
})

describe("a lender that cannot be reached", () => {
  /** Looks the application up in vain, as if it were that much later. */
  const look = async (orderId: string, since: number, later: number) => {
    const { lease } = await leasing.order(orderId)
    await leasing.shop.run(Effect.flip(syncWithLender(lease?.id ?? "", { ageMs: later, now: since + later })))
    await leasing.shop.caughtUp()
  }
  const down = () => leasing.bench.admin("POST", "/faults", { kind: "status", status: 503, calls: 10_000 })

  test("its approval ends by the clock a day after its own end, and not before", async () => {
    const since = Date.now()
    const { orderId } = await applied()
    await down()
    await look(orderId, since, 90 * DAY + 23 * HOUR)
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "APPROVED" })
    await look(orderId, since, 91 * DAY + HOUR)
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "CANCELLED" })
    expect((await leasing.order(orderId)).status).toBe("PENDING_PAYMENT")
  })

  test("its decision is awaited for 31 days at most", async () => {
    const since = Date.now()
    const { orderId } = await applied(SSN.pending)
    await down()
    await look(orderId, since, 30 * DAY + 23 * HOUR)
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "PENDING" })
    await look(orderId, since, 31 * DAY + HOUR)
    expect(await leasing.loanOf(orderId)).toMatchObject({ status: "CANCELLED" })
    expect((await leasing.order(orderId)).status).toBe("PENDING_PAYMENT")
  })
})

describe("a customer who has not signed", () => {
  const mails = async (orderId: string) => {
    const { lease } = await leasing.order(orderId)
    const events = await leasing.shop.run(
      EventLog.use((log) => Stream.runCollect(log.read(loanStream(lease?.id ?? "")))),
    )
    const announced = [...events].filter(({ type }) => type === "LoanEndAnnounced")
    await leasing.shop.run(orderMailFollower.handle(announced))
    await leasing.shop.run(orderMailFollower.handle(announced))
    const rows = await leasing.shop.sql(
      "select count(*)::int as mails from mail_outbox where cause = any ($1)",
      [announced.map(({ id }) => id)],
    )
    return { announced: (await leasing.loanOf(orderId)).announced, mails: rows[0]?.mails }
  }

  test("gets an email a week before the contract and the approval end, once for each", async () => {
    const { orderId } = await applied()
    const first = await leasing.loanOf(orderId)
    const contractEnd = first.contract?.expiresAt
    await after(52)
    expect(await mails(orderId)).toEqual({ announced: [], mails: 0 })

    await after(54)
    await after(55)
    expect(await mails(orderId)).toEqual({ announced: [contractEnd], mails: 1 })

    await after(61)
    await after(82)
    expect((await mails(orderId)).announced).toEqual([contractEnd])

    await after(84)
    await after(89)
    expect(await mails(orderId)).toEqual({ announced: [contractEnd, first.approvalExpiresAt], mails: 2 })
    expect((await leasing.loanOf(orderId)).status).toBe("APPROVED")
  })
})
