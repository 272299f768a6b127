import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { loan } from "../loans/application.ts"
import { anApplication } from "../loans/application-examples.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import { aLease, anItem, placing, recordPayment } from "../ordering/order-examples.ts"
import { historyOf } from "../ordering/order-testing.ts"
import { type OfferedTerms, TERMS_OF_2026 } from "../shared/loan-terms.ts"
import { orderWithReactions } from "./order-with-reactions.ts"
import { approvedPart, payDifference } from "./pay-difference.ts"

const approval = (approvedAmount: number, terms?: OfferedTerms) => {
  const state = fold(loan, [
    { type: "LoanApplicationInitiated", data: anApplication(terms === undefined ? {} : { terms }) },
    {
      type: "LoanApplicationStatusChanged",
      data: {
        from: "PENDING",
        to: "APPROVED",
        reason: "Approved.",
        lenderReference: "uuid-1",
        code: null,
        approvedAmount,
        approvalExpiresAt: "2026-05-01T00:00:00.000Z",
      },
    },
  ])
  if (state._tag === "none") throw new Error("none")
  return state
}
const approvedFor = (...given: Parameters<typeof approval>) => approvedPart(approval(...given))

const from = (cheapest: number): OfferedTerms => ({ ...TERMS_OF_2026.lease, cheapest })

test.each([
  ["from what the shop offered when the application began", 10_000, from(10_000), 10_000],
  ["not below it", 9_999, from(10_000), null],
  ["not below it, though other terms are for less", 20_000, from(30_000), null],
  ["from $150 where the application does not say", 15_000, undefined, 15_000],
  ["not below $150 where the application does not say", 14_999, undefined, null],
] as const)("a lender pays a part of an order %s", (_, approved, terms, part) => {
  expect(approvedFor(approved, terms)).toBe(part)
})

describe("the shopper pays by card what the approval does not cover", () => {
  const reviewed: OrderCommand = { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "approved for less" }
  const took = (id: string): OrderCommand => ({ type: "UpdateLeaseDetails", lease: aLease({ id }) })
  const after = (...commands: ReadonlyArray<OrderCommand>) =>
    fold(orderWithReactions, historyOf(orderWithReactions, commands))
  const leased = placing([anItem()], { status: "LOAN_IN_PROCESS" })

  const inPart: ReadonlyArray<OrderCommand> = [
    placing([anItem()]),
    recordPayment({ result: "requested", amount: 21_200 }),
    recordPayment({ result: "succeeded", amount: 6_200 }),
    { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "pays the rest" },
    { type: "ChangeStatus", to: "LOAN_IN_PROCESS", reason: "applied" },
  ]

  test("of an order that is reviewed because of that", () => {
    expect(payDifference(approval(15_000), after(leased, took("loan-1"), reviewed))).toMatchObject([
      { type: "ChangeStatus", to: "LOAN_IN_PROCESS" },
      { type: "UpdateLeaseDetails", lease: { id: "loan-1", downPayment: 6_200 } },
      { type: "ChangeStatus", to: "PENDING_PAYMENT" },
    ])
  })

  test("of one that is paid in part: the agreement has that part, too", () => {
    expect(
      payDifference(approval(14_000, from(10_000)), after(...inPart, took("loan-1"), reviewed)),
    ).toMatchObject([
      { type: "ChangeStatus", to: "LOAN_IN_PROCESS" },
      { type: "UpdateLeaseDetails", lease: { downPayment: 7_200 } },
      { type: "ChangeStatus", to: "PENDING_PAYMENT" },
    ])
  })

  test.each<[string, number, ReadonlyArray<OrderCommand>]>([
    ["where the approval covers all of it", 21_200, [leased, took("loan-1"), reviewed]],
    ["where it covers what is left of a part payment", 15_000, [...inPart, took("loan-1"), reviewed]],
    ["where another application took its place", 15_000, [leased, took("loan-2"), reviewed]],
    ["which still waits for the lender", 15_000, [leased, took("loan-1")]],
    ["which is reviewed for another reason", 15_000, [placing(), took("loan-1"), reviewed]],
  ])("and not of one %s", (_, approved, commands) => {
    expect(payDifference(approval(approved), after(...commands))).toEqual([])
  })
})
