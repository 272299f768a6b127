import type { LoanEvent } from "@voltread/domain/loans/application-event.ts"
import { anApplication, contract } from "@voltread/domain/loans/application-examples.ts"
import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { expect, test } from "vitest"
import { loanTimelineEntry } from "./loan-timeline-entry.ts"

const at = "2026-03-01T00:00:00.000Z"
const units = [
  { itemId: "item-1", quantity: 2 },
  { itemId: "item-2", quantity: 1 },
]

test.each<[LoanEvent, string, Readonly<Record<string, string>>]>([
  [
    { type: "LoanApplicationInitiated", data: anApplication({ lender: "simple-lease" }) },
    "Applied for a lease",
    { Amount: "$212.00", Lender: "Simple Lease" },
  ],
  [
    { type: "LoanApplicationInitiated", data: anApplication({ terms: TERMS_OF_2026.lease }) },
    "Applied for a lease",
    {
      Amount: "$212.00",
      Lender: "progressive",
      Offered:
        "$150.00 to $5,000.00: $49.00 at signing, 26 payments, one every 2 weeks, 85% on top of the price; 10% within 90 days",
    },
  ],
  [
    {
      type: "LoanApplicationStatusChanged",
      data: {
        from: "PENDING",
        to: "APPROVED",
        reason: "Approved.",
        lenderReference: "uuid-1",
        code: null,
        approvedAmount: 130_000,
        approvalExpiresAt: at,
      },
    },
    "Pending became Approved",
    {
      Reason: "Approved.",
      "Lender's reference": "uuid-1",
      Approved: "$1,300.00",
      "Approval valid until": at,
    },
  ],
  [
    { type: "LoanContractPrepared", data: contract({ expiresAt: at }).contract },
    "Contract prepared",
    {
      Contract: "lease-1",
      Financed: "$212.00",
      "Initial payment": "$49.00",
      Payments: "26 of $13.21",
      "Sign the contract by": at,
    },
  ],
  [
    { type: "LoanContractExpired", data: { leaseId: "lease-1", reason: "late" } },
    "Contract ended",
    { Contract: "lease-1", Reason: "late" },
  ],
  [
    { type: "LoanContractReduced", data: { leaseId: "lease-1", amount: 100 } },
    "Contract reduced",
    { Contract: "lease-1", Financed: "$1.00" },
  ],
  [
    { type: "LoanDeliveryReported", data: { units, reportedAt: at } },
    "Lender notified of a delivery",
    { Units: "3" },
  ],
  [
    { type: "LoanReturnReported", data: { units, reportedAt: at } },
    "Lender notified of a return",
    { Units: "3" },
  ],
  [
    { type: "LoanEndAnnounced", data: { ends: "contract", endsAt: at } },
    "Applicant reminded that the contract expires",
    { Ends: at },
  ],
  [
    { type: "LoanFunded", data: { amount: 21_200, lenderTake: 954, fundedAt: at } },
    "Lender paid",
    { Amount: "$212.00", "Lender's take": "$9.54", Paid: at },
  ],
])("$0.type is read as it was", (event, title, details) => {
  const entry = loanTimelineEntry(event)
  expect(entry.title).toBe(title)
  expect(Object.fromEntries(entry.details.map(({ label, value }) => [label, value]))).toEqual(details)
})
