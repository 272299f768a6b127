import { Result, Schema } from "effect"
import { isDay } from "../shared/calendar-day.ts"
import { type FieldError, fieldErrors } from "../shared/field-error.ts"
import { required, rule } from "../shared/form-rules.ts"
import { type Cents, fromWritten } from "../shared/money.ts"

export const PAY_FREQUENCIES = ["weekly", "biweekly", "twice-monthly", "monthly"] as const
export type PayFrequency = (typeof PAY_FREQUENCIES)[number]

export const PAY_FREQUENCY_LABELS: Readonly<Record<PayFrequency, string>> = {
  weekly: "Every week",
  biweekly: "Every two weeks",
  "twice-monthly": "Twice a month",
  monthly: "Once a month",
}

const ADULT = 18
const OLDEST = 120
const LEAST_INCOME = 100_00
const MAX_INCOME = 1_000_000_00
/** The next payday may be at most this many days from today. */
const NEXT_PAY_WITHIN = 45
const DAY = 86_400_000

const BIRTH = "Please enter your date of birth"
const SSN = "Please enter a valid Social Security number"
const INCOME = "Please enter your monthly income"
const FREQUENCY = "Please select how often you are paid"
const NEXT_PAY = "Please enter your next pay date"
const ROUTING = "Please enter a valid routing number"
const ACCOUNT = "Please enter a valid account number"
const CONSENT = "Please agree before you apply"

/**
 * Excludes numbers that the Social Security Administration never issues; the last four digits are left to the lender.
 */
const isSsn = (text: string): boolean => /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?\d{4}$/.test(text)

/** The checksum of the American Bankers Association. */
const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  Number(text) > 0 &&
  [...text].reduce((sum, digit, index) => sum + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0) % 10 === 0

const isPayFrequency = (text: string): text is PayFrequency => PAY_FREQUENCIES.some((each) => each === text)

const dayBefore = (today: string, years: number): string =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, "0")}${today.slice(4)}`

/** What day it may be where the applicant is, `YYYY-MM-DD`. The server does not know where that is. */
export interface ApplicantDay {
  readonly earliest: string
  readonly latest: string
}

/**
 * What a lender asks in addition to name and address (spec §3), for both the browser's form and the server. All of it is
 * secret: it goes to the lender and is never stored.
 */
const applicationForm = ({ earliest, latest }: ApplicantDay) =>
  Schema.Struct({
    dateOfBirth: required(
      BIRTH,
      rule("isDate", isDay, "Please enter a valid date of birth").abort(),
      rule("isAdult", (day) => day <= dayBefore(latest, ADULT), `You must be at least ${ADULT} years old`),
      rule("isDate", (day) => day > dayBefore(earliest, OLDEST), "Please enter a valid date of birth"),
    ),
    ssn: required("Please enter your Social Security number", rule("isSsn", isSsn, SSN)),
    monthlyIncome: required(
      INCOME,
      rule(
        "isMoney",
        (text) => (fromWritten(text) ?? 0) >= LEAST_INCOME,
        "Please enter your monthly income in dollars, at least $100",
      ),
      rule(
        "max",
        (text) => (fromWritten(text) ?? 0) <= MAX_INCOME,
        "Please enter your income of one month, at most $1,000,000",
      ),
    ),
    payFrequency: required(FREQUENCY, rule("isIn", isPayFrequency, FREQUENCY)),
    nextPayDate: required(
      NEXT_PAY,
      rule("isDate", isDay, "Please enter a valid date").abort(),
      rule(
        "isSoon",
        (day) => day >= earliest && Date.parse(day) - Date.parse(latest) <= NEXT_PAY_WITHIN * DAY,
        `Your next pay date must be within ${NEXT_PAY_WITHIN} days from today`,
      ),
    ),
    routingNumber: required(
      "Please enter your bank's routing number",
      rule("isRoutingNumber", isRoutingNumber, ROUTING),
    ),
    accountNumber: required(
      "Please enter your account number",
      rule("matches", (text) => /^\d{4,17}$/.test(text), ACCOUNT),
    ),
    consent: Schema.Literal(true)
      .annotate({ message: CONSENT })
      .pipe(Schema.annotateKey({ messageMissingKey: CONSENT })),
  })

/** The answers of an application, in the form that lenders expect. Amounts in cents. */
export interface ApplicationAnswers {
  readonly dateOfBirth: string
  readonly ssn: string
  readonly monthlyIncome: Cents
  readonly payFrequency: PayFrequency
  readonly nextPayDate: string
  readonly bank: { readonly routingNumber: string; readonly accountNumber: string }
}

/** The form's answers, or all its errors. Errors name fields and rules, never what was entered. */
export const decodeApplicationForm = (
  form: unknown,
  today: ApplicantDay,
): Result.Result<ApplicationAnswers, ReadonlyArray<FieldError>> => {
  const decoded = Schema.decodeUnknownResult(applicationForm(today), { errors: "all" })(form)
  if (Result.isFailure(decoded)) return Result.fail(fieldErrors(decoded.failure))
  const { ssn, monthlyIncome, payFrequency, routingNumber, accountNumber, ...dates } = decoded.success
  const income = fromWritten(monthlyIncome)
  if (income === undefined || !isPayFrequency(payFrequency))
    return Result.fail([{ property: "monthlyIncome", constraints: { isMoney: INCOME } }])
  return Result.succeed({
    dateOfBirth: dates.dateOfBirth,
    nextPayDate: dates.nextPayDate,
    ssn: ssn.replaceAll("-", ""),
    monthlyIncome: income,
    payFrequency,
    bank: { routingNumber, accountNumber },
  })
}
