import { Schema } from "effect"

/** A loan application (spec §3); amounts in dollars. Applicants and staff see the same. */
export const LoanApplication = Schema.Struct({
  id: Schema.String,
  orderId: Schema.NullOr(Schema.String),
  orderUniqueId: Schema.NullOr(Schema.String),
  orderStatus: Schema.NullOr(Schema.String),
  orderTotal: Schema.NullOr(Schema.Finite),
  username: Schema.NullOr(Schema.String),
  applicantName: Schema.String,
  applicantEmail: Schema.String,
  lender: Schema.String,
  product: Schema.String,
  status: Schema.String,
  amountRequested: Schema.Finite,
  approvedAmount: Schema.NullOr(Schema.Finite),
  /** The lender makes no contract for less. */
  smallestAmount: Schema.Finite,
  approvedAt: Schema.NullOr(Schema.String),
  approvalExpiresAt: Schema.NullOr(Schema.String),
  leaseId: Schema.NullOr(Schema.String),
  signBy: Schema.NullOr(Schema.String),
  fundedAt: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  updatedAt: Schema.String,
})
