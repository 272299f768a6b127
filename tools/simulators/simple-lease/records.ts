import { LOAN_PRODUCTS } from "@voltread/domain/loans/lender-terms.ts"
import { LOAN_STATUSES } from "@voltread/domain/loans/loan-status-table.ts"
import { Schema } from "effect"
import { Notification } from "../outbox.ts"

export const Status = Schema.Literals(LOAN_STATUSES)
export type Status = typeof Status.Type

/** How an application is decided; see `behaviours.ts`. */
export const Behaviour = Schema.Literals([
  "approve",
  "decline",
  "review-then-approve",
  "review-then-decline",
  "pending",
  "answer-late",
  "second-lender",
  "approve-half",
  "block",
])
export type Behaviour = typeof Behaviour.Type

const Item = Schema.Struct({
  reference: Schema.String,
  sku: Schema.String,
  name: Schema.String,
  quantity: Schema.Int,
  /** Cents. */
  unitPrice: Schema.Int,
})
export const Units = Schema.Array(Schema.Struct({ reference: Schema.String, quantity: Schema.Int }))
export type Units = typeof Units.Type

/** Amounts in cents, times in milliseconds since 1970. */
export const Lease = Schema.Struct({
  leaseId: Schema.String,
  /** The second lender's id, if the first one declined. */
  secondaryLeaseId: Schema.NullOr(Schema.String),
  items: Schema.Array(Item),
  /** Paid to the shop by other methods. */
  downPayment: Schema.optional(Schema.Int),
  /** The financed amount; `agreed` is the amount as signed, before any cancellation. */
  total: Schema.Int,
  agreed: Schema.Int,
  initialPayment: Schema.Int,
  recurringPayment: Schema.Int,
  payments: Schema.Int,
  totalCost: Schema.Int,
  /** Opens the page for the signature. */
  token: Schema.String,
  expiresAt: Schema.Number,
  signedAt: Schema.NullOr(Schema.Number),
})
export type Lease = typeof Lease.Type

/** The applicant's secrets are not stored: their Social Security number selects the behavior and is discarded. */
export const Application = Schema.Struct({
  uuid: Schema.String,
  orderRef: Schema.String,
  product: Schema.Literals(LOAN_PRODUCTS),
  applicantName: Schema.String,
  accountNumber: Schema.String,
  behaviour: Behaviour,
  amountRequested: Schema.Int,
  returnUrl: Schema.String,
  status: Status,
  code: Schema.NullOr(Schema.String),
  message: Schema.String,
  approvedAmount: Schema.NullOr(Schema.Int),
  expiresAt: Schema.NullOr(Schema.Number),
  /** When the lender decides and pays; null: not automatically. */
  decideAt: Schema.NullOr(Schema.Number),
  fundAt: Schema.NullOr(Schema.Number),
  lease: Schema.NullOr(Lease),
  delivered: Units,
  returned: Units,
  funding: Schema.NullOr(Schema.Struct({ amount: Schema.Int, fee: Schema.Int, fundedAt: Schema.Number })),
  refunds: Schema.Array(Schema.Struct({ id: Schema.String, amount: Schema.Int, at: Schema.Number })),
  createdAt: Schema.Number,
  history: Schema.Array(Schema.Struct({ status: Status, at: Schema.Number })),
})
export type Application = typeof Application.Type

/** An idempotency key: the call, its application, and the refund that it made. */
export const RequestKey = Schema.Struct({
  key: Schema.String,
  request: Schema.String,
  uuid: Schema.String,
  refundId: Schema.NullOr(Schema.String),
})
export type RequestKey = typeof RequestKey.Type

/** One journal line: everything that one call changed, so that a crash leaves all of it or nothing. */
export const Change = Schema.Struct({
  application: Schema.optional(Application),
  requestKey: Schema.optional(RequestKey),
  notifications: Schema.optional(Schema.Array(Notification)),
})
export type Change = typeof Change.Type
