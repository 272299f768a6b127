import { decodeApplicationForm, PAY_FREQUENCIES } from "@voltread/domain/loans/application-form.ts"
import { isDay } from "@voltread/domain/shared/calendar-day.ts"
import { firstConstraints } from "@voltread/ui/form/field-errors.ts"
import { isRecord, textIn } from "@voltread/ui/session/rehydration.ts"
import { Result } from "effect"
import { createLocalStore } from "../local-storage/local-store.ts"

/** What a lender asks. Number, date of birth and bank account live in the form's memory only. */
export interface LoanValues {
  readonly dateOfBirth: string
  readonly ssn: string
  readonly monthlyIncome: string
  readonly payFrequency: string
  readonly nextPayDate: string
  readonly routingNumber: string
  readonly accountNumber: string
  readonly consent: boolean
}
export type LoanField = keyof LoanValues

export const emptyLoan: LoanValues = {
  dateOfBirth: "",
  ssn: "",
  monthlyIncome: "",
  payFrequency: "",
  nextPayDate: "",
  routingNumber: "",
  accountNumber: "",
  consent: false,
}

/** The form's steps, and what each asks. */
export const LOAN_STEPS = [
  { title: "About you", fields: ["dateOfBirth", "ssn"] },
  { title: "Your income", fields: ["monthlyIncome", "payFrequency", "nextPayDate"] },
  { title: "Your bank account", fields: ["routingNumber", "accountNumber", "consent"] },
] as const satisfies ReadonlyArray<{ readonly title: string; readonly fields: ReadonlyArray<LoanField> }>

/** `YYYY-MM-DD`, where the shopper is. */
const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-")

/** What is wrong, field by field, by the rules that the server applies too. */
export const loanErrors = (values: LoanValues, now = new Date()): Readonly<Record<string, string>> => {
  const today = dayOf(now)
  const decoded = decodeApplicationForm(values, { earliest: today, latest: today })
  return Result.isFailure(decoded) ? firstConstraints(decoded.failure) : {}
}

/** The first step with something wrong in it; undefined when all is well. */
export const stepInError = (errors: Readonly<Record<string, string>>): number | undefined => {
  const step = LOAN_STEPS.findIndex(({ fields }) => fields.some((field) => errors[field] !== undefined))
  return step === -1 ? undefined : step
}

/** The answers that may be stored: nothing about identity or bank account. */
type KeptAnswers = Pick<LoanValues, "monthlyIncome" | "payFrequency" | "nextPayDate">

const noAnswers: KeptAnswers = { monthlyIncome: "", payFrequency: "", nextPayDate: "" }

const MAX_ANSWER = 20

/** Answers that were kept; a pay day that has passed is asked for again. */
export const decodeKeptAnswers = (stored: unknown, now = new Date()): KeptAnswers => {
  if (!isRecord(stored)) return noAnswers
  const nextPayDate = textIn(stored, "nextPayDate")
  const payFrequency = textIn(stored, "payFrequency")
  return {
    monthlyIncome: textIn(stored, "monthlyIncome").slice(0, MAX_ANSWER),
    payFrequency: PAY_FREQUENCIES.find((each) => each === payFrequency) ?? "",
    nextPayDate: isDay(nextPayDate) && nextPayDate >= dayOf(now) ? nextPayDate : "",
  }
}

/** All of an application that is kept on the device when the page is left, until it is sent. */
const answers = createLocalStore<KeptAnswers>("loan-answers", noAnswers, decodeKeptAnswers)

export const keptAnswers = {
  get: answers.get,
  keep: ({ monthlyIncome, nextPayDate, payFrequency }: KeptAnswers) =>
    answers.set({ monthlyIncome, payFrequency, nextPayDate }),
  clear: () => answers.set(noAnswers),
}
