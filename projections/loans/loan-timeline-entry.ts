import type { LoanEvent, LoanUnits } from "@voltread/domain/loans/application-event.ts"
import { APPROVAL_ENDS } from "@voltread/domain/loans/approval-words.ts"
import { LOAN_STATUS_TABLE } from "@voltread/domain/loans/loan-status-table.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { lenderNameOf } from "@voltread/domain/shared/lender-names.ts"
import { termsInWords } from "@voltread/domain/shared/lending-words.ts"

/** One event of an application in words for staff: what happened, and its details by name. */
export interface LoanTimelineEntry {
  readonly title: string
  readonly details: ReadonlyArray<{ readonly label: string; readonly value: string }>
}

const units = (all: LoanUnits): string => `${all.reduce((sum, { quantity }) => sum + quantity, 0)}`

/** Missing details are left out. */
const entry = (title: string, details: Readonly<Record<string, string | null>>): LoanTimelineEntry => ({
  title,
  details: Object.entries(details).flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value }],
  ),
})

export const loanTimelineEntry = (event: LoanEvent): LoanTimelineEntry => {
  switch (event.type) {
    case "LoanApplicationInitiated":
      return entry(`Applied for a ${event.data.product}`, {
        Amount: inDollars(event.data.amountRequested),
        Lender: lenderNameOf(event.data.lender),
        Offered: event.data.terms === undefined ? null : termsInWords(event.data.terms),
      })
    case "LoanApplicationStatusChanged": {
      const { approvalExpiresAt, approvedAmount, code, from, lenderReference, reason, to } = event.data
      return entry(`${LOAN_STATUS_TABLE[from].label} became ${LOAN_STATUS_TABLE[to].label}`, {
        Reason: reason,
        Code: code,
        "Lender's reference": lenderReference,
        Approved: approvedAmount === null ? null : inDollars(approvedAmount),
        [APPROVAL_ENDS.approval]: approvalExpiresAt,
      })
    }
    case "LoanContractPrepared": {
      const { amount, expiresAt, initialPayment, leaseId, payments, recurringPayment, secondaryLeaseId } =
        event.data
      return entry("Contract prepared", {
        Contract: leaseId,
        "Second reference": secondaryLeaseId,
        Financed: amount === null ? null : inDollars(amount),
        "Initial payment": inDollars(initialPayment),
        Payments:
          payments === null || recurringPayment === null
            ? null
            : `${payments} of ${inDollars(recurringPayment)}`,
        [APPROVAL_ENDS.contract]: expiresAt,
      })
    }
    case "LoanContractExpired":
      return entry("Contract ended", { Contract: event.data.leaseId, Reason: event.data.reason })
    case "LoanContractReduced":
      return entry("Contract reduced", {
        Contract: event.data.leaseId,
        Financed: inDollars(event.data.amount),
      })
    case "LoanDeliveryReported":
      return entry("Lender notified of a delivery", { Units: units(event.data.units) })
    case "LoanReturnReported":
      return entry("Lender notified of a return", { Units: units(event.data.units) })
    case "LoanEndAnnounced":
      return entry(`Applicant reminded that the ${event.data.ends} expires`, { Ends: event.data.endsAt })
    case "LoanFunded":
      return entry("Lender paid", {
        Amount: inDollars(event.data.amount),
        "Lender's take": inDollars(event.data.lenderTake),
        Paid: event.data.fundedAt,
      })
  }
}
