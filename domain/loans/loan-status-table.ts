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

/** Everything that the system needs to know about a loan status. Its effect on the order is in `loan-to-order.ts`. */
export interface LoanStatusFacts {
  /** Lifecycle §3. */
  readonly next: ReadonlyArray<LoanStatus>
  /** Name on screens, for customers and staff. */
  readonly label: string
  readonly tone: StatusTone
  /** Place in lists of statuses, ascending; in steps of ten so that a new one fits between. */
  readonly place: number
  /** The mail to the applicant; null: none. */
  readonly mail: "approved" | "declined" | null
  /** The lender owes a decision. */
  readonly isAtLender: boolean
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

/** The only place that defines what a loan's status means. A status with incomplete facts does not compile. */
export const LOAN_STATUS_TABLE: Readonly<Record<LoanStatus, LoanStatusFacts>> = {
  INITIATED: {
    next: ["PENDING", "ERROR", "CANCELLED"],
    label: "Initiated",
    tone: "orange",
    place: 10,
    mail: null,
    isAtLender: true,
  },
  PENDING: {
    next: DECISIONS,
    label: "Pending",
    tone: "orange",
    place: 20,
    mail: null,
    isAtLender: true,
  },
  PROGRESS: {
    next: DECISIONS,
    label: "In progress",
    tone: "orange",
    place: 30,
    mail: null,
    isAtLender: true,
  },
  "IN REVIEW": {
    next: ["PROGRESS", "APPROVED", "DECLINED", "BLOCKED", "CANCELLED"],
    label: "In review",
    tone: "orange",
    place: 40,
    mail: null,
    isAtLender: true,
  },
  APPROVED: {
    next: ["COMPLETED", "CANCELLED"],
    label: "Approved",
    tone: "green",
    place: 50,
    mail: "approved",
    isAtLender: false,
  },
  COMPLETED: {
    next: ["APPROVED", "CANCELLED"],
    label: "Completed",
    tone: "green",
    place: 60,
    mail: null,
    isAtLender: false,
  },
  DECLINED: {
    next: [],
    label: "Declined",
    tone: "red",
    place: 70,
    mail: "declined",
    isAtLender: false,
  },
  BLOCKED: {
    next: [],
    label: "Blocked",
    tone: "red",
    place: 80,
    mail: "declined",
    isAtLender: false,
  },
  CANCELLED: {
    next: [],
    label: "Canceled",
    tone: "red",
    place: 90,
    mail: null,
    isAtLender: false,
  },
  ERROR: {
    next: LOAN_STATUSES,
    label: "Error",
    tone: "red",
    place: 100,
    mail: null,
    isAtLender: true,
  },
  UNKNOWN: {
    next: LOAN_STATUSES,
    label: "Unknown",
    tone: "red",
    place: 110,
    mail: null,
    isAtLender: true,
  },
}

interface LoanStatusOnOrder {
  /** Title in the history that its applicant reads; null: not shown. */
  readonly news: string | null
  /** The lender needs time for its decision. */
  readonly isReviewed: boolean
}

const NOT_APPROVED = "The lender could not approve your application"

/** What a shopper's order shows of a status. Not in the table, since only the order's page loads it. */
const LOAN_STATUS_ON_ORDER: Readonly<Record<LoanStatus, LoanStatusOnOrder>> = {
  INITIATED: { news: "You applied to the lender", isReviewed: false },
  PENDING: { news: null, isReviewed: false },
  PROGRESS: { news: null, isReviewed: false },
  "IN REVIEW": { news: "The lender is reviewing your application", isReviewed: true },
  APPROVED: { news: "The lender approved your application", isReviewed: false },
  COMPLETED: { news: "Your contract is signed", isReviewed: false },
  DECLINED: { news: NOT_APPROVED, isReviewed: false },
  BLOCKED: { news: NOT_APPROVED, isReviewed: false },
  CANCELLED: { news: "Your application has ended", isReviewed: false },
  ERROR: { news: null, isReviewed: false },
  UNKNOWN: { news: null, isReviewed: true },
}

const isLoanStatus = (text: string): text is LoanStatus => Object.hasOwn(LOAN_STATUS_TABLE, text)

/** For text from outside; undefined for a status that this release does not know. */
export const loanStatusFacts = (status: string): LoanStatusFacts | undefined =>
  isLoanStatus(status) ? LOAN_STATUS_TABLE[status] : undefined

export const loanStatusOnOrder = (status: string): LoanStatusOnOrder | undefined =>
  isLoanStatus(status) ? LOAN_STATUS_ON_ORDER[status] : undefined

/** All statuses in their order on screens, which follows the usual life of an application. */
export const LOAN_STATUSES_ON_SCREEN: ReadonlyArray<LoanStatus> = [...LOAN_STATUSES].sort(
  (a, b) => LOAN_STATUS_TABLE[a].place - LOAN_STATUS_TABLE[b].place,
)

/** The lender owes a decision. */
export const isUndecided = (status: LoanStatus): boolean => LOAN_STATUS_TABLE[status].isAtLender

/** The application has ended: nothing more can happen to it. */
export const isOver = (status: LoanStatus): boolean => LOAN_STATUS_TABLE[status].next.length === 0

export const LOAN_STATUSES_AT_LENDER: ReadonlyArray<LoanStatus> = LOAN_STATUSES.filter(isUndecided)
