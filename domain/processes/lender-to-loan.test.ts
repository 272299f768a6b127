import { Result } from "effect"
import { expect, test } from "vitest"
import { fold } from "../decider.ts"
import { loan } from "../loans/application.ts"
import type { LoanCommand, LoanStatus } from "../loans/application-event.ts"
import { anApplication, approved, decision } from "../loans/application-examples.ts"
import type { LenderRecord } from "../loans/lender-record.ts"
import { lenderToLoan } from "./lender-to-loan.ts"
import { decideAll } from "./reacting.ts"

const NOW = "2026-02-01T12:00:00.000Z"

const record = (status: LoanStatus): LenderRecord => ({
  reference: "uuid-1",
  loanId: "loan-1",
  status,
  code: null,
  message: "On hold.",
  approvedAmount: null,
  approvalExpiresAt: null,
  contract: null,
  delivered: [],
  returned: [],
  funding: null,
})

const initiate: LoanCommand = { type: "Initiate", application: anApplication() }

/** The changes of status that follow from what the lender says of an application with this past. */
const stepsAfter = (past: ReadonlyArray<LoanCommand>, said: LenderRecord) => {
  const state = fold(loan, Result.getOrThrow(decideAll(loan, [initiate, ...past], loan.initial)))
  if (state._tag === "none") throw new Error("no application")
  const events = Result.getOrThrow(decideAll(loan, lenderToLoan(said, state, NOW), state))
  return events.flatMap((event) => (event.type === "LoanApplicationStatusChanged" ? [event.data.to] : []))
}

test.each<[LoanStatus, ReadonlyArray<LoanCommand>, ReadonlyArray<LoanStatus>]>([
  ["INITIATED", [], ["ERROR", "UNKNOWN"]],
  ["PENDING", [decision("PENDING")], ["ERROR", "UNKNOWN"]],
  ["PROGRESS", [decision("PROGRESS")], ["ERROR", "UNKNOWN"]],
  ["ERROR", [decision("ERROR")], ["UNKNOWN"]],
  ["UNKNOWN", [decision("ERROR"), decision("UNKNOWN")], []],
  // People look at it already, or the lender has decided.
  ["IN REVIEW", [decision("IN REVIEW")], []],
  ["APPROVED", [approved(30_000)], []],
])("a status that nobody knows, of an application that is %s, is for people to look at", (_, past, steps) => {
  expect(stepsAfter(past, record("UNKNOWN"))).toEqual(steps)
})

test("an application that was in an unknown status follows the lender again", () => {
  const past = [decision("ERROR"), decision("UNKNOWN")]
  expect(stepsAfter(past, record("PROGRESS"))).toEqual(["PROGRESS"])
  expect(stepsAfter(past, record("DECLINED"))).toEqual(["DECLINED"])
})

test.each(["DECLINED", "BLOCKED", "CANCELLED"] as const)(
  "what the lender has approved, signed or not, is void once it says %s",
  (status) => {
    expect(stepsAfter([approved(30_000)], record(status))).toEqual(["CANCELLED"])
    expect(stepsAfter([approved(30_000), decision("COMPLETED")], record(status))).toEqual(["CANCELLED"])
  },
)
