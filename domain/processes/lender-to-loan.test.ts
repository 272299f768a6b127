import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { loan } from "../loans/application.ts"
import type { LoanCommand, LoanEvent, LoanStatus } from "../loans/application-event.ts"
import { aLenderRecord, anApplication, approved, contract, decision } from "../loans/application-examples.ts"
import type { LenderRecord } from "../loans/lender-record.ts"
import { lenderToLoan } from "./lender-to-loan.ts"

const now = "2026-02-10T00:00:00.000Z"
const initiate: LoanCommand = { type: "Initiate", application: anApplication() }
const details = contract().contract
const drawnUp = { details, amount: 21_200, items: null }
const funding = { amount: 21_200, lenderTake: 954, fundedAt: now }
const both = [{ itemId: "item-1", quantity: 2 }]

/** The events that bring the application in line; every command is accepted. */
const news = (known: ReadonlyArray<LoanCommand>, change: Partial<LenderRecord>) => {
  const past: Array<LoanEvent> = []
  const decide = (command: LoanCommand) => {
    const events = Result.getOrThrow(loan.decide(command, fold(loan, past)))
    past.push(...events)
    return events
  }
  for (const command of [initiate, ...known]) decide(command)
  const state = fold(loan, past)
  if (state._tag === "none") throw new Error("none")
  return lenderToLoan(aLenderRecord(change), state, now)
    .flatMap(decide)
    .map((event) => (event.type === "LoanApplicationStatusChanged" ? event.data.to : event.type))
}

const signed = [approved(30_000), contract(), decision("COMPLETED")]
const expired: LoanCommand = { type: "RecordContractExpiry", leaseId: "lease-1", reason: "" }

describe("the application catches up with its lender", () => {
  test.each<[string, ReadonlyArray<LoanCommand>, Partial<LenderRecord>, ReadonlyArray<string>]>([
    ["with nothing new", [decision("PENDING")], {}, []],
    ["with a decision on one that it never confirmed", [], { status: "DECLINED" }, ["PENDING", "DECLINED"]],
    [
      "with a contract",
      [approved(30_000)],
      { status: "APPROVED", contract: drawnUp },
      ["LoanContractPrepared"],
    ],
    [
      "with the end of a contract",
      [approved(30_000), contract()],
      { status: "APPROVED" },
      ["LoanContractExpired"],
    ],
    [
      "with all of it at once",
      [],
      { status: "COMPLETED", contract: drawnUp, delivered: both, returned: both, funding },
      [
        ...["PENDING", "APPROVED", "LoanContractPrepared", "COMPLETED"],
        ...["LoanDeliveryReported", "LoanReturnReported", "LoanFunded"],
      ],
    ],
    [
      "with a lease that is over, whose signature it never heard of, because the lender has paid",
      [decision("PENDING")],
      { status: "CANCELLED", funding },
      ["APPROVED", "COMPLETED", "LoanFunded", "CANCELLED"],
    ],
    [
      "with a lease that is over, whose signature it never learned of, because items were delivered",
      [decision("PENDING")],
      { status: "CANCELLED", delivered: both, returned: both },
      ["APPROVED", "COMPLETED", "LoanDeliveryReported", "LoanReturnReported", "CANCELLED"],
    ],
    [
      "with a signature that was voided, and the next contract",
      signed,
      { status: "APPROVED", contract: { ...drawnUp, details: { ...details, leaseId: "lease-2" } } },
      ["APPROVED", "LoanContractPrepared"],
    ],
    ["with a signature that was voided", signed, { status: "APPROVED" }, ["APPROVED"]],
    [
      "with items that were taken out of a signed contract",
      signed,
      { status: "COMPLETED", contract: { ...drawnUp, amount: 10_600 } },
      ["LoanContractReduced"],
    ],
    [
      "with items that were taken out before it heard of the signature",
      [approved(30_000)],
      { status: "COMPLETED", contract: { ...drawnUp, amount: 10_600 } },
      ["LoanContractPrepared", "COMPLETED", "LoanContractReduced"],
    ],
    [
      "with the lender's payment once",
      [...signed, { type: "RecordFunding", ...funding }],
      { status: "COMPLETED", contract: drawnUp, funding: { ...funding, amount: 1 } },
      [],
    ],
    [
      "with what comes after it has ended here: returns and money, and no decision",
      [...signed, { type: "RecordDelivery", units: both, now }, decision("CANCELLED")],
      { status: "COMPLETED", contract: drawnUp, delivered: both, returned: both, funding },
      ["LoanReturnReported", "LoanFunded"],
    ],
    [
      "with no contract that ended here, too",
      [approved(30_000), contract(), expired],
      { status: "APPROVED" },
      [],
    ],
  ])("%s", (_, known, change, expected) => {
    expect(news(known, change)).toEqual(expected)
  })
})

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
  expect(news(past, { status: "UNKNOWN" })).toEqual(steps)
})

test("an application that was in an unknown status follows the lender again", () => {
  const past = [decision("ERROR"), decision("UNKNOWN")]
  expect(news(past, { status: "PROGRESS" })).toEqual(["PROGRESS"])
  expect(news(past, { status: "DECLINED" })).toEqual(["DECLINED"])
})

test.each(["DECLINED", "BLOCKED", "CANCELLED"] as const)(
  "what the lender has approved, signed or not, is void once it says %s",
  (status) => {
    expect(news([approved(30_000)], { status })).toEqual(["CANCELLED"])
    expect(news([approved(30_000), decision("COMPLETED")], { status })).toEqual(["CANCELLED"])
  },
)
