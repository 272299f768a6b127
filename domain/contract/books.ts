import { Schema } from "effect"

/** Whether event log, read models, stock and gateways agree, by the shop's latest audit. */
export const BooksData = Schema.Struct({
  /** Up to where the books were compared; null before the first audit. */
  position: Schema.NullOr(Schema.String),
  checkedAt: Schema.NullOr(Schema.String),
  orders: Schema.Int,
  findings: Schema.Array(
    Schema.Struct({ stream: Schema.String, what: Schema.String, foundAt: Schema.String }),
  ),
  /** There are more findings than these, the oldest. */
  hasMoreFindings: Schema.Boolean,
})
