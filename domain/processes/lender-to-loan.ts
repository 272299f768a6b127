import type { LoanCommand, LoanStatus } from "../loans/application-event.ts"
import type { LoanApplication } from "../loans/application-state.ts"
import { isOverAtLender, type LenderRecord } from "../loans/lender-record.ts"
import { isUndecided, LOAN_STATUS_TABLE } from "../loans/loan-status-table.ts"

/**
 * The commands that bring the application in line with the lender's record: everything that happened meanwhile, in
 * order, however many messages about it were lost, repeated or late. `record` is newer than `loan`. An application that
 * has ended here stays ended; the lender is told (`lender-duties.ts`).
 */
export const lenderToLoan = (
  record: LenderRecord,
  loan: LoanApplication,
  now: string,
): ReadonlyArray<LoanCommand> => {
  if (loan.status === "CANCELLED")
    return [{ type: "RecordReturn", units: record.returned, now }, ...funding(loan, record)]
  const commands: Array<LoanCommand> = []
  let status: LoanStatus = loan.status
  const become = (to: LoanStatus): void => {
    if (to === status) return
    commands.push(decision(to, record, now))
    status = to
  }
  if (wasSigned(record) && isUndecided(status)) become("APPROVED")
  else if (!wasSigned(record)) {
    // What nobody understands is an error first (lifecycle §3): people must look at it.
    const isNews = record.status === "UNKNOWN" && !mayBecome(status, "UNKNOWN")
    if (isNews && mayBecome(status, "ERROR")) become("ERROR")
    if (mayBecome(status, record.status)) become(record.status)
  }
  if (status === "APPROVED") commands.push(...contractSteps(loan.contract, record))
  if (wasSigned(record) && status === "APPROVED") become("COMPLETED")
  if (status === "COMPLETED") commands.push(...afterSignature(loan, record, now))
  if (mayBecome(status, record.status)) become(record.status)
  // A lender that declines what it has approved voids the approval (lifecycle §3).
  else if (isOverAtLender(record) && mayBecome(status, "CANCELLED")) become("CANCELLED")
  return commands
}

const wasSigned = ({ delivered, funding, status }: LenderRecord): boolean =>
  status === "COMPLETED" || funding !== null || delivered.length > 0

/** From INITIATED also every status that the lender can report once it has the application. */
const mayBecome = (from: LoanStatus, to: LoanStatus): boolean =>
  LOAN_STATUS_TABLE[from].next.includes(to) ||
  (from === "INITIATED" && LOAN_STATUS_TABLE.PENDING.next.includes(to))

const decision = (to: LoanStatus, record: LenderRecord, now: string): LoanCommand => ({
  type: "RecordDecision",
  to,
  reason: record.message,
  lenderReference: record.reference,
  code: record.code,
  approvedAmount: record.approvedAmount,
  approvalExpiresAt: record.approvalExpiresAt,
  now,
})

const contractSteps = (
  known: LoanApplication["contract"],
  { contract }: LenderRecord,
): ReadonlyArray<LoanCommand> => {
  if (contract !== null) return [{ type: "PrepareContract", contract: contract.details }]
  return known === null
    ? []
    : [{ type: "RecordContractExpiry", leaseId: known.leaseId, reason: "the contract ended" }]
}

const afterSignature = (
  loan: LoanApplication,
  record: LenderRecord,
  now: string,
): ReadonlyArray<LoanCommand> => {
  const { contract, delivered, returned } = record
  const agreed = loan.status === "COMPLETED" ? loan.contract?.amount : contract?.details.amount
  return [
    ...(contract !== null && contract.amount !== agreed
      ? [{ type: "ReduceContract" as const, amount: contract.amount }]
      : []),
    { type: "RecordDelivery", units: delivered, now },
    { type: "RecordReturn", units: returned, now },
    ...funding(loan, record),
  ]
}

const funding = ({ funded }: LoanApplication, record: LenderRecord): ReadonlyArray<LoanCommand> =>
  record.funding === null || funded !== null ? [] : [{ type: "RecordFunding", ...record.funding }]
