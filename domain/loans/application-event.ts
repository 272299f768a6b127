import { Schema } from "effect"
import { event } from "../shared/event-schema.ts"
import { KeptTerms } from "../shared/lending-rules.ts"
import { Cents, Price } from "../shared/money.ts"
import { personal, pseudonymous } from "../shared/personal.ts"
import { Id, Instant, Quantity } from "../shared/text.ts"
import { LOAN_PRODUCTS } from "./lender-terms.ts"
import { LOAN_STATUSES } from "./loan-status-table.ts"

/** Spec §4, loan and application statuses. */
export const LoanStatus = Schema.Literals(LOAN_STATUSES)
export type LoanStatus = typeof LoanStatus.Type

/** Units of the lines of an order, by their ids. */
export const LoanUnits = Schema.Array(Schema.Struct({ itemId: Id, quantity: Quantity }))
export type LoanUnits = typeof LoanUnits.Type

export const LoanApplicationInitiated = event(
  "LoanApplicationInitiated",
  Schema.Struct({
    loanId: Id,
    orderId: Schema.NullOr(Id),
    username: pseudonymous(Schema.NullOr(Schema.String)),
    applicantName: personal(Schema.String),
    applicantEmail: personal(Schema.String),
    lender: Schema.String,
    product: Schema.Literals(LOAN_PRODUCTS),
    amountRequested: Price,
    /** The shop's offer when the application began; absent in events from before it was recorded. */
    terms: Schema.optionalKey(KeptTerms),
  }),
)
/** Every change of status. An approval carries what was approved and until when. */
export const LoanApplicationStatusChanged = event(
  "LoanApplicationStatusChanged",
  Schema.Struct({
    from: LoanStatus,
    to: LoanStatus,
    reason: Schema.String,
    /** The lender's own reference and code. */
    lenderReference: Schema.NullOr(Schema.String),
    code: Schema.NullOr(Schema.String),
    approvedAmount: Schema.NullOr(Cents),
    approvalExpiresAt: Schema.NullOr(Instant),
  }),
)
/** The lender prepared a contract for the cart; it waits for a signature. */
export const LoanContractPrepared = event(
  "LoanContractPrepared",
  Schema.Struct({
    leaseId: Schema.String,
    secondaryLeaseId: Schema.NullOr(Schema.String),
    signatureUrl: Schema.String,
    expiresAt: Instant,
    initialPayment: Cents,
    /** The financed amount: the total of the contract's order. Null where it was not recorded. */
    amount: Schema.NullOr(Price),
    recurringPayment: Schema.NullOr(Price),
    payments: Schema.NullOr(Schema.Int),
  }),
)
/** The contract was not signed in time, or the lender withdrew it. The approval stays valid for a new contract. */
export const LoanContractExpired = event(
  "LoanContractExpired",
  Schema.Struct({ leaseId: Schema.String, reason: Schema.String }),
)
/** The signed contract was reduced, since items were canceled before the lender paid. */
export const LoanContractReduced = event(
  "LoanContractReduced",
  Schema.Struct({ leaseId: Schema.String, amount: Price }),
)
/** The lender was told that these units reached the shopper. */
export const LoanDeliveryReported = event(
  "LoanDeliveryReported",
  Schema.Struct({ units: LoanUnits, reportedAt: Instant }),
)
/** The lender was told that these units were returned. */
export const LoanReturnReported = event(
  "LoanReturnReported",
  Schema.Struct({ units: LoanUnits, reportedAt: Instant }),
)
/** The applicant was mailed that the approval or the contract ends soon. */
export const LoanEndAnnounced = event(
  "LoanEndAnnounced",
  Schema.Struct({ ends: Schema.Literals(["approval", "contract"]), endsAt: Instant }),
)
/** The lender paid. `lenderTake`: what it kept under its terms. Cents. */
export const LoanFunded = event(
  "LoanFunded",
  Schema.Struct({ amount: Cents, lenderTake: Price, fundedAt: Instant }),
)

export const LoanEvent = Schema.Union([
  LoanApplicationInitiated,
  LoanApplicationStatusChanged,
  LoanContractPrepared,
  LoanContractExpired,
  LoanContractReduced,
  LoanDeliveryReported,
  LoanReturnReported,
  LoanEndAnnounced,
  LoanFunded,
])
export type LoanEvent = typeof LoanEvent.Type

export type LoanCommand =
  | { readonly type: "Initiate"; readonly application: (typeof LoanApplicationInitiated.Type)["data"] }
  | {
      readonly type: "RecordDecision"
      readonly to: LoanStatus
      readonly reason: string
      readonly lenderReference: string | null
      readonly code: string | null
      readonly approvedAmount: Cents | null
      /** Null: 90 days from `now` for an approval. */
      readonly approvalExpiresAt: string | null
      readonly now: string
    }
  | { readonly type: "PrepareContract"; readonly contract: (typeof LoanContractPrepared.Type)["data"] }
  /** The lender says that the contract `leaseId` will no longer be signed. */
  | { readonly type: "RecordContractExpiry"; readonly leaseId: string; readonly reason: string }
  /** From the scheduler: ends an approval or a contract that has expired at `now`; otherwise changes nothing. */
  | { readonly type: "Expire"; readonly now: string }
  /** The signed contract now covers less: cents. */
  | { readonly type: "ReduceContract"; readonly amount: Cents }
  /** All units that the lender knows to be delivered or returned. */
  | { readonly type: "RecordDelivery"; readonly units: LoanUnits; readonly now: string }
  | { readonly type: "RecordReturn"; readonly units: LoanUnits; readonly now: string }
  /** From the scheduler: announces once that an approval or a contract ends soon, if it does at `now`. */
  | { readonly type: "AnnounceEnd"; readonly now: string }
  | {
      readonly type: "RecordFunding"
      readonly amount: Cents
      readonly lenderTake: Cents
      readonly fundedAt: string
    }
