import { SSN } from "@voltread/api/loans/lender-examples.ts"
import { LOAN_STATUSES, type LoanStatus } from "@voltread/domain/loans/loan-status-table.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"
import { stepsAt } from "./leasing-steps.ts"

let leasing: LeasingShop
beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
  await leasing.shop.stock({ laptop: 500 })
})
afterAll(() => leasing.close())

const { applied, signed } = stepsAt(() => leasing)

/**
 * Gateways §11 within lifecycle §1: an order whose lender declines has not failed but can be paid another way
 * (`PENDING_PAYMENT`), and a lender's error decides nothing: the application is looked up again (lifecycle §3), shown
 * to staff as stuck, and withdrawn after a month.
 */
const OF_LENDER: Readonly<Record<LoanStatus, OrderStatus>> = {
  INITIATED: "LOAN_IN_PROCESS",
  PENDING: "LOAN_IN_PROCESS",
  PROGRESS: "LOAN_IN_PROCESS",
  "IN REVIEW": "PENDING_REVIEW",
  UNKNOWN: "PENDING_REVIEW",
  APPROVED: "PENDING_ESIGNATURE",
  COMPLETED: "PAYMENT_RECEIVED",
  DECLINED: "PENDING_PAYMENT",
  BLOCKED: "PENDING_PAYMENT",
  CANCELLED: "PENDING_PAYMENT",
  ERROR: "LOAN_IN_PROCESS",
}

/** The lender's statuses one after the other, where lifecycle §3 has no direct transition. */
const WAY_TO: Readonly<Partial<Record<LoanStatus, ReadonlyArray<LoanStatus>>>> = {
  INITIATED: [],
  COMPLETED: ["APPROVED", "COMPLETED"],
}

test.each(LOAN_STATUSES)("the lender's %s is the order's", async (status) => {
  const { orderId } = await applied(SSN.pending)
  const { lenderReference } = await leasing.loanOf(orderId)
  for (const each of WAY_TO[status] ?? [status]) {
    const answer = await leasing.bench.admin("POST", `/applications/${lenderReference}/status`, {
      status: each,
    })
    expect(answer.status).toBe(200)
    await leasing.settle()
  }
  // Each begins as INITIATED, and reaches the lender at once.
  expect((await leasing.loanOf(orderId)).status).toBe(status === "INITIATED" ? "PENDING" : status)
  expect((await leasing.order(orderId)).status).toBe(OF_LENDER[status])
})

/** The lender thinks better of what it has approved: nobody pays for the order anymore. */
test.each(["DECLINED", "BLOCKED"] as const)(
  "an approval that the lender turns into %s has ended",
  async (status) => {
    const pushed = async (orderId: string) => {
      const { lenderReference } = await leasing.loanOf(orderId)
      const answer = await leasing.bench.admin("POST", `/applications/${lenderReference}/status`, { status })
      expect(answer.status).toBe(200)
      await leasing.settle()
      return [(await leasing.loanOf(orderId)).status, (await leasing.order(orderId)).status]
    }
    const { orderId } = await applied()
    expect((await leasing.order(orderId)).status).toBe("PENDING_ESIGNATURE")
    expect(await pushed(orderId)).toEqual(["CANCELLED", "PENDING_PAYMENT"])
    expect(await pushed(await signed())).toEqual(["CANCELLED", "PENDING_REVIEW"])
  },
)
