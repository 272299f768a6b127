import type { StatusTone } from "../shared/status-tone.ts"

/** Spec §4, loan and application statuses. */
export const LOAN_STATUSES = [
  "UNKNOWN",
  "PENDING",
  "PROGRESS",
  "IN REVIEW",
  "COMPLETED",
  "APPROVED",
  "BLOCKED",
  "CANCELLED",
  "INITIATED",
  "DECLINED",
  "ERROR",
] as const
export type LoanStatus = (typeof LOAN_STATUSES)[number]

/** Everything that the system asks of the status of a loan application. What it does to its order: `loan-to-order.ts`. */
export interface LoanStatusFacts {
  /** Lifecycle §3. */
  readonly next: ReadonlyArray<LoanStatus>
  /** Name on screens, for customers and staff. */
  readonly label: string
  readonly tone: StatusTone
  /** Place in lists of statuses, ascending; in steps of ten so that a new one fits between. */
  readonly place: number
  /** What the applicant is written; null: nothing. */
  readonly mail: "approved" | "declined" | null
  /** What its applicant has to do or to wait for, in a sentence; null: nothing. */
  readonly nextStep: string | null
}

const DECISIONS: ReadonlyArray<LoanStatus> = [
  "PROGRESS",
  "IN REVIEW",
  "APPROVED",
  "DECLINED",
  "BLOCKED",
  "ERROR",
  "CANCELLED",
]

const WAIT = "The lender is deciding. We will write to you as soon as it has."
const PAY_OTHERWISE = "You can pay the order another way."

/** The one place that says what a loan's status means. A status without all of it does not compile. */
export const LOAN_STATUS_TABLE: Readonly<Record<LoanStatus, LoanStatusFacts>> = {
  INITIATED: {
    next: ["PENDING", "ERROR", "CANCELLED"],
    label: "Initiated",
    tone: "orange",
    place: 10,
    mail: null,
    nextStep: WAIT,
  },
  PENDING: { next: DECISIONS, label: "Pending", tone: "orange", place: 20, mail: null, nextStep: WAIT },
  PROGRESS: { next: DECISIONS, label: "In progress", tone: "orange", place: 30, mail: null, nextStep: WAIT },
  "IN REVIEW": {
    next: ["PROGRESS", "APPROVED", "DECLINED", "BLOCKED", "CANCELLED"],
    label: "In review",
    tone: "orange",
    place: 40,
    mail: null,
    nextStep: WAIT,
  },
  APPROVED: {
    next: ["COMPLETED", "CANCELLED"],
    label: "Approved",
    tone: "green",
    place: 50,
    mail: "approved",
    nextStep: "Please sign your contract.",
  },
  COMPLETED: {
    next: ["APPROVED", "CANCELLED"],
    label: "Completed",
    tone: "green",
    place: 60,
    mail: null,
    nextStep: null,
  },
  DECLINED: {
    next: [],
    label: "Declined",
    tone: "red",
    place: 70,
    mail: "declined",
    nextStep: PAY_OTHERWISE,
  },
  BLOCKED: { next: [], label: "Blocked", tone: "red", place: 80, mail: "declined", nextStep: PAY_OTHERWISE },
  CANCELLED: { next: [], label: "Cancelled", tone: "red", place: 90, mail: null, nextStep: null },
  ERROR: { next: LOAN_STATUSES, label: "Error", tone: "red", place: 100, mail: null, nextStep: WAIT },
  UNKNOWN: { next: LOAN_STATUSES, label: "Unknown", tone: "red", place: 110, mail: null, nextStep: WAIT },
}

const isLoanStatus = (text: string): text is LoanStatus => Object.hasOwn(LOAN_STATUS_TABLE, text)

/** For text from outside; undefined for a status that this program does not know. */
export const loanStatusFacts = (status: string): LoanStatusFacts | undefined =>
  isLoanStatus(status) ? LOAN_STATUS_TABLE[status] : undefined

/** All of them in their order on screens: as an application usually meets them. */
export const LOAN_STATUSES_ON_SCREEN: ReadonlyArray<LoanStatus> = [...LOAN_STATUSES].sort(
  (a, b) => LOAN_STATUS_TABLE[a].place - LOAN_STATUS_TABLE[b].place,
)

/** The lender owes a decision. */
export const isUndecided = (status: LoanStatus): boolean => LOAN_STATUS_TABLE[status].nextStep === WAIT

/** The application has ended: nobody can do anything more with it. */
export const isOver = (status: LoanStatus): boolean => LOAN_STATUS_TABLE[status].next.length === 0

export const LOAN_STATUSES_AT_LENDER: ReadonlyArray<LoanStatus> = LOAN_STATUSES.filter(isUndecided)
