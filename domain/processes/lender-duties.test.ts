import { expect, test } from "vitest"
import { fold } from "../decider.ts"
import { loan } from "../loans/application.ts"
import type { LoanEvent } from "../loans/application-event.ts"
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

const from = (cheapest: number): OfferedTerms => ({ ...TERMS_OF_2026.lease, cheapest })

test("a contract is drawn up for what could be applied for when the application began, and for nothing below it", () => {
  expect(dutiesOf()).toEqual(["DrawUp"])
  expect(dutiesOf(from(total))).toEqual(["DrawUp"])
  expect(dutiesOf(from(total + 1))).toEqual([])
})
