import { expect, test } from "vitest"
import {
  decodeKeptAnswers,
  emptyLoan,
  LOAN_STEPS,
  type LoanValues,
  loanErrors,
  stepInError,
} from "./loan-values.ts"

const now = new Date(2026, 10, 22)
const complete: LoanValues = {
  dateOfBirth: "1985-07-19",
  ssn: "123-45-0000",
  monthlyIncome: "$3,200.50",
  payFrequency: "biweekly",
  nextPayDate: "2026-12-04",
  routingNumber: "021000021",
  accountNumber: "8675309",
  consent: true,
}

test("a complete application has nothing wrong in it", () => {
  expect(loanErrors(complete, now)).toEqual({})
  expect(stepInError({})).toBeUndefined()
})

test("every field of every step must be filled in", () => {
  expect(Object.keys(loanErrors(emptyLoan, now)).sort()).toEqual(
    LOAN_STEPS.flatMap(({ fields }): ReadonlyArray<string> => fields).sort(),
  )
})

test.each<[Partial<LoanValues>, number]>([
  [{ dateOfBirth: "2010-01-01" }, 0],
  [{ dateOfBirth: "1985-02-30" }, 0],
  [{ ssn: "000-45-0000" }, 0],
  [{ ssn: "12345" }, 0],
  [{ monthlyIncome: "lots" }, 1],
  [{ monthlyIncome: "99.99" }, 1],
  [{ payFrequency: "now and then" }, 1],
  [{ nextPayDate: "2026-11-21" }, 1],
  [{ nextPayDate: "2027-11-21" }, 1],
  [{ routingNumber: "021000022" }, 2],
  [{ accountNumber: "12" }, 2],
  [{ consent: false }, 2],
])("%j is wrong, in its step", (change, step) => {
  const errors = loanErrors({ ...complete, ...change }, now)
  expect(Object.keys(errors)).toEqual(Object.keys(change))
  expect(stepInError(errors)).toBe(step)
})

test("of an application the device keeps income and pay dates only, and no date that has passed", () => {
  const kept = { monthlyIncome: "$3,200.50", payFrequency: "biweekly", nextPayDate: "2026-12-04" }
  expect(decodeKeptAnswers(JSON.parse(JSON.stringify(complete)), now)).toEqual(kept)
  expect(decodeKeptAnswers(kept, new Date(2026, 11, 5))).toEqual({ ...kept, nextPayDate: "" })
  expect(decodeKeptAnswers({ payFrequency: "daily", nextPayDate: "soon" }, now)).toEqual({
    monthlyIncome: "",
    payFrequency: "",
    nextPayDate: "",
  })
})
