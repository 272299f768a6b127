import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { type ApplicantDay, decodeApplicationForm } from "./application-form.ts"

const today = "2026-03-15"
const here: ApplicantDay = { earliest: today, latest: today }
const form = {
  dateOfBirth: "1980-06-01",
  ssn: "123-45-6789",
  monthlyIncome: "$4,200.50",
  payFrequency: "biweekly",
  nextPayDate: "2026-03-20",
  routingNumber: "021000021",
  accountNumber: "123456789",
  consent: true,
}
const wrongIn = (change: Partial<Record<keyof typeof form, string | boolean>>, day = here) => {
  const decoded = decodeApplicationForm({ ...form, ...change }, day)
  return Result.isSuccess(decoded) ? [] : decoded.failure.map(({ property }) => property)
}

test("the lender gets the answers without what people write around them", () => {
  expect(Result.getOrThrow(decodeApplicationForm(form, here))).toEqual({
    dateOfBirth: "1980-06-01",
    ssn: "123456789",
    monthlyIncome: 420_050,
    payFrequency: "biweekly",
    nextPayDate: "2026-03-20",
    bank: { routingNumber: "021000021", accountNumber: "123456789" },
  })
})

describe("the form accepts", () => {
  test.each([
    ["somebody who is 18 today", { dateOfBirth: "2008-03-15" }],
    ["somebody who is 119", { dateOfBirth: "1906-03-16" }],
    ["a payday today", { nextPayDate: today }],
    ["a payday in 45 days", { nextPayDate: "2026-04-29" }],
    ["an income of $100", { monthlyIncome: "100" }],
    ["a number without dashes", { ssn: "123456789" }],
    ["an account of four digits", { accountNumber: "1234" }],
  ])("%s", (_, change) => {
    expect(wrongIn(change)).toEqual([])
  })
})

describe("the form rejects", () => {
  test.each<[string, Parameters<typeof wrongIn>[0]]>([
    ["somebody who is 18 tomorrow", { dateOfBirth: "2008-03-16" }],
    ["somebody who is 120", { dateOfBirth: "1906-03-15" }],
    ["a day that does not exist", { dateOfBirth: "1980-02-30" }],
    ["a payday yesterday", { nextPayDate: "2026-03-14" }],
    ["a payday in 46 days", { nextPayDate: "2026-04-30" }],
    ["an income below $100", { monthlyIncome: "99.99" }],
    ["an income with a decimal comma", { monthlyIncome: "4200,50" }],
    ["a way to be paid that lenders do not know", { payFrequency: "daily" }],
    ["a number that is never issued", { ssn: "000-45-6789" }],
    ["a number of the 600s that is never issued", { ssn: "666-45-6789" }],
    ["a number of the 900s", { ssn: "923-45-6789" }],
    ["a number with a group of zeros", { ssn: "123-00-6789" }],
    ["a routing number with two digits swapped", { routingNumber: "012000021" }],
    ["a routing number of zeros", { routingNumber: "000000000" }],
    ["an account of three digits", { accountNumber: "123" }],
    ["who does not agree", { consent: false }],
  ])("%s", (_, change) => {
    expect(wrongIn(change)).toEqual(Object.keys(change))
  })
})

test.each([
  ["99.99", "Please enter your monthly income in dollars, at least $100"],
  ["a lot", "Please enter your monthly income in dollars, at least $100"],
  ["$1,000,000.01", "Please enter your income of one month, at most $1,000,000"],
])("an income of %s is refused by what is wrong with it", (monthlyIncome, message) => {
  const decoded = decodeApplicationForm({ ...form, monthlyIncome }, here)
  expect(
    Result.isFailure(decoded) && decoded.failure.flatMap((each) => Object.values(each.constraints)),
  ).toEqual([message])
})

describe("where it may still be the day before, or is", () => {
  const somewhere: ApplicantDay = { earliest: "2026-03-14", latest: today }

  test.each([
    ["somebody who is 18 today", { dateOfBirth: "2008-03-15" }],
    ["somebody who is 119", { dateOfBirth: "1906-03-15" }],
    ["a payday on the day before", { nextPayDate: "2026-03-14" }],
    ["a payday in 45 days", { nextPayDate: "2026-04-29" }],
  ])("the form accepts %s", (_, change) => {
    expect(wrongIn(change, somewhere)).toEqual([])
  })

  test.each([
    ["somebody who is 18 tomorrow", { dateOfBirth: "2008-03-16" }],
    ["somebody who is 120 everywhere", { dateOfBirth: "1906-03-14" }],
    ["a payday that is over everywhere", { nextPayDate: "2026-03-13" }],
    ["a payday in 46 days", { nextPayDate: "2026-04-30" }],
  ])("the form rejects %s", (_, change) => {
    expect(wrongIn(change, somewhere)).toEqual(Object.keys(change))
  })
})
