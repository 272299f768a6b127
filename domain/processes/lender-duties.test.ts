import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { loan } from "../loans/application.ts"
import type { LoanEvent, LoanStatus } from "../loans/application-event.ts"
import { anApplication } from "../loans/application-examples.ts"
import type { LenderRecord } from "../loans/lender-record.ts"
import { anItem, placing } from "../ordering/order-examples.ts"
import { orderTotals } from "../ordering/order-state.ts"
import { historyOf } from "../ordering/order-testing.ts"
import { type OfferedTerms, TERMS_OF_2026 } from "../shared/loan-terms.ts"
import { lenderDuties } from "./lender-duties.ts"
import { orderWithReactions } from "./order-with-reactions.ts"

const order = fold(
  orderWithReactions,
  historyOf(orderWithReactions, [placing([anItem()], { status: "LOAN_IN_PROCESS" })]),
)
const total = order._tag === "placed" ? orderTotals(order).total : 0

const approval = {
  from: "PENDING",
  to: "APPROVED",
  reason: "Approved.",
  lenderReference: "uuid-1",
  code: null,
  approvedAmount: total,
  approvalExpiresAt: "2026-05-01T00:00:00.000Z",
} as const

const record: LenderRecord = {
  reference: "uuid-1",
  loanId: "loan-1",
  status: "APPROVED",
  code: null,
  message: "Approved.",
  approvedAmount: total,
  approvalExpiresAt: approval.approvalExpiresAt,
  contract: null,
  delivered: [],
  returned: [],
  funding: null,
}

const dutiesOf = (terms?: OfferedTerms) => {
  const events: ReadonlyArray<LoanEvent> = [
    { type: "LoanApplicationInitiated", data: anApplication(terms === undefined ? {} : { terms }) },
    { type: "LoanApplicationStatusChanged", data: approval },
  ]
  const state = fold(loan, events)
  if (state._tag === "none") throw new Error("none")
  return lenderDuties(state, order, record, 0).map(({ _tag }) => _tag)
}

const APPROVED: ReadonlyArray<LoanEvent> = [
  { type: "LoanApplicationInitiated", data: anApplication() },
  { type: "LoanApplicationStatusChanged", data: approval },
]

describe("an order that counts as paid while its application is approved", () => {
  const paid = fold(
    orderWithReactions,
    historyOf(orderWithReactions, [
      placing([anItem()], { status: "LOAN_IN_PROCESS" }),
      { type: "ChangeStatus", to: "PENDING_ESIGNATURE", reason: "" },
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "" },
    ]),
  )
  const duties = (...more: ReadonlyArray<LoanEvent>) => {
    const state = fold(loan, [...APPROVED, ...more])
    return state._tag === "none" ? [] : lenderDuties(state, paid, record, 0).map(({ _tag }) => _tag)
  }
  const became = (from: LoanStatus, to: LoanStatus): LoanEvent => ({
    type: "LoanApplicationStatusChanged",
    data: { ...approval, from, to },
  })

  test("was paid another way where no contract was ever signed", () => {
    expect(duties()).toEqual(["Cancel"])
  })

  test("waits for another contract where the signed one is void", () => {
    expect(duties(became("APPROVED", "COMPLETED"), became("COMPLETED", "APPROVED"))).toEqual(["DrawUp"])
  })
})

describe("a contract that waits for its signature", () => {
  const line = order._tag === "placed" ? order.lines[0] : undefined
  const item = { itemId: line?.itemId ?? "", quantity: line?.quantity ?? 0, unitPrice: line?.price ?? 0 }
  const details = {
    leaseId: "L-1",
    secondaryLeaseId: null,
    signatureUrl: "https://lender.example/sign",
    expiresAt: approval.approvalExpiresAt,
    initialPayment: 0,
    amount: total,
    recurringPayment: null,
    payments: null,
  }
  const state = fold(loan, APPROVED)
  const duties = (contract: LenderRecord["contract"]) =>
    state._tag === "none"
      ? []
      : lenderDuties(state, order, { ...record, contract }, 0).map(({ _tag }) => _tag)

  test.each<readonly [string, LenderRecord["contract"], ReadonlyArray<string>]>([
    ["for these goods is good", { details, amount: total, items: [item] }, []],
    [
      "of a lender that names no goods is good for the same total",
      { details, amount: total, items: null },
      [],
    ],
    ["for another total is drawn up anew", { details, amount: total - 1, items: [item] }, ["DrawUp"]],
    [
      "for other units is drawn up anew",
      { details, amount: total, items: [{ ...item, quantity: item.quantity + 1 }] },
      ["DrawUp"],
    ],
    [
      "for another price is drawn up anew",
      { details, amount: total, items: [{ ...item, unitPrice: item.unitPrice - 1 }] },
      ["DrawUp"],
    ],
    [
      "for other goods is drawn up anew",
      { details, amount: total, items: [{ ...item, itemId: "other" }] },
      ["DrawUp"],
    ],
    [
      "for more goods is drawn up anew",
      { details, amount: total, items: [item, { ...item, itemId: "other" }] },
      ["DrawUp"],
    ],
  ])("%s", (_, contract, expected) => {
    expect(duties(contract)).toEqual(expected)
  })
})

const from = (cheapest: number): OfferedTerms => ({ ...TERMS_OF_2026.lease, cheapest })

test("a contract is only made for amounts that were offered when the application began, and an application for less is ended", () => {
  expect(dutiesOf()).toEqual(["DrawUp"])
  expect(dutiesOf(from(total))).toEqual(["DrawUp"])
  expect(dutiesOf(from(total + 1))).toEqual(["Cancel"])
})
