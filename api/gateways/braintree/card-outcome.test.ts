import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type GatewayTransaction, TransactionStatus } from "../../payments/gateway-transaction.ts"
import { outcomeOf } from "./card-outcome.ts"
import { refusedSale } from "./refused-sale.ts"

const transaction = (status: TransactionStatus, code: string | null): GatewayTransaction => ({
  id: "abc",
  orderId: "ORD-1",
  kind: "sale",
  status,
  amount: 4_999,
  currency: "USD",
  gatewayType: "CARD",
  card: { type: "Visa", lastFour: "1111" },
  code,
  reason: null,
  createdAt: "2026-01-02T03:04:05Z",
  refundOf: null,
})

const expected: Record<TransactionStatus, ReturnType<typeof outcomeOf>["_tag"]> = {
  waiting: "Pending",
  authorizing: "Pending",
  reviewing: "Pending",
  authorized: "Authorized",
  submitted: "Settling",
  settling: "Settling",
  settled: "Settling",
  "settlement-pending": "Pending",
  "settlement-declined": "Declined",
  declined: "Declined",
  rejected: "Rejected",
  failed: "Failed",
  voided: "Failed",
  expired: "Failed",
}

describe("what a sale's state means for the shopper", () => {
  it.each(TransactionStatus.literals)("%s", (status) => {
    expect(outcomeOf(transaction(status, null))._tag).toBe(expected[status])
  })

  it("whatever the code, there is a whole sentence for the shopper that does not contain it", () => {
    const code = fc.oneof(fc.integer({ min: 2000, max: 3999 }).map(String), fc.constant(null))
    fc.assert(
      fc.property(fc.constantFrom(...TransactionStatus.literals), code, (status, given) => {
        const outcome = outcomeOf(transaction(status, given))
        if (!("message" in outcome)) return
        expect(outcome.message).toMatch(/^[A-Z].*\.$/)
        if (given !== null) expect(outcome.message).not.toContain(given)
      }),
    )
  })

  it("a card that the bank calls lost, stolen or fraudulent reads like any other decline", () => {
    const plain = outcomeOf(transaction("declined", "2000"))
    for (const code of ["2012", "2013", "2014", "2047"]) {
      expect(outcomeOf(transaction("declined", code))).toMatchObject({
        message: "message" in plain ? plain.message : "",
      })
    }
  })
})

describe("what clients are told of a sale that did not go through", () => {
  it.each([
    ["processor_declined", "2012", "2000"],
    ["processor_declined", "2013", "2000"],
    ["processor_declined", "2014", "2000"],
    ["processor_declined", "2047", "2000"],
    ["processor_declined", "2001", "2001"],
    ["gateway_rejected", "fraud", "gateway_rejected"],
    ["gateway_rejected", "risk_threshold", "gateway_rejected"],
    ["gateway_rejected", "cvv", "cvv"],
    ["settlement_declined", null, "settlement_declined"],
    ["failed", "3000", "3000"],
  ])("is not what only the bank and the shop may know: %s %s is %s", (status, code, told) => {
    expect(refusedSale(status, code)).toMatchObject({ vendorError: { name: status, code: told } })
  })

  it.each(["authorized", "settled", "voided"])("is nothing of one that is %s", (status) => {
    expect(refusedSale(status, null)).toEqual({})
  })
})
