import type { LoanApplicationInitiated, LoanCommand, LoanStatus } from "./application-event.ts"
import type { LenderRecord } from "./lender-record.ts"

type Application = (typeof LoanApplicationInitiated.Type)["data"]
type Decision = Extract<LoanCommand, { type: "RecordDecision" }>
type Contract = Extract<LoanCommand, { type: "PrepareContract" }>

/** Plausible values for tests to vary. */
export const anApplication = (change: Partial<Application> = {}): Application => ({
  loanId: "loan-1",
  orderId: "order-1",
  username: "ada@example.com",
  applicantName: "Ada Byron",
  applicantEmail: "ada@example.com",
  lender: "progressive",
  product: "lease",
  amountRequested: 21_200,
  ...change,
})

export const decision = (to: LoanStatus, change: Partial<Decision> = {}): Decision => ({
  type: "RecordDecision",
  to,
  reason: "the lender said so",
  lenderReference: null,
  code: null,
  approvedAmount: null,
  approvalExpiresAt: null,
  now: "2026-01-31T12:00:00.000Z",
  ...change,
})

/** Cents. */
export const approved = (amount: number): Decision => decision("APPROVED", { approvedAmount: amount })

export const contract = (change: Partial<Contract["contract"]> = {}): Contract => ({
  type: "PrepareContract",
  contract: {
    leaseId: "lease-1",
    secondaryLeaseId: null,
    signatureUrl: "https://lender.example/sign/lease-1",
    expiresAt: "2026-04-01T12:00:00.000Z",
    initialPayment: 4_900,
    amount: 21_200,
    recurringPayment: 1_321,
    payments: 26,
    ...change,
  },
})

export const aLenderRecord = (change: Partial<LenderRecord> = {}): LenderRecord => ({
  reference: "ref-1",
  loanId: "loan-1",
  status: "PENDING",
  code: null,
  message: "the lender said so",
  approvedAmount: 30_000,
  approvalExpiresAt: "2026-05-01T00:00:00.000Z",
  contract: null,
  delivered: [],
  returned: [],
  funding: null,
  ...change,
})
