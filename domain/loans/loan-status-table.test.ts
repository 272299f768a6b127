import { expect, test } from "vitest"
import {
  isOver,
  isUndecided,
  LOAN_STATUS_TABLE,
  LOAN_STATUSES,
  LOAN_STATUSES_ON_SCREEN,
  loanStatusFacts,
} from "./loan-status-table.ts"

test.each([
  ["orange", ["PENDING", "PROGRESS", "IN REVIEW", "INITIATED"]],
  ["green", ["COMPLETED", "APPROVED"]],
  ["red", ["UNKNOWN", "BLOCKED", "CANCELLED", "DECLINED", "ERROR"]],
] as const)("the applications that are %s are those of spec §4", (tone, expected) => {
  const found = LOAN_STATUSES.filter((status) => LOAN_STATUS_TABLE[status].tone === tone)
  expect(found.sort()).toEqual([...expected].sort())
})

test("an applicant is written about an approval and a refusal only", () => {
  const mails = LOAN_STATUSES.flatMap((status) => {
    const { mail } = LOAN_STATUS_TABLE[status]
    return mail === null ? [] : [[status, mail]]
  })
  expect(mails).toEqual([
    ["APPROVED", "approved"],
    ["BLOCKED", "declined"],
    ["DECLINED", "declined"],
  ])
})

test("an application is over where nothing follows, and undecided until the lender has spoken", () => {
  expect(LOAN_STATUSES.filter(isOver).sort()).toEqual(["BLOCKED", "CANCELLED", "DECLINED"])
  const decided = LOAN_STATUSES.filter((status) => !isUndecided(status))
  expect(decided.sort()).toEqual(["APPROVED", "BLOCKED", "CANCELLED", "COMPLETED", "DECLINED"])
})

test("every status has its own place on screens", () => {
  expect(LOAN_STATUSES_ON_SCREEN).toHaveLength(LOAN_STATUSES.length)
  expect(new Set(LOAN_STATUSES.map((status) => LOAN_STATUS_TABLE[status].place)).size).toBe(
    LOAN_STATUSES.length,
  )
  expect(LOAN_STATUSES_ON_SCREEN[0]).toBe("INITIATED")
})

test("text that is no status has no facts", () => {
  expect(loanStatusFacts("IN_REVIEW")).toBeUndefined()
  expect(loanStatusFacts("constructor")).toBeUndefined()
})
